import { announceChange, findHistory } from '~/browser/records/records.client'
import { keysOf } from '~/browser/vault/bring-in-step.client'
import type { VaultStep } from '~/browser/vault/sync-vault.client'
import type { VaultKeys } from '~/browser/vault/vault-keys.client'
import { attempt, isStoreLost, VaultError } from '~/browser/vault/vault-server.client'
import { crewOf, type Crew } from '~/domain/records/crew-changes'
import { groupBy } from '~/domain/words/collection'
import { shiftDay, type Day } from '~/domain/words/day'

import { isWhole } from './boxes.client'
import {
  closeBox,
  fetchBoxes,
  putBox,
  removeDrop,
  returnDrop,
  serverBoxOf,
  type ServerBox,
} from './crew-server.client'
import {
  changeKeptDrop,
  forgetDrop,
  keepCrewStep,
  listKeptDrops,
  readCrewStep,
  readSealed,
  type CrewStep,
  type KeptDrop,
} from './crew-store.client'
import { dayOf, readText, waitingOf, type DropInBox } from './drops.client'
import { fetchWaiting } from './fetch-waiting.client'
import { notePublishing, publishPages, type CrewRegister } from './publish.client'
import { takeInSignUps } from './take-in-sign-ups.client'

/** What a device in step does for the phones of the crew. `today` is that of the register. */
type CrewTask = VaultStep & { today: Day; readRegister: () => Promise<CrewRegister> }

/** After a run that the server or the storage has refused. */
const TRY_AGAIN_MS = 60_000

/** The drops that this document has told its screens of. */
let told: { userId: string; drops: number } | undefined

/**
 * Brings boxes, drops and pages in step with the server, in one tab at a time. Never throws for the server or the storage;
 * then `waitMs` is how long to wait before the next run.
 */
export function tendCrew(task: CrewTask): Promise<{ waitMs?: number }> {
  return navigator.locks.request(`pewnik:vault:crew:${task.owner.id}`, async () => {
    const { problem, waitMs = TRY_AGAIN_MS } = await attempt(() => tend(task))
    notePublishing({ problem })
    return problem ? { waitMs } : {}
  })
}

async function tend({ owner, vault, drops, today, readRegister }: CrewTask): Promise<void> {
  const keys = await keysOf(vault)
  const { rows, changes } = await findHistory(owner.id)
  const recorded = crewOf(changes)
  const crew = { ...recorded, boxes: recorded.boxes.filter(isWhole) }
  const mark = `${vault.id} ${vault.losses ?? 0}`
  const known = await readCrewStep(owner.id)
  let step: CrewStep = known?.vault === mark ? known : { vault: mark, drops: 0, boxes: '', tags: new Map() }
  const keep = async (change: Partial<CrewStep>) => {
    step = { ...step, ...change }
    await keepCrewStep(owner.id, step)
  }

  if (drops !== step.drops) await keep({ drops: await fetchWaiting(owner.id, keys, step.drops) })
  if (told?.userId !== owner.id || told.drops !== step.drops) {
    // Also if another tab has fetched them.
    told = { userId: owner.id, drops: step.drops }
    if (step.drops > 0) announceChange()
  }
  // A newer version may have recorded what opens a box or gives a page.
  const isBehind = [...rows.values()].includes(undefined)
  notePublishing({ isBehind })
  if (isBehind) return

  const boxes = await boxesText(crew)
  const kept = await listKeptDrops(owner.id)
  if (boxes !== step.boxes) {
    // Also if a former run of this device was cut off before the end.
    if (step.boxes === '') await returnDrops(owner.id, keys, crew, kept)
    await bringBoxesInStep(keys, crew)
    await keep({ boxes })
  }
  await clearDecided({ userId: owner.id, keys, crew, today }, kept)
  const waiting = await readKinds(owner.id, waitingOf(kept, crew))
  const signUps = waiting.filter(({ of }) => of === 'sign-up')
  // What this records comes to the vault first. The look after it publishes.
  if (await takeInSignUps(signUps, { owner, crew, today, past: rows.values(), readRegister })) return
  const received = waiting.flatMap(({ of, receipt, kept: drop }) =>
    of && receipt ? [{ of, receipt, on: dayOf(drop) }] : [],
  )
  const task = { owner, vault, keys, changes, crew, received, today, readRegister }
  await publishPages(task, step.tags, async (tags) => {
    const areNew = [...tags.keys()].some((id) => !step.tags.has(id))
    await keep({ tags })
    // The screen that has given a page says from now on that it is there.
    if (areNew) announceChange()
  })
}

/** Says all that the server shall know of the boxes. */
async function boxesText({ boxes }: Crew): Promise<string> {
  return JSON.stringify(await Promise.all(boxes.map(async (box) => [box.id, await serverBoxOf(box)])))
}

/** Makes and changes boxes as the register has them, and closes all others. */
async function bringBoxesInStep(keys: VaultKeys, { boxes }: Crew): Promise<void> {
  const there = await fetchBoxes(keys)
  const ids = new Set(boxes.map(({ id }) => id))
  // First, because there may be only so many open ones.
  for (const [id, { isClosed }] of there) if (!isClosed && !ids.has(id)) await closeBox(keys, id)
  for (const box of boxes) {
    const wanted = await serverBoxOf(box)
    if (!isSameBox(there.get(box.id), wanted)) await putBox(keys, box.id, wanted)
  }
}

function isSameBox(box: ServerBox | undefined, other: ServerBox): boolean {
  return box?.drop === other.drop && box.isPaused === other.isPaused && box.isClosed === other.isClosed
}

/**
 * Puts the drops that wait here into the boxes of a new vault, or of one that was lost, for the other devices. Each box is
 * open for that, also a paused or a closed one.
 */
async function returnDrops(
  userId: string,
  keys: VaultKeys,
  crew: Crew,
  kept: readonly KeptDrop[],
): Promise<void> {
  const open = new Set(crew.boxes)
  for (const [box, drops] of groupBy(waitingOf(kept, crew), (waiting) => waiting.box)) {
    try {
      await putBox(keys, box.id, { ...(await serverBoxOf(box)), isPaused: false })
      for (const { kept: drop } of drops) {
        const sealed = await readSealed(userId, drop.id)
        if (sealed) await returnDrop(keys, box, { ...drop, sealed })
      }
    } catch (error) {
      // The box has had enough for now: this device has the drops.
      if (!(error instanceof VaultError) || isStoreLost(error)) throw error
    }
    // There may be only so many open ones.
    if (!open.has(box)) await closeBox(keys, box.id)
  }
}

/** Undoing a decision brings the drop back within this time. */
const KEPT_DAYS = 7

type Clearing = { userId: string; keys: VaultKeys; crew: Crew; today: Day }

/** Removes decided drops from the server at once, and from this browser after some days. */
async function clearDecided(
  { userId, keys, crew, today }: Clearing,
  kept: readonly KeptDrop[],
): Promise<void> {
  const waiting = new Set(waitingOf(kept, crew).map(({ kept: { id } }) => id))
  const keptFrom = shiftDay(today, { days: -KEPT_DAYS })
  for (const { id, at, isCleared } of kept) {
    if (waiting.has(id)) continue
    const decision = crew.decided.get(id)
    if (decision && !isCleared) {
      await removeDrop(keys, id)
      await changeKeptDrop(userId, id, { isCleared: true })
    }
    const day = decision?.decidedOn ?? dayOf({ at })
    if (day < keptFrom) await forgetDrop(userId, id)
  }
}

type Read = NonNullable<KeptDrop['read']>

/** Tells of which kind drops are, and their receipts. Each is opened once in this browser. */
async function readKinds(userId: string, waiting: readonly DropInBox[]): Promise<(DropInBox & Read)[]> {
  const drops: (DropInBox & Read)[] = []
  for (const each of waiting) {
    const { read } = each.kept
    // Earlier versions have not noted what a drop is about.
    const isKnown = read && (read.of !== 'told' || read.about !== undefined)
    drops.push({ ...each, ...(isKnown ? read : await readOnce(userId, each)) })
  }
  return drops
}

async function readOnce(userId: string, each: DropInBox): Promise<Read> {
  const drop = await readText(userId, each)
  const about = drop?.kind === 'told' ? drop.about : undefined
  const read = drop ? { of: drop.kind, about, receipt: drop.receipt } : {}
  await changeKeptDrop(userId, each.kept.id, { read })
  return read
}
