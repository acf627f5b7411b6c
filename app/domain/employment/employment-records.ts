import * as v from 'valibot'

import type { Day } from '~/domain/words/day'

import type { Examination } from './examination'
import type { Induction } from './induction'
import type { UnreadableCell } from './unreadable-cell'

/** The papers that a register requires of everybody. Another system checks those that are off, and each answer says so. */
export const requiredOfAllSchema = v.object({ examination: v.boolean(), induction: v.boolean() })

export type RequiredOfAll = v.InferOutput<typeof requiredOfAllSchema>

export const ALL_REQUIRED: RequiredOfAll = { examination: true, induction: true }

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
  required: RequiredOfAll
  /** The cells of imported tables that wait to be mended. */
  unreadable: readonly UnreadableCell[]
  /** The cells that somebody has dealt with. Another import of the same table does not bring them back. */
  settled: readonly UnreadableCell[]
}
