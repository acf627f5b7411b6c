import { matterOfQualification, mayTell, type Writing } from '~/domain/access/disclosure'
import type { Certificate } from '~/domain/certificates/certificate'
import { dutiesOf } from '~/domain/employment/duties'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { compareNames, type Person } from '~/domain/people/user'
import { needsPositionInduction, requirementsOf, type Position } from '~/domain/qualifications/requirement'
import { compareText, groupBy } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { admissionChecks, matterOfCheck, type AdmissionCheck, type PapersOf } from './admission-check'
import { startInGroup } from './periodic-training'
import {
  compareItems,
  endDayOf,
  isLacking,
  isOpen,
  isUnknown,
  itemOf,
  listOwn,
  type RequirementItem,
} from './requirement-item'

// The one answer to „who may work”. Dashboard, employer's panel, matrix, person, lists, files and print ask here.

/**
 * Why nobody can say whether a person may work: their position, its requirements or their day of hire is missing, or
 * nobody has said that their orzeczenie covers the position, or that a certificate does.
 */
export type UnknownReason = 'position' | 'requirements' | 'hire' | 'examination' | 'certificate'

/** Whether a person may work on a day. */
export type Admission<Row extends Certificate = Certificate, Worker extends Person = Person> = {
  person: Worker
  /** Undefined if nobody can say it. */
  mayWork: boolean | undefined
  /** Set if something is unknown, also if the person may not work for another reason. */
  unknown?: UnknownReason
  /** The day is before the first day of work, or after the last one. Nobody works then, and nothing is overdue. */
  outside?: 'before' | 'after'
  /** Set for those who may not see examinations: true if one of these is the reason against work. */
  isWithheld?: boolean
  /** The last day of work, if all stays as it is. Undefined without an end, and for people who may not work. */
  until?: Day
  /** The papers that come before the qualifications, as far as the viewer may see them. */
  checks: readonly AdmissionCheck[]
  /** The qualifications of the position, worst first. */
  items: readonly RequirementItem<Row>[]
}

/** The facts that decide about admission beside certificates. */
export type AdmissionFacts = {
  /** The ids of the people whose examinations the viewer may see. */
  examinationsOf: Pick<ReadonlySet<string>, 'has'>
  positions: readonly Position[]
  employment: EmploymentRecords
}

/** Returns whether the person may work on that day, by the records of all people. */
export function admissionOf<Row extends Certificate, Worker extends Person>(
  person: Worker,
  certificates: readonly Row[],
  facts: AdmissionFacts,
  day: Day,
): Admission<Row, Worker> {
  return admissionBy(
    person,
    listOwn(person, certificates, day),
    papersOf(person, facts.employment),
    facts,
    day,
  )
}

/** Returns the papers of one person. */
export function papersOf({ id }: Pick<Person, 'id'>, records: EmploymentRecords): PapersOf {
  const isOwn = ({ userId }: { userId: string }) => userId === id
  const { examinations, inductions, returns, referrals } = records
  return {
    examinations: examinations.filter(isOwn),
    inductions: inductions.filter(isOwn),
    returns: returns.filter(isOwn),
    referrals: referrals.filter(isOwn),
  }
}

/** Returns the same for many people, in their order. */
export function admissionsOf<Row extends Certificate, Worker extends Person>(
  people: readonly Worker[],
  certificates: readonly Row[],
  facts: AdmissionFacts,
  day: Day,
): Admission<Row, Worker>[] {
  const holder = ({ userId }: { userId: string }) => userId
  const byHolder = groupBy(certificates, holder)
  const { employment } = facts
  const examinations = groupBy(employment.examinations, holder)
  const inductions = groupBy(employment.inductions, holder)
  const returns = groupBy(employment.returns, holder)
  const referrals = groupBy(employment.referrals, holder)
  return people.map((person) => {
    const { id } = person
    const papers = {
      examinations: examinations.get(id) ?? [],
      inductions: inductions.get(id) ?? [],
      returns: returns.get(id) ?? [],
      referrals: referrals.get(id) ?? [],
    }
    return admissionBy(person, listOwn(person, byHolder.get(id) ?? [], day), papers, facts, day)
  })
}

/** Returns the answer by the person's own records. */
function admissionBy<Row extends Certificate, Worker extends Person>(
  person: Worker,
  certificates: readonly Row[],
  papers: PapersOf,
  { examinationsOf, positions, employment }: AdmissionFacts,
  day: Day,
): Admission<Row, Worker> {
  const requirements = requirementsOf(person, positions)
  const work =
    person.position === undefined ? undefined : employment.conditions?.get(foldText(person.position))
  const isDangerous = requirements?.some(({ qualification: { scope } }) => scope === 'dangerous_work')
  const positionInduction = needsPositionInduction(person, positions)
  const asked = { ...employment.required, work, isDangerous, positionInduction }
  const checks = admissionChecks(person, papers, asked, day)
  const { periodicTraining } = dutiesOf(person, employment.required)
  const trainee = {
    ...person,
    groupSince: startInGroup(person, positions),
    riskRoseOn: employment.required.riskRoseOn,
  }
  const items = (requirements ?? [])
    .filter(({ qualification }) => periodicTraining || qualification.type !== 'bhp')
    .map((requirement) => itemOf(requirement, certificates, trainee, day))
    .toSorted(compareItems)
  const unknown = unknownReason(person, requirements !== undefined, items, checks)
  const outside = outsideOf(person, day)
  const isLackingAny = checks.some(isLacking) || items.some(isLacking)
  const mayWork = isLackingAny || outside ? false : unknown ? undefined : true
  const [until = LAST_DAY] = [
    ...items.map(endDayOf),
    ...checks.map(lastDayOfCheck),
    person.leftOn ?? LAST_DAY,
  ].toSorted(compareText)
  const admission = {
    person,
    mayWork,
    unknown,
    outside,
    until: mayWork && until !== LAST_DAY ? until : undefined,
    checks,
    items,
  }
  return examinationsOf.has(person.id) ? admission : withoutHealth(admission)
}

/** Returns the answer as the writing may tell it: as it is, or as `withoutHealth` does. */
export function admissionFor<Any extends Admission>(writing: Writing, admission: Any): Any {
  return mayTell(writing, 'health') ? admission : withoutHealth(admission)
}

/**
 * Returns the answer for those who may not see examinations. A reason of that kind stays, but without its name, and what
 * nobody can say is a plain no.
 */
export function withoutHealth<Any extends Admission>(admission: Any): Any {
  const isHidden = (check: AdmissionCheck) => matterOfCheck(check) === 'health'
  const isHiddenItem = ({ requirement }: RequirementItem) =>
    matterOfQualification(requirement.qualification) === 'health'
  const hidden = [...admission.checks.filter(isHidden), ...admission.items.filter(isHiddenItem)]
  const isWithheld =
    admission.isWithheld === true || hidden.some((paper) => isLacking(paper) || isUnknown(paper))
  const { unknown, mayWork } = admission
  return {
    ...admission,
    mayWork: isWithheld ? false : mayWork,
    unknown: unknown === 'examination' ? undefined : unknown,
    isWithheld,
    checks: admission.checks.filter((check) => !isHidden(check)),
    items: admission.items.filter((item) => !isHiddenItem(item)),
  }
}

function unknownReason(
  { position }: Person,
  isKnown: boolean,
  items: readonly RequirementItem[],
  checks: readonly AdmissionCheck[],
): UnknownReason | undefined {
  if (!isKnown) return position === undefined ? 'position' : 'requirements'
  if (checks.some(isUnknown)) return 'examination'
  const open = items.filter(isUnknown)
  if (open.length === 0) return undefined
  return open.some(({ doubt }) => doubt === undefined) ? 'hire' : 'certificate'
}

function outsideOf({ hiredOn, leftOn }: Person, day: Day): Admission['outside'] {
  if (hiredOn !== undefined && day < hiredOn) return 'before'
  return leftOn !== undefined && day > leftOn ? 'after' : undefined
}

/** The initial training does not end. */
function lastDayOfCheck({ subject, day = LAST_DAY }: AdmissionCheck): Day {
  return subject === 'examination' ? day : LAST_DAY
}

/** True for somebody whose employment includes the day. */
export function isExpected({ outside }: Pick<Admission, 'outside'>): boolean {
  return outside === undefined
}

/** True for somebody of the staff who may not work, though they should on that day. */
export function isUnable(admission: Pick<Admission, 'mayWork' | 'outside'>): boolean {
  return admission.mayWork === false && isExpected(admission)
}

/** Counts who may work, of whom nobody can say it, and all whose employment includes the day. */
export function countAdmitted(admissions: readonly Admission[]): {
  admitted: number
  unknown: number
  total: number
} {
  const expected = admissions.filter(isExpected)
  return {
    admitted: expected.filter(({ mayWork }) => mayWork).length,
    unknown: expected.filter(({ mayWork }) => mayWork === undefined).length,
    total: expected.length,
  }
}

/** True for a person for whom there is something to do. */
export function needsAction({ outside, unknown, isWithheld, checks, items }: Admission): boolean {
  if (outside === 'after') return false
  return unknown !== undefined || isWithheld === true || checks.some(isOpen) || items.some(isOpen)
}

/** Sorts who may not work first, then by the day that presses most, then by name. */
export function sortWorstFirst<Item extends Admission>(admissions: readonly Item[]): Item[] {
  const rank = (admission: Admission) =>
    isUnable(admission) ? 0 : admission.mayWork === undefined ? 1 : admission.outside ? 2 : 3
  return admissions
    .map((admission) => ({ admission, rank: rank(admission), day: pressingDayOf(admission) }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank || compareText(a.day, b.day) || compareNames(a.admission.person, b.admission.person),
    )
    .map(({ admission }) => admission)
}

/**
 * Returns the day by which people are compared: since when they may not work, or else the nearest last day. A paper that
 * is missing comes before all days.
 */
function pressingDayOf({ checks, items, isWithheld, until = LAST_DAY }: Admission): Day | '' {
  if (isWithheld) return ''
  const days = [
    ...checks.filter(isLacking).map(({ state, day }) => (state === 'expired' ? day : undefined)),
    ...items.filter(isLacking).map(({ state, lastDay }) => (state === 'expired' ? lastDay : undefined)),
  ].map((day = '') => day)
  return days.toSorted(compareText)[0] ?? until
}
