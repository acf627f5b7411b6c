import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { file, page, SIGN_IN, stubWorkerNetwork, type WorkerNetwork } from '../../support/worker-network'

const ORIGIN = 'https://pewnik.example'
const SCRIPT = '/assets/panel-2b.js'
const OTHER_SCRIPT = '/assets/calendar-1a.js'
const FORMER_SCRIPT = '/assets/panel-0z.js'
const DOCUMENT = `<html><link rel="modulepreload" href="${SCRIPT}"></html>`
const RECORD = `<html><link rel="modulepreload" href="${SCRIPT}"><main>record</main></html>`
const EXPLANATION = `<html><link rel="stylesheet" href="${SCRIPT}"><h1>Brak połączenia</h1></html>`

let { network, server, kept, request, lose, keepAsBefore }: WorkerNetwork = stubbed()

function stubbed(): WorkerNetwork {
  return stubWorkerNetwork(
    { [SCRIPT]: 'panel', [OTHER_SCRIPT]: 'calendar' },
    [
      { path: '/calendar', kind: 'kept' },
      { path: '/certificates/:id', kind: 'kept' },
      { path: '/certificates/verify/:id', kind: 'public' },
      { path: '/', kind: 'public' },
      { path: '/*', kind: 'public' },
      { path: '/healthz', kind: 'file' },
    ],
    new Map([
      [SCRIPT, file('panel')],
      [OTHER_SCRIPT, file('calendar')],
      ['/calendar', page(DOCUMENT)],
      ['/certificates/any', page(RECORD)],
      ['/offline', page(EXPLANATION)],
    ]),
  )
}

const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined)
const claim = vi.fn<() => Promise<void>>(async () => undefined)

/** The locks that open tabs hold: each has the name of a file of its version. */
let held: { name: string }[] = []

beforeEach(() => {
  ;({ network, server, kept, request, lose, keepAsBefore } = stubbed())
  held = []
  skipWaiting.mockClear()
  claim.mockClear()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Listener = (event: object) => void

/** Starts a worker and returns what calls its listeners. */
async function start(module: 'service-worker' | 'switched-off-worker' = 'service-worker', saveData = false) {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('self', {
    location: new URL(ORIGIN),
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    skipWaiting,
    clients: { claim },
  })
  vi.stubGlobal('navigator', { connection: { saveData }, locks: { query: async () => ({ held }) } })
  vi.resetModules()
  if (module === 'service-worker') await import('~/worker/service-worker')
  else await import('~/worker/switched-off-worker')

  /** Sends an event, lets all waits pass, and tells whether what the worker does in it has worked. */
  const send = async (kind: string) => {
    const underWay: Promise<unknown>[] = []
    listeners.get(kind)?.({ waitUntil: (work: Promise<unknown>) => underWay.push(work) })
    const done = Promise.all(underWay).then(
      () => true,
      () => false,
    )
    await vi.runAllTimersAsync()
    return done
  }

  /** Asks for an address as a browser does. The answer is undefined if the worker leaves it to the browser. */
  const ask = (path: string, { mode = 'navigate', method = 'GET', origin = ORIGIN } = {}) => {
    const answers: Promise<Response>[] = []
    listeners.get('fetch')?.({
      request: { method, mode, url: origin + path },
      respondWith: (answer: Promise<Response>) => answers.push(answer),
      waitUntil: () => undefined,
    })
    return answers[0]?.then((response) => response.text())
  }
  return { listeners, send, ask }
}

async function startInstalled(...options: Parameters<typeof start>) {
  const worker = await start(...options)
  expect(await worker.send('install')).toBe(true)
  return worker
}

const silent = () => new Promise<Response>(() => {})

describe('a document of the panel', () => {
  it('is the frame of its screen, also for a record, and waits for no answer of the server', async () => {
    const { ask } = await startInstalled()
    request.mockImplementation(silent)
    expect(await ask('/calendar')).toBe(DOCUMENT)
    expect(await ask('/certificates/some-certificate')).toBe(RECORD)
  })

  it('is renewed behind the answer, for the next look', async () => {
    const { ask } = await startInstalled()
    const renewed = DOCUMENT.replace('<link', '<meta name="csp"><link')
    server.set('/calendar', page(renewed))
    expect(await ask('/calendar')).toBe(DOCUMENT)
    await vi.runAllTimersAsync()
    expect(await ask('/calendar')).toBe(renewed)
  })

  it('comes from the server while no frame is kept, and without a server nobody answers', async () => {
    const { ask } = await start()
    expect(await ask('/calendar')).toBe(DOCUMENT)
    kept.clear()
    lose(() => true)
    await expect(ask('/calendar')).rejects.toThrow('Failed to fetch')
  })
})

describe('a public page', () => {
  it.each(['/', '/about', '/nowhere', '/certificates/verify/some-certificate'])(
    'such as %s is the server’s, and without a network says so',
    async (path) => {
      server.set(path, page('of the server'))
      const { ask } = await startInstalled()
      expect(await ask(path)).toBe('of the server')
      lose(() => true)
      expect(await ask(path)).toBe(EXPLANATION)
    },
  )
})

describe('a built file', () => {
  it('comes from the cache, without asking the server', async () => {
    const { ask } = await startInstalled()
    request.mockClear()
    expect(await ask(SCRIPT, { mode: 'cors' })).toBe('panel')
    expect(request).not.toHaveBeenCalled()
  })
})

it.each([
  ['data', '/calendar.data', { mode: 'cors' }],
  ['a form', '/calendar', { method: 'POST' }],
  ['a file for others', '/healthz', {}],
  ['another site', '/calendar', { origin: 'https://other.example' }],
] as const)('the worker leaves %s to the browser', async (_, path, options) => {
  const { ask } = await startInstalled()
  expect(ask(path, options)).toBeUndefined()
})

describe('a new version', () => {
  it('waits for open tabs, and takes over when a person asks for it', async () => {
    keepAsBefore('pewnik-v1', FORMER_SCRIPT, file('former'))
    const { send } = await startInstalled()
    expect(skipWaiting).not.toHaveBeenCalled()
    await send('message')
    expect(skipWaiting).toHaveBeenCalledOnce()
  })

  it('takes over at once if the one before keeps a page of somebody else in place of a script', async () => {
    keepAsBefore('pewnik-v1', FORMER_SCRIPT, page(SIGN_IN))
    await startInstalled()
    expect(skipWaiting).toHaveBeenCalledOnce()
  })

  it('is not installed while copies of the server disagree', async () => {
    network.set('/calendar', page(DOCUMENT.replace(SCRIPT, FORMER_SCRIPT)))
    const { send } = await start()
    expect(await send('install')).toBe(false)
    expect(skipWaiting).not.toHaveBeenCalled()
  })

  it('takes over open tabs, keeps the files that one of them needs, and deletes all others', async () => {
    keepAsBefore('pewnik-v0', '/assets/panel-older.js', file('older'))
    keepAsBefore('pewnik-v1', FORMER_SCRIPT, file('former'))
    keepAsBefore('of-another-app', '/', page('other'))
    const { send, ask } = await startInstalled()
    held = [{ name: FORMER_SCRIPT }]
    await send('activate')
    expect(claim).toHaveBeenCalledOnce()
    expect([...kept.keys()]).toEqual(['pewnik-v1', 'of-another-app', 'pewnik-checked-v2'])
    expect(await ask(FORMER_SCRIPT, { mode: 'cors' })).toBe('former')
    held = []
    await send('activate')
    expect([...kept.keys()]).toEqual(['of-another-app', 'pewnik-checked-v2'])
  })
})

describe('a browser that saves data', () => {
  it('keeps only what it uses, and opens that without a network', async () => {
    const { ask } = await startInstalled('service-worker', true)
    const addresses = () => [...kept.values()].flatMap((cache) => [...cache.keys()])
    expect(addresses()).toEqual(['/offline'])
    expect(await ask('/calendar')).toBe(DOCUMENT)
    expect(await ask(SCRIPT, { mode: 'cors' })).toBe('panel')
    await vi.runAllTimersAsync()
    expect(addresses()).toEqual(['/offline', '/calendar', SCRIPT])
    lose(() => true)
    expect(await ask('/calendar')).toBe(DOCUMENT)
    expect(await ask(SCRIPT, { mode: 'cors' })).toBe('panel')
    expect(await ask('/certificates/some-certificate')).toBe(EXPLANATION)
  })
})

describe('a worker in place of a broken one', () => {
  it('waits for no tab, deletes all that was kept, and answers no request', async () => {
    keepAsBefore('pewnik-v1', FORMER_SCRIPT, file('former'))
    const { listeners, send } = await start('switched-off-worker')
    await send('install')
    expect(skipWaiting).toHaveBeenCalledOnce()
    await send('activate')
    expect([...kept.keys()]).toEqual([])
    expect(listeners.has('fetch')).toBe(false)
  })
})
