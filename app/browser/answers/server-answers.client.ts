import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { readSession } from '~/browser/session/session.client'

// A database of its own. People's own data are in another one, whose version would have to rise: an older build,
// in an open tab or after a roll-back, could then open it no more.
const NAME = 'pewnik-server'
const STORE = 'answers'

interface ServerAnswersSchema extends DBSchema {
  answers: { key: string; value: StoredAnswer }
}

/** An answer of the server as it was stored; whoever reads it parses its data. */
export type StoredAnswer = { data: unknown; fetchedAt: Date }

/** Returns the answer that is kept under a name, or undefined. Never throws. */
export async function readAnswer(name: string): Promise<StoredAnswer | undefined> {
  return withDatabase((database) => database.get(STORE, name))
}

/** Keeps an answer as long as somebody is signed in. Never throws: the app works without it. */
export async function keepAnswer(name: string, answer: StoredAnswer): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(STORE, 'readwrite')
    // Asked within the transaction, so that nothing is kept after another tab has signed out and deleted all.
    if (readSession()) await transaction.store.put(answer, name)
    await transaction.done
  })
}

/** Deletes all answers. Never throws. */
export async function forgetAnswers(): Promise<void> {
  await withDatabase((database) => database.clear(STORE))
}

async function withDatabase<T>(
  task: (database: IDBPDatabase<ServerAnswersSchema>) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDB<ServerAnswersSchema>(NAME, 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
    })
    try {
      return await task(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}
