import * as v from 'valibot'

import { daySchema, FIRST_DAY, formatDay, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'

import { atWorkLabel, REGISTER_LIMITS, registerEntrySchema, type RegisterEntry } from './register-entry'

const AT_WORK = ['yes', 'no'] as const

const { injured, effects, recommendations } = registerEntrySchema.entries

/** The fields that the form of an entry saves together, for `mergeOpened`. */
export const SAVED_ENTRY: readonly SavedField<RegisterEntry>[] = [
  { label: 'Osoba poszkodowana', keys: ['injured'], text: (entry) => entry.injured },
  { label: 'Skutki wypadku', keys: ['effects'], text: (entry) => entry.effects },
  { label: 'Wypadek przy pracy', keys: ['isAtWork'], text: ({ isAtWork }) => atWorkLabel(isAtWork) },
  {
    label: 'Wniosek do ZUS',
    keys: ['claimedOn'],
    text: ({ claimedOn }) => claimedOn && formatDay(claimedOn),
  },
  {
    label: 'Dni niezdolności do pracy',
    keys: ['daysOfIncapacity'],
    text: ({ daysOfIncapacity }) => daysOfIncapacity?.toString(),
  },
  { label: 'Zalecenia i\u00a0inne dane', keys: ['recommendations'], text: (entry) => entry.recommendations },
]

/** Parses the form of an entry. An empty field is not known yet. The claim cannot be before the accident or later than today. */
export function parseRegisterEntry(
  form: FormData,
  { date }: { date: Day },
  today: Day,
): ParsedForm<RegisterEntry> {
  const { value, errors } = parseFields(
    v.object({
      injured,
      effects,
      isAtWork: v.optional(
        v.pipe(
          v.picklist(AT_WORK, 'Wybierz odpowiedź z listy'),
          v.transform((answer) => answer === 'yes'),
        ),
      ),
      claimedOn: v.optional(
        v.pipe(
          daySchema,
          v.check((day) => day >= date, 'Wniosek nie może być wcześniejszy niż wypadek'),
          v.check((day) => day <= today, 'Podaj dzień, który już minął, albo dzisiejszy'),
          v.check((day) => day >= FIRST_DAY, 'Podaj datę z lat 2000–2099'),
        ),
      ),
      daysOfIncapacity: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^\d{1,4}$/, `Podaj liczbę dni od 0 do ${REGISTER_LIMITS.daysOfIncapacity}`),
          v.transform(Number),
        ),
      ),
      recommendations,
    }),
    Object.fromEntries([...form].filter(([, text]) => typeof text === 'string' && text.trim() !== '')),
  )
  if (errors) return { errors }
  return { value }
}
