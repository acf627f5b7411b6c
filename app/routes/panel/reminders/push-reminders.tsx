import Send from 'lucide/dist/esm/icons/send.mjs'

import { saveSettings } from '~/browser/records/settings.client'
import type { KeptPush } from '~/browser/reminders/reminder-store.client'
import { giveAgain, tryReminder, turnOff, turnOnPush } from '~/browser/reminders/turn-reminders.client'
import type { User } from '~/domain/people/user'
import { REMINDER_PROBLEMS, type PushProblem } from '~/domain/reminders/reminder-state'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { Switch } from '~/ui/switch'

import { InvitationCodeForm, useInvitationCode } from './invitation-code'
import { GIVEN_AGAIN, isOn, PlanFacts, ProblemAlert, StateLine } from './reminder-parts'
import { reminderReader } from './reminders-host'
import { useReminderTask } from './use-reminder-task'

/** Switches the messages on and off that come to this device while the app is closed. */
export function PushReminders({
  owner,
  kept,
  obstacle,
}: {
  owner: User
  kept: KeptPush | undefined
  /** Why this browser takes none, if it does not. */
  obstacle: PushProblem | undefined
}) {
  const { isBusy, problem, run } = useReminderTask()
  const on = isOn(kept) ? kept : undefined
  const turnOn = (invitation?: string) =>
    run(
      async () => {
        const outcome = await turnOnPush({ owner, reader: reminderReader, invitation })
        // Both would tell of the same.
        if (!outcome.problem) await saveSettings(owner.id, { browserNotifications: false })
        return outcome
      },
      { title: 'Włączono powiadomienia na tym urządzeniu' },
    )
  const code = useInvitationCode(turnOn)
  const end = () =>
    run(() => turnOff(owner.id, 'push'), { title: 'Wyłączono powiadomienia na tym urządzeniu' })
  const note = on === undefined && problem === undefined ? (obstacle ?? overOf(kept)) : undefined
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Powiadomienia na tym urządzeniu"
        hint="Przychodzą też, gdy Pewnik jest zamknięty. Serwer zna tylko dni i liczby, a nazwy pokazują się każdemu, kto korzysta z tej przeglądarki."
        name="pushReminders"
        isOn={on !== undefined}
        onChange={(isWanted) => void (isWanted ? turnOn() : end())}
      />
      <div role="status" className="contents">
        {note !== undefined && <Note>{REMINDER_PROBLEMS[note]}</Note>}
      </div>
      {on && (
        <>
          <StateLine>Powiadomienia przychodzą na to urządzenie.</StateLine>
          <PlanFacts
            kept={on}
            isBusy={isBusy}
            onRetry={() => void run(() => giveAgain({ owner, reader: reminderReader }, 'push'), GIVEN_AGAIN)}
          />
          <Button
            isBusy={isBusy}
            className="self-start max-sm:w-full"
            onClick={() => void run(() => tryReminder(owner.id, 'push'), { title: 'Wysłano próbę' })}
          >
            <Icon of={Send} className="size-4" />
            Wyślij próbę
          </Button>
        </>
      )}
      {problem === 'invitation' && <InvitationCodeForm code={code} isBusy={isBusy} />}
      {problem !== undefined && problem !== 'invitation' && (
        <ProblemAlert
          problem={problem}
          title="Nie udało się tego zrobić"
          text={problem === 'not-sent' ? NOT_SENT : undefined}
        />
      )}
    </div>
  )
}

/** A message to a device has no address that could be checked. */
const NOT_SENT = 'Powiadomienia nie udało się teraz wysłać. Spróbuj ponownie za chwilę.'

function overOf(kept: KeptPush | undefined): 'ended' | 'gone' | undefined {
  if (!kept) return undefined
  return kept.state === 'ended' ? 'ended' : 'gone'
}
