import { draftsSchema, type Draft, type Drafts } from '~/domain/draft'

import { createId } from './create-id.client'
import { personStore, type StoreProblem } from './person-store.client'

export type { Draft } from '~/domain/draft'

export const DRAFTS_KEY = 'pewnik:drafts'
const VERSION = 1

const store = personStore(DRAFTS_KEY, draftsSchema, VERSION)

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
export function readDrafts(userId: string): Drafts {
  return store.read(userId) ?? {}
}

/** Puts other drafts in the place of a person's; throws StorageError. */
export function replaceDrafts(userId: string, drafts: Drafts): void {
  store.write(userId, () => (Object.keys(drafts).length > 0 ? drafts : undefined))
}

/** Why a person's drafts cannot be read; the next one sets them aside. */
export function draftsProblem(userId: string): StoreProblem | undefined {
  return store.problem(userId)
}
