import * as v from 'valibot'

import { withLockedKey } from '~/browser/keys/locked-key.client'
import { changeOwnData, takeOwnData } from '~/browser/records/own-data.client'
import { readableChanges } from '~/browser/records/parse-changes'
import { recordChanges } from '~/browser/records/record-changes.client'
import { announceChange, findLostRegister, readChanges } from '~/browser/records/records.client'
import { restoreUnreadableCopies } from '~/browser/records/unreadable-copies.client'
import { removeScans, storeScan } from '~/browser/scans/scan-store.client'
import { createId } from '~/browser/store/create-id.client'
import { readDatabase } from '~/browser/store/database.client'
import { readOr } from '~/browser/store/storage.client'
import { noteOtherDevices } from '~/browser/vault/former-devices.client'
import { checkRegisterAccess } from '~/domain/access/change-access'
import { effectiveChanges } from '~/domain/changes/change'
import { countRecords } from '~/domain/changes/stored-record'
import { ownerOf, registerOwnerSchema, type RegisterOwner } from '~/domain/people/register-owner'
import { userSchema, type User } from '~/domain/people/user'
import { mergeOwnData } from '~/domain/records/own-data'
import { BACKUP_PROBLEMS, hashesNamedInFile, parseBackup, withoutForbidden } from '~/domain/register/backup'
import { findRegister } from '~/domain/register/register'
import type { Day } from '~/domain/words/day'

import { DELETED_KEY } from './deleted-register.client'
import { capLastCopy, noteTakenCopy } from './last-copy.client'
import { readBackupFile } from './read-backup-file.client'

/** Returns the owners of the registers that are kept in this browser. Never throws: a refused database has none. */
export async function listRegisters(): Promise<User[]> {
  const people = await readOr([], () =>
    readDatabase(async (database) => {
      const ids: string[] = []
      // One step a person, however much they keep.
      let cursor = await database
        .transaction('changes')
        .store.index('userId')
        .openKeyCursor(null, 'nextunique')
      while (cursor) {
        ids.push(cursor.key)
        cursor = await cursor.continue()
      }
      return ids
    }),
  )
  const owners = await Promise.all(people.map(findOwner))
  return owners.filter((owner) => owner !== undefined)
}

/**
 * Returns the person as the owner of a register, or undefined if they have none. The change that begins a register has
 * the id of its owner. Only for an owner all changes are read, which opening the register needs anyway.
 */
async function findOwner(userId: string): Promise<User | undefined> {
  const begun = await readOr(undefined, () =>
    readDatabase((database) => database.getKeyFromIndex('changes', 'userId, id', [userId, userId])),
  )
  return begun === undefined ? undefined : findRegister(await readChanges(userId))
}

/** Begins a register on that day and returns its owner; throws StorageError, and then nothing was recorded. */
export async function beginRegister(owner: RegisterOwner, day: Day): Promise<User> {
  const id = createId()
  await recordChanges(id, [{ id, build: () => ({ kind: 'register-begun', id, day, owner }) }])
  return ownerOf(id, owner)
}

/**
 * Stores a register again whose beginning is gone: all of it that this document has read before, or else the beginning
 * alone, as the session has it. Records that were kept since under the same id stay. Throws StorageError.
 */
export async function storeRegisterAgain(owner: User, day: Day): Promise<void> {
  const lost = await findLostRegister(owner.id)
  const known = lost ? readableChanges(lost.rows) : []
  const beginning = {
    kind: 'register-begun' as const,
    id: owner.id,
    day,
    owner: v.parse(registerOwnerSchema, { company: '', ...owner }),
  }
  const records = known.length > 0 ? known : [beginning]
  const { next } = await changeOwnData(owner.id, (present) =>
    mergeOwnData(present, { records, settings: undefined, drafts: {} }),
  )
  capLastCopy(owner.id, countRecords(next.records))
  announceChange()
}

const NO_REGISTER =
  'W tym pliku nie ma własnego rejestru. Kopię danych konta przykładowego wczytuje się po zalogowaniu na nie: w\u00a0Ustawieniach, w\u00a0części Dane.'

/**
 * The owner of the register in a file, with the numbers of entries and scans that were left out; or the reason why no
 * register was taken.
 */
type TakenCopy =
  | { owner: User; rejected: number; lostScans: number; problem?: undefined }
  | { owner?: undefined; problem: string }

/**
 * Takes in the copy of a register; what this browser keeps of it already stays. The key of a copy stays locked. A copy
 * under the id of a person in the sample is none. Throws StorageError and the reason of the signal.
 */
export async function takeRegisterCopy(
  file: File,
  sampleIds: readonly string[],
  signal?: AbortSignal,
): Promise<TakenCopy> {
  const read = await readBackupFile(file)
  if (read.problem !== undefined) return read
  signal?.throwIfAborted()
  const { backup: whole, problem } = parseBackup(read.text)
  if (problem) return { problem: BACKUP_PROBLEMS[problem] }
  const { records } = whole.data
  const said = findRegister(effectiveChanges(records))
  if (!said || sampleIds.includes(said.id)) return { problem: NO_REGISTER }
  // A register that is here already knows its owner better than a file.
  const owner = findRegister(await readChanges(said.id)) ?? said
  const { data, key, rejected } = withoutForbidden(whole, checkRegisterAccess(owner, records))
  // Before the records that name them: if this ends halfway, nothing has changed but some room.
  const named = hashesNamedInFile(data.records, data.drafts)
  const lostScans = (await read.keepScans?.(owner.id, { named, signal })) ?? 0
  signal?.throwIfAborted()
  const takeData = () => changeOwnData(owner.id, (present) => mergeOwnData(present, data), { signal })
  const { taken } = await withLockedKey(owner.id, key, { replaces: false }, takeData)
  noteOtherDevices(owner.id, whole.isOnDevices)
  noteTakenCopy(owner.id, { day: whole.day, changes: countRecords(data.records) })
  capLastCopy(owner.id, countRecords(taken.next.records))
  return { owner: findRegister(await readChanges(owner.id)) ?? owner, rejected: rejected.length, lostScans }
}

const deletedSchema = v.object({
  owner: userSchema,
  data: v.object({
    records: v.array(v.unknown()),
    settings: v.optional(v.unknown()),
    drafts: v.record(v.string(), v.unknown()),
  }),
  copies: v.array(v.object({ source: v.picklist(['settings', 'drafts']), text: v.string() })),
  scans: v.optional(v.number(), 0),
})

type DeletedRegister = v.InferOutput<typeof deletedSchema>

/**
 * The register that this tab has deleted. A reload forgets it, so the tab's own storage keeps it, too, if it fits. The
 * browser clears both by itself, so nothing of a deleted register stays on the disk for long.
 */
let deleted: DeletedRegister | undefined

/** Its scans, which are too large for the tab's storage. */
let deletedScans: Blob[] = []

/**
 * Deletes all that the owner of a register keeps; this tab can put it back. The day of the last copy stays: it says
 * nothing of the data. Their key stays, too: a register that comes back from a copy goes on signing with the key that
 * servers know. Throws StorageError.
 */
export async function deleteRegister(owner: User): Promise<void> {
  const { data, copies } = await takeOwnData(owner.id)
  deletedScans = await readOr([], () => removeScans(owner.id))
  deleted = { owner, data: { ...data, records: [...data.records] }, copies, scans: deletedScans.length }
  try {
    sessionStorage.setItem(DELETED_KEY, JSON.stringify(deleted))
  } catch {
    // Too large for it: then it lasts until the tab is reloaded.
    sessionStorage.setItem(DELETED_KEY, '')
  }
}

/**
 * Returns the register that this tab has deleted last, whether a reload would forget some of it, and how many scans one
 * has forgotten.
 */
export function findDeletedRegister(): { owner: User; isFragile: boolean; lostScans: number } | undefined {
  const stored = sessionStorage.getItem(DELETED_KEY)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), deletedSchema), stored)
  if (parsed.success) deleted ??= parsed.output
  return (
    deleted && {
      owner: deleted.owner,
      isFragile: !parsed.success || deletedScans.length > 0,
      lostScans: deleted.scans - deletedScans.length,
    }
  )
}

/** Puts the deleted register back and returns its owner, as its changes say; throws StorageError. */
export async function restoreRegister(): Promise<User | undefined> {
  if (!deleted) return undefined
  const { owner, data, copies } = deleted
  for (const scan of deletedScans) await storeScan(owner.id, scan)
  await changeOwnData(owner.id, (present) => mergeOwnData(present, { settings: undefined, ...data }))
  await restoreUnreadableCopies(owner.id, copies)
  deleted = undefined
  deletedScans = []
  sessionStorage.removeItem(DELETED_KEY)
  return findRegister(await readChanges(owner.id))
}
