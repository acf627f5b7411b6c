import * as v from 'valibot'

import type { Run } from './database.server'
import { select } from './rows.server'

/** Rows looked at to fill one answer. */
const ROWS_AT_ONCE = 2_000

/** Rows behind a number in rising order, the number of the last one, and whether there are more behind it. */
export type NumberedRows<Item> = { items: Item[]; last: number; hasMore: boolean }

const sizedRow = v.object({ number: v.number(), size: v.number() })

/** Reads rows with content that are behind a number in rising order, up to some bytes but at least one. */
export async function readNumbered<Row>(
  run: Run,
  schema: v.GenericSchema<unknown, Row>,
  { table, columns }: { table: 'entries' | 'drops'; columns: string },
  { vaultId, after, maxBytes }: { vaultId: string; after: number; maxBytes: number },
): Promise<NumberedRows<Row>> {
  const ahead = await select(
    run,
    sizedRow,
    `SELECT number, size FROM ${table} WHERE vault_id = $1 AND number > $2 AND size > 0
    ORDER BY number LIMIT ${ROWS_AT_ONCE}`,
    [vaultId, after],
  )
  const fitting = takeFitting(ahead, maxBytes)
  const last = fitting.at(-1)?.number ?? after
  const items = await select(
    run,
    schema,
    `SELECT ${columns} FROM ${table}
    WHERE vault_id = $1 AND number > $2 AND number <= $3 AND size > 0 ORDER BY number`,
    [vaultId, after, last],
  )
  return { items, last, hasMore: fitting.length < ahead.length || ahead.length === ROWS_AT_ONCE }
}

/** Returns the first rows that together have at most so many bytes, but at least one. */
function takeFitting<Sized extends { size: number }>(rows: Sized[], maxBytes: number): Sized[] {
  let total = 0
  const end = rows.findIndex(({ size }, index) => {
    total += size
    return index > 0 && total > maxBytes
  })
  return end === -1 ? rows : rows.slice(0, end)
}
