import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

// The medical examinations that admit to work: Kodeks pracy, art. 229. Only the person and their employer see them.
// Nothing here says what a doctor has found, and no form asks for it.

export const EXAMINATION_KINDS = ['initial', 'periodic', 'follow_up'] as const

export const EXAMINATION_KIND_LABELS = {
  initial: 'wstępne',
  periodic: 'okresowe',
  follow_up: 'kontrolne',
} satisfies Record<(typeof EXAMINATION_KINDS)[number], string>

export const OUTCOMES = ['fit', 'unfit'] as const

/** The findings of an orzeczenie about the work on the position. */
export const OUTCOME_LABELS = {
  fit: 'brak przeciwwskazań (zdolność do pracy)',
  unfit: 'przeciwwskazania (niezdolność do pracy)',
} satisfies Record<(typeof OUTCOMES)[number], string>

export const COVERED_WORK = ['heights', 'driving'] as const

export const COVERED_WORK_LABELS = {
  heights: 'praca na wysokości',
  driving: 'prowadzenie pojazdów',
} satisfies Record<(typeof COVERED_WORK)[number], string>

/** An orzeczenie lekarskie, as it is stored. A sheet may leave out its kind and the day when it was issued. */
export const examinationSchema = v.object({
  id: recordId,
  userId: recordId,
  kind: v.optional(v.picklist(EXAMINATION_KINDS)),
  examinedOn: v.optional(daySchema),
  /** The day of the next examination, which the doctor has written. It is never computed. */
  validUntil: v.optional(daySchema),
  outcome: v.picklist(OUTCOMES),
  /** The position that it is about. */
  position: v.optional(filledText),
  /** Positions of which the employer has said that it covers them, too. */
  alsoFor: v.optional(v.array(filledText)),
  covers: v.optional(v.array(v.picklist(COVERED_WORK))),
})

export type Examination = v.InferOutput<typeof examinationSchema>
