import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

import { expect, test } from 'playwright/test'

import { ANNAS_BHP } from '../support/sample.ts'
import { startInVain, startServer, type StartedServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'
import { createVaultClient, newEntryId } from '../support/vault-client.ts'

const PLACES = [
  '/',
  '/dashboard',
  `/certificates/verify/${ANNAS_BHP}`,
  '/dashboard.data',
  '/trainings.ics',
  `/certificates/${ANNAS_BHP}/certificate.pdf`,
  '/robots.txt',
  '/healthz',
]

async function statuses({ port }: StartedServer): Promise<Record<string, number>> {
  const answers = PLACES.map(async (path) => [path, (await fetch(`http://127.0.0.1:${port}${path}`)).status])
  return Object.fromEntries(await Promise.all(answers))
}

const ALL_GOOD = Object.fromEntries(PLACES.map((path) => [path, 200]))

/** Waits until a connection is closed, also by a reset. */
function closing(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
  })
}

/** Opens a connection whose answers can be read as text. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    text += chunk
  })
  const closed = closing(socket)
  await once(socket, 'connect')
  return { socket, closed, text: () => text }
}

const GET = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const FORM = 'email=a&password=b'
const HEAD_OF_FORM = [
  'POST /login HTTP/1.1',
  'Host: x',
  'Content-Type: application/x-www-form-urlencoded',
  `Content-Length: ${FORM.length}`,
  '\r\n',
].join('\r\n')

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} ends the server after the requests that are under way`, async () => {
    const server = await startServer()
    const idle = await open(server.port)
    idle.socket.write(GET)
    const halfSent = await open(server.port)
    halfSent.socket.write(`${HEAD_OF_FORM}${FORM.slice(0, 5)}`)
    // Both have reached the server when a later one is answered.
    await expect.poll(idle.text).toContain('200 OK')
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)

    const stopped = server.stop(signal)
    await idle.closed
    const ask = () => fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => 'turned away')
    await expect.poll(ask).toBe('turned away')
    halfSent.socket.write(FORM.slice(5))
    await halfSent.closed
    expect(halfSent.text()).toMatch(/^HTTP\/1\.1 400 /)
    expect(halfSent.text()).toMatch(/^connection: close\r$/im)
    expect(halfSent.text()).toContain('</html>')
    expect(await stopped).toBe(0)
  })
}

test('a connection is kept longer between requests than a proxy keeps it', async () => {
  const server = await startServer()
  const { socket, text } = await open(server.port)
  socket.write(GET)
  await expect.poll(text).toContain('HTTP/1.1 200')
  // The first answer of a server still names the time of Node.
  socket.write(GET)
  await expect.poll(text).toContain('Keep-Alive: timeout=75')
  await server.stop()
})

test('connections that never ask do not keep the server from ending', async () => {
  const server = await startServer()
  const silent = await open(server.port)
  const halfAsked = await open(server.port)
  halfAsked.socket.write('GET /heal')
  expect(await server.stop()).toBe(0)
  await Promise.all([silent.closed, halfAsked.closed])
})

test('a server without a store needs to write no file', async () => {
  // Node refuses every write then, as a read-only file system does, also to root.
  const server = await startServer({ nodeOptions: ['--permission', '--allow-fs-read=*'] })
  expect(await statuses(server)).toEqual(ALL_GOOD)
  expect(server.log()).not.toContain('ERR_ACCESS_DENIED')
  await server.stop()
})

test('the access log holds no token and no id of a vault, and no look that finds nothing', async () => {
  const store = temporaryStore()
  const server = await startServer({ env: store.env })
  const device = createVaultClient([server.port])
  expect((await device.begin()).status).toBe(201)
  expect((await device.post(newEntryId(), 'sealed')).status).toBe(201)
  expect(await device.read()).toHaveLength(1)
  expect((await device.look(1)).status).toBe(204)
  await server.stop()
  expect(server.log()).toMatch(/^GET \/vault\/\*\/entries\?after=0 200 \S+ - \d+\.\d+ ms$/m)
  expect(server.log()).not.toContain('after=1')
  const id = device.address.slice('/vault/'.length)
  for (const secret of [id, ...Object.values(device.tokens)]) expect(server.log()).not.toContain(secret)
  store.remove()
})

test('the server survives running out of file descriptors, and answers everything afterwards', async () => {
  const server = await startServer({ before: 'ulimit -n 48' })
  const flood = Array.from({ length: 60 }, () => connect(server.port, '127.0.0.1'))
  const closed = flood.map(closing)
  // Files are asked for while none can be opened. What the server then answers does not matter.
  for (const [index, socket] of flood.entries()) {
    const path = PLACES[index % PLACES.length]
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  }
  await Promise.all(closed.slice(-10))
  for (const socket of flood) socket.destroy()
  // Until the server has closed what the flood has left, it still turns connections away.
  const answers = () => statuses(server).catch(() => 'turned away')
  await expect.poll(answers, { timeout: 15_000 }).toEqual(ALL_GOOD)
  await server.stop()
})

// The tests of `app/data/configuration.server.ts` and `trusted-issuers.server.ts` know all sentences.
test.describe('a wrong setting ends the start with one sentence', () => {
  for (const { env, sentence } of [
    { env: { TODAY: 'jutro' }, sentence: 'TODAY="jutro" nie jest datą w postaci RRRR-MM-DD.' },
    {
      env: { TRUSTED_ISSUERS: '/nie/ma.json' },
      sentence: 'TRUSTED_ISSUERS="/nie/ma.json": nie można odczytać pliku (ENOENT).',
    },
    {
      env: { STORE: 'sqlite:/dev/null/pewnik.sqlite' },
      sentence: 'STORE="sqlite:/dev/null/pewnik.sqlite": nie można otworzyć bazy (EEXIST).',
    },
    { env: { PORT: '4599', HOST: 'nie.ma.invalid' }, sentence: 'HOST="nie.ma.invalid" nie istnieje.' },
  ]) {
    test(JSON.stringify(env), async () => {
      expect(await startInVain(env)).toEqual({ output: `Pewnik nie wystartował: ${sentence}\n`, code: 1 })
    })
  }

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = addressOf(other.address())
    expect(await startInVain({ PORT: String(port) })).toEqual({
      output: `Pewnik nie wystartował: port ${port} jest zajęty. Wybierz inny w zmiennej PORT.\n`,
      code: 1,
    })
    other.close()
  })
})

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}
