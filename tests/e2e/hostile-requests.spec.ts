import { expect, test } from 'playwright/test'

import { signedPath } from '~/domain/signing/certificate-token'

import { attack, isSecured, sendRaw } from '../support/attack.ts'
import { signAsSample } from '../support/signing.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'
import { temporaryStore, type TemporaryStore } from '../support/temporary-store.ts'

test.describe.configure({ mode: 'serial' })

/** `npm run benchmark` sends many more. */
const COUNT = 3_000
const SEED = 20_261_121

let server: StartedServer
let store: TemporaryStore

test.beforeAll(async () => {
  store = temporaryStore()
  server = await startServer({ env: store.env })
})

test.afterAll(async () => {
  await server.stop()
  store.remove()
})

async function ask(
  method: string,
  target: string,
  headers = ['Host: 127.0.0.1'],
  body = '',
): Promise<string> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close']
  const length = body === '' ? [] : [`Content-Length: ${body.length}`]
  const { text } = await sendRaw(server.port, [`${[...lines, ...length].join('\r\n')}\r\n\r\n${body}`])
  const [head = ''] = text.split('\r\n\r\n')
  return head.replaceAll('\r', '')
}

const PLACES = [
  '/',
  '/login',
  '/dashboard',
  '/nowhere',
  '/dashboard.data',
  '/trainings.ics',
  '/c/x/check.json',
  '/healthz',
]

/** Expects a refusal by the app itself: with its headers, and telling which methods it allows. */
async function expectNotAllowed(method: string, place: string): Promise<void> {
  const head = await ask(method, place)
  expect(head, `${method} ${place}`).toMatch(/^HTTP\/1\.1 405 /)
  expect(head, `${method} ${place}`).toMatch(/^allow: GET, HEAD$/im)
  expect(isSecured(head), `${method} ${place}`).toBe(true)
}

test('an unknown method is refused with 405 and the allowed methods', async () => {
  for (const method of ['PROPFIND', 'OPTIONS', 'TRACE', 'QUERY']) {
    for (const place of PLACES) await expectNotAllowed(method, place)
  }
})

test('a POST to an address without an action is refused with 405 and the allowed methods', async () => {
  for (const place of PLACES.filter((path) => path !== '/login')) await expectNotAllowed('POST', place)
})

test('a form of another site is refused with 400, and one behind a proxy that ends TLS is not', async () => {
  for (const place of ['/login', '/login.data', '/dashboard', '/trainings.ics']) {
    const head = await ask('POST', place, ['Host: pewnik.example', 'Origin: https://evil.example'])
    expect(head, place).toMatch(/^HTTP\/1\.1 400 /)
    expect(isSecured(head), place).toBe(true)
  }
  const form = ['Host: pewnik.example', 'Content-Type: application/x-www-form-urlencoded']
  const account = 'email=pracownik%40pewnik.example&password=x'
  for (const origin of ['https://pewnik.example', 'http://pewnik.example']) {
    expect(await ask('POST', '/login', [...form, `Origin: ${origin}`], account)).toMatch(/^HTTP\/1\.1 200 /)
  }
})

test('a body that is too long, or of unknown length, does not block the connection', async () => {
  const long = `POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n${'a'.repeat(300_000)}`
  const unknown = 'POST /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n'
  const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  for (const [body, status] of [
    [long, '413'],
    [unknown, '411'],
  ] as const) {
    const { text } = await sendRaw(server.port, [body, next])
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
  }
})

test('an address that no route can match is not found', async () => {
  for (const path of ['/%0d%0aX', '/%0aX.data', '/%e2%80%a8', '/%', '/card/%ff', '/%E0%A4%A.data']) {
    const head = await ask('GET', path)
    expect(head, path).toMatch(/^HTTP\/1\.1 404 /)
    expect(isSecured(head), path).toBe(true)
  }
})

test('an invalid host is refused with 400, and an empty host is accepted', async () => {
  for (const host of ['a b', '[', 'x:99999', '<script>', 'user@host']) {
    const head = await ask('GET', '/', [`Host: ${host}`])
    expect(head, host).toMatch(/^HTTP\/1\.1 400 /)
    expect(isSecured(head), host).toBe(true)
  }
  expect(await ask('GET', '/healthz', ['Host: '])).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request with two hosts is refused with 400', async () => {
  for (const hosts of [
    ['Host: pewnik.example', 'Host: evil.example'],
    ['Host: pewnik.example', 'host: pewnik.example'],
    ['Host: ', 'Host: evil.example'],
  ]) {
    const head = await ask('GET', '/', hosts)
    expect(head, hosts.join()).toMatch(/^HTTP\/1\.1 400 /)
    expect(isSecured(head), hosts.join()).toBe(true)
  }
})

test('an address with its origin is answered like its path', async () => {
  expect(await ask('GET', 'http://other.example/healthz')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('GET', 'http://other.example/nowhere')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await ask('PROPFIND', 'http://other.example/')).toMatch(/^HTTP\/1\.1 405 /)
})

test('an altered link to a signed certificate is refused and never valid, however long it is', async () => {
  const token = await signAsSample()
  const [header = '', claims = '', signature = ''] = token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"pewnik+jws","kid":"OaUpUC-hUHg"}').toString('base64url')
  for (const forged of [
    `${none}.${claims}.`,
    `${none}.${claims}.${signature}`,
    `${header}.${claims}`,
    `${header}..${signature}`,
    `.${claims}.${signature}`,
    `${token}.${token}`,
    `${token}%00`,
    `${token}%20`,
    `${token}%2e`,
    `${token};jsessionid=1`,
    `${token}=`,
    `%EF%BB%BF${token}`,
    'A'.repeat(10_000),
    '.'.repeat(10_000),
    'e30.e30.e30',
    '%F0%9F%92%A5',
    '__proto__',
  ]) {
    for (const path of ['', '/certificate.pdf', '/check.json'].map((end) => signedPath(forged) + end)) {
      const { text } = await sendRaw(server.port, [
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ])
      // What no route can match is not found.
      expect(text, path).toMatch(/^HTTP\/1\.1 (400|404) /)
      expect(text, path).not.toContain('Ważny do')
      expect(isSecured(text), path).toBe(true)
    }
  }
  const long = await ask('GET', signedPath(`${token}${'A'.repeat(100_000)}`))
  expect(long).toMatch(/^HTTP\/1\.1 431 /)
  expect(await ask('GET', signedPath(token))).toMatch(/^HTTP\/1\.1 200 /)
})

test(`hostile requests of seed ${SEED} get no error of the server and tell nothing of the machine`, async () => {
  test.setTimeout(120_000)
  const { problems, statuses } = await attack(server, COUNT, SEED)
  expect(problems.slice(0, 20)).toEqual([])
  // All kinds of answers are among them. Otherwise this test would prove nothing.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '400', '404', '405', '411', '413', '431']),
  )
})
