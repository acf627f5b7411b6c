import { StorageError } from '~/browser/store/storage.client'
import type { VaultProblem } from '~/domain/vault/vault-state'

import { tokenHash, type VaultKeys } from './vault-keys.client'

/**
 * `unknown`: the server knows no such vault. `other-history`: its entries are not those that this device has seen. Both
 * mean that its store was lost.
 */
type StoreLost = 'unknown' | 'other-history'

/** Thrown if the server does not do what it is asked for. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly problem: VaultProblem | StoreLost
  /** How long the server wants to be left alone. */
  readonly waitMs: number | undefined

  constructor(
    problem: VaultProblem | StoreLost,
    { cause, waitMs }: { cause?: unknown; waitMs?: number | undefined } = {},
  ) {
    super(`The vault says: ${problem}`, { cause })
    this.problem = problem
    this.waitMs = waitMs
  }
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
    const { problem, waitMs } = error
    // The next run fills the store again.
    if (problem === 'unknown' || problem === 'other-history') return { problem: 'unavailable' }
    return { problem, waitMs }
  }
}

/** True if the server has lost the vault, or some of it. */
export function isStoreLost(error: unknown): error is VaultError {
  return error instanceof VaultError && (error.problem === 'unknown' || error.problem === 'other-history')
}

/** Begins a vault; if it is there already, nothing changes. Some servers ask for an invitation. Throws VaultError. */
export async function beginVault(keys: VaultKeys, invitation: string | undefined): Promise<void> {
  const [write, read, drop] = await Promise.all([keys.write, keys.read, keys.drop].map(tokenHash))
  const answer = await ask(keys, '', {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      ...(invitation !== undefined && { Invitation: invitation }),
    },
    body: JSON.stringify({ write, read, drop }),
  })
  if (answer.status === 403) throw new VaultError('uninvited')
  if (answer.status === 404) throw new VaultError('off')
  // Another vault has this id.
  if (answer.status === 409) throw new VaultError('wrong-key')
  await require(answer)
}

/** Ends a vault: the server removes all that it keeps of it. Throws VaultError. */
export async function endVault(keys: VaultKeys): Promise<void> {
  const answer = await ask(keys, '', { method: 'DELETE', headers: bearer(keys.write) })
  if (answer.status === 404 || answer.status === 410) return
  await require(answer)
}

/** A sealed entry as the server gives it. */
export type SealedEntry = { number: number; id: string; sealed: Blob }

/** `drops` is the number of the newest drop that the crew has put into a box, or 0. */
export type EntriesAnswer = { entries: SealedEntry[]; bytes: number; hasMore: boolean; drops: number }

/** An entry by its place and its name. */
export type EntryMark = { number: number; id: string }

/** Returns the entries after one that this device has seen, or some of them. Throws VaultError. */
export async function fetchEntries(keys: VaultKeys, after: EntryMark | undefined): Promise<EntriesAnswer> {
  const query = new URLSearchParams(after ? { after: String(after.number), entry: after.id } : { after: '0' })
  const answer = await ask(keys, `/entries?${query}`, { headers: bearer(keys.read) })
  if (answer.status === 409) throw new VaultError('other-history')
  await require(answer)
  const content = answer.status === 204 ? new ArrayBuffer() : await arriving(() => answer.arrayBuffer())
  return {
    entries: readFrames(content).map(entryOf),
    bytes: content.byteLength,
    hasMore: answer.headers.get('Vault-More') === 'true',
    drops: Number(answer.headers.get('Vault-Drops') ?? 0),
  }
}

function entryOf({ header, sealed }: Frame): SealedEntry {
  const { number, id } = header
  // A proxy or another program has answered.
  if (typeof number !== 'number' || typeof id !== 'string') throw new VaultError('unavailable')
  return { number, id, sealed }
}

/**
 * Appends an entry, and returns its number: once, however often it is sent under the same id. Throws VaultError.
 */
export async function sendEntry(
  keys: VaultKeys,
  sealed: Blob,
  { id, replaces }: { id: string; replaces: number | undefined },
): Promise<number> {
  const answer = await ask(keys, '/entries', {
    method: 'POST',
    headers: {
      ...bearer(keys.write),
      'Content-Type': 'application/octet-stream',
      'Entry-Id': id,
      ...(replaces !== undefined && { 'Entry-Replaces': String(replaces) }),
    },
    body: sealed,
  })
  // It does not have what the entry replaces.
  if (answer.status === 409) throw new VaultError('other-history')
  const { number }: { number: unknown } = await arriving(async () => (await require(answer)).json())
  if (typeof number !== 'number') throw new VaultError('unavailable')
  return number
}

/** True if the vault has content under that name. Throws VaultError. */
export async function hasBlob(keys: VaultKeys, name: string): Promise<boolean> {
  return (await askForBlob(keys, name, { method: 'HEAD', headers: bearer(keys.read) })) !== undefined
}

/** Returns the content under that name, or undefined. Throws VaultError. */
export async function fetchBlob(keys: VaultKeys, name: string): Promise<Blob | undefined> {
  const answer = await askForBlob(keys, name, { headers: bearer(keys.read) })
  return answer && arriving(() => answer.blob())
}

/** Keeps content under a name; the same again changes nothing. Throws VaultError. */
export async function sendBlob(keys: VaultKeys, name: string, content: Blob): Promise<void> {
  const headers = { ...bearer(keys.write), 'Content-Type': 'application/octet-stream' }
  await require(await ask(keys, `/blobs/${name}`, { method: 'PUT', headers, body: content }))
}

/** Removes the content under a name, if there is any. Throws VaultError. */
export async function removeBlob(keys: VaultKeys, name: string): Promise<void> {
  await askForBlob(keys, name, { method: 'DELETE', headers: bearer(keys.write) })
}

/** Undefined if there is no such content. */
async function askForBlob(
  keys: VaultKeys,
  name: string,
  request: RequestInit,
): Promise<Response | undefined> {
  const answer = await ask(keys, `/blobs/${name}`, request)
  return answer.status === 404 ? undefined : require(answer)
}

/** Returns the header that shows a token. */
export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` }
}

/** A slow phone sends the largest entry within this time. */
const PATIENCE_MS = 5 * 60_000

/** Asks the server about a vault. Throws VaultError without an answer. */
export function ask({ id }: Pick<VaultKeys, 'id'>, path: string, request: RequestInit): Promise<Response> {
  return arriving(() =>
    fetch(`/vault/${id}${path}`, {
      ...request,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  )
}

/** Throws VaultError if the network fails: before an answer or within it. */
export async function arriving<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (cause) {
    if (cause instanceof VaultError) throw cause
    throw new VaultError(navigator.onLine === false ? 'offline' : 'unavailable', { cause })
  }
}

const PROBLEMS = new Map<number, VaultProblem | StoreLost>([
  [404, 'unknown'],
  [410, 'gone'],
  [413, 'too-large'],
  [429, 'too-fast'],
  [507, 'full'],
])

/** Returns an answer that does what was asked for, or throws VaultError. */
export async function require(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const problem = PROBLEMS.get(answer.status) ?? (answer.status >= 500 ? 'unavailable' : 'refused')
  const seconds = Number(answer.headers.get('Retry-After'))
  throw new VaultError(problem, seconds > 0 ? { waitMs: seconds * 1_000 } : {})
}

const LENGTH_BYTES = 4

/** A part of an answer: what the server says of it, and its sealed content. */
export type Frame = { header: Record<string, unknown>; sealed: Blob }

/** Reads frames one after another: the length of a header, the header, the length of the content, the content. */
export function readFrames(buffer: ArrayBuffer): Frame[] {
  const view = new DataView(buffer)
  const frames: Frame[] = []
  let at = 0
  const take = () => {
    const length = view.getUint32(at)
    const from = at + LENGTH_BYTES
    at = from + length
    return buffer.slice(from, at)
  }
  try {
    while (at < buffer.byteLength) {
      const header: Record<string, unknown> = JSON.parse(new TextDecoder().decode(take()))
      frames.push({ header, sealed: new Blob([take()]) })
    }
    return frames
  } catch (cause) {
    // A proxy or another program has answered.
    throw new VaultError('unavailable', { cause })
  }
}
