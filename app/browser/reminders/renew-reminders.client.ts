import type { User } from '~/domain/people/user'
import { isRunning, type ReminderProblem } from '~/domain/reminders/reminder-state'

import { give, readReminded, type ReminderReader } from './give-plan.client'
import { askForState } from './reminder-server.client'
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

/** Gives what has changed. Returns false if something has to be tried again. Throws StorageError. */
export async function renewReminders(owner: User, reader: ReminderReader): Promise<boolean> {
  return oneAtATime(owner.id, async () => {
    const on = Object.values(await readKept(owner.id)).filter(isRunning)
    if (on.length === 0) return true
    const reminded = await readReminded(owner, reader)
    let isWhole = true
    for (const kept of on) {
      const { problem } = (await findExpired(owner.id, kept)) ?? (await give(owner.id, kept, reminded))
      if (problem !== undefined && problem !== 'ended' && problem !== 'gone') isWhole = false
    }
    return isWhole
  })
}

/**
 * The server forgets an address that nobody confirms. Another plan would make the reminder again and send another link,
 * which the mail has promised not to happen.
 */
async function findExpired(userId: string, kept: Kept): Promise<{ problem?: ReminderProblem } | undefined> {
  if (kept.way !== 'mail' || kept.state !== 'unconfirmed' || kept.given === undefined) return undefined
  const answer = await askForState(kept)
  if ('state' in answer) return undefined
  if (answer.problem === 'gone') await noteKept(userId, kept, { state: 'gone' })
  return answer
}
