import * as v from 'valibot'

import { daySchema, type Day } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

import type { UnreadableCell } from './unreadable-cell'

// The medical examinations that admit to work: Kodeks pracy, art. 229. Only the person and their employer see them.
// Nothing here says what a doctor has found, and no form asks for it.

export const EXAMINATION_KINDS = ['initial', 'periodic', 'follow_up'] as const

export const OUTCOMES = ['fit', 'unfit'] as const

/** The conditions that an orzeczenie may cover, and that a position may ask for. `factors` are those of its conditions. */
export const COVERED_WORK = ['heights', 'driving', 'night', 'factors'] as const

export type CoveredWork = (typeof COVERED_WORK)[number]

/**
 * A question that an orzeczenie leaves open, with its answer. `about` is the day of hire or of return, if the question is
 * about it.
 */
export const examinationAnswerSchema = v.object({
  question: v.picklist([...COVERED_WORK, 'former_gap', 'former_referral', 'former_conditions', 'return']),
  answer: v.boolean(),
  about: v.optional(daySchema),
})

export type ExaminationAnswer = v.InferOutput<typeof examinationAnswerSchema>

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

export type Examination = v.InferOutput<typeof examinationSchema> & {
  /** What the employer has answered since, oldest first, and who did so. They are changes of their own. */
  answers?: readonly (ExaminationAnswer & { by: string; day: Day })[]
}

/** Returns an orzeczenie as it is stored, of which the employer has said that it covers these positions, too. */
export function coveringAlso(
  examination: Examination,
  positions: readonly string[],
): Omit<Examination, 'answers'> {
  const { answers: _, ...stored } = examination
  return { ...stored, alsoFor: [...(stored.alsoFor ?? []), ...positions] }
}

/**
 * The initial BHP training of an employment, as the karta szkolenia wstępnego has it (regulation of 27.07.2004, §
 * 8–12): the general part once, the part on the position again for each position. A card may have one part or both.
 */
export const inductionSchema = v.object({
  id: recordId,
  userId: recordId,
  /** The day of the instruktaż ogólny. */
  generalOn: v.optional(daySchema),
  /** The day of the instruktaż stanowiskowy. */
  positionOn: v.optional(daySchema),
  /** The position of the instruktaż stanowiskowy. */
  position: v.optional(filledText),
})

export type Induction = v.InferOutput<typeof inductionSchema>

/**
 * The papers that a register requires of employees. Another system checks those that are off, and each answer says so.
 * `ofOthers` is true if the register requires the same of people of whom the law does not, as of a zleceniobiorca.
 * `riskRoseOn` is the day on which the employer's category of risk has risen above 3.
 */
export const requiredPapersSchema = v.object({
  examination: v.boolean(),
  induction: v.boolean(),
  ofOthers: v.optional(v.boolean()),
  riskRoseOn: v.optional(daySchema),
})

export type RequiredPapers = v.InferOutput<typeof requiredPapersSchema>

export const ALL_REQUIRED: RequiredPapers = { examination: true, induction: true }

/** The return to work after an illness of more than 30 days, which asks for a follow-up examination (art. 229 § 2). */
export type Return = { id: string; userId: string; returnedOn: Day }

/** The day on which the employer has sent a person to the doctor. A later orzeczenie answers it. */
export type Referral = { id: string; userId: string; referredOn: Day }

/** The papers that an employer keeps of people beside their certificates. Later records of one thing come later. */
export type EmploymentRecords = {
  examinations: readonly Examination[]
  inductions: readonly Induction[]
  returns: readonly Return[]
  referrals: readonly Referral[]
  required: RequiredPapers
  /** The conditions that an orzeczenie has to cover, by the folded names of positions. */
  conditions?: ReadonlyMap<string, readonly CoveredWork[]>
  /** The cells of imported tables that wait to be mended. */
  unreadable: readonly UnreadableCell[]
  /** The cells that somebody has dealt with. Another import of the same table does not bring them back. */
  settled: readonly UnreadableCell[]
}
