import * as v from 'valibot'

import { recordId } from './typed-text'

/** What a person has typed into a form and not sent. */
export const draftSchema = v.object({
  /** The id that the record will have: a form sent twice, from any tab, makes one record. */
  id: recordId,
  fields: v.record(v.string(), v.array(v.string())),
})

export type Draft = v.InferOutput<typeof draftSchema>
