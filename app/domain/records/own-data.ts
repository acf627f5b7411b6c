import * as v from 'valibot'

import { changeSchema, type ChangeOf } from '~/domain/changes/change'
import { draftSchema } from '~/domain/changes/draft'
import { recordField } from '~/domain/changes/kinds'
import { kindOf } from '~/domain/changes/stored-record'
import { personSettingsSchema } from '~/domain/people/settings'

/**
 * The data of one person in this browser, as it is stored. Records that this version cannot read are copied and moved
 * with the rest. Drafts are keyed by the name of their form.
 */
export type OwnData = {
  records: readonly unknown[]
  settings: unknown
  drafts: Readonly<Record<string, unknown>>
}

export const NO_DATA: OwnData = { records: [], settings: undefined, drafts: {} }

const births = v.record(v.string(), v.unknown())
const MAY_HAVE_BIRTHS = v.looseObject({ births: v.optional(births) })
const WITH_BIRTHS = v.looseObject({ births })

/** Returns the size of the data as text, in bytes. Empty data has size 0. */
export function sizeOf(data: OwnData): number {
  const { records, settings, drafts } = data
  const isEmpty = records.length === 0 && settings === undefined && Object.keys(drafts).length === 0
  return isEmpty ? 0 : new TextEncoder().encode(JSON.stringify(data)).length
}

/** Returns the data that remains after a person erases theirs: only their register and its owner. */
export function erasedOwnData({ records }: OwnData): OwnData {
  const ofRegister = records.filter((record) => recordField(record) === 'owner')
  const kept = new Set(ofRegister.map(recordKey))
  // An undone change would count again without the record that undoes it.
  return {
    ...NO_DATA,
    records: records.filter((record) => kept.has(recordKey(record)) || undoes(record, kept)),
  }
}

/**
 * Returns the data of a person who erases somebody for good by that record: without their drafts and their births.
 * `changeOwnData` takes away the records about them.
 */
export function withErased(
  { records, drafts, settings }: OwnData,
  erasing: ChangeOf<'person-erased'>,
): OwnData {
  const { erasedId } = erasing
  const others = Object.entries(drafts).filter((draft) => !JSON.stringify(draft).includes(erasedId))
  return {
    records: [...records, erasing],
    drafts: Object.fromEntries(others),
    settings: v.is(WITH_BIRTHS, settings)
      ? {
          ...settings,
          births: { ...settings.births, [erasedId]: {} },
        }
      : settings,
  }
}

/** True if one of the records begins a register. */
export function hasBeginning(records: readonly unknown[]): boolean {
  return records.some((record) => kindOf(record) === 'register-begun')
}

function undoes(record: unknown, ids: ReadonlySet<string>): boolean {
  const parsed = v.safeParse(undoneSchema, record)
  return parsed.success && ids.has(parsed.output.changeId)
}

const undoneSchema = v.object({ kind: v.literal('undone'), changeId: v.string() })

/**
 * Adds the records, drafts and settings that are missing. Present ones stay as they are. If the present ones have lost
 * the beginning of their register, they were recorded after the incoming ones.
 */
export function mergeOwnData(present: OwnData, incoming: OwnData): OwnData {
  const isLater = !hasBeginning(present.records) && hasBeginning(incoming.records)
  return {
    records: isLater
      ? withMissing(incoming.records, present.records)
      : withMissing(present.records, incoming.records),
    settings: withMissingBirths(present.settings, incoming.settings),
    drafts: { ...incoming.drafts, ...present.drafts },
  }
}

/**
 * Returns the present settings, or the incoming ones. What a copy knows of births is no choice: it is added, unless it was
 * erased here, which leaves an empty entry.
 */
function withMissingBirths(present: unknown, incoming: unknown): unknown {
  if (!v.is(MAY_HAVE_BIRTHS, present) || !v.is(WITH_BIRTHS, incoming)) return present ?? incoming
  return { ...present, births: { ...incoming.births, ...present.births } }
}

/**
 * Puts `former` back in the place of its `replacement`. Later changes of the person are kept: undoing one thing loses
 * nothing of another.
 */
export function restoreOwnData(present: OwnData, former: OwnData, replacement: OwnData): OwnData {
  const replaced = new Set(replacement.records.map(recordKey))
  const addedSince = present.records.filter((record) => !replaced.has(recordKey(record)))
  const draftsSince = Object.entries(present.drafts).filter(
    ([form, draft]) => !isSameJson(draft, replacement.drafts[form]),
  )
  return {
    records: withMissing(former.records, addedSince),
    settings: isSameJson(present.settings, replacement.settings) ? former.settings : present.settings,
    drafts: { ...former.drafts, ...Object.fromEntries(draftsSince) },
  }
}

/** Returns the id of a stored record. A record without an id is its own key, as JSON. */
export function recordKey(record: unknown): string {
  return typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : JSON.stringify(record)
}

/** Returns the records of all lists, each once, in the order of the lists. The first list with a record wins. */
export function unionOfRecords(...lists: readonly (readonly unknown[])[]): unknown[] {
  const union = new Map<string, unknown>()
  for (const record of lists.flat()) {
    const key = recordKey(record)
    if (!union.has(key)) union.set(key, record)
  }
  return [...union.values()]
}

function withMissing(records: readonly unknown[], others: readonly unknown[]): unknown[] {
  const keys = new Set(records.map(recordKey))
  return [...records, ...others.filter((record) => !keys.has(recordKey(record)))]
}

/** True if both have the same JSON. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the part of a person's data that this version cannot read, or undefined. */
export function unreadablePart({ records, settings, drafts }: OwnData): OwnData | undefined {
  const part = {
    records: records.filter((record) => !v.is(changeSchema, record)),
    settings: v.is(personSettingsSchema, settings) ? undefined : settings,
    drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => !v.is(draftSchema, draft))),
  }
  return sizeOf(part) === 0 ? undefined : part
}
