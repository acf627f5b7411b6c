import * as v from 'valibot'

import { letBrowserGoOn } from '~/browser/device/in-pieces.client'
import { onDatabaseLoss } from '~/browser/store/database.client'
import { changeSchema, effectiveChanges, type Change, type ChangeOf } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'

/** Each row of a person by its key, parsed; undefined if this version cannot read it. */
export type ParsedRows = ReadonlyMap<number, Change | undefined>

/** The recorded changes of a person. `changes` are those that count, oldest first. */
export type History = { rows: ParsedRows; changes: readonly Change[] }

/**
 * Returns undefined for a change that this version cannot read. A kept link loses the key that it names: only `parseRows`
 * asks whether that one has signed it.
 */
export function parseChange(stored: unknown): Change | undefined {
  const change = readChange(stored)
  return change?.kind === 'certificate-link-kept' ? { ...change, key: undefined } : change
}

function readChange(stored: unknown): Change | undefined {
  const parsed = v.safeParse(changeSchema, stored)
  return parsed.success ? parsed.output : undefined
}

/** A stored link may name any key. It keeps the one that has signed it. */
async function withProvenKey(change: ChangeOf<'certificate-link-kept'>): Promise<Change> {
  if (!change.key) return change
  const { hasSigned } = await import('~/browser/keys/link-signature.client')
  return (await hasSigned(change.key, change.token)) ? change : { ...change, key: undefined }
}

/** The rows that were parsed last of each person. */
const parsedRows = new Map<string, ParsedRows>()

onDatabaseLoss(() => parsedRows.clear())

export type StoredRow = { key: number; id: string | undefined; change: unknown }

/** So many rows are parsed before the screen may answer to something else. */
const ROWS_AT_ONCE = 2_000

/** Parses rows of a person. Known ones are not parsed again: a row is written once. */
export async function parseRows(userId: string, rows: readonly StoredRow[]): Promise<ParsedRows> {
  const known = parsedRows.get(userId)
  const parsed = new Map<number, Change | undefined>()
  let news = 0
  for (const { key, id, change } of rows) {
    const same = known?.get(key)
    const isKnown = same !== undefined && same.id === id
    const read = isKnown ? same : readChange(change)
    parsed.set(key, !isKnown && read?.kind === 'certificate-link-kept' ? await withProvenKey(read) : read)
    if (isKnown) continue
    news += 1
    if (news % ROWS_AT_ONCE === 0) await letBrowserGoOn()
  }
  parsedRows.set(userId, parsed)
  return parsed
}

export function historyOf(rows: ParsedRows): History {
  return { rows, changes: withImportedRows(effectiveChanges(readableChanges(rows))) }
}

export function readableChanges(rows: ParsedRows): Change[] {
  return [...rows.values()].filter((change) => change !== undefined)
}
