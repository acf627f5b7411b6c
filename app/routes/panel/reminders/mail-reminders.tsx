import Send from 'lucide/dist/esm/icons/send.mjs'
import { useRef, useState } from 'react'

import type { KeptMail } from '~/browser/reminders/reminder-store.client'
import { giveAgain, tryReminder, turnOff, turnOnMail } from '~/browser/reminders/turn-reminders.client'
import type { User } from '~/domain/people/user'
import { REMINDER_PROBLEMS } from '~/domain/reminders/reminder-state'
import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { Switch } from '~/ui/switch'

import { MailForm } from './mail-form'
import { GIVEN_AGAIN, isOn, PlanFacts, ProblemAlert, StateLine } from './reminder-parts'
import { reminderReader } from './reminders-host'
import { useReminderTask } from './use-reminder-task'

/** Switches reminders by mail on and off, and changes their address and what they tell. */
export function MailReminders({
  owner,
  email,
  kept,
}: {
  owner: User
  /** The address of the account. */
  email: string
  kept: KeptMail | undefined
}) {
  const { isBusy, problem, run } = useReminderTask()
  const [isAsking, setIsAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const on = isOn(kept) ? kept : undefined
  const turnOn = async (value: { address: string; withNames: boolean; invitation?: string }) => {
    const { invitation, ...wanted } = value
    const why = await run(() => turnOnMail({ owner, reader: reminderReader, invitation }, wanted), {
      title: 'Wysłano link do potwierdzenia',
      text: value.address,
    })
    if (why === undefined) setIsAsking(false)
    return why
  }
  // The server may have nothing to confirm if it has never taken the plan.
  const askAgain = (mail: KeptMail) =>
    isLinkSent(mail) ? tryReminder(owner.id, 'mail') : turnOnMail({ owner, reader: reminderReader }, mail)
  const tryAgain = async () => {
    const why = await run(() => giveAgain({ owner, reader: reminderReader }, 'mail'), GIVEN_AGAIN)
    // The form asks for the code.
    if (why === 'invitation') setIsAsking(true)
  }
  const end = () => {
    setIsAsking(false)
    if (kept) void run(() => turnOff(owner.id, 'mail'), { title: 'Wyłączono powiadomienia e-mail' })
  }
  return (
    <div ref={box} className="flex flex-col gap-4">
      <Switch
        label="Powiadomienia e-mail"
        hint="O 7:00 w dniu, w którym coś wchodzi w wybrany okres, na tydzień przed terminem i w dniu terminu"
        name="mailReminders"
        isOn={on !== undefined || isAsking}
        onChange={(isWanted) => (isWanted ? setIsAsking(true) : end())}
      />
      <div role="status" className="contents">
        {!on && kept && !isAsking && <Note>{endOf(kept)}</Note>}
      </div>
      {on && !isAsking && (
        <>
          <MailState kept={on} />
          <Switch
            label="Nazwy w wiadomości"
            hint="Kto i co ma termin. Serwer je wtedy zna; bez nich zna tylko dni i liczby. Nazwy nigdy nie dotyczą zdrowia ani wypadków."
            name="withNames"
            isOn={on.withNames}
            onChange={(withNames) =>
              void run(() => turnOnMail({ owner, reader: reminderReader }, { ...on, withNames }), {
                title: withNames ? 'Włączono nazwy w\u00a0wiadomości' : 'Wyłączono nazwy w\u00a0wiadomości',
              })
            }
          />
          <PlanFacts kept={on} isBusy={isBusy} onRetry={() => void tryAgain()} />
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            {on.state === 'active' ? (
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void run(() => tryReminder(owner.id, 'mail'), {
                    title: 'Wysłano próbę',
                    text: on.address,
                  })
                }
              >
                <Icon of={Send} className="size-4" />
                Wyślij próbę
              </Button>
            ) : (
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void run(() => askAgain(on), {
                    title: 'Wysłano link do potwierdzenia',
                    text: on.address,
                  })
                }
              >
                <Icon of={Send} className="size-4" />
                {isLinkSent(on) ? 'Wyślij link ponownie' : 'Wyślij ponownie'}
              </Button>
            )}
            <Button onClick={() => setIsAsking(true)} disabled={isBusy}>
              Zmień adres
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <MailForm
          address={kept?.address ?? email}
          isBusy={isBusy}
          onSent={(value) => turnOn({ ...value, withNames: kept?.withNames ?? false })}
          takesFocus={on !== undefined}
          onClose={() => {
            setIsAsking(false)
            // The button that closes the form goes away with it.
            box.current?.querySelector('input')?.focus()
          }}
        />
      )}
      {problem !== undefined && problem !== 'invitation' && (
        <ProblemAlert problem={problem} title="Nie udało się tego zrobić" />
      )}
    </div>
  )
}

function endOf({ state }: KeptMail): string {
  if (state !== 'refused') return REMINDER_PROBLEMS[state === 'ended' ? 'ended' : 'gone']
  return 'Skrzynka pod tym adresem nie przyjmuje wiadomości, więc przypomnienia się skończyły. Sprawdź adres i włącz je ponownie.'
}

/** The server answers for a plan only after the link is sent. */
function isLinkSent({ given }: KeptMail): boolean {
  return given !== undefined
}

function MailState({ kept }: { kept: KeptMail }) {
  const { state, address } = kept
  if (state !== 'active' && !isLinkSent(kept)) {
    return (
      <StateLine isWaiting>
        Nie udało się wysłać linku na {address}. {keepTogether('Sprawdź adres i wyślij link ponownie.')}
      </StateLine>
    )
  }
  return state === 'active' ? (
    <StateLine>
      Przypomnienia przychodzą na {address}. {keepTogether('Każda wiadomość ma link, który je kończy.')}
    </StateLine>
  ) : (
    <StateLine isWaiting>
      Wysłaliśmy link na {address}. {keepTogether('Przypomnienia zaczną przychodzić po potwierdzeniu.')}
    </StateLine>
  )
}
