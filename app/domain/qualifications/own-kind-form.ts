import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'

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

/** The fields that the form of a kind saves together, for `mergeOpened`. */
export const SAVED_KIND: readonly SavedField<Omit<OwnKind, 'id'>>[] = [
  { label: 'Nazwa', keys: ['name'], text: (kind) => kind.name },
  { label: 'Do kiedy jest ważne', keys: ['term'], group: 'term', text: ({ term }) => termText(term) },
  {
    label: 'Ile dni przed końcem trafia do „Do zrobienia”',
    keys: ['warningDays'],
    group: 'term',
    text: ({ warningDays: days }) => days?.toString(),
  },
  {
    label: 'Badania i\u00a0inne dane o\u00a0zdrowiu',
    keys: ['isMedical'],
    text: ({ isMedical }) => (isMedical ? 'tak' : 'nie'),
  },
]

function termText(term: OwnKind['term'] | undefined): string | undefined {
  if (typeof term === 'number') return `liczba miesięcy od wydania: ${term}`
  return TERM_OPTIONS.find(({ value }) => value === term)?.label.toLowerCase()
}

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
