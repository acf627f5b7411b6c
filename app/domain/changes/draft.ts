import * as v from 'valibot'

import { recordId } from '~/domain/words/typed-text'

/** The fields of a form that was typed into and not sent. */
export const draftSchema = v.object({
  /** The id that the record will have: a form sent twice, from any tab, makes one record. */
  id: recordId,
  fields: v.record(v.string(), v.array(v.string())),
})

export type Draft = v.InferOutput<typeof draftSchema>

/** Returns what a draft keeps of a form. */
export function draftFields(form: FormData): Draft['fields'] {
  const names = [...new Set(form.keys())].filter((name) => name !== 'id')
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]))
}
