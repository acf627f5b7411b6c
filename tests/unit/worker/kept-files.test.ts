import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { integrityOf } from '~/worker/write-worker'

const SCREEN = '/assets/calendar-1a.js'
const SHEET = '/assets/panel-2b.css'
const FRAME = '/calendar'
const OFFLINE = '/offline'

const FILES: Readonly<Record<string, string>> = { [SCREEN]: 'export {}', [SHEET]: 'a{}' }
const DOCUMENT = `<html><link rel="stylesheet" href="${SHEET}"></html>`
const CUT_SHORT = DOCUMENT.slice(0, -7)
const SIGN_IN = '<h1>Zaloguj się do sieci hotelu</h1>'

type Answer = { body: string; type: string }

const page = (body: string): Answer => ({ body, type: 'text/html; charset=utf-8' })
const file = (body: string): Answer => ({ body, type: 'text/javascript' })
const sheet = (body: string): Answer => ({ body, type: 'text/css; charset=utf-8' })

/** The answers of whoever stands between the worker and the server, of the browser's own cache, and of the server. */
let network: Map<string, Answer>
let httpCache: Map<string, Answer>
let server: Map<string, Answer>
let kept: Map<string, Map<string, Response>>

const request = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

/** Answers as a browser does, which compares the content with the hash. */
async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const cached = init.cache === undefined ? httpCache.get(address) : undefined
  const found = cached ?? network.get(address) ?? server.get(address)
  if (!found) return new Response(null, { status: 404 })
  if (init.integrity && init.integrity !== integrityOf(found.body)) throw new TypeError('Failed to fetch')
  return new Response(found.body, { headers: { 'Content-Type': found.type } })
}

beforeEach(() => {
  vi.useFakeTimers()
  network = new Map()
  httpCache = new Map()
  server = new Map([
    [SCREEN, file(FILES[SCREEN] ?? '')],
    [SHEET, sheet(FILES[SHEET] ?? '')],
    [FRAME, page(DOCUMENT)],
    [OFFLINE, page(DOCUMENT)],
  ])
  kept = new Map()
  vi.stubGlobal('BUILD', {
    version: 'v2',
    files: Object.fromEntries(Object.entries(FILES).map(([name, body]) => [name, integrityOf(body)])),
    pages: [{ path: FRAME, kind: 'panel' }],
  })
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('caches', stubCaches())
  request.mockReset().mockImplementation(answer)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stubCaches() {
  return {
    keys: async () => [...kept.keys()],
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

/** Keeps an answer as an earlier version of the worker did, which compared nothing. */
function keepAsBefore(cacheName: string, address: string, { body, type }: Answer): void {
  kept.set(cacheName, new Map([[address, new Response(body, { headers: { 'Content-Type': type } })]]))
}

async function startWorker() {
  vi.resetModules()
  return import('~/worker/kept-files')
}

type Worker = Awaited<ReturnType<typeof startWorker>>

/** Keeps all, lets all waits pass, and tells whether it worked. */
async function keepAll(worker: Worker): Promise<boolean> {
  const done = worker.keepAll().then(
    () => true,
    () => false,
  )
  await vi.runAllTimersAsync()
  return done
}

const textKept = async (worker: Worker, address: string) => (await worker.findKept(address))?.text()

describe('the worker', () => {
  it('keeps the files and the documents of its build', async () => {
    const worker = await startWorker()
    expect(await keepAll(worker)).toBe(true)
    expect(await textKept(worker, SCREEN)).toBe(FILES[SCREEN])
    expect(await textKept(worker, SHEET)).toBe(FILES[SHEET])
    expect(await textKept(worker, FRAME)).toBe(DOCUMENT)
    expect(await textKept(worker, OFFLINE)).toBe(DOCUMENT)
  })

  it.for([
    [SCREEN, page(SIGN_IN)],
    [SCREEN, file('export default 1')],
    [SCREEN, page('export {}')],
    [SCREEN, { body: 'export {}', type: 'text/plain; charset=utf-8' }],
    [SHEET, { body: 'a{}', type: 'text/plain' }],
    [FRAME, page(SIGN_IN)],
    [FRAME, file(DOCUMENT)],
    [FRAME, page(CUT_SHORT)],
    [OFFLINE, page(SIGN_IN)],
    [OFFLINE, page(CUT_SHORT)],
  ] as const)(
    'keeps nothing of somebody else in place of %s, and the right one later',
    async ([address, wrong]) => {
      network.set(address, wrong)
      const worker = await startWorker()
      expect(await keepAll(worker)).toBe(false)
      expect(await worker.findKept(address)).toBeUndefined()
      network.clear()
      expect(await keepAll(worker)).toBe(true)
      expect(await textKept(worker, address)).toBe(server.get(address)?.body)
    },
  )

  it('follows no redirect', async () => {
    await keepAll(await startWorker())
    expect(request.mock.calls.map(([, init]) => init?.redirect)).toEqual(Array(4).fill('error'))
  })

  it.for([page(SIGN_IN), page('export {}'), { body: 'export {}', type: 'text/plain' }])(
    'fetches a file past the browser’s own cache if that has %o',
    async (wrong) => {
      httpCache.set(SCREEN, wrong)
      const worker = await startWorker()
      expect(await keepAll(worker)).toBe(true)
      expect(await textKept(worker, SCREEN)).toBe(FILES[SCREEN])
      expect((await worker.findKept(SCREEN))?.headers.get('Content-Type')).toBe('text/javascript')
      expect(request).toHaveBeenCalledWith(SCREEN, expect.objectContaining({ cache: 'reload' }))
    },
  )

  it.for([
    [SCREEN, { body: 'export {}', type: 'text/plain' }],
    [FRAME, page(CUT_SHORT)],
    [OFFLINE, page(CUT_SHORT)],
  ] as const)(
    'fetches %s again if an earlier worker of the same build has kept it wrong',
    async ([address, wrong]) => {
      keepAsBefore('pewnik-checked-v2', address, wrong)
      const worker = await startWorker()
      expect(await worker.findKept(address)).toBeUndefined()
      expect(await keepAll(worker)).toBe(true)
      expect(await textKept(worker, address)).toBe(server.get(address)?.body)
    },
  )

  it.for([page(SIGN_IN), page('export {}'), { body: 'export {}', type: 'text/plain' }])(
    'takes over from one that has kept a script as %o',
    async (wrong) => {
      const worker = await startWorker()
      keepAsBefore('pewnik-v1', SCREEN, file('export {}'))
      expect(await worker.hasWrongFiles()).toBe(false)
      keepAsBefore('pewnik-v1', SCREEN, wrong)
      expect(await worker.hasWrongFiles()).toBe(true)
    },
  )
})

describe('a file that a tab asks for', () => {
  it.for([
    ['pewnik-v1', page(SIGN_IN)],
    ['pewnik-v2', page(SIGN_IN)],
    ['pewnik-checked-v2', page('export {}')],
    ['pewnik-checked-v2', { body: 'export {}', type: 'text/plain' }],
  ] as const)('is the right one, whatever an earlier worker has kept in %s', async ([cacheName, wrong]) => {
    keepAsBefore(cacheName, SCREEN, wrong)
    const worker = await startWorker()
    expect(await (await worker.findFile(SCREEN)).text()).toBe(FILES[SCREEN])
    expect(await textKept(worker, SCREEN)).toBe(FILES[SCREEN])
  })

  it('is not answered, and not kept, with a page of somebody else', async () => {
    network.set(SCREEN, page(SIGN_IN))
    const worker = await startWorker()
    await expect(worker.findFile(SCREEN)).rejects.toThrow('Failed to fetch')
    expect(await worker.findKept(SCREEN)).toBeUndefined()
  })

  it('is not answered, and not kept, under a type that browsers refuse', async () => {
    network.set(SCREEN, { body: 'export {}', type: 'text/plain' })
    const worker = await startWorker()
    await expect(worker.findFile(SCREEN)).rejects.toThrow(SCREEN)
    network.clear()
    expect((await worker.findFile(SCREEN)).headers.get('Content-Type')).toBe('text/javascript')
  })

  it('comes from the cache of its version, unless its type is wrong there', async () => {
    const [former, damaged] = ['/assets/calendar-0z.js', '/assets/reports-0z.js']
    keepAsBefore('pewnik-v1', former, file('former'))
    keepAsBefore('pewnik-v0', damaged, { body: 'damaged', type: 'text/plain' })
    httpCache.set(damaged, { body: 'damaged', type: 'text/plain' })
    server.set(damaged, file('from the server'))
    const worker = await startWorker()
    expect(await (await worker.findFile(former)).text()).toBe('former')
    expect(await (await worker.findFile(damaged)).text()).toBe('from the server')
  })
})
