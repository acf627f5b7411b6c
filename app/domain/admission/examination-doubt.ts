import type { CoveredWork, Examination, Referral } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import { daysUntil, type Day } from '~/domain/words/day'

// A current orzeczenie may leave open which conditions it covers, and whether it counts although it is of a former
// employment or of before a return to work (Kodeks pracy, art. 229).

/** The examination for the present employment is a few days before it, not a year. */
const BEFORE_HIRE_DAYS = 30

/** Somebody who is back after an illness may have been examined on one of the last days of it. */
const BEFORE_RETURN_DAYS = 30

/** A referral leads to its orzeczenie within so many days. */
const REFERRAL_LEADS_DAYS = 90

/** The questions of art. 229 § 1¹–1³ about an orzeczenie from before the hire. */
export const FORMER_QUESTIONS = ['former_gap', 'former_referral', 'former_conditions'] as const

/**
 * Returns the work that the position asks for and that no current orzeczenie covers, and whether somebody has said that
 * it does not. Undefined if all is covered.
 */
export function openWork(
  current: readonly Examination[],
  asked: readonly CoveredWork[],
): { work: CoveredWork; isRefused: boolean } | undefined {
  const open = asked
    .map((work) => ({ work, answers: current.map((examination) => coversWork(examination, work)) }))
    .filter(({ answers }) => !answers.includes(true))
    .map(({ work, answers }) => ({
      work,
      isRefused: answers.length > 0 && answers.every((answer) => answer === false),
    }))
  return open.find(({ isRefused }) => isRefused) ?? open[0]
}

function coversWork(examination: Examination, work: CoveredWork): boolean | undefined {
  return examination.covers?.includes(work) || answerOf(examination, work)
}

/** Returns the last answer to a question about the orzeczenie, of that day if the question is about one. */
function answerOf(
  { answers = [] }: Examination,
  question: NonNullable<Examination['answers']>[number]['question'],
  about?: Day,
): boolean | undefined {
  return answers.findLast((each) => each.question === question && each.about === about)?.answer
}

/**
 * Returns whether an orzeczenie from before the day of hire counts for this employment. That for the present work was
 * got by its own referral, shortly before it. Any other one counts only if all three questions have a yes, and never for
 * especially dangerous work. Undefined if nobody has answered.
 */
export function countsForEmployment(
  examination: Examination,
  { hiredOn, positionSince = hiredOn }: Pick<Person, 'hiredOn' | 'positionSince'>,
  { referrals, isDangerous }: { referrals: readonly Referral[]; isDangerous: boolean },
): boolean | undefined {
  const { examinedOn, kind = 'initial' } = examination
  if (examinedOn === undefined || hiredOn === undefined || examinedOn >= hiredOn) return true
  // The next contract with the same employer, directly after the former one (§ 1¹ pkt 1).
  if (positionSince !== undefined && positionSince < hiredOn && examinedOn >= positionSince) return true
  if (kind === 'initial' && daysUntil(hiredOn, examinedOn) <= BEFORE_HIRE_DAYS) return true
  const isSent = referrals.some(
    ({ referredOn }) => referredOn <= examinedOn && daysUntil(examinedOn, referredOn) <= REFERRAL_LEADS_DAYS,
  )
  if (isSent) return true
  if (isDangerous) return false
  const answers = FORMER_QUESTIONS.map((question) => answerOf(examination, question, hiredOn))
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

/** Returns a follow-up examination of shortly before the return, and whether somebody has said that it is of that absence. */
export function earlyFollowUp(
  examinations: readonly Examination[],
  returnedOn: Day,
): { examination: Examination; isOfAbsence: boolean | undefined } | undefined {
  const examination = examinations.findLast(
    ({ kind, outcome, examinedOn }) =>
      kind === 'follow_up' &&
      outcome === 'fit' &&
      examinedOn !== undefined &&
      examinedOn < returnedOn &&
      daysUntil(returnedOn, examinedOn) <= BEFORE_RETURN_DAYS,
  )
  return examination && { examination, isOfAbsence: answerOf(examination, 'return', returnedOn) }
}
