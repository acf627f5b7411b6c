import { vi } from 'vitest'

import type { Page } from '~/worker/frames'
import { integrityOf } from '~/worker/write-worker'

export type Answer = { body: string; type: string }

/** An address, or the request of a page that the worker passes on. */
type Asked = string | { url: string }

export const page = (body: string): Answer => ({ body, type: 'text/html; charset=utf-8' })
export const file = (body: string): Answer => ({ body, type: 'text/javascript' })
export const sheet = (body: string): Answer => ({ body, type: 'text/css; charset=utf-8' })

/** The page of a hotel that answers every request. */
export const SIGN_IN = '<h1>Zaloguj się do sieci hotelu</h1>'

/** Each of these has answers by the path of an address. */
export type WorkerNetwork = {
  /** Stands between the worker and the server, and answers in its place. */
  network: Map<string, Answer>
  /** The browser's own cache. */
  httpCache: Map<string, Answer>
  server: Map<string, Answer>
  /** The caches of workers by their names. */
  kept: Map<string, Map<string, Response>>
  request: ReturnType<typeof vi.fn<(asked: Asked, init?: RequestInit) => Promise<Response>>>
  /** Decides from now on which requests get no answer. */
  lose: (isLost: (address: string) => boolean) => void
  /** Keeps an answer as an earlier version of the worker did, which compared nothing. */
  keepAsBefore: (cacheName: string, address: string, answer: Answer) => void
}

/** Stubs what a service worker of a build with these files and pages finds: the build, the network and the caches. */
export function stubWorkerNetwork(
  files: Readonly<Record<string, string>>,
  pages: readonly Page[],
  server: ReadonlyMap<string, Answer>,
): WorkerNetwork {
  const kept: WorkerNetwork['kept'] = new Map()
  let isLost = (_address: string) => false
  const world: WorkerNetwork = {
    network: new Map(),
    httpCache: new Map(),
    server: new Map(server),
    kept,
    request: vi.fn<(asked: Asked, init?: RequestInit) => Promise<Response>>(),
    lose: (decide) => {
      isLost = decide
    },
    keepAsBefore: (cacheName, address, { body, type }) => {
      const response = new Response(body, { headers: { 'Content-Type': type } })
      kept.set(cacheName, new Map([[address, response]]))
    },
  }
  world.request.mockImplementation(async (asked, init = {}) => {
    const address = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    if (isLost(address)) throw new TypeError('Failed to fetch')
    const cached = init.cache === undefined ? world.httpCache.get(address) : undefined
    const found = cached ?? world.network.get(address) ?? world.server.get(address)
    if (!found) return new Response(null, { status: 404 })
    // A browser compares the content with the hash.
    if (init.integrity && init.integrity !== integrityOf(found.body)) throw new TypeError('Failed to fetch')
    return new Response(found.body, { headers: { 'Content-Type': found.type } })
  })
  vi.stubGlobal('BUILD', {
    version: 'v2',
    prefix: 'pewnik-',
    offlinePage: '/offline',
    files: Object.fromEntries(Object.entries(files).map(([name, body]) => [name, integrityOf(body)])),
    pages,
  })
  vi.stubGlobal('fetch', world.request)
  vi.stubGlobal('caches', stubCaches(kept))
  return world
}

function stubCaches(kept: WorkerNetwork['kept']) {
  return {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (address: string, { cacheName }: { cacheName?: string } = {}) => {
      const named = cacheName === undefined ? [...kept.values()] : [kept.get(cacheName)]
      return named
        .find((cache) => cache?.has(address))
        ?.get(address)
        ?.clone()
    },
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return {
        put: async (address: string, response: Response) => void cache.set(address, response),
        keys: async () => [...cache.keys()].map((address) => ({ url: `http://pewnik.example${address}` })),
        match: async ({ url }: { url: string }) => cache.get(new URL(url).pathname)?.clone(),
      }
    },
  }
}
