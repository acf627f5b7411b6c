import { randomId, randomKey } from '~/browser/store/create-id.client'
import { StorageError } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { isRunning, type ReminderProblem } from '~/domain/reminders/reminder-state'

import { endRow, endRows, type RowToEnd } from './end-rows.client'
import { createUidKey } from './feed-events.client'
import { give, readReminded, type ReminderReader } from './give-plan.client'
import { createTextKey } from './push-text'
import { subscribe, unsubscribe } from './push.client'
import { sendTest, type Outcome } from './reminder-server.client'
import {
  forgetKept,
  hasPush,
  keep,
  oneAtATime,
  readKept,
  type Kept,
  type KeptFeed,
  type KeptMail,
  type KeptWays,
  type Way,
} from './reminder-store.client'

// Turns reminders and calendars on and off. Nothing here throws for the server or the storage: a problem is an answer.

type Turning = { owner: User; reader: ReminderReader; invitation?: string | undefined }

type Common = Pick<Kept, 'id' | 'token' | 'state' | 'invitation'>

/** Makes reminders by mail, or changes their address or whether they have names. */
export function turnOnMail(
  { owner, reader, invitation }: Turning,
  { address, withNames }: Pick<KeptMail, 'address' | 'withNames'>,
): Promise<Outcome> {
  return begin({ owner, reader }, async ({ mail }) => ({
    // The server may refuse another address, and the one before must still be confirmed then.
    ...rowFor(mail, invitation, { isNew: mail?.address !== address }),
    way: 'mail',
    address,
    withNames,
  }))
}

/** Asks the browser for its push service, and makes reminders for this device. */
export function turnOnPush({ owner, reader, invitation }: Turning): Promise<Outcome> {
  return begin({ owner, reader }, async ({ push }) => {
    const subscription = await subscribe()
    if ('problem' in subscription) return subscription
    const row = rowFor(push, invitation)
    const textKey = push?.textKey ?? (await createTextKey())
    return { ...row, way: 'push', textKey, endpoint: subscription.endpoint }
  })
}

/** Makes a calendar to which programs subscribe, or changes whether it has names. */
export function turnOnFeed(
  { owner, reader, invitation }: Turning,
  { withNames }: Pick<KeptFeed, 'withNames'>,
): Promise<Outcome> {
  return begin({ owner, reader }, async ({ feed }) => {
    const row = rowFor(feed, invitation)
    return { ...row, way: 'feed', withNames, uidKey: feed?.uidKey ?? (await createUidKey()) }
  })
}

/** Keeps the row that is on. One that has ended gets a new one, because the server takes nothing for it any more. */
function rowFor(former: Kept | undefined, invitation: string | undefined, { isNew = false } = {}): Common {
  const isOver = isNew || former === undefined || !isRunning(former)
  const code = invitation ?? former?.invitation
  return {
    ...(isOver
      ? { id: randomId(), token: randomKey(), state: 'unconfirmed' }
      : { id: former.id, token: former.token, state: former.state }),
    ...(code !== undefined && { invitation: code }),
  }
}

/** Gives the server what `make` returns. If the server refuses something new, this browser keeps nothing of it. */
async function begin(
  { owner, reader }: Turning,
  make: (former: KeptWays) => Promise<Kept | { problem: ReminderProblem }>,
): Promise<Outcome> {
  // Browsers compute no keys without TLS.
  if (!('subtle' in crypto)) return { problem: 'no-tls' }
  return stored(() =>
    oneAtATime(owner.id, async () => {
      const former = await readKept(owner.id)
      const made = await make(former)
      if ('problem' in made && made.problem !== undefined && !('way' in made)) return made
      if (!('way' in made)) return {}
      const before = former[made.way]
      await keep(owner.id, made)
      const outcome = await give(owner.id, made, await readReminded(owner, reader), { isAsked: true })
      const isAnother = before?.id !== made.id
      // The address stays, and the same press tries again.
      if (outcome.problem === undefined || outcome.problem === 'not-sent') {
        if (before && isAnother) await endRows([rowToEnd(before)])
        return outcome
      }
      // The server may have taken it, and only its answer was lost.
      if (isAnother) await endRows([rowToEnd(made)])
      if (before) await keep(owner.id, before)
      else await forgetKept(owner.id, made.way)
      return outcome
    }),
  )
}

/** Ends a reminder or a calendar on the server, and then forgets it here. */
export function turnOff(userId: string, way: Way): Promise<Outcome> {
  return stored(() =>
    oneAtATime(userId, async () => {
      const kept = (await readKept(userId))[way]
      if (!kept) return {}
      const outcome = await endRow(rowToEnd(kept))
      if (outcome.problem !== undefined) return outcome
      await forget(userId, way)
      return {}
    }),
  )
}

/** Forgets all of them here, and ends them on the server: later, if it does not answer now. */
export async function endReminders(userId: string): Promise<void> {
  await oneAtATime(userId, async () => {
    const rows = Object.values(await readKept(userId))
    for (const { way } of rows) await forget(userId, way)
    // Nobody waits for a server that hangs.
    void endRows(rows.map(rowToEnd))
  })
}

function rowToEnd({ way, id, token }: Kept): RowToEnd {
  return { of: way === 'feed' ? 'feed' : 'reminder', id, token }
}

/** All people of a browser share its one subscription. */
async function forget(userId: string, way: Way): Promise<void> {
  await forgetKept(userId, way)
  if (way === 'push' && !(await hasPush())) await unsubscribe()
}

/** Gives the server once more what it has not taken. */
export function giveAgain({ owner, reader }: Turning, way: Way): Promise<Outcome> {
  return stored(() =>
    oneAtATime(owner.id, async () => {
      const kept = (await readKept(owner.id))[way]
      if (!kept || !isRunning(kept)) return { problem: 'gone' }
      return give(owner.id, kept, await readReminded(owner, reader), { isAsked: true })
    }),
  )
}

/** Sends a message that says that reminders arrive. */
export function tryReminder(userId: string, way: 'mail' | 'push'): Promise<Outcome> {
  return stored(async () => {
    const kept = (await readKept(userId))[way]
    return kept ? sendTest(kept) : { problem: 'gone' }
  })
}

async function stored(task: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof StorageError) return { problem: 'not-stored' }
    throw error
  }
}
