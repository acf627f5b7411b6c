import * as v from 'valibot'

import { clockTime } from '~/domain/words/clock-time'
import { daySchema } from '~/domain/words/day'
import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'

import { assessmentSchema } from './accident'
import { REPORT_TYPES } from './report'

export const MAX_DESCRIPTION_LENGTH = 2_000
export const MAX_LOCATION_LENGTH = 120
export const MAX_INJURED_LENGTH = 120
export const MAX_NOTE_LENGTH = 500
const MAX_WITNESSES = 20

/** The fields of the form that are stored as they are typed. */
export const reportFields = {
  date: v.pipe(v.string('Podaj datę zdarzenia'), v.nonEmpty('Podaj datę zdarzenia'), daySchema),
  time: v.optional(clockTime('Podaj godzinę w postaci 9:05')),
  description: v.pipe(
    typedLines(MAX_DESCRIPTION_LENGTH, `Skróć opis do ${MAX_DESCRIPTION_LENGTH} znaków`),
    v.nonEmpty('Opisz to jednym zdaniem'),
  ),
  location: v.optional(typedLine(MAX_LOCATION_LENGTH, `Skróć miejsce do ${MAX_LOCATION_LENGTH} znaków`)),
  /** The day on which the employer was told of an accident. */
  notifiedOn: v.optional(daySchema),
  injured: v.optional(typedLine(MAX_INJURED_LENGTH, `Skróć wpis o osobie do ${MAX_INJURED_LENGTH} znaków`)),
  witnesses: v.optional(
    v.pipe(v.array(recordId), v.maxLength(MAX_WITNESSES, `Wybierz najwyżej ${MAX_WITNESSES} świadków`)),
  ),
}

/** A report filed in this browser, as it is stored. */
export const newReportSchema = v.object({
  id: recordId,
  reportedBy: recordId,
  type: v.picklist(REPORT_TYPES),
  isNearMiss: v.optional(v.boolean()),
  injuredId: v.optional(recordId),
  accident: v.optional(assessmentSchema),
  ...reportFields,
})

export type NewReport = v.InferOutput<typeof newReportSchema>

/** A note that explains a change of status. */
export const reportNote = typedLines(MAX_NOTE_LENGTH, `Skróć notatkę do ${MAX_NOTE_LENGTH} znaków`)
