import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { markVault } from '~/browser/store/marks.client'
import { allOf, inDatabase, writeInTransaction } from '~/browser/store/transaction.client'
import { recordKey } from '~/domain/records/own-data'
import type { VaultDevice } from '~/domain/vault/vault-entry'
import type { VaultAddress } from '~/domain/vault/vault-link'
import { comparePlaces, lastEntry, type LogEntry, type VaultLog } from '~/domain/vault/vault-log'

import type { EntryMark } from './vault-server.client'

// A database of its own, as another version of that of own data would lock out older builds.
const NAME = 'pewnik-vault'

/** The vault of a register, as this device knows it. */
export type StoredVault = VaultAddress & {
  userId: string
  device: VaultDevice
  /** How the link was put somewhere else. */
  kept?: 'printed' | 'saved'
  /** When an entry of another device came in first. */
  joinedAt?: Date
  /** The code by which the server takes the vault, if it asks for one. */
  invitation?: string
  /** So often the server has lost the vault, or some of it. */
  losses?: number
  /** The vault that this one replaces. It is deleted once this one has everything. */
  former?: VaultAddress
  /** The newest entry that this device has seen. */
  last: EntryMark | undefined
  /** Rises with each change of the log, so that another tab notices it. */
  revision: number
  /** The keys of records that the vault still has, although they are gone for good. */
  gone: readonly string[]
}

interface VaultSchema extends DBSchema {
  vaults: { key: string; value: StoredVault }
  /** One row for each entry of the vault. */
  entries: { key: [userId: string, number: number]; value: LogEntry & { userId: string } }
  /** Records of the vault that are not among the data of this browser. */
  held: { key: [userId: string, key: string]; value: { userId: string; key: string; record: unknown } }
  /** The scans that the vault surely has. */
  scans: { key: [userId: string, hash: string]; value: { userId: string; hash: string } }
}

const STORES = ['vaults', 'entries', 'held', 'scans'] as const satisfies (keyof VaultSchema)[]

/** Returns the vault of a person's register, or undefined; throws StorageError. */
export async function readStoredVault(userId: string): Promise<StoredVault | undefined> {
  return withDatabase((database) => database.get('vaults', userId))
}

/** Begins with a vault of which nothing is known yet; throws StorageError. */
export async function keepNewVault(
  vault: Omit<StoredVault, 'last' | 'revision' | 'gone'>,
): Promise<StoredVault> {
  const kept = await withDatabase((database) =>
    writeInTransaction(database, [...STORES], async (transaction) => {
      const { revision } = (await transaction.objectStore('vaults').get(vault.userId)) ?? { revision: 0 }
      const next: StoredVault = { ...vault, last: undefined, revision: revision + 1, gone: [] }
      // Held records stay: no other place may have them.
      await transaction.objectStore('entries').delete(allOf(vault.userId))
      await transaction.objectStore('scans').delete(allOf(vault.userId))
      await transaction.objectStore('vaults').put(next)
      return next
    }),
  )
  markVault(vault.userId, true)
  return kept
}

/** Changes what is known of a vault, if there is one; throws StorageError. */
export async function changeStoredVault(
  userId: string,
  change: Partial<Pick<StoredVault, 'device' | 'kept' | 'joinedAt' | 'invitation'>> | { former: undefined },
): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['vaults'], async (transaction) => {
      const vault = await transaction.objectStore('vaults').get(userId)
      if (vault) await transaction.objectStore('vaults').put({ ...vault, ...change })
    }),
  )
}

/** Forgets the vault of a person's register; throws StorageError. */
export async function forgetVault(userId: string): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, [...STORES], async (transaction) => {
      await transaction.objectStore('vaults').delete(userId)
      await transaction.objectStore('entries').delete(allOf(userId))
      await transaction.objectStore('held').delete(allOf(userId))
      await transaction.objectStore('scans').delete(allOf(userId))
    }),
  )
  markVault(userId, false)
}

/** Returns the hashes of the scans that the vault surely has; throws StorageError. */
export async function listSentScans(userId: string): Promise<ReadonlySet<string>> {
  const keys = await withDatabase((database) => database.getAllKeys('scans', allOf(userId)))
  return new Set(keys.map(([, hash]) => hash))
}

/** Notes that the vault has a scan, or that it has it no more; throws StorageError. */
export async function noteSentScan(userId: string, hash: string, isSent: boolean): Promise<void> {
  await withDatabase(async (database) => {
    if (isSent) await database.put('scans', { userId, hash })
    else await database.delete('scans', [userId, hash])
  })
}

/** Notes that the server has lost some of the vault: scans, boxes and pages go there again. Throws StorageError. */
export async function noteStoreLost(userId: string): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['vaults', 'scans'], async (transaction) => {
      const vault = await transaction.objectStore('vaults').get(userId)
      if (vault) await transaction.objectStore('vaults').put({ ...vault, losses: (vault.losses ?? 0) + 1 })
      await transaction.objectStore('scans').delete(allOf(userId))
    }),
  )
}

/** Returns what this device remembers of the entries of a vault; throws StorageError. */
export async function readLog(userId: string): Promise<VaultLog> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['vaults', 'entries', 'held'])
    const [vault, entries, held] = await Promise.all([
      transaction.objectStore('vaults').get(userId),
      transaction.objectStore('entries').getAll(allOf(userId)),
      transaction.objectStore('held').getAll(allOf(userId)),
    ])
    return {
      entries: entries.toSorted(comparePlaces),
      held: held.map(({ record }) => record),
      gone: new Set(vault?.gone),
    }
  })
}

/** Keeps what this device remembers, in one transaction: only what differs from the former log. Throws StorageError. */
export async function writeLog(userId: string, former: VaultLog, log: VaultLog): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['vaults', 'entries', 'held'], async (transaction) => {
      const vaults = transaction.objectStore('vaults')
      const vault = await vaults.get(userId)
      // Another tab has left the vault.
      if (!vault) return
      const entries = transaction.objectStore('entries')
      const before = new Set(former.entries)
      const after = new Set(log.entries)
      for (const { number } of former.entries.filter((entry) => !after.has(entry))) {
        await entries.delete([userId, number])
      }
      for (const entry of log.entries.filter((each) => !before.has(each))) {
        await entries.put({ ...entry, userId })
      }
      const held = transaction.objectStore('held')
      const keys = new Set(log.held.map(recordKey))
      for (const key of former.held.map(recordKey)) if (!keys.has(key)) await held.delete([userId, key])
      const known = new Set(former.held)
      for (const record of log.held.filter((each) => !known.has(each))) {
        await held.put({ userId, key: recordKey(record), record })
      }
      const { number, id } = lastEntry(log) ?? {}
      const last = number !== undefined && id !== undefined ? { number, id } : undefined
      await vaults.put({ ...vault, last, revision: vault.revision + 1, gone: [...log.gone] })
    }),
  )
}

function withDatabase<T>(task: (database: IDBPDatabase<VaultSchema>) => Promise<T>): Promise<T> {
  const open = () =>
    openDB<VaultSchema>(NAME, 1, {
      upgrade(created) {
        created.createObjectStore('vaults', { keyPath: 'userId' })
        created.createObjectStore('entries', { keyPath: ['userId', 'number'] })
        created.createObjectStore('held', { keyPath: ['userId', 'key'] })
        created.createObjectStore('scans', { keyPath: ['userId', 'hash'] })
      },
    })
  return inDatabase(open, task)
}
