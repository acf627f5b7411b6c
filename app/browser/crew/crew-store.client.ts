import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { mayHaveDatabase, OFFICE_DATABASE_NAME } from '~/browser/store/database-name.client'
import { allOf, inDatabase, writeInTransaction } from '~/browser/store/transaction.client'
import type { DropKind, ReceiptAddress, ToldKind } from '~/domain/crew/records/taken-drop'

// The store of a device of the register for the phones of its crew. A database of its own, as another version of that of
// the vault would lock out older builds.

/** The arrival of a drop, as the server tells it. */
type Arrival = { id: string; box: string; number: number; at: string }

/** A drop as the server gives it. The key of its box opens it. */
export type SealedDrop = Arrival & { sealed: ArrayBuffer }

/** A drop of this browser. Its content is apart, because it may be large. */
export type KeptDrop = Arrival & {
  /** The subject of the drop and the address of its receipt, once it was opened. A forged drop has neither. */
  read?: { of?: DropKind; about?: ToldKind | undefined; receipt?: ReceiptAddress | undefined }
  /** True once the server has it no more. */
  isCleared?: true
}

/** How far this device and the server are in step. */
export type CrewStep = {
  /** The vault, and how often its store was lost. With another one all begins again. */
  vault: string
  /** The newest drop that was fetched. */
  drops: number
  /** The boxes as the server has them. */
  boxes: string
  /** The hash of each page that the server has. */
  tags: ReadonlyMap<string, string>
}

interface CrewSchema extends DBSchema {
  drops: { key: [userId: string, id: string]; value: KeptDrop & { userId: string } }
  contents: { key: [userId: string, id: string]; value: { userId: string; id: string; sealed: ArrayBuffer } }
  steps: { key: string; value: CrewStep & { userId: string } }
}

/** Returns the drops that this browser keeps of a person's register, the newest first. Throws StorageError. */
export async function listKeptDrops(userId: string): Promise<KeptDrop[]> {
  const drops = await withDatabase((database) => database.getAll('drops', allOf(userId)))
  return drops.toSorted((a, b) => b.at.localeCompare(a.at) || b.number - a.number)
}

/** Returns the sealed content of a drop, or undefined if it is gone. Throws StorageError. */
export async function readSealed(userId: string, id: string): Promise<ArrayBuffer | undefined> {
  return (await withDatabase((database) => database.get('contents', [userId, id])))?.sealed
}

/** Keeps drops that this browser lacks. One that came before has its first day. Throws StorageError. */
export async function keepDrops(userId: string, drops: readonly SealedDrop[]): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['drops', 'contents'], async (transaction) => {
      for (const { sealed, ...drop } of drops) {
        const isKnown = (await transaction.objectStore('drops').getKey([userId, drop.id])) !== undefined
        if (isKnown) continue
        await transaction.objectStore('drops').put({ ...drop, userId })
        await transaction.objectStore('contents').put({ id: drop.id, sealed, userId })
      }
    }),
  )
}

/** Notes something about a drop, if it is still here. Throws StorageError. */
export async function changeKeptDrop(
  userId: string,
  id: string,
  change: Pick<KeptDrop, 'read' | 'isCleared'>,
): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['drops'], async (transaction) => {
      const drop = await transaction.objectStore('drops').get([userId, id])
      if (drop) await transaction.objectStore('drops').put({ ...drop, ...change })
    }),
  )
}

/** Throws StorageError. */
export async function forgetDrop(userId: string, id: string): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['drops', 'contents'], async (transaction) => {
      await transaction.objectStore('drops').delete([userId, id])
      await transaction.objectStore('contents').delete([userId, id])
    }),
  )
}

/** Throws StorageError. */
export async function readCrewStep(userId: string): Promise<CrewStep | undefined> {
  return withDatabase((database) => database.get('steps', userId))
}

/** Throws StorageError. */
export async function keepCrewStep(userId: string, step: CrewStep): Promise<void> {
  await withDatabase((database) => database.put('steps', { ...step, userId }))
}

/** Forgets all of a person's register. Throws StorageError. */
export async function forgetCrew(userId: string): Promise<void> {
  if (!(await mayHaveDatabase(OFFICE_DATABASE_NAME))) return
  await withDatabase((database) =>
    writeInTransaction(database, ['drops', 'contents', 'steps'], async (transaction) => {
      await transaction.objectStore('drops').delete(allOf(userId))
      await transaction.objectStore('contents').delete(allOf(userId))
      await transaction.objectStore('steps').delete(userId)
    }),
  )
}

function withDatabase<T>(task: (database: IDBPDatabase<CrewSchema>) => Promise<T>): Promise<T> {
  const open = () =>
    openDB<CrewSchema>(OFFICE_DATABASE_NAME, 1, {
      upgrade(created) {
        created.createObjectStore('drops', { keyPath: ['userId', 'id'] })
        created.createObjectStore('contents', { keyPath: ['userId', 'id'] })
        created.createObjectStore('steps', { keyPath: 'userId' })
      },
    })
  return inDatabase(open, task)
}
