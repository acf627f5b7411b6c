import { isExpected, type Admission } from '~/domain/admission/admission'
import { groupByCause } from '~/domain/admission/cause'
import { isLacking, isUnknown, nextDayOf } from '~/domain/admission/requirement-item'
import { groupBy } from '~/domain/words/collection'
import { formatDay, mondayOf, shiftDay, type Day } from '~/domain/words/day'
import { comparePolish, countOf } from '~/domain/words/polish'

const WEEKS_AHEAD = 12

/** The deadlines of the staff in a week. `monday` is its first day. */
export type WeekOfDeadlines = { monday: Day; count: number }

/**
 * Counts the deadlines of the staff by week, from this one on: the ends of their papers, or the last days to apply. A
 * deadline that is over is an alarm and not counted.
 */
export function deadlinesByWeek(admissions: readonly Admission[], today: Day): WeekOfDeadlines[] {
  const end = shiftDay(mondayOf(today), { days: 7 * WEEKS_AHEAD })
  const days = admissions.filter(isExpected).flatMap((admission) => deadlinesOf(admission, today))
  const byWeek = groupBy(
    days.filter((day) => day < end),
    mondayOf,
  )
  return Array.from({ length: WEEKS_AHEAD }, (_, index) => {
    const monday = shiftDay(mondayOf(today), { days: 7 * index })
    return { monday, count: byWeek.get(monday)?.length ?? 0 }
  })
}

function deadlinesOf({ checks, items }: Admission, today: Day): Day[] {
  return [
    ...checks.filter(({ subject }) => subject === 'examination').map(({ day }) => day),
    ...items.map((item) => nextDayOf(item, today)),
  ].flatMap((day) => (day !== undefined && day >= today ? [day] : []))
}

/** Returns „Terminy w ciągu 12 tygodni: 14. Najwięcej: tydzień od 14.12.2026 (9).” */
export function weeksSentence(weeks: readonly WeekOfDeadlines[]): string {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  const most = weeks.toSorted((a, b) => b.count - a.count)[0]
  if (!most || total === 0) return `W\u00a0ciągu ${WEEKS_AHEAD}\u00a0tygodni nie mija żaden termin.`
  return `Terminy w\u00a0ciągu ${WEEKS_AHEAD}\u00a0tygodni: ${total}. Najwięcej: tydzień od ${formatDay(most.monday)} (${most.count}).`
}

/** A position of the staff, and what stops people on it. */
export type PositionGaps = { position: string; total: number; admitted: number; lacks: string[] }

/** Returns the positions of the staff, those with most people who are not admitted first. */
export function positionGaps(admissions: readonly Admission[], today: Day): PositionGaps[] {
  const named = admissions.filter(isExpected).flatMap((admission) => {
    const { person, positions = [{ ...admission, position: person.position }] } = admission
    return positions.flatMap(({ position, ...standing }) =>
      position === undefined
        ? []
        : [{ position, admission: { person, ...standing, outside: admission.outside } }],
    )
  })
  return [...groupBy(named, ({ position }) => position)]
    .map(([position, rows]) => {
      const people = rows.map(({ admission }) => admission)
      const causes = groupByCause(people, today).filter((cause) => isLacking(cause) || isUnknown(cause))
      return {
        position,
        total: people.length,
        admitted: people.filter(({ mayWork }) => mayWork).length,
        lacks: causes.map(({ label, admissions: all }) => `${label} – ${countOf(all.length, 'person')}`),
      }
    })
    .toSorted(
      (a, b) => b.total - b.admitted - (a.total - a.admitted) || comparePolish(a.position, b.position),
    )
}
