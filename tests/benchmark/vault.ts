import { Agent, request, type RequestOptions } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { startPostgres } from '../support/postgres.ts'
import { startServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'
import { createVaultClient, newEntryId, type VaultClient } from '../support/vault-client.ts'

// What looking into vaults costs the server: `node tests/benchmark/vault.ts [minutes]`, 2 minutes of devices unless told
// otherwise. Needs a build. Fails if a look without news is slower than the shares below, in requests a second and
// compared with `/healthz`, which is the least that the framework takes, or if devices wait for long.

const MINUTES = Number(process.argv[2] ?? 2)

const ROUNDS = 6
const ROUND_MS = 4_000
const CONNECTIONS = 32
const LEAST_SHARE = { SQLite: 0.85, PostgreSQL: 0.6 }

const DEVICES = 200
const DEVICES_OF_A_VAULT = 4
const LOOK_EVERY_MS = 15_000
const LOOKS_PER_WRITE = 4
const LONGEST_WAIT_MS = 50

const ENTRY = 'x'.repeat(3_000)

type Engine = keyof typeof LEAST_SHARE

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Asks over some connections at once for a while, and returns how many answers a second came. */
async function rate(status: number, options: () => RequestOptions): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + ROUND_MS
  let answers = 0
  const work = async () => {
    while (performance.now() < end) {
      const got = await statusOf({ agent, host: '127.0.0.1', ...options() })
      if (got !== status) throw new Error(`status ${got}`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
  return (answers / ROUND_MS) * 1_000
}

function statusOf(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Compares looks without news with `/healthz`, in turn, so that both get the same machine. */
async function compareLooks(port: number, vaults: VaultClient[]) {
  let turn = 0
  const look = () => {
    const { address, tokens } = vaults[(turn += 1) % vaults.length] ?? vaults[0] ?? createVaultClient([port])
    return {
      port,
      path: `${address}/entries?after=2`,
      headers: { Authorization: `Bearer ${tokens.read}` },
    }
  }
  const rates = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const health = await rate(200, () => ({ port, path: '/healthz' }))
    const looks = await rate(204, look)
    // The first round warms the server up.
    if (round > 0) rates.push({ health, looks, share: looks / health })
  }
  return {
    '/healthz a second': Math.round(median(rates.map(({ health }) => health))),
    'looks a second': Math.round(median(rates.map(({ looks }) => looks))),
    share: median(rates.map(({ share }) => share)),
  }
}

/** Lets devices look and write as they do while they are seen, and returns how long they wait. */
async function liveWithDevices(vaults: VaultClient[]) {
  const looks: number[] = []
  const writes: number[] = []
  const end = performance.now() + MINUTES * 60_000
  const timed = async (times: number[], work: () => Promise<Response>) => {
    const begin = performance.now()
    const answer = await work()
    await answer.arrayBuffer()
    times.push(performance.now() - begin)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return answer
  }
  const live = async (_: unknown, index: number) => {
    const vault = vaults[index % vaults.length]
    if (!vault) return
    let after = 0
    await wait((index / DEVICES) * LOOK_EVERY_MS)
    for (let look = index; performance.now() < end; look += 1) {
      if (look % LOOKS_PER_WRITE === 0) await timed(writes, () => vault.post(newEntryId(), ENTRY))
      const answer = await timed(looks, () => vault.look(after))
      after = Number(answer.headers.get('Vault-Last'))
      await wait(LOOK_EVERY_MS)
    }
  }
  await Promise.all(Array.from({ length: DEVICES }, live))
  const p99 = (times: number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
  return {
    'p99 of looks, ms': p99(looks),
    'p99 of writes, ms': p99(writes),
    asked: looks.length + writes.length,
  }
}

async function measure(engine: Engine, store: string): Promise<Record<string, string | number>> {
  const server = await startServer({ env: { STORE: store, STORE_NEW_VAULTS: '1000' } })
  try {
    const vaults = Array.from({ length: DEVICES / DEVICES_OF_A_VAULT }, () =>
      createVaultClient([server.port]),
    )
    for (const vault of vaults) {
      await vault.begin()
      // Large entries make a look dear if it reads them.
      for (const size of [3_000, 1_000_000]) await vault.post(newEntryId(), 'x'.repeat(size))
    }
    const compared = await compareLooks(server.port, vaults)
    const lived = await liveWithDevices(vaults)
    if (compared.share < LEAST_SHARE[engine]) process.exitCode = 1
    if (lived['p99 of looks, ms'] >= LONGEST_WAIT_MS || lived['p99 of writes, ms'] >= LONGEST_WAIT_MS) {
      process.exitCode = 1
    }
    return { store: engine, ...compared, ...lived }
  } finally {
    await server.stop()
  }
}

const sqlite = temporaryStore()
const postgres = await startPostgres()
try {
  const rows = [await measure('SQLite', sqlite.env.STORE), await measure('PostgreSQL', postgres.url)]
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'number' ? Math.round(value * 100) / 100 : value,
        ]),
      ),
    ),
  )
} finally {
  await postgres.stop()
  postgres.remove()
  sqlite.remove()
}
