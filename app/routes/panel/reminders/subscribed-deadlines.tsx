import { feedPath } from '~/browser/reminders/reminder-server.client'
import { readKept, type KeptFeed } from '~/browser/reminders/reminder-store.client'
import { giveAgain, turnOff, turnOnFeed } from '~/browser/reminders/turn-reminders.client'
import { readOr } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { Button } from '~/ui/button'
import { Note } from '~/ui/note'
import { Switch } from '~/ui/switch'
import { TEXT_LINK } from '~/ui/text-link'

import { InvitationCodeForm, useInvitationCode } from './invitation-code'
import { GIVEN_AGAIN, isOn, PlanFacts, ProblemAlert } from './reminder-parts'
import { reminderReader } from './reminders-host'
import { useReminderTask } from './use-reminder-task'

/** Returns the calendar to which programs subscribe, if there is one. Never throws. */
export async function readFeed(userId: string): Promise<KeptFeed | undefined> {
  return (await readOr({}, () => readKept(userId))).feed
}

/** Makes a calendar of all deadlines to which programs subscribe, shows its address and ends it. */
export function SubscribedDeadlines({ owner, kept }: { owner: User; kept: KeptFeed | undefined }) {
  const { isBusy, problem, run } = useReminderTask()
  const withNames = isOn(kept) && kept.withNames
  const turnOn = (invitation?: string) =>
    run(() => turnOnFeed({ owner, reader: reminderReader, invitation }, { withNames }), {
      title: 'Terminy można subskrybować',
      text: 'Wklej link w\u00a0programie kalendarza.',
    })
  const code = useInvitationCode(turnOn)
  const alert = problem !== undefined && problem !== 'invitation' && (
    <ProblemAlert problem={problem} title="Nie udało się tego zrobić" />
  )
  if (isOn(kept)) {
    const address = new URL(feedPath(kept.id), location.origin)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-muted">
          Kalendarz, który subskrybuje ten link, sam dostaje zmiany terminów. Widzi je każdy, kto zna link.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CopyButton text={address.href} label="Link do subskrypcji terminów" of="terminy" />
          <a href={`webcal://${address.host}${address.pathname}`} className={TEXT_LINK}>
            Otwórz w&nbsp;kalendarzu
          </a>
        </div>
        <Switch
          label="Nazwy w kalendarzu"
          hint="Kto i co ma termin. Serwer je wtedy zna. Bez nich zna tylko dni."
          name="namesInFeed"
          isOn={kept.withNames}
          onChange={(isWanted) =>
            void run(() => turnOnFeed({ owner, reader: reminderReader }, { withNames: isWanted }), {
              title: isWanted ? 'Włączono nazwy w\u00a0kalendarzu' : 'Wyłączono nazwy w\u00a0kalendarzu',
            })
          }
        />
        <PlanFacts
          kept={kept}
          isBusy={isBusy}
          onRetry={() => void run(() => giveAgain({ owner, reader: reminderReader }, 'feed'), GIVEN_AGAIN)}
        />
        {problem === 'invitation' && <InvitationCodeForm code={code} isBusy={isBusy} />}
        <Button
          isBusy={isBusy}
          className="self-start"
          onClick={() =>
            void run(() => turnOff(owner.id, 'feed'), { title: 'Wyłączono subskrypcję terminów' })
          }
        >
          Wyłącz subskrypcję
        </Button>
        {alert}
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">
        Wszystkie terminy można też subskrybować: kalendarz dostaje wtedy zmiany sam. Serwer zna tylko dni.
      </p>
      {kept && <Note>Serwer nie ma już tej subskrypcji. Włącz ją ponownie i podmień link w kalendarzu.</Note>}
      {problem === 'invitation' ? (
        <InvitationCodeForm code={code} isBusy={isBusy} />
      ) : (
        <Button isBusy={isBusy} onClick={() => void turnOn()}>
          Subskrybuj terminy
        </Button>
      )}
      {alert}
    </div>
  )
}
