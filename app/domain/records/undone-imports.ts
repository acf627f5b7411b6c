import * as v from 'valibot'

import { changeSchema } from '~/domain/changes/change'
import { isImport, kindOf } from '~/domain/changes/stored-record'

import { recordKey } from './own-data'

/**
 * Returns the records without the imports that were undone: nobody needs the names of a sheet that was taken back. The
 * record of the undoing stays, so that another computer or a copy does not bring them back. An import also stays if a
 * later record that counts says something of what it has brought.
 */
export function withoutUndoneImports(records: readonly unknown[]): readonly unknown[] {
  const undone = new Set(records.flatMap(undoneIdOf))
  const isUndone = (record: unknown) => undone.has(recordKey(record))
  const isUndoneImport = (record: unknown) => isImport(record) && isUndone(record)
  if (!records.some(isUndoneImport)) return records
  // Backwards and once: a file may have thousands of imports that were undone.
  const namedLater = new Set<unknown>()
  const erased = new Set<unknown>()
  for (const record of records.toReversed()) {
    if (!isUndone(record)) for (const value of valuesIn(record)) namedLater.add(value)
    else if (isUndoneImport(record) && ![...broughtBy(record)].some((id) => namedLater.has(id)))
      erased.add(record)
  }
  return erased.size === 0 ? records : records.filter((record) => !erased.has(record))
}

/** An undoing counts only if this version can read it, as for `effectiveChanges`. */
function undoneIdOf(record: unknown): string[] {
  if (kindOf(record) !== 'undone') return []
  const { success, output } = v.safeParse(changeSchema, record)
  return success && output.kind === 'undone' ? [output.changeId] : []
}

/** Returns the ids of all that a part of an import has brought. */
export function broughtBy(part: unknown): ReadonlySet<unknown> {
  const lists = typeof part === 'object' && part !== null ? Object.values(part).filter(Array.isArray) : []
  return new Set(
    lists
      .flat()
      .map((item: unknown) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item)),
  )
}

/** True if one of the later records names something that was brought. */
export function isBuiltOn(brought: ReadonlySet<unknown>, later: readonly unknown[]): boolean {
  return later.some((record) => valuesIn(record).some((value) => brought.has(value)))
}

/** Returns all values in a record, however deep: one of them names the thing that it is about. */
function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]
}
