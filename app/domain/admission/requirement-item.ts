import { endOf, type Certificate } from '~/domain/certificates/certificate'
import { applicationDay, daysLater, TO_ACT_WITHIN_DAYS } from '~/domain/certificates/deadline'
import { startOnPosition, type Person } from '~/domain/people/user'
import { isOutgoing, warningDaysOf, type Qualification } from '~/domain/qualifications/qualification'
import type { Requirement } from '~/domain/qualifications/requirement'
import { compareText } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

import { doubtOf, isDoubtful, issueDayOf, mayCount, type Doubt, type Trainee } from './certificate-doubt'
import { firstTrainingDay, lastDayOnPosition, trainingDay } from './periodic-training'

/**
 * The states of a required qualification of a person. With the first five they may work: it is valid, it expires soon,
 * the application to UDT or TDT is due, or the first periodic training of the employment is not due yet, or is soon. With the
 * next three they may not: it has expired, only a claim waits to be confirmed, or there is nothing at all. Nobody can
 * say it without the day of hire if there is no certificate of BHP training, or only an employer's permit, and as long as
 * there is a doubt about the certificate.
 */
export const REQUIREMENT_STATES = [
  'valid',
  'expiring',
  'application',
  'first',
  'first_soon',
  'expired',
  'pending',
  'missing',
  'unknown',
] as const

export type RequirementState = (typeof REQUIREMENT_STATES)[number]

/** A required qualification of a person and the certificate that decides about it. */
export type RequirementItem<Row extends Certificate = Certificate> = {
  requirement: Requirement
  state: RequirementState
  /** The certificate with the latest end; of several expired ones the last. Undefined if there is none. */
  certificate?: Row
  /** A newer certificate that would help, but waits to be confirmed. */
  awaits?: Row
  /**
   * The last day on which it lets work, or did: the end of the certificate, or earlier by the rhythm of the position,
   * or the last day for the first training. Undefined without an end.
   */
  lastDay?: Day
  /** The position that requires it, if that is not the main one. */
  position?: string | undefined
  /** Set if the state is unknown because of the certificate. */
  doubt?: Doubt
}

/** Returns the state of a person's qualification, even if their position does not require it. */
export function requirementItemOf<Row extends Certificate>(
  person: Pick<Person, 'id'> & Trainee,
  requirement: Requirement,
  certificates: readonly Row[],
  day: Day,
): RequirementItem<Row> {
  return itemOf(requirement, listOwn(person, certificates, day), person, day)
}

/** Returns the person's certificates that are issued by that day. */
export function listOwn<Row extends Certificate>(
  { id }: Pick<Person, 'id'>,
  certificates: readonly Row[],
  day: Day,
) {
  return certificates.filter((certificate) => certificate.userId === id && issueDayOf(certificate) <= day)
}

/** Returns the state of a requirement by the person's own certificates. */
export function itemOf<Row extends Certificate>(
  requirement: Requirement,
  own: readonly Row[],
  person: Trainee,
  day: Day,
): RequirementItem<Row> {
  const { groupSince = startOnPosition(person) } = person
  const fitting = own
    .filter((certificate) => mayCount(requirement, certificate, person))
    .map((certificate) => ({ certificate, lastDay: lastDayFor(requirement, certificate) }))
    .toSorted((a, b) => compareText(b.lastDay, a.lastDay))
  const inForce = fitting.filter(
    ({ certificate: { status } }) => status !== 'pending' && status !== 'revoked',
  )
  const isInDoubt = ({ certificate }: { certificate: Row }) => isDoubtful(requirement, certificate, person)
  const deciding = inForce.find((paper) => !isInDoubt(paper) && paper.lastDay >= day) ?? inForce[0]
  const pending = fitting.find(({ certificate: { status } }) => status === 'pending')
  const awaits =
    pending && (!deciding || pending.lastDay > deciding.lastDay) ? pending.certificate : undefined
  const found = { requirement, certificate: deciding?.certificate, awaits }

  const { type, scope } = requirement.qualification
  const isPeriodic = type === 'bhp'
  const firstDay =
    isPeriodic && groupSince
      ? firstTrainingDay(groupSince, requirement.qualification, person.riskRoseOn)
      : undefined
  if (firstDay !== undefined && firstDay >= day) {
    // A training since then has taken the place of the first one, even if it counts for a shorter time.
    const asked = latestOf(groupSince, scope === 'office' && person.riskRoseOn)
    const isFormer = deciding && (trainingDay(deciding.certificate, scope) ?? '') < asked
    if (!deciding || isInDoubt(deciding) || (isFormer && firstDay > deciding.lastDay)) {
      return { ...found, state: isWithin(firstDay, day) ? 'first_soon' : 'first', lastDay: firstDay }
    }
  }
  if (deciding) {
    const { certificate, lastDay } = deciding
    const end = lastDay === LAST_DAY ? undefined : lastDay
    const doubt = doubtOf(requirement, certificate, person)
    // A promotion or transfer of a known day: after the term of the new group, only its own training helps.
    const isTransferred = doubt === 'programme' && person.positionSince !== undefined
    if (isTransferred && firstDay !== undefined && firstDay < lastDay) {
      return { ...found, state: 'expired', doubt, lastDay: firstDay }
    }
    return isInDoubt(deciding) && lastDay >= day
      ? { ...found, state: 'unknown', doubt, lastDay: end }
      : { ...found, state: stateOf(certificate, lastDay, day), lastDay: end }
  }
  if (isPeriodic && groupSince === undefined) return { ...found, state: 'unknown' }
  return { ...found, state: awaits ? 'pending' : 'missing' }
}

function latestOf(...days: readonly (Day | false | undefined)[]): Day {
  return (
    days
      .flatMap((day) => day || [])
      .toSorted(compareText)
      .at(-1) ?? ''
  )
}

function lastDayFor({ qualification }: Requirement, certificate: Certificate): Day {
  return qualification.type === 'bhp' ? lastDayOnPosition(certificate, qualification) : endOf(certificate)
}

function stateOf(certificate: Certificate, lastDay: Day, day: Day): RequirementState {
  if (lastDay < day) return 'expired'
  const application = applicationDay(certificate)
  if (!isWithin(application ?? lastDay, day, warningDaysOf(certificate))) return 'valid'
  return application === undefined ? 'expiring' : 'application'
}

/** True if the day is so near that something is to be done. */
function isWithin(end: Day, day: Day, withinDays: number = TO_ACT_WITHIN_DAYS): boolean {
  return end <= daysLater(day, withinDays)
}

/** True if the person may not work with the item in this state. */
export function isLacking({ state }: Pick<RequirementItem, 'state'>): boolean {
  return state === 'expired' || state === 'pending' || state === 'missing'
}

/** True if the person may work, but something is to be done soon. */
export function isDueSoon({ state }: Pick<RequirementItem, 'state'>): boolean {
  return state === 'expiring' || state === 'application' || state === 'first_soon'
}

/** True if a new certificate would help. */
export function isNeeded(item: Pick<RequirementItem, 'state'>): boolean {
  return isLacking(item) || isDueSoon(item)
}

/** True if nobody can say whether the person may work. */
export function isUnknown({ state }: Pick<RequirementItem, 'state'>): boolean {
  return state === 'unknown'
}

/** True while the first periodic training of the employment is not overdue. */
export function isFirstTraining({ state }: Pick<RequirementItem, 'state'>): boolean {
  return state === 'first' || state === 'first_soon'
}

/** True for an item that is named beside a person: it is lacking, unknown or due soon. */
export function isOpen(item: Pick<RequirementItem, 'state'>): boolean {
  return severityOf(item) > 0
}

/** Returns the next day that counts: the last one to apply, or once that has passed, the last one of work. */
export function nextDayOf(
  { certificate, lastDay }: Pick<RequirementItem, 'certificate' | 'lastDay'>,
  day: Day,
): Day | undefined {
  const application = certificate && applicationDay(certificate)
  return application !== undefined && application >= day ? application : lastDay
}

/**
 * Returns the qualification of the next certificate: on a position of another group the training of that group, and in
 * place of a permit a certificate of UDT.
 */
export function nextQualification({ requirement, certificate }: RequirementItem): Qualification {
  const { qualification } = requirement
  const isOther = qualification.type === 'bhp' || (certificate !== undefined && isOutgoing(certificate))
  return isOther ? qualification : (certificate ?? qualification)
}

/** Returns the day by which items are compared: one without an end outlasts all others. */
export function endDayOf({ lastDay = LAST_DAY }: RequirementItem): Day {
  return lastDay
}

/** Compares the worst first, then the nearest last day. */
export function compareItems(a: RequirementItem, b: RequirementItem): number {
  return severityOf(b) - severityOf(a) || compareText(endDayOf(a), endDayOf(b))
}

/** Returns how much something matters: 3 if it is lacking, 2 if unknown, 1 if due soon, 0 if it is fine. */
export function severityOf(item: Pick<RequirementItem, 'state'>): number {
  return isLacking(item) ? 3 : isUnknown(item) ? 2 : isDueSoon(item) ? 1 : 0
}
