import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Database, Run } from '~/server/store/database.server'
import { migrate, NewerStoreError } from '~/server/store/migrations.server'
import { openStore } from '~/server/store/open-store.server'
import { openPostgres } from '~/server/store/postgres.server'
import { openSqlite } from '~/server/store/sqlite.server'

import { ENGINES, storeLimits, type EmptyDatabase } from '../../../support/store-engines'

describe.each(ENGINES)('the tables in $name', ({ create }) => {
  let empty: EmptyDatabase
  const opened: Database[] = []

  async function connect(): Promise<Database> {
    const { address } = empty
    const database =
      address.engine === 'sqlite' ? await openSqlite(address.path) : await openPostgres(address.url)
    opened.push(database)
    return database
  }

  beforeEach(async () => {
    empty = await create()
  })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    await empty.drop()
  })

  const hasTable = (run: Run, name: string) =>
    run(`SELECT 1 FROM ${name}`).then(
      () => true,
      () => false,
    )

  /** Returns a database that fails before a statement. */
  function pulledAt(statement: string, database: Database): Database {
    return {
      ...database,
      transact: (work) =>
        database.transact((run) =>
          work((sql, values) => {
            if (sql.includes(statement)) throw new Error('the plug is pulled')
            return run(sql, values)
          }),
        ),
    }
  }

  it('are made once by copies that start at the same time', async () => {
    const copies = [await connect(), await connect(), await connect(), await connect()]
    await Promise.all(copies.map(migrate))
    for (const { run } of copies) expect(await hasTable(run, 'entries')).toBe(true)
  })

  it('are made as a whole: a step that fails half-way leaves nothing, and the next start does it', async () => {
    const database = await connect()
    await expect(migrate(pulledAt('CREATE TABLE blobs', database))).rejects.toThrow('the plug is pulled')
    expect(await hasTable(database.run, 'vaults')).toBe(false)
    await migrate(database)
    expect(await hasTable(database.run, 'vaults')).toBe(true)
  })

  it('of the first version get boxes, drops and pages, and lose nothing', async () => {
    const database = await connect()
    await expect(migrate(pulledAt('ADD COLUMN last_drop', database))).rejects.toThrow('the plug is pulled')
    expect(await database.run('SELECT version FROM store_version')).toEqual([{ version: 1 }])
    const content = new Uint8Array([1, 2, 3])
    await database.transact(async (run) => {
      const vaults =
        'INSERT INTO vaults (id, write_hash, read_hash, drop_hash, last_number, last_entry, bytes)'
      await run(`${vaults} VALUES ('v', 'w', 'r', 'd', 7, 'e', 1027), ('ended', '', '', '', 0, '', 512)`)
      await run(`INSERT INTO entries VALUES ('v', 7, 'e', '2026-11-27T10:00:00.000Z', 3, $1)`, [content])
      return run(`INSERT INTO blobs VALUES ('v', 'scan', 3, $1)`, [content])
    })

    const store = await openStore(empty.address, storeLimits())
    const hashes = { write: 'w', read: 'r', drop: 'd' }
    const vault = { id: 'v', hashes, lastNumber: 7, lastEntry: 'e', lastDrop: 0 }
    expect(await store.findVault('v')).toEqual(vault)
    expect(await store.findVault('ended')).toBe('ended')
    expect((await store.readEntries('v', 0, 100)).items).toMatchObject([{ number: 7, id: 'e' }])
    expect(await store.readBlob('v', 'scan')).toHaveLength(3)
    expect(await store.putBox('v', { id: 'hall', dropHash: 'd', isPaused: false })).toBe('made')
    const drop = { vaultId: 'v', boxId: 'hall', id: 'a', at: '2026-11-28T10:00:00.000Z', content }
    expect(await store.appendDrop(drop)).toBe('kept')
    expect(await store.findVault('v')).toEqual({ ...vault, lastDrop: Date.parse(drop.at) })
    expect(await store.appendEntry({ ...drop, id: 'f' })).toEqual({ number: 8, isNew: true })
    await store.close()
  })

  it('of a newer version are left alone', async () => {
    const database = await connect()
    await migrate(database)
    await database.transact((run) => run('UPDATE store_version SET version = 1000'))
    await expect(migrate(database)).rejects.toThrow(NewerStoreError)
  })
})
