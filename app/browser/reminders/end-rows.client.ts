import * as v from 'valibot'

import { ROWS_TO_END } from '~/browser/store/marks.client'
import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import type { ReminderProblem } from '~/domain/reminders/reminder-state'

import { removeFeed, removeReminder } from './reminder-server.client'

// Reminders and calendars that nobody here wants any more, and that the server may still have: it could not be reached
// when they were given up. They are kept apart from the register, which may be deleted by then.

/** After so many days the server has cleared them by itself. */
const KEPT_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1_000

const rowSchema = v.object({
  of: v.picklist(['reminder', 'feed']),
  id: v.string(),
  token: v.string(),
  /** The time since 1970 in ms. */
  since: v.number(),
})

/** A row of the server, and what its device needs to end it. */
export type RowToEnd = Pick<v.InferOutput<typeof rowSchema>, 'of' | 'id' | 'token'>

const storedRows = v.pipe(v.string(), v.parseJson(), v.array(rowSchema))

/** Ends rows on the server: those that it does not end now, at the next start or once there is a network. Never throws. */
export async function endRows(rows: readonly RowToEnd[]): Promise<void> {
  if (rows.length === 0) return
  // First, because this tab may be closed before the server answers.
  const isKept = keepToEnd(rows)
  if (isKept) await endRowsLeft()
  else await Promise.all(rows.map(endRow))
}

/** Tries again to end what the server may still have. Never throws. */
export async function endRowsLeft(): Promise<void> {
  changeRows((rows) => rows.filter(({ since }) => Date.now() - since < KEPT_DAYS * DAY_MS))
  await Promise.all(readRows().map(endRow))
  // The same listener counts once.
  if (readRows().length > 0) addEventListener('online', tryAgain, { once: true })
}

/** Ends one row and says why it could not. A server without a store sends nothing, so it counts as ended for now. */
export async function endRow(row: RowToEnd): Promise<{ problem?: ReminderProblem }> {
  const { problem } = row.of === 'feed' ? await removeFeed(row) : await removeReminder(row)
  if (problem === undefined) changeRows((rows) => rows.filter(({ id }) => id !== row.id))
  if (problem !== 'off') return { ...(problem !== undefined && { problem }) }
  // The operator may turn the store on again.
  keepToEnd([row])
  return {}
}

const tryAgain = () => void endRowsLeft()

function keepToEnd(added: readonly RowToEnd[]): boolean {
  return changeRows((rows) => {
    const known = new Set(rows.map(({ id }) => id))
    const others = added.filter(({ id }) => !known.has(id))
    return [...rows, ...others.map(({ of, id, token }) => ({ of, id, token, since: Date.now() }))]
  })
}

function readRows(): v.InferOutput<typeof rowSchema>[] {
  const parsed = v.safeParse(
    storedRows,
    unlessRefused(() => readStored(ROWS_TO_END)),
  )
  return parsed.success ? parsed.output : []
}

/** Returns false if the browser refuses its storage. */
function changeRows(change: (rows: v.InferOutput<typeof rowSchema>[]) => v.InferOutput<typeof rowSchema>[]) {
  const rows = change(readRows())
  const isDone = unlessRefused(() => {
    if (rows.length > 0) writeStored(ROWS_TO_END, JSON.stringify(rows))
    else removeStored(ROWS_TO_END)
    return true
  })
  return isDone ?? false
}
