import { expect, test } from 'playwright/test'

import { hostileRequests, sendRaw, type RawRequest } from '../support/hostile-requests.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'

test.describe.configure({ mode: 'serial' })

/** More by hand: `HOSTILE_REQUESTS=10000 HOSTILE_SEED=7`. */
const COUNT = Number(process.env.HOSTILE_REQUESTS ?? 400)
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121)

let server: StartedServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

function ask(method: string, target: string, headers = ['Host: 127.0.0.1']): Promise<string> {
  return sendRaw(server.port, { method, target, headers, body: '' })
}

const PLACES = ['/', '/login', '/dashboard', '/nowhere', '/dashboard.data', '/trainings.ics', '/healthz']
const SECURED = /^content-security-policy: .*^x-content-type-options: nosniff$/ims

test('an unsupported method answers 405 with the allowed ones', async () => {
  for (const method of ['PROPFIND', 'OPTIONS', 'TRACE', 'QUERY']) {
    for (const place of PLACES) {
      const head = await ask(method, place)
      expect(head, `${method} ${place}`).toMatch(/^HTTP\/1\.1 405 /)
      expect(head, `${method} ${place}`).toMatch(/^allow: GET, HEAD$/im)
      expect(head.replaceAll('\r', ''), `${method} ${place}`).toMatch(SECURED)
    }
  }
})

test('a POST without an action answers 405 with the allowed methods', async () => {
  for (const place of PLACES.filter((path) => path !== '/login')) {
    const head = await ask('POST', place)
    expect(head, place).toMatch(/^HTTP\/1\.1 405 /)
    expect(head, place).toMatch(/^allow: GET, HEAD$/im)
    expect(head.replaceAll('\r', ''), place).toMatch(SECURED)
  }
})

test('an impossible address answers 404', async () => {
  for (const path of ['/%0d%0aX', '/%0aX.data', '/%e2%80%a8', '/%', '/card/%ff', '/%E0%A4%A.data']) {
    const head = await ask('GET', path)
    expect(head, path).toMatch(/^HTTP\/1\.1 404 /)
    expect(head.replaceAll('\r', ''), path).toMatch(SECURED)
  }
})

test('an impossible host answers 400, but an empty one does not', async () => {
  for (const host of ['a b', '[', 'x:99999', '<script>', 'user@host']) {
    const head = await ask('GET', '/', [`Host: ${host}`])
    expect(head, host).toMatch(/^HTTP\/1\.1 400 /)
    expect(head.replaceAll('\r', ''), host).toMatch(SECURED)
  }
  expect(await ask('GET', '/healthz', ['Host: '])).toMatch(/^HTTP\/1\.1 200 /)
})

test('hostile requests get no error of the server and at most one line each in the log', async () => {
  test.setTimeout(60_000 + COUNT * 50)
  const before = server.log()
  const broken: string[] = []
  const requests = hostileRequests(COUNT, SEED)
  for (const request of requests) {
    const head = await sendRaw(server.port, request)
    const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 'none'
    if (status === 'none' || status.startsWith('5')) broken.push(`${status} ${describeRequest(request)}`)
  }
  expect(broken).toEqual([])
  // A last good request: what comes before it in the log is all that the others wrote.
  await ask('GET', '/healthz?last')
  await expect.poll(() => server.log()).toContain('GET /healthz?last 200')
  const lines = server.log().slice(before.length).split('\n').filter(Boolean)
  // The access log: method, address, status, length and time. No stack has that shape.
  expect(lines.filter((line) => !/^[A-Z]+ \S+ (\d{3}|-) \S+ - (\S+ ms)?/.test(line))).toEqual([])
  expect(lines.length).toBeLessThanOrEqual(requests.length + 1)
  // Without most of them in the log, the app would not have been asked at all.
  expect(lines.length).toBeGreaterThan(requests.length / 2)
})

function describeRequest({ method, target, headers, body }: RawRequest): string {
  return [`${method} ${target}`, ...headers, body].map((part) => part.slice(0, 80)).join(' | ')
}
