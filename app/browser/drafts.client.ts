import * as v from 'valibot'

import { createId } from './create-id.client'
import { personStore } from './person-store.client'

const VERSION = 1

const draftSchema = v.object({
  /** The id that the record will have: sent twice, from any tab, it is one record. */
  id: v.string(),
  fields: v.record(v.string(), v.array(v.string())),
})

export type Draft = v.InferOutput<typeof draftSchema>

const store = personStore('pewnik:drafts', v.record(v.string(), draftSchema), VERSION)

/** What a person has typed into a form and not sent yet, or an empty draft with a new id. */
export function readDraft(userId: string, form: string): Draft {
  return store.read(userId)?.[form] ?? { id: createId(), fields: {} }
}

/** Keeps what is typed into a form, as its fields stand; throws StorageError and then changes nothing. */
export function saveDraft(userId: string, form: string, draft: Draft): void {
  store.write(userId, (drafts = {}) => ({ ...drafts, [form]: draft }))
}

/** Forgets a draft, once it was sent or is not wanted; throws StorageError. */
export function dropDraft(userId: string, form: string): void {
  store.write(userId, (drafts = {}) => {
    const { [form]: _dropped, ...others } = drafts
    return Object.keys(others).length > 0 ? others : undefined
  })
}

/** All that a person has typed and not sent, by form. */
export function readDrafts(userId: string): Record<string, Draft> {
  return store.read(userId) ?? {}
}

/** Puts other drafts in the place of a person's; throws StorageError. */
export function replaceDrafts(userId: string, drafts: Record<string, Draft>): void {
  store.write(userId, () => (Object.keys(drafts).length > 0 ? drafts : undefined))
}
