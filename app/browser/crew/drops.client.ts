import { readChanges } from '~/browser/records/records.client'
import { readOr } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import { readDrop, type Drop } from '~/domain/crew/drops/drop'
import type { Box } from '~/domain/crew/records/box'
import { crewOf } from '~/domain/records/crew-changes'
import { warsawDay, type Day } from '~/domain/words/day'

import { loadAge, openingKey } from './crew-keys.client'
import { listKeptDrops, type SealedDrop } from './drop-store.client'

type Arrived = {
  id: string
  /** It may be closed by now. */
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

const listeners = new Set<() => void>()

/** Calls back when drops have come in; returns what ends that. */
export function onDropsChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Tells the screens that drops have come in. */
export function tellOfDrops(): void {
  for (const notify of listeners) notify()
}

/** Counts the drops on which nobody has decided, and opens none. Never throws. */
export async function countWaitingDrops(userId: string): Promise<number> {
  return (await listSealed(userId)).length
}

/** Returns the drops on which nobody has decided, opened, the newest first. Never throws. */
export async function readWaitingDrops(userId: string): Promise<WaitingDrop[]> {
  const sealed = await listSealed(userId)
  // Without the code that opens them nothing is known of any: they must not pass for forged ones.
  if (sealed.length === 0 || !(await hasAge())) return []
  const waiting: WaitingDrop[] = []
  for (const each of sealed) waiting.push(await openDrop(each))
  return waiting
}

function hasAge(): Promise<boolean> {
  return loadAge().then(
    () => true,
    () => false,
  )
}

type InBox = { box: Box; sealed: SealedDrop }

async function listSealed(userId: string): Promise<InBox[]> {
  const kept = await readOr([], () => listKeptDrops(userId))
  if (kept.length === 0) return []
  const changes = await readChanges(userId)
  const boxes = allBoxesOf(changes)
  const { decided } = crewOf(changes)
  return kept.flatMap((sealed) => {
    const box = boxes.get(sealed.box)
    return box && !decided.has(sealed.id) ? [{ box, sealed }] : []
  })
}

/** Returns also closed boxes: what was put in before can still be opened. */
function allBoxesOf(changes: readonly Change[]): ReadonlyMap<string, Box> {
  return new Map(
    changes.flatMap((change) => (change.kind === 'box-saved' ? [[change.box.id, change.box]] : [])),
  )
}

async function openDrop({ box, sealed }: InBox): Promise<WaitingDrop> {
  const { id, number, at } = sealed
  const receivedOn = warsawDay(new Date(at))
  const arrived = { id, box, receivedOn, receivedAt: at, number }
  const drop = await contentOf(box, sealed, receivedOn)
  // Whatever it calls itself: a decision on it must not be one on another drop.
  return drop ? { ...arrived, drop: { ...drop, id } } : { ...arrived, unreadable: true }
}

async function contentOf(box: Box, { sealed }: SealedDrop, receivedOn: Day): Promise<Drop | undefined> {
  try {
    const identity = await openingKey(box.identity)
    const { openBy } = await loadAge()
    const { content } = await openBy(identity, new Blob([sealed]))
    return content && readDrop(JSON.parse(await content.text()), receivedOn)
  } catch {
    // Whoever has the poster can seal anything for the box.
    return undefined
  }
}
