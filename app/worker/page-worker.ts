/// <reference lib="webworker" />
import { frameOf, pageAt } from './frames'
import {
  deleteUnused,
  findFile,
  findKept,
  hasWrongFiles,
  isFile,
  keepAll,
  offlinePage,
  pages,
  renewFrame,
} from './kept-files'

// The part that the workers of the panel and of the crew's pages share. It answers for built files and for the documents
// of kept pages, as frames without data. All else goes to the server: data, forms, verification, cards and files for
// others.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(install()))

self.addEventListener('activate', (event) => event.waitUntil(takeCare()))

// The only message: a person wants the new version now, although tabs with an older one are open.
self.addEventListener('message', () => void self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (isFile(pathname)) event.respondWith(findFile(pathname))
  if (mode !== 'navigate') return
  const page = pageAt(pages, pathname)
  if (page?.kind === 'kept') event.respondWith(openKept(event, frameOf(page)))
  if (page?.kind === 'public') event.respondWith(fetchOrExplain(event.request))
})

/** Waits for open tabs, unless the worker before it cannot start them: then nobody could press „Odśwież”. */
async function install(): Promise<void> {
  await keepAll()
  if (await hasWrongFiles()) await self.skipWaiting()
}

/** Screens of the first visit need the files as well, so the worker takes over tabs that were opened before it. */
async function takeCare(): Promise<void> {
  await deleteUnused()
  await self.clients.claim()
}

/** Answers with the kept frame and renews it. Without one, the server's document brings its data along. */
async function openKept(event: FetchEvent, frame: string): Promise<Response> {
  const kept = await findKept(frame)
  // A failure needs no word: the kept frame serves on.
  event.waitUntil(renewFrame(frame).catch(() => undefined))
  return kept ?? fetchOrExplain(event.request)
}

async function fetchOrExplain(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const explanation = offlinePage === undefined ? undefined : await findKept(offlinePage)
    if (explanation) return explanation
    throw error
  }
}
