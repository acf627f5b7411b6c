import * as v from 'valibot'

import { FIRST_DAY, formatDay, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'

import { measureDoneFields, measureFields, type MeasureDone, type NewMeasure } from './measure-schema'
import type { Report } from './report'

type Limits = { min: Day; max: Day }

/** Returns the days that the deadline of a measure may have: none before the event. */
export function dueLimits({ date }: Pick<Report, 'date'>): Limits {
  return { min: date < FIRST_DAY ? FIRST_DAY : date, max: LAST_DAY }
}

/** Returns the days on which a measure may have been done: from the event to today. */
export function doneLimits({ date }: Pick<Report, 'date'>, today: Day): Limits {
  return { min: date < today ? date : today, max: today }
}

/** The fields that the form of a measure saves together, for `mergeOpened`. `nameOf` returns the name of a person. */
export function savedMeasure(nameOf: (id: string) => string): readonly SavedField<Omit<NewMeasure, 'id'>>[] {
  return [
    { label: 'Co zrobić', keys: ['what'], text: ({ what }) => what },
    { label: 'Osoba odpowiedzialna', keys: ['ownerId'], text: ({ ownerId }) => ownerId && nameOf(ownerId) },
    { label: 'Termin', keys: ['due'], text: ({ due }) => due && formatDay(due) },
  ]
}

/** Parses the form of a measure. `owners` are the people who may answer for it. */
export function parseMeasure(
  form: FormData,
  report: Pick<Report, 'date'>,
  owners: readonly { id: string }[],
): ParsedForm<Omit<NewMeasure, 'id'>> {
  const allowed = new Set(owners.map(({ id }) => id))
  const schema = v.object({
    ...measureFields,
    ownerId: v.pipe(
      measureFields.ownerId,
      v.check((id) => allowed.has(id), 'Wybierz osobę z listy'),
    ),
  })
  const { value, errors } = parseFields(schema, Object.fromEntries(form))
  if (errors) return { errors }
  const wrong = dayError('due', value.due, dueLimits(report))
  return wrong ? { errors: wrong } : { value }
}

/** Parses the form that tells when and how a measure was done. An empty note is left out. */
export function parseMeasureDone(
  form: FormData,
  report: Pick<Report, 'date'>,
  today: Day,
): ParsedForm<MeasureDone> {
  const { value, errors } = parseFields(v.object(measureDoneFields), Object.fromEntries(form))
  if (errors) return { errors }
  const wrong = dayError('doneOn', value.doneOn, doneLimits(report, today))
  return wrong ? { errors: wrong } : { value }
}

function dayError(field: string, day: Day, { min, max }: Limits): FieldErrors | undefined {
  if (day < min) return { [field]: `Podaj datę nie wcześniejszą niż ${formatDay(min)}` }
  if (day > max) return { [field]: `Podaj datę nie późniejszą niż ${formatDay(max)}` }
  return undefined
}
