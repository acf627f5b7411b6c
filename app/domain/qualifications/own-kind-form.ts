import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'

import { ownKindSchema, termMonths, type OwnKind } from './own-kind'

/** The choices of when a document ends. `months` asks how many. */
export const TERM_OPTIONS = [
  { value: 'document', label: 'Data z\u00a0dokumentu' },
  { value: 'months', label: 'Po liczbie miesięcy od wydania' },
  { value: 'none', label: 'Bezterminowo' },
] as const

type TermChoice = (typeof TERM_OPTIONS)[number]['value']

/** The field of whether its documents say something of health. A box that is not ticked sends nothing. */
export const MEDICAL_FIELD = 'isMedical'

/** Returns the choice that a field or a draft names; without one, the document says the end. */
export function parseTermChoice(text: unknown): TermChoice {
  return TERM_OPTIONS.find(({ value }) => value === text)?.value ?? 'document'
}

/** Returns what the fields show for that kind. */
export function kindFields({ name, term, warningDays, isMedical }: Omit<OwnKind, 'id'>) {
  return {
    name,
    term: typeof term === 'number' ? ('months' as const) : term,
    months: typeof term === 'number' ? String(term) : '',
    warningDays: String(warningDays),
    isMedical,
  }
}

const { name, warningDays } = ownKindSchema.entries

/** Text that is no number becomes NaN, whose message says what to type. */
const typedNumber = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN)),
)

/** Parses the form of a kind. `isTaken` is true for names that other kinds have. */
export function parseOwnKind(
  form: FormData,
  isTaken: (name: string) => boolean,
): ParsedForm<Omit<OwnKind, 'id'>> {
  const choice = parseTermChoice(form.get('term'))
  const { value, errors } = parseFields(
    v.object({
      name: v.pipe(
        name,
        v.check((typed) => !isTaken(typed), 'Ten rodzaj jest już na liście: zmień go tam'),
      ),
      months: choice === 'months' ? v.pipe(typedNumber, termMonths) : v.optional(v.string()),
      warningDays: v.pipe(typedNumber, warningDays),
    }),
    Object.fromEntries(form),
  )
  if (errors) return { errors }
  const term: OwnKind['term'] = choice === 'months' ? Number(value.months) : choice
  const { name: typedName, warningDays: days } = value
  return { value: { name: typedName, term, warningDays: days, isMedical: form.has(MEDICAL_FIELD) } }
}
