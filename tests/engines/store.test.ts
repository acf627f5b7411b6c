import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'

import { startPostgres, type Postgres } from '../support/postgres.ts'
import { startInVain, startServer, type StartedServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'
import { createVaultClient, framesOf, hashOf, newEntryId, newToken, SEAL } from '../support/vault-client.ts'

// Built servers over both engines of the store. Needs a build: `npm run test:store`.

let postgres: Postgres
const sqlite = temporaryStore()

before(async () => {
  postgres = await startPostgres()
})

after(async () => {
  await postgres.stop()
  postgres.remove()
  sqlite.remove()
})

const STORES = {
  SQLite: () => sqlite.env.STORE,
  PostgreSQL: () => postgres.url,
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

for (const [name, store] of Object.entries(STORES)) {
  describe(name, () => {
    const start = (port?: number) => startServer({ port, env: { STORE: store() } })

    async function withServers(work: (servers: StartedServer[]) => Promise<void>): Promise<void> {
      const servers = await Promise.all([start(), start()])
      try {
        await work(servers)
      } finally {
        await Promise.all(servers.map((server) => server.stop()))
      }
    }

    it('two servers share one store: no entry is missed, and none comes twice', () =>
      withServers(async (servers) => {
        const device = createVaultClient(servers.map(({ port }) => port))
        assert.equal((await device.begin()).status, 201)
        const count = 60
        const seen: { number: number; id: string }[] = []
        const read = async () => {
          while (seen.length < count) seen.push(...(await device.read(seen.at(-1)?.number ?? 0)))
        }
        const ids = Array.from({ length: count }, newEntryId)
        const sendTwice = async (id: string) => {
          const answers = await Promise.all([device.post(id, id), device.post(id, id)])
          assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 201])
        }
        await Promise.all([read(), ...ids.map(sendTwice)])
        assert.deepEqual(
          seen.map(({ number }) => number),
          numbersTo(count),
        )
        assert.deepEqual(seen.map(({ id }) => id).toSorted(), ids.toSorted())
        assert.deepEqual(await device.read(), seen)
      }))

    it('what a phone sends through one server waits at the other one, and a page is read at both', () =>
      withServers(async (servers) => {
        const device = createVaultClient(servers.map(({ port }) => port))
        await device.begin()
        const { write, read } = device.tokens
        const [box, page, dropToken] = [newEntryId(), newEntryId(), newToken()]
        const settings = {
          method: 'PUT',
          token: write,
          body: JSON.stringify({ drop: hashOf(dropToken), isPaused: false }),
        }
        assert.equal((await device.ask(`/boxes/${box}`, settings)).status, 201)
        const content = 'x'.repeat(2_000_000)
        const send = async (id: string) => {
          const sent = {
            method: 'POST',
            token: dropToken,
            headers: { 'Drop-Id': id },
            body: `${SEAL}${content}`,
          }
          return (await device.ask(`/boxes/${box}/drops`, sent)).status
        }
        const ids = [newEntryId(), newEntryId(), newEntryId()]
        for (const id of ids) {
          assert.deepEqual((await Promise.all([send(id), send(id)])).toSorted(), [200, 201])
        }
        const drops = await device.ask('/drops', { token: read })
        const waiting = framesOf(Buffer.from(await drops.arrayBuffer()))
        assert.deepEqual(
          waiting.map(({ id }) => id),
          ids,
        )
        const last = waiting.at(-1)?.number
        assert.equal((await device.look(0)).headers.get('Vault-Drops'), String(last))
        assert.ok(waiting.every((drop) => drop.content === content))

        const published = {
          method: 'PUT',
          token: write,
          headers: { 'Page-Tag': newToken() },
          body: `${SEAL}page`,
        }
        assert.equal((await device.ask(`/pages/${page}`, published)).status, 201)
        for (const answer of [await device.ask(`/pages/${page}`), await device.ask(`/pages/${page}`)]) {
          assert.equal(await answer.text(), `${SEAL}page`)
        }
        await device.ask(`/pages/${page}`, { method: 'DELETE', token: write })
        assert.equal((await device.ask(`/pages/${page}`)).status, 410)
      }))

    it('a server that is killed in the middle of entries has each of them whole or not at all', async () => {
      const server = await start()
      const device = createVaultClient([server.port])
      await device.begin()
      const content = 'x'.repeat(1_000_000)
      const stored: string[] = []
      const sent: string[] = []
      const end = new AbortController()
      const send = async () => {
        while (!end.signal.aborted) {
          const id = newEntryId()
          sent.push(id)
          const answer = await device.post(id, content).catch(() => undefined)
          if (answer?.status === 201) stored.push(id)
        }
      }
      const sending = Promise.all([send(), send(), send(), send()])
      while (stored.length < 8) await wait(5)
      await server.stop('SIGKILL')
      end.abort()
      await sending

      const again = await start(server.port)
      const entries = await device.read()
      assert.deepEqual(
        entries.map(({ number }) => number),
        numbersTo(entries.length),
      )
      assert.ok(entries.every((entry) => entry.content === content))
      const ids = new Set(entries.map(({ id }) => id))
      assert.deepEqual(
        stored.filter((id) => !ids.has(id)),
        [],
      )
      // Devices send again what was not answered.
      for (const id of sent) await device.post(id, content)
      assert.deepEqual((await device.read()).map(({ id }) => id).toSorted(), sent.toSorted())
      await again.stop()
    })

    it('a server ends when it is asked to, with connections to its store', async () => {
      const server = await start()
      await createVaultClient([server.port]).begin()
      assert.equal(await server.stop(), 0)
    })
  })
}

describe('a PostgreSQL that fails', () => {
  it('later costs vaults only: they answer 503, and work again once it is back', async () => {
    const server = await startServer({ env: { STORE: postgres.url } })
    const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()
    const storeLine = async () => (await textOf('/healthz')).split('\n')[1]
    const device = createVaultClient([server.port])
    await device.begin()
    assert.equal(await storeLine(), 'Wspólne rejestry: PostgreSQL')

    await postgres.stop()
    const failed = await device.look(0)
    assert.equal(failed.status, 503)
    assert.equal(failed.headers.get('Retry-After'), '15')
    assert.deepEqual(await failed.json(), { store: 'unavailable' })
    await device.look(0)
    assert.equal(await storeLine(), 'Wspólne rejestry: PostgreSQL, baza nie odpowiada')
    assert.match(await textOf('/'), /<h1/)
    assert.equal(server.log().match(/"level":"error"/g)?.length, 1)

    await postgres.start()
    while ((await device.look(0)).status !== 204) await wait(100)
    assert.equal(await storeLine(), 'Wspólne rejestry: PostgreSQL')
    await server.stop()
  })

  it('at the start stops it with a sentence that holds no password', async () => {
    const { host } = new URL(postgres.url)
    for (const [place, fault] of [
      ['127.0.0.1:9/pewnik', 'ECONNREFUSED'],
      [`${host}/nie_ma`, 'database "nie_ma" does not exist'],
    ]) {
      const { output, code } = await startInVain({ STORE: `postgres://pewnik:haslo@${place}` })
      const sentence = `STORE="postgres://${place}": nie można otworzyć bazy (${fault}).`
      assert.deepEqual({ output, code }, { output: `Pewnik nie wystartował: ${sentence}\n`, code: 1 })
    }
  })
})
