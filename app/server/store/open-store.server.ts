import type { StoreAddress } from '~/data/configuration.server'

import type { Database } from './database.server'
import { migrate, NewerStoreError } from './migrations.server'
import { openPostgres } from './postgres.server'
import { openSqlite } from './sqlite.server'
import { createStore, type Store, type StoreLimits } from './store.server'

/** Opens the store with the tables of this version. Throws an Error that says in Polish why it cannot. */
export async function openStore(address: StoreAddress, limits: StoreLimits): Promise<Store> {
  let database: Database | undefined
  try {
    database = await openDatabase(address)
    await migrate(database)
    return createStore(database, limits)
  } catch (error) {
    await database?.close().catch(() => {})
    throw new Error(`STORE=${JSON.stringify(shownAddress(address))}: ${reasonOf(error)}.`, { cause: error })
  }
}

function openDatabase(address: StoreAddress): Promise<Database> {
  return address.engine === 'sqlite' ? openSqlite(address.path) : openPostgres(address.url)
}

/** Leaves out the password of a database, and what else its address may say in confidence. */
function shownAddress(address: StoreAddress): string {
  if (address.engine === 'sqlite') return `sqlite:${address.path}`
  const { protocol, host, pathname } = new URL(address.url)
  return `${protocol}//${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof NewerStoreError) return 'bazę zapisała nowsza wersja aplikacji'
  const { code, errstr, message }: { code?: unknown; errstr?: unknown; message: string } =
    error instanceof Error ? { ...error, message: error.message } : { message: String(error) }
  // SQLite has one code for all its errors, and a text for each.
  const fault = errstr ?? code ?? message
  return `nie można otworzyć bazy (${String(fault)})`
}
