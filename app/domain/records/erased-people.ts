import * as v from 'valibot'

import { changeSchema } from '~/domain/changes/change'
import { recordField } from '~/domain/changes/kinds'
import { isImport, kindOf } from '~/domain/changes/stored-record'

import { recordKey } from './own-data'
import { withoutUndoneImports } from './undone-imports'

// Erasing a person for good takes all that is about them out of the list of changes, also what was corrected, removed
// or undone. The record of the erasing stays, with an id and no name: so other browsers, a shared file and copies that
// are taken in lose the person, too. Undoing it brings nothing back.

/** The fields by which a change says whom or what it is about. */
const SUBJECTS = ['personId', 'userId', 'certificateId', 'reportId']

/** The same of the record that it adds or saves. A report may name other reports, and those stay. */
const SUBJECTS_OF_RECORDS = ['userId', 'injuredId']

/** Returns the records without imports that were undone and without erased people. */
export function withoutGone(records: readonly unknown[]): readonly unknown[] {
  return withoutErasedPeople(withoutUndoneImports(records))
}

/**
 * Returns the records without all that is about erased people, and imports without their rows. Of a report that only
 * names them, as witness or reporter, their id stays, which nobody can read any more.
 */
function withoutErasedPeople(records: readonly unknown[]): readonly unknown[] {
  const erased = records.flatMap(erasedIdOf)
  // No file may take away the owner of the register, whose id is that of its beginning.
  const owners = new Set(records.filter((record) => kindOf(record) === 'register-begun').map(recordKey))
  const people = erased.filter((id) => !owners.has(id))
  if (people.length === 0) return records
  const gone = collectIds(records, new Set(people))
  const kept = records.flatMap((record) => {
    if (kindOf(record) === 'person-erased') return [record]
    if (isImport(record)) return [withoutRows(record, gone)]
    return isAbout(record, gone) ? [] : [record]
  })
  // The very same list if there is nothing to take away.
  const isSame = kept.length === records.length && kept.every((record, place) => record === records[place])
  return isSame ? records : kept
}

function erasedIdOf(record: unknown): string[] {
  if (kindOf(record) !== 'person-erased') return []
  const { success, output } = v.safeParse(changeSchema, record)
  return success && output.kind === 'person-erased' ? [output.erasedId] : []
}

/** Adds the ids of all records about these people: decisions, scans and so on name only those. */
function collectIds(records: readonly unknown[], gone: Set<unknown>): ReadonlySet<unknown> {
  for (let before = -1; before !== gone.size;) {
    before = gone.size
    for (const record of records) {
      const about = isImport(record)
        ? listsIn(record).flatMap(([, rows]) => rows.filter((row) => isRowAbout(row, gone)))
        : isAbout(record, gone)
          ? [heldBy(record)]
          : []
      for (const { id } of about.filter(isObject)) if (id !== undefined) gone.add(id)
    }
  }
  return gone
}

function isAbout(record: unknown, gone: ReadonlySet<unknown>): boolean {
  if (!isObject(record) || record.kind === 'person-erased') return false
  const { subject, person } = record
  if (names(record, SUBJECTS, gone)) return true
  if (isObject(person) && gone.has(person.id)) return true
  if (isObject(subject) && names(subject, ['id', 'within'], gone)) return true
  const held = heldBy(record)
  if (!isObject(held)) return false
  // An indisposition is about the health of whoever reports it.
  const isIndisposition = held.type === 'indisposition' && gone.has(held.reportedBy)
  return isIndisposition || names(held, SUBJECTS_OF_RECORDS, gone)
}

function names(record: Fields, fields: readonly string[], gone: ReadonlySet<unknown>): boolean {
  return fields.some((field) => gone.has(record[field]))
}

/** Returns the whole record that a change adds or saves. */
function heldBy(record: unknown): unknown {
  const field = recordField(record)
  return field !== undefined && isObject(record) ? record[field] : undefined
}

function withoutRows(record: unknown, gone: ReadonlySet<unknown>): unknown {
  const lists = listsIn(record)
  if (!isObject(record) || !lists.some(([, rows]) => rows.some((row) => isRowAbout(row, gone)))) return record
  const left = lists.map(([name, rows]) => [name, rows.filter((row) => !isRowAbout(row, gone))] as const)
  return { ...record, ...Object.fromEntries(left) }
}

function isRowAbout(row: unknown, gone: ReadonlySet<unknown>): boolean {
  return isObject(row) ? names(row, ['id', 'userId'], gone) : gone.has(row)
}

function listsIn(record: unknown): [string, unknown[]][] {
  return Object.entries(isObject(record) ? record : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value]] : [],
  )
}

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
