import { endOf, type Certificate } from '~/domain/certificates/certificate'
import { dutiesOf } from '~/domain/employment/duties'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { otherPositionsOf } from '~/domain/people/other-positions'
import { startOnPosition, type Person } from '~/domain/people/user'
import { ruleOf, type Qualification, type Scope } from '~/domain/qualifications/qualification'
import { requirementsOf, type Position } from '~/domain/qualifications/requirement'
import { assumedIssueDay } from '~/domain/qualifications/validity'
import { shiftDay, type Day } from '~/domain/words/day'

// Periodic BHP training follows the position, not the certificate: regulation of 27.07.2004 on BHP training, § 14–15.

/**
 * Returns the last day for the first periodic training: 12 months after the work on positions of the group began, 6 for
 * those who direct others (§ 15). Before it, nobody is stopped for want of the training. An office needs none while the
 * category of risk is at most 3, and has 6 months if it rises (Kodeks pracy, art. 237³ § 2²–2³).
 */
export function firstTrainingDay(groupSince: Day, { scope }: Qualification, riskRoseOn?: Day): Day {
  const byStart = shiftDay(groupSince, { months: scope === 'managers' ? 6 : 12 })
  if (scope !== 'office' || riskRoseOn === undefined) return byStart
  const byRise = shiftDay(riskRoseOn, { months: 6 })
  return byRise > byStart ? byRise : byStart
}

/**
 * Returns since when a person works on positions of the group of their present one. Another position of the same group
 * begins nothing, and one of which nobody has said the group is taken for one of the same. A transfer to another group
 * and a new employment begin it anew. Another position that they hold beside it counts if it is of the same group.
 */
export function startInGroup(person: Person, positions: readonly Position[]): Day | undefined {
  const { hiredOn = '', formerPositions = [] } = person
  const group = formerPositions.length > 0 ? groupOf(person, positions) : undefined
  let start = startOnPosition(person)
  for (const { position, since } of formerPositions.toReversed()) {
    const isOther =
      requirementsOf({ position }, positions) !== undefined && groupOf({ position }, positions) !== group
    if (start === undefined || start <= hiredOn || isOther) break
    start = since
  }
  return earliestOf(start, startsBeside(person, positions))
}

/** Returns since when the person has other positions of the same group. */
function startsBeside(person: Person, positions: readonly Position[]): Day[] {
  const others = otherPositionsOf(person)
  if (others.length === 0) return []
  const group = groupOf(person, positions)
  return others
    .filter((other) => group !== undefined && groupOf(other, positions) === group)
    .flatMap(({ since = person.hiredOn }) => since ?? [])
}

function earliestOf(day: Day | undefined, others: readonly Day[]): Day | undefined {
  return day === undefined ? undefined : others.reduce((first, other) => (other < first ? other : first), day)
}

/** The regulation has one programme for all manual work; the especially dangerous one is only repeated more often. */
function programmeOf(group: Qualification['scope']): Qualification['scope'] {
  return group === 'dangerous_work' ? 'workers' : group
}

/** True for a training of one group on a position of another one. */
export function isOtherProgramme(scope: Qualification['scope'], group: Qualification['scope']): boolean {
  return scope !== undefined && programmeOf(scope) !== programmeOf(group)
}

/**
 * Returns the day on which the training was issued, or must have been by the law's term. One that names no group has the
 * term of the group that it is taken for.
 */
export function trainingDay(
  certificate: Pick<Certificate, 'type' | 'scope' | 'issueDate' | 'expiryDate'>,
  group: Qualification['scope'],
): Day | undefined {
  return certificate.issueDate ?? assumedIssueDay({ ...certificate, scope: certificate.scope ?? group })
}

/** `groupSince`: since when the person works on positions of the group. */
type GroupFacts = {
  hiredOn?: Day | undefined
  groupSince?: Day | undefined
  hasSeveralGroups?: boolean
}

/** True if the positions that the person holds at the same time are of several groups. */
export function holdsSeveralGroups(person: Person, positions: readonly Position[]): boolean {
  const others = otherPositionsOf(person)
  if (others.length === 0) return false
  const groups = [person, ...others].flatMap((held) => groupOf(held, positions) ?? [])
  return new Set(groups.map(programmeOf)).size > 1
}

/**
 * True for a training that names no group and is from before a transfer to the present one, or of somebody who holds
 * positions of several groups.
 */
export function isOfUnknownGroup(
  certificate: Pick<Certificate, 'type' | 'scope' | 'issueDate' | 'expiryDate'>,
  group: Qualification['scope'],
  { hiredOn, groupSince, hasSeveralGroups = false }: GroupFacts,
): boolean {
  if (certificate.scope !== undefined) return false
  if (hasSeveralGroups) return true
  if (hiredOn === undefined || groupSince === undefined) return false
  const issuedOn = trainingDay(certificate, group)
  return issuedOn !== undefined && hiredOn < groupSince && issuedOn < groupSince
}

/**
 * Returns whether a periodic training counts for a group (§ 15): that of another group counts only if its programme
 * covers what the programme of this one asks. Undefined if nobody has said so. One without a group is of a
 * table or of older data, and counts for the position that its holder had then.
 */
export function coversGroup(
  { scope, programmeAnswers = [] }: Pick<Certificate, 'scope' | 'programmeAnswers'>,
  group: Qualification['scope'],
  isUnknown = false,
): boolean | undefined {
  if (!isUnknown && !isOtherProgramme(scope, group)) return true
  return programmeAnswers.findLast((answer) => programmeOf(answer.group) === programmeOf(group))?.covers
}

/**
 * Returns the group of the holder's position, and whether the periodic training counts for it, if somebody has to say so.
 * Undefined if it counts without an answer, or if nobody asks the training of them.
 */
export function programmeAnswerFor(
  certificate: Certificate,
  holder: Person,
  {
    positions,
    employment,
  }: { positions: readonly Position[]; employment: Pick<EmploymentRecords, 'required'> },
): { group: Scope; covers: boolean | undefined } | undefined {
  const group = groupOf(holder, positions)
  if (certificate.type !== 'bhp' || group === undefined) return undefined
  if (!dutiesOf(holder, employment.required).periodicTraining) return undefined
  const isUnknown = isOfUnknownGroup(certificate, group, {
    hiredOn: holder.hiredOn,
    groupSince: startInGroup(holder, positions),
    hasSeveralGroups: holdsSeveralGroups(holder, positions),
  })
  return isUnknown || isOtherProgramme(certificate.scope, group)
    ? { group, covers: coversGroup(certificate, group, isUnknown) }
    : undefined
}

/** Returns the group of periodic training that the person's position asks for. */
function groupOf({ position }: Pick<Person, 'position'>, positions: readonly Position[]): Scope | undefined {
  return requirementsOf({ position }, positions)?.find(({ qualification }) => qualification.type === 'bhp')
    ?.qualification.scope
}

/**
 * Returns the last day on which a certificate of any group counts on a position of that group: its own end, or earlier
 * the day by which such a position asks for the next training.
 */
export function lastDayOnPosition(
  certificate: Pick<Certificate, 'type' | 'scope' | 'issueDate' | 'expiryDate'>,
  group: Qualification,
): Day {
  const years = ruleOf(group)?.years
  const own = endOf(certificate)
  const issueDate = trainingDay(certificate, group.scope)
  if (years === undefined || issueDate === undefined) return own
  const byPosition = shiftDay(issueDate, { years })
  return byPosition < own ? byPosition : own
}
