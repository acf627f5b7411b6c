import * as v from 'valibot'

import { onDatabaseLoss } from '~/browser/store/database.client'
import { changeSchema, effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'

/** Each row of a person by its key, parsed; undefined if this version cannot read it. */
export type ParsedRows = ReadonlyMap<number, Change | undefined>

/** The recorded changes of a person. `changes` are those that count, oldest first. */
export type History = { rows: ParsedRows; changes: readonly Change[] }

/** Returns undefined for a change that this version cannot read. */
export function parseChange(stored: unknown): Change | undefined {
  const parsed = v.safeParse(changeSchema, stored)
  return parsed.success ? parsed.output : undefined
}

/** The rows that were parsed last of each person. */
const parsedRows = new Map<string, ParsedRows>()

onDatabaseLoss(() => parsedRows.clear())

/** Parses rows of a person. Known ones are not parsed again: a row is written once. */
export function parseRows(
  userId: string,
  rows: readonly { key: number; id: string | undefined; change: unknown }[],
): ParsedRows {
  const known = parsedRows.get(userId)
  const parsed = new Map(
    rows.map(({ key, id, change }) => {
      const same = known?.get(key)
      return [key, same && same.id === id ? same : parseChange(change)]
    }),
  )
  parsedRows.set(userId, parsed)
  return parsed
}

export function historyOf(rows: ParsedRows): History {
  return { rows, changes: withImportedRows(effectiveChanges(readableChanges(rows))) }
}

export function readableChanges(rows: ParsedRows): Change[] {
  return [...rows.values()].filter((change) => change !== undefined)
}
