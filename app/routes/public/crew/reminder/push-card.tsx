import { useEffect, useId, useState } from 'react'

import {
  readPhonePush,
  renewPhonePush,
  turnOffPhonePush,
  turnOnPhonePush,
} from '~/browser/crew/phone-push.client'
import type { Reminded } from '~/browser/crew/phone-reminder.client'
import { pushObstacle } from '~/browser/reminders/push.client'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import type { PushTexts } from '~/domain/crew/languages/push-texts'
import type { ReminderProblem } from '~/domain/reminders/reminder-state'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { catchFocus, focusHeading, takeFocus } from '~/ui/focus'

import { problemText } from './reminder-card'

/**
 * Lets somebody of the crew have messages on their phone before something is due. `link` is the page that a message opens,
 * `hint` says when they come. What is not offered any more can still be turned off.
 */
export function PushCard({
  reminded,
  link,
  isOffered,
  hint,
  push,
  texts,
}: {
  reminded: Reminded
  link: string
  isOffered: boolean
  hint: string
  push: PushTexts
  texts: Dictionary
}) {
  const { about } = reminded
  const [isOn, setIsOn] = useState<boolean>()
  const [isOpen, setIsOpen] = useState(false)
  // The pressed button goes away with what it has done. The focus then moves to what comes in its place.
  const [hasPressed, setHasPressed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ReminderProblem>()
  const headingId = useId()
  const planned = JSON.stringify(reminded)

  // An effect, because the phone's database and the server are outside of what the screen shows.
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const kept = await readPhonePush(about)
      if (isShown) setIsOn(kept !== undefined)
      await renewPhonePush(JSON.parse(planned), link)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [planned, about, link])

  const run = async (task: () => Promise<{ problem?: ReminderProblem }>) => {
    setIsBusy(true)
    setProblem(undefined)
    const done = await task()
    setProblem(done.problem)
    setIsOn((await readPhonePush(about)) !== undefined)
    setIsBusy(false)
    if (done.problem !== undefined) return
    setIsOpen(false)
    setHasPressed(true)
    if (!isOffered) focusHeading()
  }
  const obstacle = pushObstacle()
  if (isOn === undefined || (!isOn && (!isOffered || obstacle === 'unsupported'))) return null
  if (!isOn && !isOpen) {
    return (
      <Button
        ref={hasPressed ? takeFocus : undefined}
        size="lg"
        className="py-2 whitespace-normal!"
        onClick={() => {
          setHasPressed(true)
          setProblem(undefined)
          setIsOpen(true)
        }}
      >
        {push.title}
      </Button>
    )
  }
  const why = problem ?? (isOn ? undefined : obstacle)
  return (
    <section aria-labelledby={headingId} className={`${CARD} flex flex-col gap-4 p-4`}>
      {/* Safari makes an app of an icon on the home screen only then. It reads this when the icon is made. */}
      {obstacle === 'home-screen' && <meta name="apple-mobile-web-app-capable" content="yes" />}
      <h2 id={headingId} tabIndex={-1} ref={isOpen ? takeFocus : undefined} className="text-lg font-semibold">
        {push.title}
      </h2>
      {isOn ? (
        <p role="status" tabIndex={-1} ref={hasPressed ? takeFocus : undefined}>
          {push.on}
        </p>
      ) : (
        <>
          <p>{hint}</p>
          <p className="text-sm text-muted">{push.seenBy}</p>
        </>
      )}
      {why && (
        <div key={why} tabIndex={-1} ref={problem && catchFocus}>
          <Alert title={problemOf(why, push) ?? problemText(texts.reminder, why)} />
        </div>
      )}
      {!isOn && obstacle !== 'home-screen' && (
        <Button
          variant="primary"
          size="lg"
          isBusy={isBusy}
          onClick={() => void run(() => turnOnPhonePush(reminded, link))}
        >
          {isBusy ? push.turningOn : push.turnOn}
        </Button>
      )}
      {isOn ? (
        <Button size="lg" isBusy={isBusy} onClick={() => void run(() => turnOffPhonePush(about))}>
          {push.turnOff}
        </Button>
      ) : (
        <Button size="lg" onClick={() => setIsOpen(false)}>
          {texts.frame.close}
        </Button>
      )}
    </section>
  )
}

/** Returns why messages do not come, in words of their own. Undefined for what mails share. */
function problemOf(problem: ReminderProblem, push: PushTexts): string | undefined {
  switch (problem) {
    case 'denied':
      return push.denied
    case 'undecided':
      return push.undecided
    case 'home-screen':
      return push.homeScreen
    case 'not-subscribed':
      return push.notSubscribed
    case 'service':
      return push.service
    default:
      return undefined
  }
}
