import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'

import type { Database, Run, Value } from './database.server'

/** How long a write waits for another process that writes to the same file. */
const BUSY_MS = 2_000

const LOG_BYTES = 16 * 1024 * 1024

/**
 * One transaction at a time in this process. A second one would wait for the file and block the thread that the first
 * one needs to end.
 */
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Opens the file, and makes it and its folder if they are missing. Reads have a connection of their own, so they never
 * see a transaction that is under way.
 */
export async function openSqlite(path: string): Promise<Database> {
  // A server with another store may run under a Node without SQLite.
  const sqlite = await import('node:sqlite')
  mkdirSync(dirname(path), { recursive: true })
  const writer = new sqlite.DatabaseSync(path, { timeout: BUSY_MS })
  writer.exec('PRAGMA journal_mode = WAL')
  // An entry that was answered with its number is on the disk.
  writer.exec('PRAGMA synchronous = FULL')
  // The log of the last writes does not keep the size of the largest one.
  writer.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`)
  // What is erased is overwritten.
  writer.exec('PRAGMA secure_delete = ON')
  const reader = new sqlite.DatabaseSync(path, { timeout: BUSY_MS })
  const read = runOn(reader)
  const write = runOn(writer)

  async function transactNow<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    writer.exec('BEGIN IMMEDIATE')
    try {
      const result = await work(write)
      writer.exec('COMMIT')
      return result
    } catch (error) {
      // SQLite has rolled back some errors itself.
      if (writer.isTransaction) writer.exec('ROLLBACK')
      throw error
    }
  }

  return {
    run: read,
    transact: (work) => {
      const turn = lastTurn.then(() => transactNow(work))
      lastTurn = turn.catch(() => {})
      return turn
    },
    close: async () => {
      await lastTurn
      reader.close()
      writer.close()
    },
  }
}

function runOn(database: DatabaseSync): Run {
  const statements = new Map<string, StatementSync>()
  return async (sql, values = []) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement.all(named(values))
  }
}

/** SQLite takes `$1` as a name. */
function named(values: Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
}
