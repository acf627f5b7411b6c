import { readSettings } from '~/browser/records/settings.client'
import { pushObstacle } from '~/browser/reminders/push.client'
import { askForWays, type ServerWays } from '~/browser/reminders/reminder-server.client'
import { readKept } from '~/browser/reminders/reminder-store.client'
import { lookAtReminders } from '~/browser/reminders/renew-reminders.client'
import { hasBoxes } from '~/browser/reminders/told-boxes.client'
import { readOr } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { REMINDER_PROBLEMS, type PushProblem, type ReminderProblem } from '~/domain/reminders/reminder-state'
import { NO_STORE } from '~/domain/vault/store-words'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'

import { DropNewsSwitch } from './drop-news-switch'
import { MailReminders } from './mail-reminders'
import { PushReminders } from './push-reminders'
import { isOn } from './reminder-parts'

/** What the server sends, what is turned on, and why this browser takes no push messages, if it does not. */
export type RemindersView = {
  ways: ServerWays | { problem: ReminderProblem }
  kept: Awaited<ReturnType<typeof readKept>>
  obstacle: PushProblem | undefined
  /** Whether reminders tell of what comes into the boxes of the register. Undefined if it has none. */
  dropNews: boolean | undefined
}

/** Never throws. */
export async function readRemindersView(owner: User): Promise<RemindersView> {
  // Asked first, because browsers write each refusal into the console.
  const ways = (await isStoreOff()) ? { problem: 'off' as const } : await askForWays()
  const look = 'problem' in ways ? readKept : lookAtReminders
  const [kept, isBoxed, { dropNews }] = await Promise.all([
    readOr({}, () => look(owner.id)),
    hasBoxes(owner),
    readSettings(owner.id),
  ])
  return { ways, kept, obstacle: pushObstacle(), dropNews: isBoxed ? dropNews : undefined }
}

async function isStoreOff(): Promise<boolean> {
  const health = await fetch('/healthz').then(
    (answer) => answer.text(),
    () => '',
  )
  return health.includes(NO_STORE)
}

/** True if messages come to this device while the app is closed, or could. */
export function takesPush({ ways, kept, obstacle }: RemindersView): boolean {
  return isOn(kept.push) || (!('problem' in ways) && ways.push !== undefined && obstacle !== 'unsupported')
}

/** The reminders of an own register that come while the app is closed. */
export function RemindersCard({
  owner,
  email,
  view,
}: {
  owner: User
  /** The address of the account. */
  email: string
  view: RemindersView
}) {
  const { ways, kept, obstacle, dropNews } = view
  const hasAnswer = !('problem' in ways)
  const hasMail = isOn(kept.mail) || (hasAnswer && ways.mail)
  return (
    <Card title="Przypomnienia, które przychodzą same" className="max-w-2xl">
      {!hasAnswer && <Note>{REMINDER_PROBLEMS[ways.problem]}</Note>}
      {hasAnswer && !hasMail && <Note>{REMINDER_PROBLEMS['no-mail']}</Note>}
      <div className="flex flex-col divide-y divide-line *:py-4 *:first:pt-1 *:last:pb-0 empty:hidden">
        {hasMail && <MailReminders owner={owner} email={email} kept={kept.mail} />}
        {takesPush(view) && <PushReminders owner={owner} kept={kept.push} obstacle={obstacle} />}
        {dropNews !== undefined && (isOn(kept.mail) || isOn(kept.push)) && (
          <DropNewsSwitch owner={owner} isTelling={dropNews} />
        )}
      </div>
    </Card>
  )
}
