import type { Change } from '~/domain/changes/change'
import { basisOf } from '~/domain/people/basis'
import type { NewPerson } from '~/domain/people/person-fields'
import type { Person } from '~/domain/people/user'
import { isAccident } from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'

// How long the law lets an employer keep what is about a person who has left: the file 10 years from the end of the year
// in which the employment ended (Kodeks pracy, art. 94 pkt 9b), 50 years for employees hired before 2019 (art. 7 of the
// act of 10.01.2018, Dz.U. 2018 poz. 357), the papers of an accident 10 years (art. 234 § 3¹). Where two readings are
// possible, the later day counts: nothing is called over too early.

/** Employees hired before it have a file of 50 years. */
const SHORT_FILES_SINCE: Day = '2019-01-01'

const YEARS = { file: 10, 'long-file': 50, accident: 10 } as const

/** `long-file` also if nobody knows the day of hire: it may have been before 2019. */
export type RetentionReason = keyof typeof YEARS

/** The last day for which the law asks to keep what is about a person. Unknown without the last day of work. */
export type Retention =
  | { until: Day; reason: RetentionReason; isHireUnknown: boolean }
  | { until?: undefined; reason?: undefined }

/** Returns how long all about a person is kept. `work` is what is known of all the times they have worked here. */
export function retentionOf(
  person: Pick<Person, 'id' | 'basis' | 'hiredOn' | 'leftOn'>,
  work: KnownWork | undefined,
  reports: readonly Report[],
): Retention {
  const { leftOn } = person
  if (leftOn === undefined) return {}
  const hiredOn = work?.firstHiredOn ?? person.hiredOn
  const isHireUnknown = hiredOn === undefined
  const isLong = work?.hasLongFile || needsLongFile({ basis: person.basis, hiredOn })
  const reason = isLong ? 'long-file' : 'file'
  const until = endOfYear(leftOn, YEARS[reason])
  const accidents = reports.filter((report) => isAccident(report) && isNamedIn(report, person.id))
  const ofAccidents = accidents.map((report) => endOfYear(lastDayOfCase(report), YEARS.accident))
  const last = ofAccidents.toSorted().at(-1)
  if (last !== undefined && last > until) return { until: last, reason: 'accident', isHireUnknown }
  return { until, reason, isHireUnknown }
}

/** True from the day after the last one on. */
export function isOver({ until }: Retention, today: Day): boolean {
  return until !== undefined && until < today
}

function needsLongFile({ hiredOn, ...person }: Pick<Person, 'basis' | 'hiredOn'>): boolean {
  return basisOf(person) === 'employment' && (hiredOn === undefined || hiredOn < SHORT_FILES_SINCE)
}

/** All the times that a person has worked here. `hasLongFile` is true if one of them was an employment from before 2019. */
export type KnownWork = { firstHiredOn: Day; hasLongFile: boolean }

/**
 * Returns what the changes know of the times that each person has worked here. Somebody who was hired again has the file of
 * the former employment, too, also if they came back on another basis.
 */
export function knownWork(changes: readonly Change[]): ReadonlyMap<string, KnownWork> {
  const hires = new Map<string, Map<Day, NewPerson>>()
  for (const change of changes) {
    if (change.kind !== 'person-saved' || change.person.hiredOn === undefined) continue
    const { person } = change
    // The same day of hire again is a correction.
    hires.set(person.id, new Map(hires.get(person.id)).set(change.person.hiredOn, person))
  }
  return new Map(
    [...hires].map(([id, byDay]) => {
      const [firstHiredOn = ''] = [...byDay.keys()].toSorted()
      return [id, { firstHiredOn, hasLongFile: [...byDay.values()].some(needsLongFile) }]
    }),
  )
}

function endOfYear(day: Day, years: number): Day {
  return `${Number(day.slice(0, 4)) + years}-12-31`
}

function isNamedIn({ injuredId, reportedBy, witnesses = [] }: Report, personId: string): boolean {
  return injuredId === personId || reportedBy === personId || witnesses.includes(personId)
}

/** The last day of which the case says that something was done. */
function lastDayOfCase({ date, protocol = {} }: Report): Day {
  return [date, ...Object.values(protocol).filter((day) => day !== undefined)].toSorted().at(-1) ?? date
}
