import * as v from 'valibot'

import { recordId } from './typed-text'

/** What is typed into a form and not sent yet. */
export const draftSchema = v.object({
  /** The id that the record will have: sent twice, from any tab, it is one record. */
  id: recordId,
  fields: v.record(v.string(), v.array(v.string())),
})

export type Draft = v.InferOutput<typeof draftSchema>

/** A person's drafts, by form. */
export const draftsSchema = v.record(v.string(), draftSchema)

export type Drafts = v.InferOutput<typeof draftsSchema>
