import type { Change } from '~/domain/changes/change'
import { importedRowsOf } from '~/domain/changes/imported-rows'
import { isImport } from '~/domain/changes/stored-record'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import { broughtBy, isBuiltOn } from './undone-imports'

/** An earlier import, with its parts. */
export type PastImport = {
  id: string
  day: Day
  parts: readonly Change[]
  /** The name of the file or table, if its certificates name one. */
  file?: string
  people: number
  certificates: number
  /** True if something of it was changed since. Taking it back would take that along. */
  isChanged: boolean
}

/** Returns the imports that count, the newest first. `changes` are those of the person, with the rows of imports. */
export function listPastImports(changes: readonly Change[]): PastImport[] {
  const parts = changes.filter((change) => isImport(change))
  return [...groupBy(parts, ({ id }) => wholeOf(id))]
    .map(([id, ofImport]) => pastImport(id, ofImport, changes))
    .toReversed()
}

/** Returns the import that was recorded under that id, also if it was taken back and brought back since. */
export function findPastImport(past: readonly PastImport[], id: string): PastImport | undefined {
  return past.find((known) => known.id === id || known.id.startsWith(`${id}-`))
}

/**
 * The parts of an import have its id with a name behind it, see `record-import.ts`. Each time that it is brought back, a
 * number comes behind that.
 */
function wholeOf(id: string): string {
  return id.replace(/-(papers|kinds|positions|unread)(?=(-\d+)*$)/, '')
}

function pastImport(id: string, parts: readonly Change[], changes: readonly Change[]): PastImport {
  const rows = parts.flatMap(importedRowsOf)
  const certificates = rows.flatMap((row) => (row.kind === 'certificate-added' ? [row.certificate] : []))
  const file = certificates.find(({ fromFile }) => fromFile !== undefined)?.fromFile
  const ownIds = new Set([...parts, ...rows].map((change) => change.id))
  const brought = new Set(parts.flatMap((part) => [...broughtBy(part)]))
  const later = changes.slice(changes.findLastIndex((change) => ownIds.has(change.id)) + 1)
  return {
    id,
    day: parts[0]?.day ?? '',
    parts,
    file,
    people: rows.filter(({ kind }) => kind === 'person-saved').length,
    certificates: certificates.length,
    isChanged: isBuiltOn(brought, later),
  }
}
