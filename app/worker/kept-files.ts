/// <reference lib="webworker" />
import pRetry from 'p-retry'

import { FRAME_HEADER, frameOf, isWhole, needsOnly, type Page } from './frames'

/** What `write-worker.ts` knows of the build, and puts into the worker. */
export type Build = {
  version: string
  /** With it the names of the worker's caches begin. Those of another worker are not its own. */
  prefix: string
  /** The files that it keeps, with the hash of each. */
  files: Record<string, string>
  pages: Page[]
  /** The page that is shown in place of one that cannot be fetched. */
  offlinePage?: string
}

declare const BUILD: Build

const { version, prefix, files: hashes, pages, offlinePage } = BUILD
const files = Object.keys(hashes)

export { offlinePage, pages }

// Caches without this word may hold pages of a hotel's or a company's network in place of files.
const CACHE = `${prefix}checked-${version}`
const RETRIES = 3
/** Milliseconds. */
const RENEWAL_TIMEOUT = 10_000

/**
 * Fetches and keeps all that the kept pages need. Throws if something is missing or belongs to another version,
 * as it may while copies of the server are replaced. Files that have arrived are kept for the next try.
 */
export async function keepAll(): Promise<void> {
  const frames = pages.filter(({ kind }) => kind === 'kept').map(frameOf)
  const ahead = [
    ...files.map((file) => () => keep(file, fetchFile)),
    ...frames.map((frame) => () => keep(frame, fetchFrame)),
  ]
  const explanation = offlinePage === undefined ? [] : [() => keep(offlinePage, fetchDocument)]
  const tasks = [...explanation, ...(savesData() ? [] : ahead)]
  const results = await Promise.allSettled(tasks.map((task) => pRetry(task, { retries: RETRIES })))
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/** Returns what this version keeps under an address, if it is right: an earlier worker may have looked less closely. */
export async function findKept(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address, { cacheName: CACHE, ignoreVary: true })
  return kept && (await isRight(address, kept)) ? kept : undefined
}

/** Returns a file of this version, which it keeps from then on, or one of the version of another tab. */
export async function findFile(file: string): Promise<Response> {
  if (!Object.hasOwn(hashes, file)) return (await findOfOtherVersion(file)) ?? fetchFile(file)
  const kept = await findKept(file)
  if (kept) return kept
  const response = await fetchFile(file)
  await put(file, response.clone())
  return response
}

/**
 * Replaces the kept frame: a setting of the server may have changed what its headers allow. A network that never
 * answers is given up, because a new version may not take over while this one still waits.
 */
export async function renewFrame(frame: string): Promise<void> {
  await put(frame, await fetchFrame(frame, AbortSignal.timeout(RENEWAL_TIMEOUT)))
}

/**
 * Deletes the caches of versions that no open tab needs. Each tab holds a lock as long as it is open, and the
 * lock has the name of a file that belongs to the tab's version.
 */
export async function deleteUnused(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const needed = held.map(({ name }) => name).filter((name) => name !== undefined)
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== CACHE)
  await Promise.all(
    others.map(async (cacheName) => {
      const found = await Promise.all(
        needed.map((file) => caches.match(file, { cacheName, ignoreVary: true })),
      )
      if (found.every((file) => file === undefined)) await caches.delete(cacheName)
    }),
  )
}

/** True if an earlier worker has kept files that a browser does not take, so that its tabs cannot start. */
export async function hasWrongFiles(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const kept = isFile(pathname) && (await cache.match(request))
      if (kept && !hasRightType(pathname, kept)) return true
    }
  }
  return false
}

async function keep(address: string, fetchIt: (address: string) => Promise<Response>): Promise<void> {
  if (!(await findKept(address))) await put(address, await fetchIt(address))
}

async function put(address: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(address, response)
}

/** Its name changes with its content. Of another version no hash is known, but its type must fit its name. */
async function findOfOtherVersion(file: string): Promise<Response | undefined> {
  for (const cacheName of await caches.keys()) {
    const kept = await caches.match(file, { cacheName, ignoreVary: true })
    if (kept && hasRightType(file, kept)) return kept
  }
  return undefined
}

/**
 * The browser compares the content with the hash. Its own cache answers for what the page has just loaded; if that
 * holds something else, the server is asked, and the browser's cache is right from then on.
 */
async function fetchFile(file: string): Promise<Response> {
  const integrity = hashes[file]
  try {
    return await fetchRight(file, { integrity })
  } catch {
    return fetchRight(file, { integrity, cache: 'reload' })
  }
}

function fetchDocument(address: string, init?: RequestInit): Promise<Response> {
  return fetchRight(address, { cache: 'no-store', ...init })
}

function fetchFrame(frame: string, signal?: AbortSignal): Promise<Response> {
  return fetchDocument(frame, { headers: { [FRAME_HEADER]: '1' }, signal })
}

/** No address here leads on to another one. A network that asks to sign in may send all of them to its own page. */
async function fetchRight(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: 'error', priority: 'low' })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  if (!(await isRight(address, response))) {
    throw new Error(`${address} is cut short, of another version, or not ours`)
  }
  return response
}

/**
 * The content of a document has no known hash, because each one has a nonce of its own. Its files tell whose it is, and
 * its end tells that it is whole.
 */
async function isRight(address: string, response: Response): Promise<boolean> {
  if (isFile(address)) return hasRightType(address, response)
  if (!isPage(response)) return false
  const html = await response.clone().text()
  return isWhole(html) && needsOnly(html, files)
}

/** Browsers refuse a script or a sheet of another type, whatever its content. They take a font or an image of any. */
function hasRightType(file: string, response: Response): boolean {
  if (file.endsWith('.js')) return /^(text|application)\/(x-)?(java|ecma)script\b/i.test(typeOf(response))
  if (file.endsWith('.css')) return /^text\/css\b/i.test(typeOf(response))
  return !isPage(response)
}

export function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/')
}

function isPage(response: Response): boolean {
  return /^text\/html\b/i.test(typeOf(response))
}

function typeOf({ headers }: Response): string {
  return headers.get('Content-Type') ?? ''
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
