import { randomId, randomKey } from '~/browser/store/create-id.client'
import { readOr, trySave } from '~/browser/store/storage.client'
import type { Drop, DropOf } from '~/domain/crew/drops/drop'
import { MAX_DROP_BYTES } from '~/domain/crew/drops/limits'
import { pageLink, receiptCode, type BoxAddress } from '~/domain/crew/records/crew-links'
import { warsawDay, type Day } from '~/domain/words/day'

import { loadAge } from './crew-keys.client'
import { forgetDrop, keepDrop, listKeptDrops, type DropPlace, type KeptDrop } from './phone-store.client'

/** The content of a drop as its sender gives it. Ids, the receipt and the version are made here. */
export type NewDrop = { [Kind in Drop['kind']]: Omit<DropOf<Kind>, 'v' | 'id' | 'receipt'> }[Drop['kind']]

/** The receipt of a drop. `isRefused`: its box was closed before the drop could be sent. */
export type Sent = {
  code: string
  link: string
  day: Day
  kind: Drop['kind']
  /** The training that somebody has signed up for. Unknown if an older version has sent it. */
  trainingId?: string
  boxId: string
  isWaiting: boolean
  isRefused?: true
}

/**
 * Why a drop is not sent yet. With `closed` and `too-large` it never will be, and nothing of it is kept. `not-kept`: it
 * waits as long as this document is open.
 */
export type SendProblem =
  | 'closed'
  | 'paused'
  | 'too-many'
  | 'too-large'
  | 'offline'
  | 'unavailable'
  | 'not-kept'

export type SendAnswer = { state: 'sent' | 'waiting'; receipt: Sent; problem?: SendProblem }

/** A drop that is sealed and waits to be sent. */
type Waiting = KeptDrop & { sealed: ArrayBuffer }

/** Drops that this phone could not keep, as long as the document is open. */
const unkept = new Map<string, Waiting>()

const listeners = new Set<() => void>()

/** Calls back when a drop was kept or sent; returns what ends that. */
export function onSentChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

function tell(): void {
  for (const notify of listeners) notify()
}

/** Seals a drop for the box, keeps it on this phone and sends it. What cannot be sent now goes later. Never throws. */
export async function sendDrop(address: BoxAddress, said: NewDrop): Promise<SendAnswer> {
  const id = randomId()
  const { vaultId, boxId, dropToken, recipient } = address
  const receipt = { id: randomId(), key: randomKey() }
  const at = new Date()
  const kept: KeptDrop = {
    id,
    vaultId,
    boxId,
    dropToken,
    kind: said.kind,
    ...(said.kind === 'sign-up' && { trainingId: said.trainingId }),
    day: warsawDay(at),
    at,
    receipt,
  }
  const content = new Blob([JSON.stringify({ ...said, v: 1, id, receipt })])
  if (content.size > MAX_DROP_BYTES) return waitingFor(kept, 'too-large')
  let sealed: ArrayBuffer
  try {
    const { sealFor } = await loadAge()
    sealed = await (await sealFor(recipient, content)).arrayBuffer()
  } catch {
    // Nothing is kept unsealed, so the text stays in the form.
    return waitingFor(kept, 'not-kept')
  }
  const waiting = { ...kept, sealed }
  // Kept before it is sent: an answer that is lost must not lose the drop.
  const isKept = await trySave(() => keepDrop(waiting))
  if (!isKept) unkept.set(id, waiting)
  const { problem, waitMs } = await sendOne(waiting)
  tell()
  if (!problem) return { state: 'sent', receipt: receiptOf({ ...kept, isWaiting: false }) }
  if (problem === 'closed' || problem === 'too-large') {
    await forget(id)
    return waitingFor(kept, problem)
  }
  planNext(waitMs)
  return waitingFor(kept, isKept ? problem : 'not-kept')
}

function waitingFor(drop: KeptDrop, problem: SendProblem): SendAnswer {
  return { state: 'waiting', receipt: receiptOf({ ...drop, isWaiting: true }), problem }
}

/** Sends the drops that wait on this phone, the oldest first. Never throws. */
export function sendWaiting(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined
  })
  return running
}

let running: Promise<void> | undefined

async function sendAll(): Promise<void> {
  await forgetOld()
  // Another tab may send the same: the server takes each drop once.
  for (const drop of (await listWaiting()).toReversed()) {
    const { problem, waitMs } = await sendOne(drop)
    if (problem === undefined || problem === 'closed' || problem === 'too-large') continue
    planNext(waitMs)
    // A paused box keeps no other box from being sent to.
    if (problem === 'offline') return
  }
}

/** As long as the register publishes a receipt. */
const RECEIPT_MS = 365 * 24 * 60 * 60 * 1_000

async function forgetOld(): Promise<void> {
  for (const { id, at, sealed } of await readOr([], listKeptDrops)) {
    if (!sealed && Date.now() - at.getTime() > RECEIPT_MS) await forget(id)
  }
}

async function listWaiting(): Promise<Waiting[]> {
  const kept = await readOr([], listKeptDrops)
  return [...kept, ...unkept.values()].flatMap((drop) =>
    drop.sealed ? [{ ...drop, sealed: drop.sealed }] : [],
  )
}

/** Returns the receipts of this phone, the newest first. Never throws. */
export async function listSent(): Promise<Sent[]> {
  const kept = await readOr([], listKeptDrops)
  return [...[...unkept.values()].toReversed(), ...kept].map((drop) =>
    receiptOf({ ...drop, isWaiting: drop.sealed !== undefined }),
  )
}

function receiptOf({
  vaultId,
  receipt,
  day,
  kind,
  trainingId,
  boxId,
  isWaiting,
  isRefused,
}: KeptDrop & { isWaiting: boolean }): Sent {
  return {
    code: receiptCode(receipt),
    link: pageLink('receipt', { vaultId, ...receipt }),
    day,
    kind,
    ...(trainingId !== undefined && { trainingId }),
    boxId,
    isWaiting,
    ...(isRefused && { isRefused }),
  }
}

type Failure = { problem?: Exclude<SendProblem, 'not-kept'>; waitMs?: number }

/** Sends one drop, and notes that it is sent or never will be. */
async function sendOne({ sealed, ...drop }: Waiting): Promise<Failure> {
  const failure = await post(drop, sealed)
  const isOver = failure.problem === 'closed' || failure.problem === 'too-large'
  if (failure.problem && !isOver) return failure
  unkept.delete(drop.id)
  // If the phone refuses, the drop is sent once more, and counts once.
  await trySave(() => keepDrop(isOver ? { ...drop, isRefused: true } : drop))
  tell()
  return failure
}

async function forget(id: string): Promise<void> {
  unkept.delete(id)
  await trySave(() => forgetDrop(id))
}

/** Photos go over a weak network within this time. */
const PATIENCE_MS = 2 * 60_000

const PROBLEMS = new Map<number, Failure['problem']>([
  [400, 'too-large'],
  [410, 'closed'],
  [413, 'too-large'],
  [423, 'paused'],
  [429, 'too-many'],
  [507, 'too-many'],
])

async function post(
  { id, vaultId, boxId, dropToken }: DropPlace & { id: string },
  sealed: ArrayBuffer,
): Promise<Failure> {
  try {
    const answer = await fetch(`/vault/${vaultId}/boxes/${boxId}/drops`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${dropToken}`,
        'Content-Type': 'application/octet-stream',
        'Drop-Id': id,
      },
      body: sealed,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.ok) return {}
    const seconds = Number(answer.headers.get('Retry-After'))
    // A box that the server does not know may come back: a store that was lost is filled again by the register.
    const problem = PROBLEMS.get(answer.status) ?? 'unavailable'
    return { problem, ...(seconds > 0 && { waitMs: seconds * 1_000 }) }
  } catch {
    return { problem: navigator.onLine === false ? 'offline' : 'unavailable' }
  }
}

const TRY_AGAIN_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined

/** As long as the page is open, what waits is sent again after a while, and when the network is back. */
function planNext(waitMs = TRY_AGAIN_MS): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), Math.min(waitMs, LONGEST_WAIT_MS))
  addEventListener('online', sendWaitingNow)
}

function sendWaitingNow(): void {
  void sendWaiting()
}
