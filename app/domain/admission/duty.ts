import { certificateStatus, endOf, type Certificate } from '~/domain/certificates/certificate'
import { applicationDay, isDueWithin, TO_ACT_WITHIN_DAYS } from '~/domain/certificates/deadline'
import { compareNames, type Person } from '~/domain/people/user'
import {
  isFulfilledBy,
  requirementsOf,
  type Position,
  type Requirement,
} from '~/domain/qualifications/requirement'
import { compareText, groupBy } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

// The one answer to „who may work”. Dashboard, employer's panel, matrix, person, lists, files and print ask here.

/**
 * The states of a required qualification of a person. With the first three they may work: it is valid, it expires soon,
 * or the application to UDT is due. With the others they may not: it has expired, only a claim waits to be confirmed, or
 * there is nothing at all.
 */
export const DUTY_STATES = ['valid', 'expiring', 'application', 'expired', 'pending', 'missing'] as const

export type DutyState = (typeof DUTY_STATES)[number]

/** A required qualification of a person and the certificate that decides about it. */
export type DutyItem<Row extends Certificate = Certificate> = {
  requirement: Requirement
  state: DutyState
  /** The certificate with the latest end; of several expired ones the last. Undefined if there is none. */
  certificate?: Row
  /** A newer certificate that would help, but waits to be confirmed. */
  awaits?: Row
}

/** Whether a person may work on a day. */
export type Duty<Row extends Certificate = Certificate, Worker extends Person = Person> = {
  person: Worker
  /** Undefined if nobody has said what the position requires: then nothing can be said. */
  mayWork: boolean | undefined
  /** The last day of work, if all stays as it is. Undefined without an end, and for who may not work. */
  until?: Day
  /** Worst first. */
  items: readonly DutyItem<Row>[]
}

/** Returns the last day on which an item lets work. */
function endDayOf({ certificate }: DutyItem): Day {
  return certificate ? endOf(certificate) : LAST_DAY
}

/** Returns whether the person may work on that day, by the certificates of all people. */
export function dutyOf<Row extends Certificate, Worker extends Person>(
  person: Worker,
  certificates: readonly Row[],
  positions: readonly Position[],
  day: Day,
): Duty<Row, Worker> {
  const requirements = requirementsOf(person, positions)
  if (!requirements) return { person, mayWork: undefined, items: [] }
  const own = listOwn(person, certificates, day)
  const items = requirements
    .map((requirement) => itemOf(requirement, own, day))
    .toSorted((a, b) => severityOf(b) - severityOf(a) || compareText(endDayOf(a), endDayOf(b)))
  const mayWork = !items.some(isLacking)
  const until = items.map(endDayOf).toSorted(compareText)[0]
  return { person, mayWork, items, ...(mayWork && until !== undefined && until !== LAST_DAY && { until }) }
}

/** Returns the same for many people, in their order. */
export function dutiesOf<Row extends Certificate, Worker extends Person>(
  people: readonly Worker[],
  certificates: readonly Row[],
  positions: readonly Position[],
  day: Day,
): Duty<Row, Worker>[] {
  const byHolder = groupBy(certificates, ({ userId }) => userId)
  return people.map((person) => dutyOf(person, byHolder.get(person.id) ?? [], positions, day))
}

/** Returns the state of a person's qualification, even if their position does not require it. */
export function dutyItemOf<Row extends Certificate>(
  person: Pick<Person, 'id'>,
  requirement: Requirement,
  certificates: readonly Row[],
  day: Day,
): DutyItem<Row> {
  return itemOf(requirement, listOwn(person, certificates, day), day)
}

/** Returns the person's certificates that are issued by that day. */
function listOwn<Row extends Certificate>(
  { id }: Pick<Person, 'id'>,
  certificates: readonly Row[],
  day: Day,
) {
  return certificates.filter(({ userId, issueDate }) => userId === id && issueDate <= day)
}

function itemOf<Row extends Certificate>(
  requirement: Requirement,
  own: readonly Row[],
  day: Day,
): DutyItem<Row> {
  const fitting = own
    .filter((certificate) => isFulfilledBy(requirement, certificate))
    .toSorted((a, b) => compareText(endOf(b), endOf(a)))
  const certificate = fitting.find(({ status }) => status !== 'pending' && status !== 'revoked')
  const pending = fitting.find(({ status }) => status === 'pending')
  const awaits = pending && (!certificate || endOf(pending) > endOf(certificate)) ? pending : undefined
  const state = stateOf(certificate, awaits, day)
  return { requirement, state, ...(certificate && { certificate }), ...(awaits && { awaits }) }
}

function stateOf(certificate: Certificate | undefined, awaits: Certificate | undefined, day: Day): DutyState {
  if (!certificate) return awaits ? 'pending' : 'missing'
  if (certificateStatus(certificate, day) === 'expired') return 'expired'
  if (!isDueWithin(certificate, day, TO_ACT_WITHIN_DAYS)) return 'valid'
  return applicationDay(certificate) === undefined ? 'expiring' : 'application'
}

/** True for what a person may not work with. */
export function isLacking({ state }: Pick<DutyItem, 'state'>): boolean {
  return state === 'expired' || state === 'pending' || state === 'missing'
}

/** True for what lets work but asks for something to be done. */
export function isDueSoon({ state }: Pick<DutyItem, 'state'>): boolean {
  return state === 'expiring' || state === 'application'
}

/** True for a person for whom there is something to do. */
export function needsAction(duty: Duty): boolean {
  return duty.mayWork === undefined || duty.items.some((item) => isLacking(item) || isDueSoon(item))
}

function severityOf(item: DutyItem): number {
  return isLacking(item) ? 2 : isDueSoon(item) ? 1 : 0
}

/** Sorts who may not work first, then by the nearest last day, then by name. */
export function sortWorstFirst<Item extends Duty>(duties: readonly Item[]): Item[] {
  const rank = ({ mayWork }: Duty) => (mayWork === false ? 0 : mayWork === undefined ? 1 : 2)
  return duties.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      compareText(a.until ?? LAST_DAY, b.until ?? LAST_DAY) ||
      compareNames(a.person, b.person),
  )
}
