import type { VaultKeys } from '~/browser/vault/vault-keys.client'
import { attempt, VaultError } from '~/browser/vault/vault-server.client'

import { fetchDrops } from './crew-server.client'
import { keepDrops, readCrewStep } from './crew-store.client'

/**
 * Fetches the drops behind a number, and keeps them sealed. Returns the number of the newest. Throws VaultError and
 * StorageError.
 */
export async function fetchWaiting(userId: string, keys: VaultKeys, after: number): Promise<number> {
  try {
    let last = after
    for (let hasMore = true; hasMore;) {
      const answer = await fetchDrops(keys, last)
      await keepDrops(userId, answer.drops)
      last = answer.last
      hasMore = answer.hasMore
    }
    return last
  } catch (error) {
    // The store has lost drops that this device has seen.
    if (after > 0 && error instanceof VaultError && error.problem === 'other-history') {
      return fetchWaiting(userId, keys, 0)
    }
    throw error
  }
}

/** Fetches what waits in a vault that is about to be ended. Without it the vault ends all the same. Never throws. */
export async function fetchBeforeEnd(userId: string, keys: VaultKeys): Promise<void> {
  await attempt(async () => {
    const step = await readCrewStep(userId)
    await fetchWaiting(userId, keys, step?.vault.startsWith(`${keys.id} `) ? step.drops : 0)
  })
}
