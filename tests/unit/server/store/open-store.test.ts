import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openStore } from '~/server/store/open-store.server'
import { openSqlite } from '~/server/store/sqlite.server'

import { storeLimits } from '../../../support/store-engines'
import { temporaryStore, type TemporaryStore } from '../../../support/temporary-store'

let store: TemporaryStore

beforeEach(() => {
  store = temporaryStore()
})

afterEach(() => {
  store.remove()
})

/** Returns the reason why a file cannot be the store. */
async function refusalOf(path: string): Promise<string> {
  const opening = openStore({ engine: 'sqlite', path }, storeLimits()).then(
    () => 'opened',
    (error: unknown) => String(error),
  )
  return (await opening).replace(`Error: STORE="sqlite:${path}": `, '')
}

it('a store that cannot be opened is told in one sentence', async () => {
  const file = join(store.folder, 'notes.txt')
  writeFileSync(file, 'This is no database. '.repeat(100))
  expect(await refusalOf(file)).toBe('nie można otworzyć bazy (file is not a database).')
  expect(await refusalOf(join(file, 'x.sqlite'))).toBe('nie można otworzyć bazy (EEXIST).')
  expect(await refusalOf(store.folder)).toBe('nie można otworzyć bazy (unable to open database file).')
})

it('a store of a newer version is left alone', async () => {
  const path = join(store.folder, 'pewnik.sqlite')
  await (await openStore({ engine: 'sqlite', path }, storeLimits())).close()
  const database = await openSqlite(path)
  await database.transact((run) => run('UPDATE store_version SET version = 1000'))
  await database.close()
  expect(await refusalOf(path)).toBe('bazę zapisała nowsza wersja aplikacji.')
})
