import { askWorker } from '~/browser/device/ask-worker.client'
import { countChanges, findHistory, forgetHistory, onHistoryChange } from '~/browser/records/records.client'
import { saveVaultCopy } from '~/browser/registers/last-copy.client'
import { findSessionUser } from '~/browser/session/session.client'
import { markVault } from '~/browser/store/marks.client'
import { readOr } from '~/browser/store/storage.client'
import { countRecords } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { keysIn } from '~/domain/vault/vault-log'
import { isPassing, type VaultState } from '~/domain/vault/vault-state'
import { warsawDay, type Day } from '~/domain/words/day'

import {
  bringInStep,
  isNewHere,
  lookFor,
  type StepRequest,
  type Telling,
  type VaultNews,
} from './bring-in-step.client'
import { sendScans } from './vault-scans.client'
import { attempt, VaultError, type EntriesAnswer } from './vault-server.client'
import { readLog, readStoredVault, type StoredVault } from './vault-store.client'
import type { StepAnswer, VaultJob } from './vault-worker'

export type { VaultNews } from './bring-in-step.client'

/** Of this document, in which only one person has a vault. */
let state: VaultState = { phase: 'synced', unsent: 0 }

const stateListeners = new Set<() => void>()
const newsListeners = new Set<(news: VaultNews) => void>()
const stepListeners = new Set<(step: VaultStep) => void>()

/** A device and its vault that are in step. `drops`: as the server has said, if it was asked. */
export type VaultStep = { owner: User; vault: StoredVault; drops: number | undefined }

/** Returns how this device and the vault are in step, as far as this document has looked. */
export function vaultState(): VaultState {
  return state
}

/** Calls back when the state may have changed; returns what ends that. */
export function onVaultState(notify: () => void): () => void {
  stateListeners.add(notify)
  return () => void stateListeners.delete(notify)
}

/** Calls back when changes of other devices have come in; returns what ends that. */
export function onVaultNews(notify: (news: VaultNews) => void): () => void {
  newsListeners.add(notify)
  return () => void newsListeners.delete(notify)
}

/** Calls back after each look that has found or brought both in step; returns what ends that. */
export function onVaultStep(notify: (step: VaultStep) => void): () => void {
  stepListeners.add(notify)
  return () => void stepListeners.delete(notify)
}

function say(next: VaultState): VaultState {
  state = next
  for (const notify of stateListeners) notify()
  return next
}

/** Rises whenever something is recorded in this browser. */
let version = 0

onHistoryChange(() => {
  version += 1
})

/** When this device and a vault were in step last. If nothing has happened since, one look at the server is enough. */
let inStep: { id: string; version: number; revision: number } | undefined

/** The server wants to be left alone until then, in milliseconds. */
let notBefore = 0

/**
 * Takes in what other devices have sent, and sends what the vault lacks. Never throws for the server or the storage. Does
 * nothing for somebody who is not signed in.
 */
export async function syncVault(userId: string): Promise<VaultState> {
  const owner = findSessionUser()
  return owner?.id === userId ? syncVaultOf(owner) : state
}

/** The same for the owner of a register that is being opened. `first` is an answer of the server that is there already. */
export function syncVaultOf(owner: User, first?: EntriesAnswer): Promise<VaultState> {
  return withVaultLock(owner.id, async () => {
    const { problem, waitMs } = await attempt(() => sync(owner, first))
    if (waitMs !== undefined) notBefore = Date.now() + waitMs
    if (!problem) {
      const synced = say({ phase: 'synced', unsent: 0, at: new Date() })
      await noteIfSafe(owner.id)
      return synced
    }
    // Nothing is on the server any more, so neither a paper nor a file opens it.
    if (problem === 'gone' && state.problem !== 'gone') saveVaultCopy(owner.id, undefined)
    const unsent = await readOr(state.unsent, () => countUnsent(owner.id))
    return say({ ...state, phase: isPassing(problem) ? 'waiting' : 'failed', problem, unsent })
  })
}

/** The last note about the copy. Most looks change nothing of it. */
let noted: { step: typeof inStep; day: Day } | undefined

/** A vault that has all, and whose key is not on this device alone, is as good as a copy. Never throws. */
export async function noteIfSafe(userId: string, { isKeyElsewhere = false } = {}): Promise<void> {
  const { phase, at } = state
  if (phase !== 'synced' || !at) return
  const day = warsawDay(at)
  if (!isKeyElsewhere && inStep && noted?.step === inStep && noted.day === day) return
  const vault = await readOr(undefined, () => readStoredVault(userId))
  const how = vault?.joinedAt ? 'device' : vault?.kept
  if (how) saveVaultCopy(userId, { how, day, changes: await countChanges(userId) })
  noted = { step: inStep, day }
}

/** Counts what was recorded here and is not in the vault, as far as this device knows. */
async function countUnsent(userId: string): Promise<number> {
  const [{ rows }, log] = await Promise.all([findHistory(userId), readLog(userId)])
  const inVault = keysIn(log)
  return countRecords([...rows.values()].filter((change) => change && !inVault.has(change.id)))
}

async function sync(owner: User, arrived?: EntriesAnswer): Promise<void> {
  const vault = await readStoredVault(owner.id)
  if (!vault) return markVault(owner.id, false)
  const first = arrived ?? (await lookFor(vault))
  if (isUnchanged(vault) && first?.entries.length === 0)
    return tellOfStep({ owner, vault, drops: first.drops })
  const before = version
  const request = { owner, vault, first }
  await ((await isLarge(request)) ? runInWorker(request) : bringInStep(request, TELLING))
  // Last, because the records matter most.
  const hasMoreScans = await sendScans(vault)
  const after = await readStoredVault(owner.id)
  if (!after) return
  inStep =
    hasMoreScans || isNewHere(vault) ? undefined : { id: vault.id, version: before, revision: after.revision }
  tellOfStep({ owner, vault: after, drops: first?.drops })
}

function tellOfStep(step: VaultStep): void {
  for (const notify of stepListeners) notify(step)
}

const TELLING: Telling = {
  onUnsent(unsent) {
    if (unsent > 0) say({ ...state, phase: 'sending', unsent })
  },
  onNews(news) {
    for (const notify of newsListeners) notify(news)
  },
}

/** With more the screen would stand still for a moment. */
const MAX_RECORDS_HERE = 3_000
const MAX_BYTES_HERE = 100_000

async function isLarge({ owner, first }: StepRequest): Promise<boolean> {
  if (!('Worker' in globalThis)) return false
  return (first && isLargeAnswer(first)) || (await countChanges(owner.id)) > MAX_RECORDS_HERE
}

/** True if an answer of the server is better opened beside the screen. */
export function isLargeAnswer({ bytes }: EntriesAnswer): boolean {
  return 'Worker' in globalThis && bytes > MAX_BYTES_HERE
}

/** Undefined if the worker dies or its code cannot be fetched. */
export function askVaultWorker<Answer>(job: VaultJob): Promise<Answer | undefined> {
  return askWorker(new Worker(new URL('./vault-worker.ts', import.meta.url), { type: 'module' }), job)
}

/** Throws what the run throws. If the worker dies or its code cannot be fetched, the run is here. */
async function runInWorker(request: StepRequest): Promise<void> {
  if (state.phase !== 'sending') say({ ...state, phase: 'sending' })
  const answer = await askVaultWorker<StepAnswer>({ kind: 'step', ...request })
  if (!answer) return bringInStep({ ...request, first: undefined }, TELLING)
  for (const news of answer.news) TELLING.onNews(news)
  // Its message about the new records may still be on the way.
  const hasJoined = isNewHere(request.vault) && (request.first?.entries.length ?? 0) > 0
  if (answer.news.length > 0 || hasJoined) forgetHistory(request.owner.id)
  if (answer.problem) throw new VaultError(answer.problem, { waitMs: answer.waitMs })
}

function isUnchanged({ id, revision }: StoredVault): boolean {
  return inStep?.id === id && inStep.revision === revision && inStep.version === version
}

/** Runs a task on the vault of a register, in one tab at a time. */
export function withVaultLock<T>(userId: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`pewnik:vault:${userId}`, task)
}

/** A look costs the server little. While somebody works here, the changes of others shall be there within seconds. */
const WATCHED_EVERY_MS = 2_500
const SEEN_EVERY_MS = 15_000

/** A recording may get a second part right after it. */
const AFTER_RECORDING_MS = 400

/**
 * Keeps a register and its vault in step as long as the document is seen: at once, after something is recorded, when the
 * tab or the network comes back, and every few seconds. Returns what ends that.
 */
export function startVaultSync(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const plan = (wait: number) => {
    clearTimeout(timer)
    if (!ended.signal.aborted) timer = setTimeout(run, Math.max(wait, notBefore - Date.now()))
  }
  const run = async () => {
    await syncVault(userId)
    if (document.visibilityState === 'visible') plan(document.hasFocus() ? WATCHED_EVERY_MS : SEEN_EVERY_MS)
  }
  const hurry = () => plan(0)
  const endWatch = onHistoryChange(() => plan(AFTER_RECORDING_MS))
  // Also when the tab is left: what was just recorded is still to be sent.
  document.addEventListener('visibilitychange', hurry, { signal: ended.signal })
  addEventListener('focus', hurry, { signal: ended.signal })
  addEventListener('online', hurry, { signal: ended.signal })
  // A network that is gone shows at once.
  addEventListener('offline', hurry, { signal: ended.signal })
  hurry()
  return () => {
    ended.abort()
    clearTimeout(timer)
    endWatch()
  }
}
