import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { StorageError } from '~/browser/store/storage.client'
import type { Drop } from '~/domain/crew/drops/drop'
import type { ReceiptAddress } from '~/domain/crew/records/taken-drop'
import type { Day } from '~/domain/words/day'

// What the phone of somebody of the crew keeps. It has no session and nothing of a register, so it has a database of its
// own, and everything in it is sealed as it goes over the network.

const NAME = 'pewnik-crew'

/** A page as it came. Its link opens it. */
export type KeptPage = { id: string; sealed: ArrayBuffer }

/** Where a drop goes. */
export type DropPlace = { vaultId: string; boxId: string; dropToken: string }

/** A drop of this phone. `sealed` is there until the server has it. */
export type KeptDrop = DropPlace & {
  id: string
  kind: Drop['kind']
  day: Day
  /** When it was written, by which the newest is first. */
  at: Date
  receipt: ReceiptAddress
  sealed?: ArrayBuffer
  /** The box was closed before the drop could be sent. */
  isRefused?: true
}

interface PhoneSchema extends DBSchema {
  pages: { key: string; value: KeptPage }
  drops: { key: string; value: KeptDrop }
}

/** Throws StorageError. */
export async function readKeptPage(id: string): Promise<KeptPage | undefined> {
  return withDatabase((database) => database.get('pages', id))
}

/** Throws StorageError. */
export async function keepPage(page: KeptPage): Promise<void> {
  await withDatabase((database) => database.put('pages', page))
}

/** Throws StorageError. */
export async function forgetPage(id: string): Promise<void> {
  await withDatabase((database) => database.delete('pages', id))
}

/** Throws StorageError. */
export async function keepDrop(drop: KeptDrop): Promise<void> {
  await withDatabase((database) => database.put('drops', drop))
}

/** Throws StorageError. */
export async function forgetDrop(id: string): Promise<void> {
  await withDatabase((database) => database.delete('drops', id))
}

/** Returns the drops of this phone, the newest first. Throws StorageError. */
export async function listKeptDrops(): Promise<KeptDrop[]> {
  const drops = await withDatabase((database) => database.getAll('drops'))
  return drops.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

async function withDatabase<T>(task: (database: IDBPDatabase<PhoneSchema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<PhoneSchema>(NAME, 1, {
      upgrade(created) {
        created.createObjectStore('pages', { keyPath: 'id' })
        created.createObjectStore('drops', { keyPath: 'id' })
      },
    })
    try {
      return await task(database)
    } finally {
      database.close()
    }
  } catch (cause) {
    throw new StorageError('The browser refuses its database', { cause })
  }
}
