import type { Certificate } from '~/domain/certificates/certificate'
import { otherPositionsOf } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { requirementKey } from '~/domain/qualifications/requirement'
import { compareText, groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import type { AdmissionCheck } from './admission-check'
import { startInGroup } from './periodic-training'
import { compareItems, type RequirementItem } from './requirement-item'

// Somebody with several positions has an answer for each of them. Orzeczenie, instruktaż stanowiskowy, requirements and
// the group of periodic training belong to the position (Kodeks pracy, art. 229 § 4 and 237³; regulation of 27.07.2004, §
// 11 and 14–15).

/**
 * Why nobody can say whether a person may work: their position, its requirements or their day of hire is missing, or
 * nobody has said that their orzeczenie covers the position, or that a certificate does. Of several, the first one.
 */
const UNKNOWN_REASONS = ['position', 'requirements', 'examination', 'hire', 'certificate'] as const

export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** Whether a person may work on a position. */
export type Standing<Row extends Certificate = Certificate> = {
  /** Undefined if nobody can say it. */
  mayWork: boolean | undefined
  /** Set if something is unknown, also if the person may not work for another reason. */
  unknown?: UnknownReason | undefined
  /** Set for those who may not see examinations: true if one of these is the reason against work. */
  isWithheld?: boolean
  /** The last day of work, if all stays as it is. Undefined without an end, and for people who may not work. */
  until?: Day | undefined
  /** The papers that come before the qualifications, as far as the viewer may see them. */
  checks: readonly AdmissionCheck[]
  /** The qualifications of the position, worst first. */
  items: readonly RequirementItem<Row>[]
}

/** The same of one of several positions. */
export type PositionStanding<Row extends Certificate = Certificate> = Standing<Row> & {
  position: string | undefined
}

/** Returns the person as the holder of each of their positions, the main one first. */
export function asHolders<Worker extends Person>(person: Worker, positions: readonly Position[]): Worker[] {
  const others = otherPositionsOf(person)
  if (others.length === 0) return [person]
  const { position } = person
  const main = position === undefined ? [] : [{ position, since: startInGroup(person, positions) }]
  const views = others.map((held) => ({
    ...person,
    position: held.position,
    positionSince: held.since,
    formerPositions: [],
    otherPositions: [...main, ...others.filter((other) => other !== held)],
  }))
  return position === undefined ? views : [person, ...views]
}

/**
 * Returns the answer for the person: they may work if they may on one of the positions. The papers are those of all
 * positions; one that is not of the main position names its own.
 */
export function combineStandings<Row extends Certificate>(
  standings: readonly PositionStanding<Row>[],
): Standing<Row> & { positions?: readonly PositionStanding<Row>[] } {
  const [main, ...others] = standings
  if (!main || others.length === 0) return main ?? { mayWork: undefined, checks: [], items: [] }
  const able = standings.filter(({ mayWork }) => mayWork)
  const isOpen = standings.some(({ mayWork }) => mayWork === undefined)
  const mayWork = able.length > 0 ? true : isOpen ? undefined : false
  const [until] = able.flatMap((standing) => standing.until ?? []).toSorted(compareText)
  const hidesHealth = standings.some(({ isWithheld }) => isWithheld !== undefined)
  return {
    mayWork,
    unknown: UNKNOWN_REASONS.find((reason) => standings.some(({ unknown }) => unknown === reason)),
    ...(hidesHealth && { isWithheld: !mayWork && standings.some(({ isWithheld }) => isWithheld) }),
    until,
    checks: distinctChecks([
      ...main.checks,
      ...others.flatMap(({ position, checks }) => checks.map((check) => ({ ...check, position }))),
    ]),
    items: worstItems([
      ...main.items,
      ...others.flatMap(({ position, items }) => items.map((item) => ({ ...item, position }))),
    ]),
    positions: standings,
  }
}

/** A paper that says the same for two positions is one. Each position has an instruktaż stanowiskowy of its own. */
function distinctChecks(checks: readonly AdmissionCheck[]): AdmissionCheck[] {
  const seen = new Set<string>()
  return checks.filter(({ subject, state, cause, work, recordId, position }) => {
    const own = subject === 'position_induction' ? position : undefined
    const key = [subject, state, cause, work, recordId, own].join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Of a qualification that two positions require, the worse item counts, and of equal ones that of the main position. */
function worstItems<Row extends Certificate>(items: readonly RequirementItem<Row>[]): RequirementItem<Row>[] {
  const byKey = groupBy(items.toSorted(compareItems), ({ requirement }) => requirementKey(requirement))
  return [...byKey.values()].flatMap(([worst]) => worst ?? []).toSorted(compareItems)
}
