import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { filledText } from '~/domain/words/typed-text'

// All panel screens load this module with the schema of a report, so the forms and words of a measure are elsewhere.

const measureDoneSchema = v.object({
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
