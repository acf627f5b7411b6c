import * as v from 'valibot'

import { changeSchema, effectiveChanges, withSheetRows, type Change } from '~/domain/change'

import type { History, ParsedRows } from './records.client'

/** Returns undefined for what this version cannot read. */
export function parseChange(stored: unknown): Change | undefined {
  const parsed = v.safeParse(changeSchema, stored)
  return parsed.success ? parsed.output : undefined
}

export function historyOf(rows: ParsedRows): History {
  return { rows, changes: withSheetRows(effectiveChanges(readable(rows))) }
}

export function readable(rows: ParsedRows): Change[] {
  return [...rows.values()].filter((change) => change !== undefined)
}
