import { useState, type FormEvent } from 'react'

import { feedPath } from '~/browser/reminders/reminder-server.client'
import { readKept, type KeptFeed } from '~/browser/reminders/reminder-store.client'
import { turnOff, turnOnFeed } from '~/browser/reminders/reminders.client'
import { readOr } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { parseInvitation, WRONG_INVITATION } from '~/domain/vault/invitation'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { InvitationField } from '~/routes/panel/vault/invitation-form'
import { Button } from '~/ui/button'
import { focusField, takeFocus } from '~/ui/focus'
import { Note } from '~/ui/note'
import { Switch } from '~/ui/switch'
import { TEXT_LINK } from '~/ui/text-link'

import { isOn, PlanFacts, ProblemAlert } from './reminder-parts'
import { reminderReader } from './reminder-reader'
import { useReminderTask } from './use-reminder-task'

/** Returns the calendar to which programs subscribe, if there is one. Never throws. */
export async function readFeed(userId: string): Promise<KeptFeed | undefined> {
  return (await readOr({}, () => readKept(userId))).feed
}

/** Makes a calendar of all deadlines to which programs subscribe, shows its address and ends it. */
export function SubscribedDeadlines({ owner, kept }: { owner: User; kept: KeptFeed | undefined }) {
  const { isBusy, problem, run } = useReminderTask()
  const [codeError, setCodeError] = useState<string>()
  const turnOn = (invitation?: string) =>
    run(() => turnOnFeed({ owner, reader: reminderReader, invitation }, { withNames: false }), {
      title: 'Terminy można subskrybować',
      text: 'Wklej link w\u00a0programie kalendarza.',
    })
  const sendCode = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { value, errors } = parseInvitation(new FormData(form))
    const why = value && (await turnOn(value.invitation))
    const wrong = value ? (why === 'invitation' ? WRONG_INVITATION : undefined) : errors.invitation
    setCodeError(wrong)
    if (wrong !== undefined) focusField(form, 'invitation')
  }
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
          onChange={(withNames) =>
            void run(() => turnOnFeed({ owner, reader: reminderReader }, { withNames }), {
              title: withNames ? 'Włączono nazwy w\u00a0kalendarzu' : 'Wyłączono nazwy w\u00a0kalendarzu',
            })
          }
        />
        <PlanFacts kept={kept} />
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
        <form noValidate onSubmit={(event) => void sendCode(event)} className="flex w-full flex-col gap-4">
          <InvitationField ref={takeFocus} error={codeError} />
          <Button type="submit" isBusy={isBusy} className="self-start">
            Spróbuj z&nbsp;tym kodem
          </Button>
        </form>
      ) : (
        <Button isBusy={isBusy} onClick={() => void turnOn()}>
          Subskrybuj terminy
        </Button>
      )}
      {alert}
    </div>
  )
}
