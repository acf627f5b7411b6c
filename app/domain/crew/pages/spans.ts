import { admissionOf, papersOf, type AdmissionFacts } from '~/domain/admission/admission'
import type { Certificate } from '~/domain/certificates/certificate'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { otherPositionsOf } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import { compareText } from '~/domain/words/collection'
import { LAST_DAY, shiftDay, type Day } from '~/domain/words/day'

import type { Span } from './page'

/**
 * Returns the times from `today` on in which the person's papers are in order, for each position, by all that is known
 * today. `own` are the certificates of the person. At each day on which a record begins the answer is asked for again, as
 * at a return to work that was entered before its day.
 */
export function spansOf(
  person: Person,
  own: readonly Certificate[],
  facts: AdmissionFacts,
  today: Day,
): Span[] {
  const employment = { ...facts.employment, ...papersOf(person, facts.employment) }
  const ownFacts = { ...facts, employment }
  const turns = turnsOf(person, own, employment, today)
  const found: KnownSpan[] = []
  let from: Day | undefined = today
  while (from !== undefined) {
    const begin: Day = from
    const next = turns.find((turn) => turn > begin)
    const lastDay = next === undefined ? LAST_DAY : shiftDay(next, { days: -1 })
    const admission = admissionOf(person, own, ownFacts, begin)
    const standings = admission.positions ?? [{ ...admission, position: person.position }]
    const able = standings.filter(({ mayWork }) => mayWork)
    const ends = able.map(({ until = LAST_DAY }) => until).filter((until) => until < lastDay)
    const [end = lastDay] = ends.toSorted(compareText)
    found.push(...able.map(({ position }) => ({ position, from: begin, until: end })))
    from = end >= LAST_DAY ? undefined : shiftDay(end, { days: 1 })
  }
  return joined(found).map(({ position, from: begin, until }) => ({
    ...(position !== undefined && { position }),
    ...(begin > today && { from: begin }),
    ...(until < LAST_DAY && { until }),
  }))
}

type KnownSpan = { position: string | undefined; from: Day; until: Day }

/** Returns the later days on which a record begins or ends, the nearest first. */
function turnsOf(
  person: Person,
  own: readonly Certificate[],
  { examinations, inductions, returns, required }: EmploymentRecords,
  today: Day,
): Day[] {
  const begin = [
    person.hiredOn,
    person.positionSince,
    ...otherPositionsOf(person).map(({ since }) => since),
    ...own.map(({ issueDate }) => issueDate),
    ...examinations.map(({ examinedOn }) => examinedOn),
    ...inductions.flatMap(({ generalOn, positionOn }) => [generalOn, positionOn]),
    ...returns.map(({ returnedOn }) => returnedOn),
    required.riskRoseOn,
  ]
  const after = person.leftOn === undefined ? [] : [shiftDay(person.leftOn, { days: 1 })]
  return [...begin, ...after]
    .flatMap((day) => (day !== undefined && day > today && day <= LAST_DAY ? [day] : []))
    .toSorted(compareText)
}

/** Makes one of two times of a position, if the second begins on the day after the first. */
function joined(spans: readonly KnownSpan[]): KnownSpan[] {
  const result: KnownSpan[] = []
  for (const span of spans) {
    const before = result.findLast(({ position }) => position === span.position)
    if (before && shiftDay(before.until, { days: 1 }) === span.from) before.until = span.until
    else result.push({ ...span })
  }
  return result
}
