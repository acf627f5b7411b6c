import type { Certificate } from '~/domain/certificates/certificate'
import { compareNames, type Person } from '~/domain/people/user'
import { requirementsOf, type Position } from '~/domain/qualifications/requirement'
import { compareText, groupBy } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

import {
  compareItems,
  endDayOf,
  isLacking,
  isOpen,
  isUnknown,
  itemOf,
  listOwn,
  type DutyItem,
} from './duty-item'

// The one answer to „who may work”. Dashboard, employer's panel, matrix, person, lists, files and print ask here.

/** Why nobody can say whether a person may work: their position, its requirements or their day of hire is missing. */
export type UnknownReason = 'position' | 'requirements' | 'hire'

/** Whether a person may work on a day. */
export type Duty<Row extends Certificate = Certificate, Worker extends Person = Person> = {
  person: Worker
  /** Undefined if nobody can say it. */
  mayWork: boolean | undefined
  /** Set if `mayWork` is undefined. */
  unknown?: UnknownReason
  /** The last day of work, if all stays as it is. Undefined without an end, and for who may not work. */
  until?: Day
  /** Worst first. */
  items: readonly DutyItem<Row>[]
}

/** Returns whether the person may work on that day, by the certificates of all people. */
export function dutyOf<Row extends Certificate, Worker extends Person>(
  person: Worker,
  certificates: readonly Row[],
  positions: readonly Position[],
  day: Day,
): Duty<Row, Worker> {
  const requirements = requirementsOf(person, positions)
  if (!requirements) {
    const unknown = person.position === undefined ? 'position' : 'requirements'
    return { person, mayWork: undefined, unknown, items: [] }
  }
  const own = listOwn(person, certificates, day)
  const items = requirements
    .map((requirement) => itemOf(requirement, own, person, day))
    .toSorted(compareItems)
  if (items.some(isLacking)) return { person, mayWork: false, items }
  if (items.some(isUnknown)) return { person, mayWork: undefined, unknown: 'hire', items }
  const [until = LAST_DAY] = [...items.map(endDayOf), person.leftOn ?? LAST_DAY].toSorted(compareText)
  return { person, mayWork: true, items, ...(until !== LAST_DAY && { until }) }
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

/** True for a person for whom there is something to do. */
export function needsAction(duty: Duty): boolean {
  return duty.mayWork === undefined || duty.items.some(isOpen)
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
