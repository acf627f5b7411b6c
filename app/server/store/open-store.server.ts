import type { StoreAddress } from '~/data/configuration.server'

import { watched, type Database } from './database.server'
import { migrate, NewerStoreError } from './migrations.server'
import { openPostgres } from './postgres.server'
import type { StoreLimits } from './rows.server'
import { openSqlite } from './sqlite.server'
import { createStore, type Store } from './store.server'

/**
 * Opens the store with the tables of this version. Throws an Error that says in Polish why it cannot. `onAnswer` is told
 * of each answer of the database, with the error if it was one.
 */
export async function openStore(
  address: StoreAddress,
  limits: StoreLimits,
  onAnswer: (error?: unknown) => void = () => {},
): Promise<Store> {
  let database: Database | undefined
  try {
    database = await openDatabase(address)
    await migrate(database)
    return createStore(watched(database, onAnswer), limits)
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
  return `nie można otworzyć bazy (${faultOf(error)})`
}

/** Returns the text of a database's error, or the code of the system's, as `EACCES`. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'PostgresError') return error.message
  const { errstr, code } = { errstr: '', code: '', ...error }
  return errstr || code || error.message
}
