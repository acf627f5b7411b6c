import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

import {
  readPhoneReminder,
  renewPhoneReminder,
  turnOffPhoneReminder,
  turnOnPhoneReminder,
  type Reminded,
} from '~/browser/crew/phone-reminder.client'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import type { ReminderProblem } from '~/domain/reminders/reminder-state'
import { isEmailAddress, MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { TextField } from '~/ui/field'
import { catchFocus, focusField, focusHeading, takeFocus } from '~/ui/focus'

/**
 * Lets somebody of the crew have e-mails before something is due. `hint` says when they come. What is not offered any more
 * can still be turned off.
 */
export function ReminderCard({
  reminded,
  isOffered,
  hint,
  texts,
}: {
  reminded: Reminded
  isOffered: boolean
  hint: string
  texts: Dictionary
}) {
  const { reminder, frame } = texts
  const { about } = reminded
  const [kept, setKept] = useState(() => readPhoneReminder(about))
  const [isOpen, setIsOpen] = useState(false)
  // The pressed button goes away with what it has done. The focus then moves to what comes in its place.
  const [hasPressed, setHasPressed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ReminderProblem>()
  const [isWrong, setIsWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  const planned = JSON.stringify(reminded)

  // An effect, because the server is outside of what the screen shows: it gets the plan of a page that has changed, and
  // tells whether the address was confirmed.
  useEffect(() => {
    let isShown = true
    void renewPhoneReminder(JSON.parse(planned)).then(() => {
      if (isShown) setKept(readPhoneReminder(about))
    })
    return () => {
      isShown = false
    }
  }, [planned, about])

  const run = async (task: () => Promise<{ problem?: ReminderProblem }>) => {
    setIsBusy(true)
    setProblem(undefined)
    const done = await task()
    setProblem(done.problem)
    setKept(readPhoneReminder(about))
    setIsBusy(false)
    if (done.problem !== undefined) return
    setIsOpen(false)
    setHasPressed(true)
    if (!isOffered) focusHeading()
  }
  const turnOn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const address = String(new FormData(event.currentTarget).get('email')).trim()
    setIsWrong(!isEmailAddress(address))
    if (!isEmailAddress(address)) return focusField(form.current, 'email')
    await run(() => turnOnPhoneReminder(reminded, address))
  }

  const isOn = kept !== undefined && kept.given !== undefined
  if (!isOffered && (!isOn || kept.state === 'ended')) return null
  if (!isOpen && !isOn && kept?.state !== 'ended') {
    return (
      <Button
        ref={hasPressed ? takeFocus : undefined}
        size="lg"
        onClick={() => {
          setHasPressed(true)
          setProblem(undefined)
          setIsOpen(true)
        }}
      >
        {reminder.open}
      </Button>
    )
  }
  const needsAddress = isOpen || kept?.state === 'refused' || kept?.state === 'ended'
  return (
    <section aria-labelledby={headingId} className={`${CARD} flex flex-col gap-4 p-4`}>
      <h2 id={headingId} className="text-lg font-semibold">
        {reminder.title}
      </h2>
      {kept && !isOpen && (
        <p role="status" tabIndex={-1} ref={hasPressed ? takeFocus : undefined} className="wrap-anywhere">
          {kept.state === 'ended' ? reminder.ended : reminder[kept.state](kept.address)}
        </p>
      )}
      {needsAddress && (
        <form ref={form} noValidate onSubmit={(event) => void turnOn(event)} className="flex flex-col gap-4">
          <TextField
            label={reminder.email}
            hint={hint}
            name="email"
            type="email"
            autoComplete="email"
            ref={isOpen ? takeFocus : undefined}
            maxLength={MAX_EMAIL_LENGTH}
            defaultValue={kept?.address}
            error={isWrong ? texts.problems.email_wrong : undefined}
          />
          <p className="text-sm text-muted">{reminder.serverKnows}</p>
          {problem && <ProblemAlert title={problemText(reminder, problem)} />}
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            {isBusy ? reminder.turningOn : reminder.turnOn}
          </Button>
        </form>
      )}
      {!needsAddress && problem && <ProblemAlert title={problemText(reminder, problem)} />}
      {isOpen ? (
        <Button size="lg" onClick={() => setIsOpen(false)}>
          {frame.close}
        </Button>
      ) : (
        kept?.state !== 'ended' && (
          <Button size="lg" isBusy={isBusy} onClick={() => void run(() => turnOffPhoneReminder(about))}>
            {reminder.turnOff}
          </Button>
        )
      )}
    </section>
  )
}

function ProblemAlert({ title }: { title: string }) {
  return (
    <div tabIndex={-1} ref={catchFocus}>
      <Alert title={title} />
    </div>
  )
}

export function problemText(reminder: Dictionary['reminder'], problem: ReminderProblem): string {
  switch (problem) {
    case 'offline':
      return reminder.offline
    case 'days':
      return reminder.wrongDay
    case 'refused':
    case 'not-sent':
      return reminder.notSent
    case 'too-many':
      return reminder.tooMany
    default:
      return reminder.later
  }
}
