import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { mayHaveDatabase } from '~/browser/store/database-name.client'
import { markReminders } from '~/browser/store/marks.client'
import { allOf, inDatabase, writeInTransaction } from '~/browser/store/transaction.client'
import type { ReminderProblem, ReminderState } from '~/domain/reminders/reminder-state'
import type { Day } from '~/domain/words/day'

import { REMINDERS_DATABASE } from './push-text'

/** The ways on which deadlines leave the browser: each has a row of its own on the server. */
export type Way = 'mail' | 'push' | 'feed'

type Common = {
  id: string
  /** Whoever has it may change and end the row of the server. */
  token: string
  /** The code that the server asks for, if it asks for one. */
  invitation?: string
  state: ReminderState
  /** The hash of what the server has. Missing as long as it has nothing. */
  given?: string
  givenAt?: Date
  /** The day until which the plan reaches. */
  endsOn?: Day
  /** Why the last try to give it failed. The next one may work. */
  problem?: ReminderProblem
  /** The hash of what the server has refused for good: it is asked again only about something else. */
  refused?: string
}

export type KeptMail = Common & { way: 'mail'; address: string; withNames: boolean }

/** `textKey` opens the texts of push messages. Nothing can read it out of this browser. */
export type KeptPush = Common & { way: 'push'; textKey: CryptoKey; endpoint: string }

/** `uidKey` makes the names of events, which tell nothing of what they name. */
export type KeptFeed = Common & { way: 'feed'; uidKey: CryptoKey; withNames: boolean }

/** What this browser keeps of a reminder, or of a calendar to which programs subscribe. */
export type Kept = KeptMail | KeptPush | KeptFeed

interface RemindersSchema extends DBSchema {
  reminders: { key: [userId: string, way: Way]; value: Kept & { userId: string } }
}

export type KeptWays = { mail?: KeptMail; push?: KeptPush; feed?: KeptFeed }

/** Returns what is kept, by its way. Throws StorageError. */
export async function readKept(userId: string): Promise<KeptWays> {
  if (!(await mayHaveDatabase(REMINDERS_DATABASE))) return {}
  const rows = await withDatabase((database) => database.getAll('reminders', allOf(userId)))
  const found: KeptWays = {}
  for (const row of rows) {
    if (row.way === 'mail') found.mail = row
    else if (row.way === 'push') found.push = row
    else found.feed = row
  }
  return found
}

/** Throws StorageError. */
export async function keep(userId: string, kept: Kept): Promise<void> {
  await withDatabase((database) => database.put('reminders', { ...kept, userId }))
  markReminders(userId, true)
}

/** Notes what has become of a reminder, unless it is another one by now. Throws StorageError. */
export async function noteKept(
  userId: string,
  { way, id }: Pick<Kept, 'way' | 'id'>,
  change: Partial<Common> & { endpoint?: string },
): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['reminders'], async (transaction) => {
      const row = await transaction.objectStore('reminders').get([userId, way])
      if (row?.id === id) await transaction.objectStore('reminders').put({ ...row, ...change })
    }),
  )
}

/** Throws StorageError. */
export async function forgetKept(userId: string, way: Way): Promise<void> {
  const left = await withDatabase((database) =>
    writeInTransaction(database, ['reminders'], async (transaction) => {
      await transaction.objectStore('reminders').delete([userId, way])
      return transaction.objectStore('reminders').count(allOf(userId))
    }),
  )
  if (left === 0) markReminders(userId, false)
}

/** True if anybody has messages on this device. Throws StorageError. */
export async function hasPush(): Promise<boolean> {
  const rows = await withDatabase((database) => database.getAll('reminders'))
  return rows.some(({ way }) => way === 'push')
}

/** Runs tasks for the reminders of a person in turn, over all tabs. */
export function oneAtATime<T>(userId: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`pewnik:reminders:${userId}`, task)
}

function withDatabase<T>(task: (database: IDBPDatabase<RemindersSchema>) => Promise<T>): Promise<T> {
  const open = () =>
    openDB<RemindersSchema>(REMINDERS_DATABASE, 1, {
      upgrade(created) {
        created.createObjectStore('reminders', { keyPath: ['userId', 'way'] })
      },
    })
  return inDatabase(open, task)
}
