import type { SealedKey } from '~/domain/signing/sealed-key'
import { keyIdOf } from '~/domain/signing/signing-key'

import { reasonNotToSignHere, withKeys, writeKeys } from './issuer-key.client'

/** Returns the person's key as a copy of their data may hold it, if they have given it a passphrase. Throws StorageError. */
export async function findSealedKey(userId: string): Promise<SealedKey | undefined> {
  const row = await withKeys((database) => database.get('sealed', userId))
  return row?.sealed
}

/** True if this browser has another key of that person than the copy. Then the copy's key is not taken. */
export async function hasOtherKey(userId: string, { publicKey }: SealedKey): Promise<boolean> {
  const id = await keyIdOf(publicKey)
  return withKeys(async (database) => {
    const present = (await database.get('keys', userId)) ?? (await database.get('sealed', userId))
    return present !== undefined && present.id !== id
  })
}

/**
 * Stores the locked key of a copy, or removes it if the copy has none. An unlocked key in this browser is never touched.
 * Another locked key stays, too, unless the copy `replaces` the data here. Returns the former locked key. Throws
 * StorageError.
 */
export async function replaceLockedKey(
  userId: string,
  next: SealedKey | undefined,
  { replaces }: { replaces: boolean },
): Promise<SealedKey | undefined> {
  // The encrypted page of the same site has other databases, so nobody could ever use a key that is stored here.
  if (reasonNotToSignHere() !== undefined) return undefined
  const row = next && { id: await keyIdOf(next.publicKey), sealed: next }
  return writeKeys(async (transaction) => {
    const store = transaction.objectStore('sealed')
    const isUnlocked = (await transaction.objectStore('keys').count(userId)) > 0
    const former = await store.get(userId)
    const isKept = isUnlocked || (former !== undefined && former.id !== row?.id && !replaces)
    if (!isKept) await (row ? store.put(row, userId) : store.delete(userId))
    return former?.sealed
  })
}

/**
 * Takes in a copy's locked key together with its data. If the data cannot be stored, the former key is put back. Returns
 * the result of `takeData` and the former locked key. Throws StorageError.
 */
export async function withLockedKey<T>(
  userId: string,
  key: SealedKey | undefined,
  mode: { replaces: boolean },
  takeData: () => Promise<T>,
): Promise<{ taken: T; former: SealedKey | undefined }> {
  const former = key && (await replaceLockedKey(userId, key, mode))
  try {
    return { taken: await takeData(), former }
  } catch (error) {
    if (key) await replaceLockedKey(userId, former, { replaces: true })
    throw error
  }
}
