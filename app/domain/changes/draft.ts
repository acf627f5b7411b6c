import * as v from 'valibot'

import { recordId } from '~/domain/words/typed-text'

import type { Matter } from './kinds'

/** The fields of a form that was typed into and not sent. */
export const draftSchema = v.object({
  /** The id that the record will have: a form sent twice, from any tab, makes one record. */
  id: recordId,
  fields: v.record(v.string(), v.array(v.string())),
})

export type Draft = v.InferOutput<typeof draftSchema>

/** The private matter in what is typed into each form that keeps drafts. */
export const DRAFT_FORMS = {
  report: 'report',
  'register entry': 'report',
  examination: 'health',
  induction: 'none',
  certificate: 'certificate',
  'certificates for many': 'certificate',
  // Those of a training.
  certificates: 'certificate',
  correction: 'certificate',
  taking: 'none',
  person: 'none',
  position: 'none',
  'work conditions': 'none',
  kind: 'none',
  training: 'none',
  participants: 'none',
  programme: 'none',
} satisfies Record<string, Matter>

type DraftForm = keyof typeof DRAFT_FORMS

/** A draft is kept under the name of its form, and behind it the thing that the form is about. */
export type DraftName = DraftForm | `${DraftForm} ${string}` | `${DraftForm}-${string}`

/** Returns the private matter of a stored draft, or undefined if this version does not know its form. */
export function matterOfDraft(name: string): Matter | undefined {
  return Object.entries(DRAFT_FORMS).find(
    ([form]) => name === form || name.startsWith(`${form} `) || name.startsWith(`${form}-`),
  )?.[1]
}

/** Returns what a draft keeps of a form. */
export function draftFields(form: FormData): Draft['fields'] {
  const names = [...new Set(form.keys())].filter((name) => name !== 'id')
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]))
}
