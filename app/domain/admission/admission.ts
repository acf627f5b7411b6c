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
import { holdsSeveralGroups, startInGroup } from './periodic-training'
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
import {
  asHolders,
  combineStandings,
  type PositionStanding,
  type Standing,
  type UnknownReason,
} from './standing'

// The one answer to „who may work”. Dashboard, employer's panel, matrix, person, lists, files and print ask here.

/** Whether a person may work on a day. Of somebody with several positions it is the answer for the best of them. */
export type Admission<
  Row extends Certificate = Certificate,
  Worker extends Person = Person,
> = Standing<Row> & {
  person: Worker
  /** The day is before the first day of work, or after the last one. Nobody works then, and nothing is overdue. */
  outside?: 'before' | 'after' | undefined
  /** The answer for each position of somebody with several, the main one first. */
  positions?: readonly PositionStanding<Row>[]
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
  facts: AdmissionFacts,
  day: Day,
): Admission<Row, Worker> {
  const outside = outsideOf(person, day)
  const standings = asHolders(person, facts.positions).map((holder) => ({
    ...standingOn(holder, certificates, papers, facts, day),
    ...(outside && { mayWork: false, until: undefined }),
    position: holder.position,
  }))
  const admission = { person, outside, ...combineStandings(standings) }
  return facts.examinationsOf.has(person.id) ? admission : withoutHealth(admission)
}

/** Returns the answer for the position that the holder is taken to have. */
function standingOn<Row extends Certificate>(
  holder: Person,
  certificates: readonly Row[],
  papers: PapersOf,
  { positions, employment }: AdmissionFacts,
  day: Day,
): Standing<Row> {
  const requirements = requirementsOf(holder, positions)
  const work =
    holder.position === undefined ? undefined : employment.conditions?.get(foldText(holder.position))
  const isDangerous = requirements?.some(({ qualification: { scope } }) => scope === 'dangerous_work')
  const positionInduction = needsPositionInduction(holder, positions)
  const asked = { ...employment.required, work, isDangerous, positionInduction }
  const checks = admissionChecks(holder, papers, asked, day)
  const { periodicTraining } = dutiesOf(holder, employment.required)
  const trainee = {
    ...holder,
    groupSince: startInGroup(holder, positions),
    hasSeveralGroups: holdsSeveralGroups(holder, positions),
    riskRoseOn: employment.required.riskRoseOn,
  }
  const items = (requirements ?? [])
    .filter(({ qualification }) => periodicTraining || qualification.type !== 'bhp')
    .map((requirement) => itemOf(requirement, certificates, trainee, day))
    .toSorted(compareItems)
  const unknown = unknownReason(holder, requirements !== undefined, items, checks)
  const isLackingAny = checks.some(isLacking) || items.some(isLacking)
  const mayWork = isLackingAny ? false : unknown ? undefined : true
  const [until = LAST_DAY] = [
    ...items.map(endDayOf),
    ...checks.map(lastDayOfCheck),
    holder.leftOn ?? LAST_DAY,
  ].toSorted(compareText)
  return { mayWork, unknown, until: mayWork && until !== LAST_DAY ? until : undefined, checks, items }
}

/** Returns the answer as the writing may tell it: as it is, or as `withoutHealth` does. */
export function admissionFor<Any extends Admission>(writing: Writing, admission: Any): Any {
  return mayTell(writing, 'health') ? admission : withoutHealth(admission)
}

/** Returns the answer for those who may not see examinations. */
export function withoutHealth<Any extends Admission>(admission: Any): Any {
  const { positions } = admission
  return positions ? { ...admission, ...combineStandings(positions.map(hideHealth)) } : hideHealth(admission)
}

/** A reason of health stays, but without its name, and what nobody can say is a plain no. */
function hideHealth<Any extends Standing>(standing: Any): Any {
  const isHidden = (check: AdmissionCheck) => matterOfCheck(check) === 'health'
  const isHiddenItem = ({ requirement }: RequirementItem) =>
    matterOfQualification(requirement.qualification) === 'health'
  const hidden = [...standing.checks.filter(isHidden), ...standing.items.filter(isHiddenItem)]
  const isWithheld =
    standing.isWithheld === true || hidden.some((paper) => isLacking(paper) || isUnknown(paper))
  const { unknown, mayWork } = standing
  return {
    ...standing,
    mayWork: isWithheld ? false : mayWork,
    unknown: unknown === 'examination' ? undefined : unknown,
    isWithheld,
    checks: standing.checks.filter((check) => !isHidden(check)),
    items: standing.items.filter((item) => !isHiddenItem(item)),
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

/** True for somebody who may work on some of their positions, but not on all, or nobody can say it of all. */
export function isLimited({ mayWork, positions = [] }: Pick<Admission, 'mayWork' | 'positions'>): boolean {
  return mayWork === true && positions.some((each) => !each.mayWork)
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
export function needsAction(admission: Admission): boolean {
  const { outside, unknown, isWithheld, checks, items, positions = [] } = admission
  if (outside === 'after') return false
  return (
    positions.some((each) => each.isWithheld) ||
    unknown !== undefined ||
    isWithheld === true ||
    checks.some(isOpen) ||
    items.some(isOpen)
  )
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
