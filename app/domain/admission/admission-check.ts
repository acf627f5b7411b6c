import type { PrivateMatter } from '~/domain/access/disclosure'
import { dutiesOf } from '~/domain/employment/duties'
import type {
  CoveredWork,
  EmploymentRecords,
  Examination,
  Induction,
} from '~/domain/employment/employment-records'
import { basisOf } from '~/domain/people/basis'
import type { Person } from '~/domain/people/user'
import { compareText } from '~/domain/words/collection'
import { daysUntil, LAST_DAY, shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { foldText } from '~/domain/words/polish'

import { countsForEmployment, earlyFollowUp, openWork } from './examination-doubt'
import type { RequirementState } from './requirement-item'

/** The papers that the law asks of employees before any qualification: Kodeks pracy, art. 229 § 4 and 237³ § 2. */
export type CheckSubject = 'examination' | 'general_induction' | 'position_induction'

/** One of the papers that a person needs before any qualification, and whether it lets work. */
export type AdmissionCheck = {
  subject: CheckSubject
  state: Extract<RequirementState, 'valid' | 'expiring' | 'expired' | 'missing' | 'unknown'>
  /**
   * Why an orzeczenie that is there does not count: it finds contraindications, the person is back after a long
   * illness, it does not cover the conditions of the position, or it is of before the employment. Or why nobody knows
   * whether it does: nobody has said that it covers their position or its conditions, a newer one on another position
   * finds contraindications, or it is of before the employment or before the return.
   */
  cause?:
    | 'unfit'
    | 'return'
    | 'uncovered'
    | 'initial'
    | 'position'
    | 'newer'
    | 'cover'
    | 'former'
    | 'early_return'
  /** The condition of the position that is not covered, or of which nobody has said it. */
  work?: CoveredWork
  /** The day of the next examination, which the doctor has written, or the day of the initial training. */
  day?: Day
  /** The day on which the person was sent to the doctor, if no orzeczenie has answered it yet. */
  referredOn?: Day
  /** The id of the record that decides. */
  recordId?: string
  /** The position that it is about, if that is not the main one. */
  position?: string | undefined
  /** The day of hire or of return that a question is about. Missing if no answer would help. */
  about?: Day | undefined
}

/** A referral takes its time, so that the end of an orzeczenie is told so many days before. */
export const REFER_WITHIN_DAYS = 30

/** Somebody may have had the initial training a few days before the first one of work, but not in an earlier employment. */
export const BEFORE_HIRE_DAYS = 30

type Worker = Pick<Person, 'id' | 'basis' | 'position' | 'positionSince' | 'hiredOn'>

/** The papers of one person. */
export type PapersOf = Pick<EmploymentRecords, 'examinations' | 'inductions' | 'returns' | 'referrals'>

/** The demands of a position on an orzeczenie and on the initial training. */
type AskedWork = {
  /** The conditions that it has to cover. */
  work?: readonly CoveredWork[] | undefined
  /** The work is especially dangerous, so that no orzeczenie of a former employment counts. */
  isDangerous?: boolean
  /** False if it needs no instruktaż stanowiskowy. */
  positionInduction?: boolean
}

/**
 * Returns the checks of a person on a day, by their own papers. Nothing is checked that nobody asks of them, but an
 * orzeczenie that finds contraindications stops everybody.
 */
export function admissionChecks(
  person: Worker,
  papers: PapersOf,
  required: EmploymentRecords['required'] & AskedWork,
  day: Day,
): AdmissionCheck[] {
  const isExposed = required.positionInduction !== false
  const isStudent = basisOf(person) === 'student'
  const duties = dutiesOf(person, required)
  // Only pupils and students whom the practice exposes to harmful factors are examined: ustawa o służbie medycyny pracy, art. 6.
  const isSafe = !isExposed && !required.work?.length
  const asked = isStudent && isSafe ? { ...duties, examination: false } : duties
  // Pupils and students need it on any position: regulation of 27.07.2004, § 11.
  const isOnPosition = isStudent || isExposed
  const examination = required.examination
    ? [
        withReferral(
          examinationCheck(person, papers, asked.examination ? required : {}, day),
          person,
          papers,
          day,
        ),
      ]
    : []
  return [
    ...examination.filter(({ cause }) => asked.examination || cause === 'unfit' || cause === 'newer'),
    ...(asked.induction ? inductionChecks(person, papers.inductions, day) : []).filter(
      ({ subject }) => isOnPosition || subject !== 'position_induction',
    ),
  ]
}

/** An older referral has come to nothing, or its orzeczenie has no day that would tell. */
const REFERRAL_COUNTS_DAYS = 90

function latest(days: readonly Day[]): Day | undefined {
  return days.toSorted(compareText).at(-1)
}

/** Adds the last referral that waits for its orzeczenie. */
function withReferral(
  check: AdmissionCheck,
  { hiredOn }: Worker,
  { examinations, referrals, returns }: PapersOf,
  day: Day,
): AdmissionCheck {
  if (check.state === 'valid') return check
  // An examination after an illness asks for a referral of its own.
  const returnedOn = latest(returns.map((each) => each.returnedOn).filter((each) => each <= day))
  const last = latest(
    referrals
      .map(({ referredOn }) => referredOn)
      .filter(
        (referredOn) =>
          referredOn <= day &&
          daysUntil(day, referredOn) <= REFERRAL_COUNTS_DAYS &&
          isOfEmployment(referredOn, hiredOn) &&
          (returnedOn === undefined || referredOn >= returnedOn),
      ),
  )
  const isAnswered = examinations.some(({ examinedOn = '' }) => last !== undefined && examinedOn >= last)
  return last === undefined || isAnswered ? check : { ...check, referredOn: last }
}

function examinationCheck(
  person: Worker,
  { examinations, returns, referrals }: PapersOf,
  { work = [], isDangerous = false }: AskedWork,
  day: Day,
): AdmissionCheck {
  const subject = 'examination'
  const known = examinations.filter(({ examinedOn }) => examinedOn === undefined || examinedOn <= day)
  const fitting = known.filter((examination) => isForPosition(person, examination))
  const deciding = decidingOf(fitting.length > 0 ? fitting : known)
  if (!deciding) return { subject, state: 'missing' }
  const { id: recordId, validUntil, examinedOn = '' } = deciding
  const found = { subject, recordId, ...(validUntil !== undefined && { day: validUntil }) } as const
  if (deciding.outcome === 'unfit') return { ...found, state: 'missing', cause: 'unfit' }
  if (validUntil === undefined || validUntil < day) return { ...found, state: 'expired' }
  const due = returns.filter(
    ({ returnedOn }) =>
      returnedOn <= day &&
      isOfEmployment(returnedOn, person.hiredOn) &&
      !fitting.some((examination) => isFollowUp(examination, returnedOn)),
  )
  const early = due.map(({ returnedOn }) => ({ ...earlyFollowUp(fitting, returnedOn), returnedOn }))
  if (early.some(({ examination, isOfAbsence }) => !examination || isOfAbsence === false))
    return { ...found, state: 'expired', cause: 'return' }
  const current = fitting.filter(({ outcome, validUntil: end = '' }) => outcome === 'fit' && end >= day)
  const open = openWork(current, work)
  if (open?.isRefused) return { ...found, state: 'missing', cause: 'uncovered', work: open.work }
  const isOfThisWork = countsForEmployment(deciding, person, { referrals, isDangerous })
  const about = isDangerous ? undefined : person.hiredOn
  if (isOfThisWork === false) return { ...found, state: 'missing', cause: 'initial', about }
  const asked = early.find(({ isOfAbsence }) => isOfAbsence === undefined)
  if (asked?.examination) {
    const { examination, returnedOn } = asked
    return { ...found, state: 'unknown', cause: 'early_return', recordId: examination.id, about: returnedOn }
  }
  if (fitting.length === 0) return { ...found, state: 'unknown', cause: 'position' }
  // A newer paper on another position may be about the health of the person, so somebody has to read it.
  const isDoubtful = known.some(
    (other) =>
      other.outcome === 'unfit' && !fitting.includes(other) && (other.examinedOn ?? LAST_DAY) >= examinedOn,
  )
  if (isDoubtful) return { ...found, state: 'unknown', cause: 'newer' }
  if (isOfThisWork === undefined) return { ...found, state: 'unknown', cause: 'former', about }
  if (open) return { ...found, state: 'unknown', cause: 'cover', work: open.work }
  return { ...found, state: validUntil <= lastDayToRefer(day) ? 'expiring' : 'valid' }
}

function isFollowUp({ kind, outcome, examinedOn = '' }: Examination, returnedOn: Day): boolean {
  return kind === 'follow_up' && outcome === 'fit' && examinedOn >= returnedOn
}

/**
 * Returns the orzeczenie that counts. One that finds contraindications counts until a later one finds none. Of the
 * others the newest counts, even if an older one ends later; one without a day counts if it ends later than the newest.
 */
function decidingOf(examinations: readonly Examination[]): Examination | undefined {
  // Of two of one day the later record counts.
  const newest = (outcome: Examination['outcome']) =>
    examinations
      .filter((examination) => examination.outcome === outcome && examination.examinedOn !== undefined)
      .toReversed()
      .toSorted((a, b) => compareText(b.examinedOn ?? '', a.examinedOn ?? ''))[0]
  const undatedUnfit = examinations.find(
    ({ outcome, examinedOn }) => outcome === 'unfit' && examinedOn === undefined,
  )
  if (undatedUnfit) return undatedUnfit
  const unfit = newest('unfit')
  const fit = newest('fit')
  if (unfit) return fit && (fit.examinedOn ?? '') > (unfit.examinedOn ?? '') ? fit : unfit
  const [undated] = examinations
    .filter(({ examinedOn }) => examinedOn === undefined)
    .toSorted((a, b) => compareText(b.validUntil ?? '', a.validUntil ?? ''))
  return undated && (undated.validUntil ?? '') > (fit?.validUntil ?? '') ? undated : (fit ?? undated)
}

/** Thousands of papers are compared with the same day. */
const lastDayToRefer = keepLast((day: Day) => shiftDay(day, { days: REFER_WITHIN_DAYS }))

function inductionChecks(person: Worker, inductions: readonly Induction[], day: Day): AdmissionCheck[] {
  const general = partCheck(
    inductions.map(({ id, generalOn }) => ({ id, doneOn: generalOn })),
    person,
    day,
  )
  const onPosition = partCheck(
    inductions
      .filter((induction) => isForPosition(person, induction))
      .map(({ id, positionOn }) => ({ id, doneOn: positionOn })),
    person,
    day,
  )
  return [
    { subject: 'general_induction', ...general },
    { subject: 'position_induction', ...onPosition },
  ]
}

/** Returns the check of a part of the training: the last one of this employment counts. */
function partCheck(
  parts: readonly { id: string; doneOn: Day | undefined }[],
  person: Worker,
  day: Day,
): Omit<AdmissionCheck, 'subject'> {
  const start = startOfTraining(person)
  const [last] = parts
    .flatMap(({ id, doneOn }) => (doneOn === undefined ? [] : [{ id, doneOn }]))
    .filter(({ doneOn }) => doneOn <= day && isOfEmployment(doneOn, start))
    .toSorted((a, b) => compareText(b.doneOn, a.doneOn))
  return last ? { state: 'valid', day: last.doneOn, recordId: last.id } : { state: 'missing' }
}

/**
 * Returns the first day of the employment whose initial training counts. The next contract on the same position, directly
 * after the former one, asks for no other training (art. 237³ § 2).
 */
export function startOfTraining({
  hiredOn,
  positionSince,
}: Pick<Worker, 'hiredOn' | 'positionSince'>): Day | undefined {
  return positionSince && hiredOn && positionSince < hiredOn ? positionSince : hiredOn
}

/** True for a paper of the present employment, and not of an earlier one. */
export function isOfEmployment(doneOn: Day, hiredOn: Day | undefined): boolean {
  return hiredOn === undefined || doneOn >= hiredOn || daysUntil(hiredOn, doneOn) <= BEFORE_HIRE_DAYS
}

/** True if the paper is about the person's position. If nobody has said their position, each one is. */
export function isForPosition(
  { position: held }: Pick<Person, 'position'>,
  { position, alsoFor = [] }: Pick<Examination, 'position' | 'alsoFor'>,
): boolean {
  if (held === undefined) return true
  // Most often it was filled in from the person, and folding ten thousand texts takes a while.
  if (position === held) return true
  return [position, ...alsoFor].some((named) => named !== undefined && foldText(named) === foldText(held))
}

/** An orzeczenie is of health, whatever it says. */
export function matterOfCheck({ subject }: Pick<AdmissionCheck, 'subject'>): PrivateMatter | undefined {
  return subject === 'examination' ? 'health' : undefined
}
