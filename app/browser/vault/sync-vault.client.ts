import { onHistoryChange } from '~/browser/records/records.client'
import { findSessionUser } from '~/browser/session/session.client'
import { StorageError } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { isPassing, type VaultProblem, type VaultState } from '~/domain/vault/vault-state'

import { bringInStep, hasNothingNew, type VaultNews } from './bring-in-step.client'
import { markVault } from './vault-mark.client'
import { VaultError, type EntryMark } from './vault-server.client'
import { readStoredVault, type StoredVault } from './vault-store.client'

export type { VaultNews } from './bring-in-step.client'

/** Of this document, in which only one person has a vault. */
let state: VaultState = { phase: 'synced', unsent: 0 }

const stateListeners = new Set<() => void>()
const newsListeners = new Set<(news: VaultNews) => void>()

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
let inStep: { id: string; version: number; revision: number; last: EntryMark | undefined } | undefined

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

/** The same for the owner of a register that is being opened. */
export function syncVaultOf(owner: User): Promise<VaultState> {
  return withVaultLock(owner.id, async () => {
    const { problem, waitMs } = await attempt(() => sync(owner))
    if (waitMs !== undefined) notBefore = Date.now() + waitMs
    if (!problem) return say({ phase: 'synced', unsent: 0, at: new Date() })
    return say({ ...state, phase: isPassing(problem) ? 'waiting' : 'failed', problem })
  })
}

async function sync(owner: User): Promise<void> {
  const vault = await readStoredVault(owner.id)
  if (!vault) return markVault(owner.id, false)
  if (isUnchanged(vault) && (await hasNothingNew(vault, inStep?.last))) return
  const before = version
  const last = await bringInStep(owner, vault, {
    onUnsent: (unsent) => {
      if (unsent > 0) say({ ...state, phase: 'sending', unsent })
    },
    onNews: (news) => {
      for (const notify of newsListeners) notify(news)
    },
  })
  const revision = (await readStoredVault(owner.id))?.revision
  inStep = revision === undefined ? undefined : { id: vault.id, version: before, revision, last }
}

function isUnchanged({ id, revision }: StoredVault): boolean {
  return inStep?.id === id && inStep.revision === revision && inStep.version === version
}

/** Runs a task on the vault of a register, in one tab at a time. */
export function withVaultLock<T>(userId: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`pewnik:vault:${userId}`, task)
}

/** Runs a task that asks the server or the storage; returns the problem, if there is one. */
export async function attempt(
  task: () => Promise<void>,
): Promise<{ problem?: VaultProblem; waitMs?: number | undefined }> {
  try {
    await task()
    return {}
  } catch (error) {
    if (error instanceof StorageError) return { problem: 'not-stored' }
    if (!(error instanceof VaultError)) throw error
    // The store was wiped meanwhile. The next run fills it again.
    const { problem, waitMs } = error
    const isLost = problem === 'unknown' || problem === 'other-history'
    return { problem: isLost ? 'unavailable' : problem, waitMs }
  }
}

/** A look costs the server little. While somebody works here, the changes of others shall be there within seconds. */
const WATCHED_EVERY_MS = 2_500
const SEEN_EVERY_MS = 15_000

/** What was just recorded may get a second part right after it. */
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
    if (document.visibilityState === 'visible') await syncVault(userId)
    if (document.visibilityState === 'visible') plan(document.hasFocus() ? WATCHED_EVERY_MS : SEEN_EVERY_MS)
  }
  const hurry = () => plan(0)
  const endWatch = onHistoryChange(() => plan(AFTER_RECORDING_MS))
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
