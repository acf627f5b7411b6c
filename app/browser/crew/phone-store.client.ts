import type { Drop } from '~/domain/crew/drops/drop'
import type { ReceiptAddress } from '~/domain/crew/records/taken-drop'
import type { Day } from '~/domain/words/day'

import { createPhoneDatabase } from './phone-database.client'

// The store of a phone of the crew. It has no session and nothing of a register, so it is a database of its own, and
// everything in it is sealed as it goes over the network.

const inStore = createPhoneDatabase({ name: 'pewnik-crew', stores: { pages: 'id', drops: 'id' } })

/** A page as it came. Its link opens it. */
export type KeptPage = { id: string; sealed: ArrayBuffer }

/** Where a drop goes. */
export type DropPlace = { vaultId: string; boxId: string; dropToken: string }

/** A drop of this phone. `sealed` is there until the server has it. */
export type KeptDrop = DropPlace & {
  id: string
  kind: Drop['kind']
  /** The training that somebody has signed up for. */
  trainingId?: string
  day: Day
  /** When it was written, by which the newest is first. */
  at: Date
  receipt: ReceiptAddress
  sealed?: ArrayBuffer
  /** The box was closed before the drop could be sent. */
  isRefused?: true
}

/** Throws StorageError. */
export function readKeptPage(id: string): Promise<KeptPage | undefined> {
  return inStore<KeptPage | undefined>('pages', 'readonly', (pages) => pages.get(id))
}

/** Throws StorageError. */
export async function keepPage(page: KeptPage): Promise<void> {
  await inStore('pages', 'readwrite', (pages) => pages.put(page))
}

/** Throws StorageError. */
export async function forgetPage(id: string): Promise<void> {
  await inStore('pages', 'readwrite', (pages) => pages.delete(id))
}

/** Throws StorageError. */
export async function keepDrop(drop: KeptDrop): Promise<void> {
  await inStore('drops', 'readwrite', (drops) => drops.put(drop))
}

/** Throws StorageError. */
export async function forgetDrop(id: string): Promise<void> {
  await inStore('drops', 'readwrite', (drops) => drops.delete(id))
}

/** Returns the drops of this phone, the newest first. Throws StorageError. */
export async function listKeptDrops(): Promise<KeptDrop[]> {
  const drops = await inStore<KeptDrop[]>('drops', 'readonly', (store) => store.getAll())
  return drops.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
