import * as v from 'valibot'

import { groupBy } from './collection'
import type { Clash, ParsedForm } from './form'

// A form saves a whole record. Another device or tab may change the record while the form is open, so the form carries
// what it was opened with.

/** A field of a record, as a form saves it. Two values are the same if their texts are the same. */
export type SavedField<Saved> = {
  label: string
  keys: readonly (keyof Saved)[]
  /** Fields of one group depend on each other: they are taken or kept together. */
  group?: string
  text: (record: Partial<Saved>) => string | undefined
}

/** The field in which a form carries the record that it was opened with. */
export const OPENED_FIELD = 'opened'

const openedTexts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Returns the value of the field for that record. */
export function openedText<Saved>(fields: readonly SavedField<Saved>[], record: Partial<Saved>): string {
  return JSON.stringify(textsOf(fields, record))
}

function textsOf<Saved>(
  fields: readonly SavedField<Saved>[],
  record: Partial<Saved>,
): Record<string, string> {
  return Object.fromEntries(fields.map(({ label, text }) => [label, text(record) ?? '']))
}

/**
 * Merges the record as it is typed into the one as it is `now`. What the person has not changed since the form was
 * opened is taken from `now`. What both have changed is refused once: the form asks, and carries from then on what was
 * asked about. A form that does not carry the record it was opened with is saved as it is typed.
 */
export function mergeOpened<Saved extends object, Whole extends Saved>(
  form: FormData,
  parsed: ParsedForm<Whole>,
  fields: readonly SavedField<Saved>[],
  now: Partial<NoInfer<Saved>> | undefined,
): ParsedForm<Whole> {
  const opened = v.safeParse(openedTexts, form.get(OPENED_FIELD))
  if (parsed.errors || !opened.success || !now) return parsed
  const before = opened.output
  const typed = textsOf(fields, parsed.value)
  const present = textsOf(fields, now)
  const taken: (keyof Saved)[] = []
  const asked: Record<string, string> = {}
  const clashes: Clash[] = []
  for (const group of groupBy(fields, ({ label, group: name = label }) => name).values()) {
    const labels = group.map(({ label }) => label)
    if (labels.every((label) => present[label] === before[label])) continue
    if (labels.every((label) => typed[label] === before[label] || typed[label] === present[label])) {
      taken.push(...group.flatMap(({ keys }) => keys))
      continue
    }
    for (const { label } of group) {
      const [here = '', there = ''] = [typed[label], present[label]]
      asked[label] = there
      // An untouched field may show the new value already: it tells what the question is about.
      if (here !== there || there !== before[label]) clashes.push({ label, here, there })
    }
  }
  if (clashes.length > 0) {
    return { errors: {}, meanwhile: { opened: JSON.stringify({ ...before, ...asked }), clashes } }
  }
  return { value: { ...parsed.value, ...Object.fromEntries(taken.map((key) => [key, now[key]])) } }
}
