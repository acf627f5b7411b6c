import { readChanges } from '~/browser/records/records.client'
import { hasVault } from '~/browser/store/marks.client'
import { readStoredVault } from '~/browser/vault/vault-store.client'
import { canMoveReports } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'

// The boxes of a register, of whose drops reminders tell soon after they have come.

/** The vault with the boxes, and the token by which the server knows that this device may read what is in them. */
export type ToldBoxes = { vault: string; read: string }

/** True if the register has boxes, and its owner the screen on which to read what is in them. */
export async function hasBoxes(owner: User): Promise<boolean> {
  if (!canMoveReports(owner) || !hasVault(owner.id)) return false
  return crewOf(await readChanges(owner.id)).boxes.length > 0
}

/** Returns what the server has to know to tell of drops, or undefined if there are no boxes. Throws StorageError. */
export async function readToldBoxes(owner: User): Promise<ToldBoxes | undefined> {
  const stored = (await hasBoxes(owner)) ? await readStoredVault(owner.id) : undefined
  if (!stored) return undefined
  // It brings the library of keys, which a register without boxes never needs.
  const { vaultKeys } = await import('~/browser/vault/vault-keys.client')
  const { id, read } = await vaultKeys(stored)
  return { vault: id, read }
}

/** Returns the id of the vault of a register, which another one may replace. Throws StorageError. */
export async function findVaultId(userId: string): Promise<string | undefined> {
  return hasVault(userId) ? (await readStoredVault(userId))?.id : undefined
}
