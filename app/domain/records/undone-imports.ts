import { IMPORT_KINDS } from '~/domain/changes/record-count'

import { kindOf, recordKey } from './own-data'

/**
 * Returns the records without the imports that were undone: nobody needs the names of a sheet that was taken back. The
 * record of the undoing stays, so that another computer or a copy does not bring them back. An import also stays if a
 * later record that counts says something of what it has brought.
 */
export function withoutUndoneImports(records: readonly unknown[]): readonly unknown[] {
  const undone = new Set(records.flatMap(undoneIdOf))
  const isUndone = (record: unknown) => undone.has(recordKey(record))
  const isErased = (record: unknown, place: number) =>
    IMPORT_KINDS.has(kindOf(record)) &&
    isUndone(record) &&
    !isBuiltOn(
      broughtBy(record),
      records.slice(place + 1).filter((later) => !isUndone(later)),
    )
  const kept = records.filter((record, place) => !isErased(record, place))
  return kept.length === records.length ? records : kept
}

function undoneIdOf(record: unknown): unknown[] {
  const isUndoing = kindOf(record) === 'undone' && typeof record === 'object' && record !== null
  return isUndoing && 'changeId' in record ? [record.changeId] : []
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
