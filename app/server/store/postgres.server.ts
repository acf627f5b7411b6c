import { setTimeout as wait } from 'node:timers/promises'

import type { ISql } from 'postgres'

import type { Database, Run } from './database.server'

/** How long an answer of the database may take before the store counts as unavailable. */
const ANSWERS_WITHIN_MS = 10_000

const ATTEMPTS = 5

/** `serialization_failure` and `deadlock_detected`: the database asks to run the transaction again. */
const TRY_AGAIN = new Set(['40001', '40P01'])

/** Connects to PostgreSQL, or to a distributed database that speaks its protocol. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url, {
    connect_timeout: 5,
    connection: { application_name: 'pewnik', statement_timeout: ANSWERS_WITHIN_MS },
    // Distributed databases lack some tables that the library would read the types from.
    fetch_types: false,
    onnotice: () => {},
    // All numbers of the store are exact in JavaScript.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  })

  async function transactOnce<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    // The types of the library lose the type of what its callback returns.
    const results: Result[] = []
    await sql.begin(async (transaction) => {
      results.push(await work(runOn(transaction)))
    })
    for (const result of results) return result
    throw new Error('The transaction has no result')
  }

  async function transact<Result>(work: (run: Run) => Promise<Result>, attempt = 1): Promise<Result> {
    try {
      return await transactOnce(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error
      await wait(Math.random() * 20 * attempt)
      return transact(work, attempt + 1)
    }
  }

  const run = runOn(sql)
  return {
    run: (statement, values) => inTime(run(statement, values)),
    transact: (work) => inTime(transact(work)),
    close: () => sql.end({ timeout: 5 }),
  }
}

/** Returns the code of an error of the database, as `40001`. */
function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

function runOn(sql: ISql): Run {
  return async (statement, values = []) => Array.from(await sql.unsafe(statement, values, { prepare: true }))
}

/** A database that hangs closes no connection. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), ANSWERS_WITHIN_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
