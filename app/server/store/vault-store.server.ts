import { refuseStart, storeConfiguration } from '~/data/configuration.server'
import { NO_STORE, storeWords } from '~/domain/vault/store-words'
import { logError } from '~/server/error-log.server'

import { openStore } from './open-store.server'
import type { Store } from './store.server'

const { store: address, storeLimits } = storeConfiguration()

const store = address && (await openStore(address, storeLimits).catch(refuseStart))

/** How long an answer of the store tells how it is. */
const KNOWN_FOR_MS = 10_000

let lastAnswer = { isGood: true, at: Date.now() }

/** Works with the store. Returns undefined if the store fails now, which the log says once until it works again. */
export async function tryStore<Result extends {}>(
  work: (store: Store) => Promise<Result>,
): Promise<Result | undefined> {
  if (!store) return undefined
  try {
    const result = await work(store)
    lastAnswer = { isGood: true, at: Date.now() }
    return result
  } catch (error) {
    if (lastAnswer.isGood) logError(error)
    lastAnswer = { isGood: false, at: Date.now() }
    return undefined
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
