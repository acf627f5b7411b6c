import { compareText } from '~/domain/words/collection'
import { daysUntil, formatDay, LAST_DAY, type Day } from '~/domain/words/day'
import { comparePolish, countOf, foldText } from '~/domain/words/polish'

import { CONFIRMATION_LABELS, DUTY_SOON_DAYS, dutyTitle, nextDayOfDuty } from './duty'
import { DUTY_GROUPS, DUTY_LAW, type DutyGroup } from './duty-law'
import { DUTY_SORTS, type Duty, type DutySort } from './duty-schema'

/** `recorded`: it is written down and has no next day. `current`: it has one. */
export type DutyState = 'late' | 'soon' | 'lacking' | 'current' | 'recorded' | 'not_applicable'

export const DUTY_STATE_LABELS = {
  late: 'Po terminie',
  soon: 'Wkrótce',
  lacking: 'Do uzupełnienia',
  current: 'W\u00a0terminie',
  recorded: 'Wpisane',
  not_applicable: 'Nie dotyczy',
} satisfies Record<DutyState, string>

/** The label of a sort of which nothing is written down. */
export const NOTHING_WRITTEN = 'Brak wpisu'

/** What the register knows beside the duties. */
export type DutyContext = {
  today: Day
  /** The ids of the people who work here. */
  staff: ReadonlySet<string>
  nameOf: (id: string) => string
  /** How many people hold the position of that name. Undefined for a position that nobody knows. */
  holdersOf: (position: string) => number | undefined
}

/** Returns what a duty still lacks, in words. Something that does not apply lacks nothing. */
export function lacksOf(duty: Duty, { staff, nameOf, holdersOf }: DutyContext): string[] {
  const { sort, doneOn, people = [], told = 0, notApplicable } = duty
  if (notApplicable !== undefined) return []
  const { isTold, appoints, doneLabel } = DUTY_LAW[sort]
  const holders = holdersFor(duty, holdersOf)
  const gone = people.filter((id) => !staff.has(id))
  return [
    doneOn === undefined && `brak daty: ${doneLabel.toLowerCase()}`,
    appoints && people.length === 0 && 'brak wyznaczonych osób',
    gone.length > 0 && `już nie ${gone.length > 1 ? 'pracują' : 'pracuje'}: ${gone.map(nameOf).join(', ')}`,
    isTold && told === 0 && holders !== 0 && 'nie wpisano, ile osób zapoznano',
    isTold && told > 0 && holders !== undefined && told < holders && `zapoznano ${told} z\u00a0${holders}`,
  ].filter((lack) => typeof lack === 'string')
}

/** Returns how many people hold the position that a duty is about. Undefined if it is about something else. */
function holdersFor({ sort, about }: Duty, holdersOf: DutyContext['holdersOf']): number | undefined {
  const isOfPosition = DUTY_LAW[sort].about?.of === 'position'
  return isOfPosition && about !== undefined ? holdersOf(about) : undefined
}

export function dutyState(duty: Duty, context: DutyContext): DutyState {
  if (duty.notApplicable !== undefined) return 'not_applicable'
  const day = nextDayOfDuty(duty)
  const days = day === undefined ? undefined : daysUntil(day, context.today)
  if (days !== undefined && days < 0) return 'late'
  if (lacksOf(duty, context).length > 0) return 'lacking'
  if (days !== undefined && days <= DUTY_SOON_DAYS) return 'soon'
  return days === undefined ? 'recorded' : 'current'
}

/** Returns what a duty says, a text for each fact: „data oceny: 12.03.2026”, „zapoznano 12 z 12, na papierze”. */
export function dutyFacts(
  duty: Duty,
  { nameOf, holdersOf }: Pick<DutyContext, 'nameOf' | 'holdersOf'>,
): string[] {
  const { sort, doneOn, everyMonths, nextOn, people = [], told, confirmation, notApplicable } = duty
  if (notApplicable !== undefined) return [`nie dotyczy, bo: ${notApplicable}`]
  const { doneLabel } = DUTY_LAW[sort]
  const next = nextDayOfDuty(duty)
  const holders = holdersFor(duty, holdersOf)
  const counted =
    told !== undefined &&
    (holders === undefined ? `zapoznano: ${countOf(told, 'person')}` : `zapoznano ${told} z\u00a0${holders}`)
  return [
    doneOn !== undefined && `${doneLabel.toLowerCase()}: ${formatDay(doneOn)}`,
    next !== undefined && `następny termin: ${formatDay(next)}`,
    everyMonths !== undefined && nextOn === undefined && `co ${countOf(everyMonths, 'month')}`,
    counted && [counted, confirmation && CONFIRMATION_LABELS[confirmation]].filter(Boolean).join(', '),
    people.length > 0 && people.map(nameOf).join(', '),
  ].filter((fact) => typeof fact === 'string')
}

/** Returns the positions that no assessment of risk is about, or none if the firm has said why. */
export function uncoveredPositions<Position extends { name: string }>(
  duties: readonly Duty[],
  positions: readonly Position[],
): Position[] {
  const assessments = duties.filter(({ sort }) => sort === 'risk')
  const covered = new Set(assessments.map(({ about = '' }) => foldText(about)))
  const isNotApplicable = assessments.some(
    ({ about, notApplicable }) => about === undefined && notApplicable !== undefined,
  )
  return isNotApplicable ? [] : positions.filter(({ name }) => !covered.has(foldText(name)))
}

export const UNCOVERED_LABEL = 'Stanowiska bez oceny ryzyka:'

/** So many positions are named, the others are counted. */
export const NAMED_POSITIONS = 8

/** The duties of one sort; none if nothing is written down yet. */
export type DutySection<Row extends Duty = Duty> = { sort: DutySort; duties: readonly Row[] }

/** Returns all sorts in their groups with the duties of each, the nearest next day first. */
export function listDuties<Row extends Duty>(
  duties: readonly Row[],
): { group: DutyGroup; label: string; sections: DutySection<Row>[] }[] {
  const nextDay = (duty: Duty) => nextDayOfDuty(duty) ?? LAST_DAY
  const sorted = duties.toSorted(
    (a, b) => compareText(nextDay(a), nextDay(b)) || comparePolish(dutyTitle(a), dutyTitle(b)),
  )
  return Object.entries(DUTY_GROUPS).flatMap(([group, label]) => {
    const sections = DUTY_SORTS.filter((sort) => DUTY_LAW[sort].group === group).map((sort) => ({
      sort,
      duties: sorted.filter((duty) => duty.sort === sort),
    }))
    return isGroup(group) ? [{ group, label, sections }] : []
  })
}

function isGroup(text: string): text is DutyGroup {
  return text in DUTY_GROUPS
}

/** Counts the duties of each state, the worst first, and the sorts of which nothing is written down. */
export function countDutyStates(duties: readonly Duty[], context: DutyContext) {
  const found = duties.map((duty) => dutyState(duty, context))
  const written = new Set(duties.map(({ sort }) => sort))
  return {
    states: Object.keys(DUTY_STATE_LABELS)
      .filter(isDutyState)
      .map((state) => ({ state, count: found.filter((each) => each === state).length }))
      .filter(({ count }) => count > 0),
    unwritten: DUTY_SORTS.filter((sort) => sort !== 'other' && !written.has(sort)).length,
  }
}

function isDutyState(text: string): text is DutyState {
  return text in DUTY_STATE_LABELS
}
