/// <reference lib="webworker" />
import pRetry from 'p-retry'

import { FRAME_HEADER, frameOf, needsOnly, type Page } from './frames'

/** What `write-worker.ts` knows of the build: the worker's own version, its files and its routes. */
declare const BUILD: { version: string; files: string[]; pages: Page[] }

const { version, files, pages } = BUILD

export { pages }

/** The page that stands in for one that cannot be fetched. */
export const OFFLINE_PAGE = '/offline'

const PREFIX = 'pewnik-'
const CACHE = PREFIX + version
const RETRIES = 3

/**
 * Fetches and keeps all that the panel needs. Throws where something is missing or belongs to another version,
 * as it may while copies of the server are replaced. What has arrived stays for the next try.
 */
export async function keepAll(): Promise<void> {
  const frames = pages.filter(({ kind }) => kind === 'panel').map(frameOf)
  const ahead = [
    ...files.map((file) => () => keep(file, fetchFile)),
    ...frames.map((frame) => () => keep(frame, fetchFrame)),
  ]
  const tasks = [() => keep(OFFLINE_PAGE, fetchDocument), ...(savesData() ? [] : ahead)]
  const results = await Promise.allSettled(tasks.map((task) => pRetry(task, { retries: RETRIES })))
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/** Returns what this version keeps under an address. */
export async function findKept(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true })
}

/** Returns a file from the cache of any version, because its name changes with its content; else fetches it. */
export async function findFile(file: string): Promise<Response> {
  const kept = await caches.match(file, { ignoreVary: true })
  if (kept) return kept
  const response = await fetchFile(file)
  if (files.includes(file)) await put(file, response.clone())
  return response
}

/** Replaces the kept frame: a setting of the server may have changed what its headers allow. */
export async function renewFrame(frame: string): Promise<void> {
  await put(frame, await fetchFrame(frame))
}

/**
 * Deletes the caches of versions that no open tab needs. Each tab holds a lock as long as it is open, and the
 * lock has the name of a file that belongs to the tab's version.
 */
export async function deleteUnused(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const needed = held.map(({ name }) => name).filter((name) => name !== undefined)
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(
    others.map(async (cacheName) => {
      const found = await Promise.all(
        needed.map((file) => caches.match(file, { cacheName, ignoreVary: true })),
      )
      if (found.every((file) => file === undefined)) await caches.delete(cacheName)
    }),
  )
}

async function keep(address: string, fetchIt: (address: string) => Promise<Response>): Promise<void> {
  if (!(await findKept(address))) await put(address, await fetchIt(address))
}

async function put(address: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(address, response)
}

/** The browser's own cache answers for what the page has just loaded. */
function fetchFile(file: string): Promise<Response> {
  return fetchWhole(file)
}

function fetchDocument(address: string): Promise<Response> {
  return fetchWhole(address, { cache: 'no-store' })
}

async function fetchFrame(frame: string): Promise<Response> {
  const response = await fetchWhole(frame, { cache: 'no-store', headers: { [FRAME_HEADER]: '1' } })
  if (!needsOnly(await response.clone().text(), files)) throw new Error(`${frame} is of another version`)
  return response
}

async function fetchWhole(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, priority: 'low' })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
