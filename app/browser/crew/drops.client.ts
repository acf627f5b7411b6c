import { readChanges } from '~/browser/records/records.client'
import { readOr } from '~/browser/store/storage.client'
import { readDrop, type Drop, type WaitingDropCounts } from '~/domain/crew/drops/drop'
import type { Box } from '~/domain/crew/records/box'
import type { DropKind } from '~/domain/crew/records/taken-drop'
import { crewOf, type Crew } from '~/domain/records/crew-changes'
import { groupBy } from '~/domain/words/collection'
import { warsawDay, type Day } from '~/domain/words/day'

import { loadAge, openingKey } from './crew-keys.client'
import { listKeptDrops, readSealed, type KeptDrop } from './crew-store.client'

type Arrived = {
  id: string
  box: Box
  receivedOn: Day
  /** The instant at which the server has received it. */
  receivedAt: string
  number: number
}

/** A drop on which nobody has decided. `unreadable`: it is forged or damaged, and only its arrival is known. */
export type WaitingDrop =
  | (Arrived & { drop: Drop; unreadable?: undefined })
  | (Arrived & { unreadable: true; drop?: undefined })

/** Counts the drops on which nobody has decided, and opens none. Never throws. */
export async function countWaitingDrops(userId: string): Promise<WaitingDropCounts> {
  const waiting = await listWaiting(userId)
  const accidents = waiting.filter(({ kept: { read } }) => read?.about === 'accident')
  return { all: waiting.length, accidents: accidents.length }
}

/** Counts the same for each box, by its id. Never throws. */
export async function countWaitingByBox(userId: string): Promise<ReadonlyMap<string, number>> {
  const byBox = groupBy(await listWaiting(userId), ({ box }) => box.id)
  return new Map([...byBox].map(([boxId, drops]) => [boxId, drops.length]))
}

/**
 * Returns the drops on which nobody has decided, opened and without their photos, the newest first. Each is opened once in
 * this document: a hundred with photos take seconds. With `kind`, those that are known to be of another one stay sealed.
 * Never throws.
 */
export async function readWaitingDrops(userId: string, kind?: DropKind): Promise<WaitingDrop[]> {
  const waiting = await listWaiting(userId)
  const isPossible = ({ kept: { read } }: DropInBox) => !kind || !read || read.of === kind
  return openAll(userId, waiting.filter(isPossible), readText)
}

/** Returns one of them with its photos, or undefined if it waits no more. Never throws. */
export async function readWaitingDrop(userId: string, id: string): Promise<WaitingDrop | undefined> {
  const waiting = (await listWaiting(userId)).filter(({ kept }) => kept.id === id)
  return (await openAll(userId, waiting, readWhole))[0]
}

/** A drop and the box that it was put into. */
export type DropInBox = { box: Box; kept: KeptDrop }

async function listWaiting(userId: string): Promise<DropInBox[]> {
  const kept = await readOr([], () => listKeptDrops(userId))
  return kept.length === 0 ? [] : waitingOf(kept, crewOf(await readChanges(userId)))
}

/** Returns those of the kept drops on which nobody has decided. Closing a box decides on nothing that is in it. */
export function waitingOf(
  kept: readonly KeptDrop[],
  { boxes, closedBoxes, decided }: Pick<Crew, 'boxes' | 'closedBoxes' | 'decided'>,
): DropInBox[] {
  const known = new Map([...closedBoxes, ...boxes].map((box) => [box.id, box]))
  return kept.flatMap((drop) => {
    const box = known.get(drop.box)
    return box && !decided.has(drop.id) ? [{ box, kept: drop }] : []
  })
}

type Read = (userId: string, waiting: DropInBox) => Promise<Drop | undefined>

async function openAll(userId: string, waiting: readonly DropInBox[], read: Read): Promise<WaitingDrop[]> {
  // Without the code that opens them nothing is known of any: they must not pass for forged ones.
  if (waiting.length === 0 || !(await hasAge())) return []
  return readOr([], async () => {
    const opened: WaitingDrop[] = []
    for (const each of waiting) {
      const { id, number, at } = each.kept
      const arrived = { id, box: each.box, receivedOn: dayOf(each.kept), receivedAt: at, number }
      const drop = await read(userId, each)
      opened.push(drop ? { ...arrived, drop } : { ...arrived, unreadable: true })
    }
    return opened
  })
}

function hasAge(): Promise<boolean> {
  return loadAge().then(
    () => true,
    () => false,
  )
}

/** Returns the day on which the server has received a drop. */
export function dayOf({ at }: Pick<KeptDrop, 'at'>): Day {
  return warsawDay(new Date(at))
}

/** The texts that this document has opened. */
const texts = new Map<string, Drop | undefined>()

/** Opens a drop without its photos, once. Throws StorageError. */
export async function readText(userId: string, waiting: DropInBox): Promise<Drop | undefined> {
  const name = `${userId} ${waiting.kept.id}`
  if (!texts.has(name)) {
    const drop = await readWhole(userId, waiting)
    texts.set(name, drop?.kind === 'told' ? { ...drop, photos: [] } : drop)
  }
  return texts.get(name)
}

/** Never throws for what is in a drop: whoever has the poster can seal anything for the box. Throws StorageError. */
async function readWhole(userId: string, { box, kept }: DropInBox): Promise<Drop | undefined> {
  // Outside the `try`: a failure here does not mean that the drop is forged.
  const [{ openBy }, sealed] = await Promise.all([loadAge(), readSealed(userId, kept.id)])
  if (!sealed) return undefined
  try {
    const identity = await openingKey(box.identity)
    const { content } = await openBy(identity, new Blob([sealed]))
    const drop = content && readDrop(JSON.parse(await content.text()), dayOf(kept))
    // Whatever it calls itself: a decision on it must not be one on another drop.
    return drop && { ...drop, id: kept.id }
  } catch {
    return undefined
  }
}
