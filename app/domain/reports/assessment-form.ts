import * as v from 'valibot'

import { daySchema, formatDay, shiftDay, type Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'

import { INJURED_ROLES, SEVERITIES, SEVERITY_LABELS, type Assessment, type InjuredRole } from './accident'
import { INJURED_ROLE_LABELS } from './accident-paper'

/** A death later than so many months makes no accident fatal (ustawa o ubezpieczeniu wypadkowym, art. 3 ust. 4). */
const FATAL_WITHIN_MONTHS = 6

const assessmentForm = v.object({
  who: v.optional(v.picklist(['', ...INJURED_ROLES], 'Wybierz z\u00a0listy'), ''),
  severity: v.optional(v.picklist(SEVERITIES, 'Wybierz z\u00a0listy'), 'unknown'),
  isCollective: v.optional(v.string()),
  deathOn: v.optional(v.string()),
})

/** The fields that the form saves together, for `mergeOpened`. Only a fatal accident has a day of death. */
export const SAVED_ASSESSMENT: readonly SavedField<Assessment>[] = [
  { label: 'Osoba poszkodowana', keys: ['who'], text: ({ who }) => who && INJURED_ROLE_LABELS[who] },
  {
    label: 'Skutki wypadku',
    keys: ['severity'],
    group: 'severity',
    text: ({ severity }) => severity && SEVERITY_LABELS[severity],
  },
  {
    label: 'Dzień śmierci',
    keys: ['deathOn'],
    group: 'severity',
    text: ({ deathOn }) => deathOn && formatDay(deathOn),
  },
  {
    label: 'Wypadek zbiorowy',
    keys: ['isCollective'],
    text: ({ isCollective = false }) => (isCollective ? 'tak' : 'nie'),
  },
]

/**
 * Parses who was hurt and how badly. A fatal accident needs the day of death. `date` is the day of the accident.
 * `usualRole` counts if nobody has chosen another role.
 */
export function parseAssessment(
  form: FormData,
  { date, today, usualRole }: { date: Day; today: Day; usualRole: InjuredRole | undefined },
): ParsedForm<Assessment> {
  const fields = Object.keys(assessmentForm.entries)
  const sent = Object.fromEntries([...form].filter(([name]) => fields.includes(name)))
  const { value, errors } = parseFields(assessmentForm, sent)
  if (errors) return { errors }
  const { severity, isCollective, deathOn = '' } = value
  const who = value.who || usualRole
  const isFatal = severity === 'fatal'
  const wrong: FieldErrors = isFatal ? deathErrors(deathOn, { date, today }) : {}
  if (!who) return { errors: { who: 'Wybierz, kim jest osoba poszkodowana', ...wrong } }
  if (Object.keys(wrong).length > 0) return { errors: wrong }
  return {
    value: {
      who,
      severity,
      isCollective: isCollective !== undefined || undefined,
      deathOn: isFatal ? deathOn : undefined,
    },
  }
}

function deathErrors(deathOn: string, { date, today }: { date: Day; today: Day }): FieldErrors {
  if (deathOn === '') return { deathOn: 'Podaj dzień śmierci' }
  if (!v.is(daySchema, deathOn)) return { deathOn: 'Podaj datę, która istnieje, na przykład 21.11.2026' }
  if (deathOn < date) return { deathOn: `Podaj dzień nie wcześniejszy niż dzień wypadku, ${formatDay(date)}` }
  if (deathOn > today) return { deathOn: 'Podaj dzień nie późniejszy niż dziś' }
  if (deathOn > shiftDay(date, { months: FATAL_WITHIN_MONTHS })) {
    return {
      deathOn: 'Wypadek jest śmiertelny, jeśli śmierć nastąpiła w\u00a0ciągu 6\u00a0miesięcy od wypadku',
    }
  }
  return {}
}

/** True if two assessments say the same. */
export function isSameAssessment(a: Assessment, b: Assessment): boolean {
  return (
    a.who === b.who &&
    a.severity === b.severity &&
    Boolean(a.isCollective) === Boolean(b.isCollective) &&
    a.deathOn === b.deathOn
  )
}
