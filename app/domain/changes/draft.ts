import * as v from 'valibot'

import { groupBy } from '~/domain/words/collection'
import { recordId, wellFormed } from '~/domain/words/typed-text'
import { HALF_TYPED } from '~/domain/words/typed-time'

import type { Matter } from './kinds'

/** The fields of a form that was typed into and not sent. */
export const draftSchema = wellFormed(
  v.object({
    /** The id that the record will have: a form sent twice, from any tab, makes one record. */
    id: recordId,
    fields: v.record(v.string(), v.array(v.string())),
  }),
)

export type Draft = v.InferOutput<typeof draftSchema>

/** The forms that keep drafts, with the private matter in what is typed into each, and the name of its draft. */
const DRAFT_FORMS = {
  report: { matter: 'report', label: 'Szkic zgłoszenia' },
  'register entry': { matter: 'report', label: 'Szkic wpisu do rejestru wypadków' },
  examination: { matter: 'health', label: 'Szkic orzeczenia' },
  induction: { matter: 'none', label: 'Szkic szkolenia wstępnego' },
  certificate: { matter: 'certificate', label: 'Szkic certyfikatu' },
  'certificates for many': { matter: 'certificate', label: 'Szkic certyfikatów kilku osób' },
  // Certificates that a training leads to.
  certificates: { matter: 'certificate', label: 'Szkic certyfikatów ze szkolenia' },
  correction: { matter: 'certificate', label: 'Szkic poprawki certyfikatu' },
  taking: { matter: 'none', label: 'Szkic przyjmowania certyfikatów' },
  papers: { matter: 'health', label: 'Szkic tabeli dokumentów' },
  person: { matter: 'none', label: 'Szkic osoby' },
  people: { matter: 'none', label: 'Szkic tabeli pracowników' },
  position: { matter: 'none', label: 'Szkic wymagań stanowiska' },
  'work conditions': { matter: 'none', label: 'Szkic warunków pracy' },
  kind: { matter: 'none', label: 'Szkic rodzaju uprawnienia' },
  duty: { matter: 'none', label: 'Szkic obowiązku firmy' },
  training: { matter: 'none', label: 'Szkic szkolenia' },
  participants: { matter: 'none', label: 'Szkic listy uczestników' },
  programme: { matter: 'none', label: 'Szkic programu szkolenia' },
} satisfies Record<string, { matter: Matter; label: string }>

type DraftForm = keyof typeof DRAFT_FORMS

/** A draft is kept under the name of its form, and behind it the thing that the form is about. */
export type DraftName = DraftForm | `${DraftForm} ${string}` | `${DraftForm}-${string}`

/** Returns the form of a stored draft, or undefined if this version does not know it. */
export function draftFormOf(name: string): { matter: Matter; label: string } | undefined {
  return Object.entries(DRAFT_FORMS).find(
    ([form]) => name === form || name.startsWith(`${form} `) || name.startsWith(`${form}-`),
  )?.[1]
}

/** Returns what a draft keeps of a form. The text of a half-typed day is known to the browser alone. */
export function draftFields(form: FormData): Draft['fields'] {
  // One pass: a table has thousands of fields, and each press of a key keeps them.
  const fields = groupBy(
    [...form].filter(([name]) => name !== 'id'),
    ([name]) => name,
  )
  return Object.fromEntries(
    [...fields].map(([name, entries]) => [
      name,
      entries.map(([, value]) => (value === HALF_TYPED ? '' : String(value))),
    ]),
  )
}
