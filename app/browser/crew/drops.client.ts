import { readChanges } from '~/browser/records/records.client'
import { readOr } from '~/browser/store/storage.client'
import { readDrop, type Drop } from '~/domain/crew/drops/drop'
import type { Box } from '~/domain/crew/records/box'
import { crewOf, type Crew } from '~/domain/records/crew-changes'
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
export async function countWaitingDrops(userId: string): Promise<number> {
  return (await listWaiting(userId)).length
}

/** Returns the drops on which nobody has decided, opened, the newest first. Never throws. */
export async function readWaitingDrops(userId: string): Promise<WaitingDrop[]> {
  return openAll(userId, await listWaiting(userId))
}

/** Returns one of them, or undefined if it waits no more. Never throws. */
export async function readWaitingDrop(userId: string, id: string): Promise<WaitingDrop | undefined> {
  const waiting = (await listWaiting(userId)).filter(({ kept }) => kept.id === id)
  return (await openAll(userId, waiting))[0]
}

/** A drop and the open box that it was put into. */
export type DropInBox = { box: Box; kept: KeptDrop }

async function listWaiting(userId: string): Promise<DropInBox[]> {
  const kept = await readOr([], () => listKeptDrops(userId))
  return kept.length === 0 ? [] : waitingOf(kept, crewOf(await readChanges(userId)))
}

/** Returns those of the kept drops on which nobody has decided. Closing a box decides on all that is in it. */
export function waitingOf(kept: readonly KeptDrop[], { boxes, decided }: Crew): DropInBox[] {
  const open = new Map(boxes.map((box) => [box.id, box]))
  return kept.flatMap((drop) => {
    const box = open.get(drop.box)
    return box && !decided.has(drop.id) ? [{ box, kept: drop }] : []
  })
}

async function openAll(userId: string, waiting: readonly DropInBox[]): Promise<WaitingDrop[]> {
  // Without the code that opens them nothing is known of any: they must not pass for forged ones.
  if (waiting.length === 0 || !(await hasAge())) return []
  const opened: WaitingDrop[] = []
  for (const each of waiting) {
    const sealed = await readOr(undefined, () => readSealed(userId, each.kept.id))
    if (sealed) opened.push(await openDrop(each, sealed))
  }
  return opened
}

function hasAge(): Promise<boolean> {
  return loadAge().then(
    () => true,
    () => false,
  )
}

/** Opens a drop. Never throws for what is in it: whoever has the poster can seal anything for the box. */
export async function openDrop(
  { box, kept: { id, number, at } }: DropInBox,
  sealed: ArrayBuffer,
): Promise<WaitingDrop> {
  const receivedOn = warsawDay(new Date(at))
  const arrived = { id, box, receivedOn, receivedAt: at, number }
  const drop = await contentOf(box, sealed, receivedOn)
  // Whatever it calls itself: a decision on it must not be one on another drop.
  return drop ? { ...arrived, drop: { ...drop, id } } : { ...arrived, unreadable: true }
}

async function contentOf(box: Box, sealed: ArrayBuffer, receivedOn: Day): Promise<Drop | undefined> {
  try {
    const identity = await openingKey(box.identity)
    const { openBy } = await loadAge()
    const { content } = await openBy(identity, new Blob([sealed]))
    return content && readDrop(JSON.parse(await content.text()), receivedOn)
  } catch {
    return undefined
  }
}
