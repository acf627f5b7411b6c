import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

/** A person whom an employer or a training centre has added, as it is stored. */
export const newPersonSchema = v.object({
  id: recordId,
  firstName: filledText,
  lastName: filledText,
  position: v.optional(filledText),
  unit: v.optional(filledText),
  email: v.optional(filledText),
  phone: v.optional(filledText),
  employeeNumber: v.optional(filledText),
  /** The company of a participant. An employer's people work in the employer's company. */
  company: v.optional(filledText),
  hiredOn: v.optional(daySchema),
  leftOn: v.optional(daySchema),
})

export type NewPerson = v.InferOutput<typeof newPersonSchema>
