import type { User } from '~/domain/people/user'
import { isRunning, passesByItself } from '~/domain/reminders/reminder-state'

import { give, readReminded, type ReminderReader } from './give-plan.client'
import { askForState, type Outcome } from './reminder-server.client'
import { noteKept, oneAtATime, readKept, type Kept, type KeptWays } from './reminder-store.client'

// Keeps reminders and calendars in step with the register and with the server.

/** Returns what is kept, after a look at what has become of it: somebody may have confirmed or ended it by a link. */
export async function lookAtReminders(userId: string): Promise<KeptWays> {
  const kept = await readKept(userId)
  for (const row of [kept.mail, kept.push]) {
    if (!row || row.state === 'ended' || row.state === 'gone') continue
    const answer = await askForState(row)
    const state =
      'state' in answer
        ? answer.state
        : answer.problem === 'gone' || answer.problem === 'ended'
          ? answer.problem
          : undefined
    if (state !== undefined && state !== row.state) await noteKept(userId, row, { state })
  }
  return readKept(userId)
}

/** What has to be tried again by itself, not before so many seconds. */
export type Retry = { after: number }

/** Gives what has changed. Returns undefined if nothing has to be tried again by itself. Throws StorageError. */
export async function renewReminders(
  owner: User,
  reader: ReminderReader,
  { isNewPage = false } = {},
): Promise<Retry | undefined> {
  return oneAtATime(owner.id, async () => {
    const on = Object.values(await readKept(owner.id)).filter(isRunning)
    if (on.length === 0) return undefined
    const reminded = await readReminded(owner, reader)
    let retry: Retry | undefined
    for (const kept of on) {
      const { problem, retryAfter = 0 } =
        (await findExpired(owner.id, kept)) ?? (await give(owner.id, kept, reminded, { isNewPage }))
      if (problem === undefined || !passesByItself(problem)) continue
      retry = { after: Math.max(retryAfter, retry?.after ?? 0) }
    }
    return retry
  })
}

/**
 * The server forgets an address that nobody confirms. Another plan would make the reminder again and send another link,
 * which the mail has promised not to happen.
 */
async function findExpired(userId: string, kept: Kept): Promise<Outcome | undefined> {
  if (kept.way !== 'mail' || kept.state !== 'unconfirmed' || kept.given === undefined) return undefined
  const answer = await askForState(kept)
  if ('state' in answer) return undefined
  if (answer.problem === 'gone') await noteKept(userId, kept, { state: 'gone' })
  return answer
}
