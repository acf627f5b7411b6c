import { saveSettings } from '~/browser/records/settings.client'
import { renewReminders } from '~/browser/reminders/renew-reminders.client'
import { trySave } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { Switch } from '~/ui/switch'

import { ProblemAlert } from './reminder-parts'
import { reminderReader } from './reminders-host'
import { useReminderTask } from './use-reminder-task'

/** Switches on and off that the reminders above tell of what comes into the boxes of the register. */
export function DropNewsSwitch({ owner, isTelling }: { owner: User; isTelling: boolean }) {
  const { problem, run } = useReminderTask()
  const save = async (dropNews: boolean) => {
    const isSaved = await trySave(async () => {
      await saveSettings(owner.id, { dropNews })
      // What the server does not take now, the next look gives it.
      await renewReminders(owner, reminderReader)
    })
    return isSaved ? {} : { problem: 'not-stored' as const }
  }
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Nowe zgłoszenia ze skrzynki od razu"
        hint="W kilka minut od zgłoszenia, o każdej porze, najwyżej raz na godzinę. Wiadomość podaje tylko liczbę zgłoszeń. Serwer wie wtedy, który zaszyfrowany rejestr należy do tych przypomnień."
        name="dropNews"
        isOn={isTelling}
        onChange={(dropNews) =>
          void run(() => save(dropNews), {
            title: dropNews
              ? 'Włączono wiadomości o\u00a0nowych zgłoszeniach'
              : 'Wyłączono wiadomości o\u00a0nowych zgłoszeniach',
          })
        }
      />
      {problem !== undefined && <ProblemAlert problem={problem} title="Nie udało się tego zrobić" />}
    </div>
  )
}
