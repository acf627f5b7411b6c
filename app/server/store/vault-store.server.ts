import { refuseStart, storeConfiguration } from '~/data/configuration.server'
import { NO_STORE, storeWords } from '~/domain/vault/store-words'
import { logError } from '~/server/error-log.server'

import { DatabaseError } from './database.server'
import { openStore } from './open-store.server'
import type { Store } from './store.server'

const { store: address, storeLimits } = storeConfiguration()

/** How the database answered last. */
let lastAnswer = { isGood: true, at: Date.now() }

/** The log has the first error only, until the database works again. */
function noteAnswer(error?: unknown): void {
  if (error !== undefined && lastAnswer.isGood) logError(error)
  lastAnswer = { isGood: error === undefined, at: Date.now() }
}

const store = address && (await openStore(address, storeLimits, noteAnswer).catch(refuseStart))

/** How long an answer of the database tells how it is. */
const KNOWN_FOR_MS = 10_000

/** Works with the store. Returns undefined if the database fails now. */
export async function tryStore<Result extends {}>(
  work: (store: Store) => Promise<Result>,
): Promise<Result | undefined> {
  if (!store) return undefined
  try {
    return await work(store)
  } catch (error) {
    if (error instanceof DatabaseError) return undefined
    throw error
  }
}

export function hasStore(): boolean {
  return store !== undefined
}

/**
 * Says in Polish which store the server has and whether it answered lately. If nobody has asked it for a while, this asks
 * it for the next time: whoever checks the server never waits for a store that hangs.
 */
export function storeText(): string {
  if (!address) return NO_STORE
  if (Date.now() - lastAnswer.at > KNOWN_FOR_MS) {
    lastAnswer = { ...lastAnswer, at: Date.now() }
    void tryStore((opened) => opened.look())
  }
  return storeWords(address.engine, lastAnswer.isGood)
}

let closing: Promise<void> | undefined

/** Closes the store once the server has answered its last request. An open connection would keep the process alive. */
export async function closeStore(): Promise<void> {
  closing ??= store?.close().catch((error: unknown) => void logError(error))
  await closing
}
