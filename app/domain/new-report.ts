import * as v from 'valibot'

import { daySchema, FIRST_DAY, type Day } from './day'
import { parseFields, type ParsedForm } from './form'
import { REPORT_TYPES } from './report'
import { recordId, typedLine, typedLines } from './typed-text'
import type { Person } from './user'

export const MAX_DESCRIPTION_LENGTH = 2_000
export const MAX_LOCATION_LENGTH = 120
export const MAX_NOTE_LENGTH = 500
const MAX_WITNESSES = 20

const fields = {
  type: v.picklist(REPORT_TYPES, 'Wybierz rodzaj zgłoszenia'),
  date: v.pipe(v.string('Podaj datę zdarzenia'), v.nonEmpty('Podaj datę zdarzenia'), daySchema),
  description: v.pipe(
    typedLines(MAX_DESCRIPTION_LENGTH, `Skróć opis do ${MAX_DESCRIPTION_LENGTH} znaków`),
    v.nonEmpty('Opisz to jednym zdaniem'),
  ),
  location: v.optional(typedLine(MAX_LOCATION_LENGTH, `Skróć miejsce do ${MAX_LOCATION_LENGTH} znaków`)),
  witnesses: v.optional(
    v.pipe(v.array(recordId), v.maxLength(MAX_WITNESSES, `Wybierz najwyżej ${MAX_WITNESSES} świadków`)),
  ),
}

/** A report filed in this browser, as it is stored. */
export const newReportSchema = v.object({ id: recordId, reportedBy: recordId, ...fields })

export type NewReport = v.InferOutput<typeof newReportSchema>

/** A note that explains a change of status. */
export const reportNote = typedLines(MAX_NOTE_LENGTH, `Skróć notatkę do ${MAX_NOTE_LENGTH} znaków`)

/**
 * Parses the form of a new report. Witnesses who are not among `people` are ignored. An indisposition has
 * no witnesses (product rule).
 */
export function parseNewReport(
  form: FormData,
  today: Day,
  people: readonly Pick<Person, 'id'>[],
): ParsedForm<Omit<NewReport, 'id' | 'reportedBy'>> {
  const allowedWitnesses = new Set(people.map(({ id }) => id))
  const schema = v.object({
    ...fields,
    date: v.pipe(
      fields.date,
      v.check((day) => day <= today, 'Data zdarzenia nie może być późniejsza niż dziś'),
      v.check((day) => day >= FIRST_DAY, 'Podaj datę z lat 2000–2099'),
    ),
  })
  const { value, errors } = parseFields(schema, {
    ...Object.fromEntries(form),
    witnesses: [...new Set(form.getAll('witnesses').map(String))].filter((id) => allowedWitnesses.has(id)),
  })
  if (errors) return { errors }
  const { location, witnesses = [], ...report } = value
  return {
    value: {
      ...report,
      ...(location && { location }),
      ...(report.type === 'accident' && witnesses.length > 0 && { witnesses }),
    },
  }
}
