import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  file,
  page,
  sheet,
  SIGN_IN,
  stubWorkerNetwork,
  type WorkerNetwork,
} from '../../support/worker-network'

const SCREEN = '/assets/calendar-1a.js'
const SHEET = '/assets/panel-2b.css'
const FRAME = '/calendar'
const OFFLINE = '/offline'

const FILES: Readonly<Record<string, string>> = { [SCREEN]: 'export {}', [SHEET]: 'a{}' }
const DOCUMENT = `<html><link rel="stylesheet" href="${SHEET}"></html>`
const CUT_SHORT = DOCUMENT.slice(0, -7)
/** As a copy of the server sends it that has another build. */
const OF_OTHER_VERSION = DOCUMENT.replace(SHEET, '/assets/panel-9z.css')

let { network, httpCache, server, request, lose, keepAsBefore }: WorkerNetwork = stubbed()

function stubbed(): WorkerNetwork {
  return stubWorkerNetwork(
    FILES,
    [{ path: FRAME, kind: 'kept' }],
    new Map([
      [SCREEN, file(FILES[SCREEN] ?? '')],
      [SHEET, sheet(FILES[SHEET] ?? '')],
      [FRAME, page(DOCUMENT)],
      [OFFLINE, page(DOCUMENT)],
    ]),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  ;({ network, httpCache, server, request, lose, keepAsBefore } = stubbed())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
    [FRAME, page(OF_OTHER_VERSION)],
    [OFFLINE, page(SIGN_IN)],
    [OFFLINE, page(CUT_SHORT)],
  ] as const)(
    'keeps nothing of somebody else, or of another version, in place of %s, and the right one later',
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

  it('keeps all over a network that loses every third request', async () => {
    let count = 0
    lose(() => ++count % 3 === 0)
    const worker = await startWorker()
    expect(await keepAll(worker)).toBe(true)
    expect(await textKept(worker, FRAME)).toBe(DOCUMENT)
    expect(count).toBeGreaterThan(4)
  })

  it('fetches only what is missing if an earlier try could not get all', async () => {
    lose((address) => address === FRAME)
    const worker = await startWorker()
    expect(await keepAll(worker)).toBe(false)
    lose(() => false)
    request.mockClear()
    expect(await keepAll(worker)).toBe(true)
    expect(request.mock.calls.map(([address]) => address)).toEqual([FRAME])
  })

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
