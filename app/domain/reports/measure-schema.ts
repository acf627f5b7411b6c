import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { filledText, optionalText, recordId, typedLines } from '~/domain/words/typed-text'

// All panel screens load this module with the schema of a report, so the forms and words of a measure are elsewhere.

export const measureDoneSchema = v.object({
  doneOn: daySchema,
  note: v.optional(v.string()),
})

/** A „działanie”: something that follows from a report, with somebody who answers for it and a day. */
export const measureSchema = v.object({
  id: filledText,
  what: filledText,
  ownerId: filledText,
  /** The last day to do it. */
  due: daySchema,
  /** Missing while it is open. */
  done: v.optional(measureDoneSchema),
})

export type MeasureDone = v.InferOutput<typeof measureDoneSchema>
export type Measure = v.InferOutput<typeof measureSchema>

export const MAX_MEASURE_LENGTH = 500
export const MAX_MEASURE_NOTE_LENGTH = 500

export const measureFields = {
  what: v.pipe(
    typedLines(MAX_MEASURE_LENGTH, `Skróć opis do ${MAX_MEASURE_LENGTH} znaków`),
    v.nonEmpty('Napisz, co trzeba zrobić'),
  ),
  ownerId: recordId,
  due: v.pipe(v.string('Podaj termin'), v.nonEmpty('Podaj termin'), daySchema),
}

export const measureDoneFields = {
  doneOn: v.pipe(v.string('Podaj datę'), v.nonEmpty('Podaj datę'), daySchema),
  note: optionalText(
    typedLines(MAX_MEASURE_NOTE_LENGTH, `Skróć notatkę do ${MAX_MEASURE_NOTE_LENGTH} znaków`),
  ),
}

/** A measure as it is saved in this browser, before it is done. */
export const newMeasureSchema = v.object({ id: recordId, ...measureFields })

export type NewMeasure = v.InferOutput<typeof newMeasureSchema>
