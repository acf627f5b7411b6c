import * as v from 'valibot'

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

export function historyOf(rows: ParsedRows): History {
  return { rows, changes: withImportedRows(effectiveChanges(readableChanges(rows))) }
}

export function readableChanges(rows: ParsedRows): Change[] {
  return [...rows.values()].filter((change) => change !== undefined)
}
