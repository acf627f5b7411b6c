import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Database, Run } from '~/server/store/database.server'
import { migrate, NewerStoreError } from '~/server/store/migrations.server'
import { openPostgres } from '~/server/store/postgres.server'
import { openSqlite } from '~/server/store/sqlite.server'

import { ENGINES, type EmptyDatabase } from '../../../support/store-engines'

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

  it('are made once by copies that start at the same time', async () => {
    const copies = [await connect(), await connect(), await connect(), await connect()]
    await Promise.all(copies.map(migrate))
    for (const { run } of copies) expect(await hasTable(run, 'entries')).toBe(true)
  })

  it('are made as a whole: a step that fails half-way leaves nothing, and the next start does it', async () => {
    const database = await connect()
    const broken: Database = {
      ...database,
      transact: (work) =>
        database.transact((run) =>
          work((sql, values) => {
            if (sql.includes('CREATE TABLE blobs')) throw new Error('the plug is pulled')
            return run(sql, values)
          }),
        ),
    }
    await expect(migrate(broken)).rejects.toThrow('the plug is pulled')
    expect(await hasTable(database.run, 'vaults')).toBe(false)
    await migrate(database)
    expect(await hasTable(database.run, 'vaults')).toBe(true)
  })

  it('of a newer version are left alone', async () => {
    const database = await connect()
    await migrate(database)
    await database.transact((run) => run('UPDATE store_version SET version = 1000'))
    await expect(migrate(database)).rejects.toThrow(NewerStoreError)
  })
})
