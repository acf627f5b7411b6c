import { askForPersistence } from '~/browser/store/persistence.client'
import type { SealedKey } from '~/domain/signing/sealed-key'
import type { Day } from '~/domain/words/day'

import { makeKey, withKeys, writeKeys, type FormerKey, type IssuerKey } from './issuer-key.client'

/** The state of a person's keys in this browser. Without a `key`, a `locked` one waits for its passphrase. */
export type KeptKeys = {
  key: IssuerKey | undefined
  /** True if there is a copy with a passphrase. */
  hasCopy: boolean
  locked: Pick<IssuerKey, 'id' | 'publicKey'> | undefined
  former: readonly FormerKey[]
}

/** Returns what is kept. Throws StorageError. */
export function readKeptKeys(userId: string): Promise<KeptKeys> {
  return withKeys(async (database) => {
    const [key, row, former = []] = await Promise.all([
      database.get('keys', userId),
      database.get('sealed', userId),
      database.get('former', userId),
    ])
    return {
      key,
      hasCopy: key !== undefined && row !== undefined,
      locked: key ? undefined : publicHalf(row),
      former,
    }
  })
}

function publicHalf(row: { id: string; sealed: SealedKey } | undefined) {
  return row && { id: row.id, publicKey: row.sealed.publicKey }
}

/**
 * Makes a key and puts it in the place of the one with the id `replaced`, which is from then on a former one. With a
 * passphrase there is a copy. False if another tab has made a key in the meantime: that one stays. Throws
 * StorageError.
 */
export async function renewKey(
  userId: string,
  { replaced, passphrase, day }: { replaced: string | undefined; passphrase: string | undefined; day: Day },
): Promise<boolean> {
  const { key, sealed } = await makeWith(passphrase)
  const isRenewed = await writeKeys(async (transaction) => {
    const [keys, locks] = [transaction.objectStore('keys'), transaction.objectStore('sealed')]
    const present = (await keys.get(userId)) ?? publicHalf(await locks.get(userId))
    if (present?.id !== replaced) return false
    await keys.put(key, userId)
    await (sealed ? locks.put({ id: key.id, sealed }, userId) : locks.delete(userId))
    if (present) {
      const former = transaction.objectStore('former')
      const last = { id: present.id, publicKey: present.publicKey, until: day }
      await former.put([last, ...((await former.get(userId)) ?? [])], userId)
    }
    return true
  })
  if (isRenewed) void askForPersistence()
  return isRenewed
}

async function makeWith(passphrase: string | undefined) {
  if (passphrase === undefined) return { key: await makeKey(), sealed: undefined }
  const { makeSealedKey } = await import('./sealed-key.client')
  return makeSealedKey(passphrase)
}

/**
 * Unlocks the key that a copy has brought. False if the passphrase is wrong. If another tab was faster, there is
 * nothing left to do, and a key that is here stays. Throws StorageError.
 */
export async function unlockKey(userId: string, passphrase: string): Promise<boolean> {
  const row = await withKeys((database) => database.get('sealed', userId))
  if (!row) return true
  const { openSealedKey } = await import('./sealed-key.client')
  const key = await openSealedKey(row.sealed, passphrase)
  if (!key) return false
  await writeKeys(async (transaction) => {
    const keys = transaction.objectStore('keys')
    const isLocked = (await keys.count(userId)) === 0
    const present = await transaction.objectStore('sealed').get(userId)
    if (isLocked && present?.id === row.id) await keys.put(key, userId)
  })
  void askForPersistence()
  return true
}
