import * as v from 'valibot'

import type { Database, Run, Value } from './database.server'

// What the parts of the store share. The SQL is the same for all engines. A row of `vaults` is the lock of its vault:
// whatever changes what the vault holds takes it first, so that numbers rise in the order in which readers see them.

/** What a part of the store works with. */
export type StoreTools = Pick<Database, 'run' | 'transact'> & { limits: StoreLimits; room: Room }

/** The limits of each vault, and of the whole store. */
export type StoreLimits = {
  vaultBytes: number
  /** How many boxes may be open and how many pages published. */
  openBoxes: number
  pages: number
  /** How many drops a box takes in an hour, and how many may wait in it. */
  dropsPerHour: number
  waitingDrops: number
  /** How many reminders, and how many feeds, all devices together may have. */
  reminders: number
  storeBytes: number
}

/** The room that the whole store has, by a sum that may be a minute old. */
export type Room = {
  has: (more: number) => Promise<boolean>
  count: (more: number) => void
}

export type Refused = 'gone' | 'vault-full' | 'store-full'

/** Counts for what each row costs beside its content, so that rows without content have their limit, too. */
export const ROW_BYTES = 512

/** What erased content becomes. */
export const NO_CONTENT = new Uint8Array(0)

/** How long a sum of the whole store counts. It reads a row of each vault, reminder and feed. */
const SUM_FOR_MS = 60_000

const SUM_OF_STORE = `SELECT (SELECT COALESCE(SUM(bytes), 0) FROM vaults) +
  (SELECT COALESCE(SUM(size), 0) FROM reminders) + (SELECT COALESCE(SUM(size), 0) FROM feeds) AS sum`

export const bytes = v.instance(Uint8Array)
export const sizeRow = v.object({ size: v.number() })
export const contentRow = v.object({ content: bytes })
// A sum of integers is a decimal in PostgreSQL, which comes as text.
export const sumRow = v.object({
  sum: v.pipe(v.nullable(v.union([v.number(), v.string()])), v.transform(Number)),
})

const lockedRow = v.object({
  last_number: v.number(),
  last_drop: v.number(),
  bytes: v.number(),
  drop_bytes: v.number(),
  pages: v.number(),
})

export type LockedVault = v.InferOutput<typeof lockedRow>

export async function select<Row>(
  run: Run,
  schema: v.GenericSchema<unknown, Row>,
  sql: string,
  values: Value[] = [],
): Promise<Row[]> {
  const rows = await run(sql, values)
  return rows.map((row) => v.parse(schema, row))
}

/** Takes the row of the vault until the end of the transaction. Writing it is the lock that all engines have. */
export async function lock(run: Run, vaultId: string): Promise<LockedVault | undefined> {
  const [row] = await select(
    run,
    lockedRow,
    `UPDATE vaults SET last_number = last_number WHERE id = $1 AND write_hash <> ''
    RETURNING last_number, last_drop, bytes, drop_bytes, pages`,
    [vaultId],
  )
  return row
}

/**
 * Tells whether the register's own content fits into its vault. Drops do not count: what strangers send never takes the
 * room of the register.
 */
export function fits(vault: LockedVault, more: number, limits: StoreLimits): boolean {
  return vault.bytes - vault.drop_bytes + more <= limits.vaultBytes
}

export function createRoom(run: Run, storeBytes: number): Room {
  let sum = { bytes: 0, until: 0 }
  return {
    async has(more) {
      if (Date.now() > sum.until) {
        const [row] = await select(run, sumRow, SUM_OF_STORE)
        sum = { bytes: row?.sum ?? 0, until: Date.now() + SUM_FOR_MS }
      }
      return sum.bytes + more <= storeBytes
    },
    count(more) {
      sum = { ...sum, bytes: sum.bytes + more }
    },
  }
}
