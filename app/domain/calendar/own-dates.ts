import type { Certificate } from '~/domain/certificates/certificate'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import { namesById } from '~/domain/people/names-apart'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import { type ListedMeasure, measuresOf, measureState, measureTitle } from '~/domain/reports/measure'
import type { Measure } from '~/domain/reports/measure-schema'
import type { Report } from '~/domain/reports/report'
import type { Training } from '~/domain/trainings/training'
import { shiftDay, type Day } from '~/domain/words/day'

/** Returns the person's own certificates with an open deadline. */
export function ownDeadlines<T extends Certificate & Renewable>(
  certificates: readonly T[],
  userId: string,
  today: Day,
): T[] {
  return certificates.filter(
    (certificate) => certificate.userId === userId && hasOpenDeadline(certificate, today),
  )
}

/** Returns the scheduled trainings for which the person has signed up. */
export function trainingsOf<T extends Training>(trainings: readonly T[], userId: string): T[] {
  return trainings.filter(
    ({ status, participants }) => status === 'scheduled' && participants.includes(userId),
  )
}

/** A measure that is not done. `owner` is missing if the viewer answers for it. */
export type MeasureTask = {
  kind: 'measure'
  measure: Measure
  report: Report
  owner?: string
  isLate: boolean
  /** Its last day. */
  day: Day
}

/** The last day of a measure that is not done. `owner` is missing if the viewer answers for it. */
export type MeasureDay = { day: Day; measureId: string; reportId: string; title: string; owner?: string }

/** An employer is told of the measures of others when so few days are left. */
const TOLD_WITHIN_DAYS = 14

/**
 * Returns the open measures for which the viewer answers, and for an employer also those of others that are late or
 * due soon. `reports` are those that the viewer may see.
 */
export function measureTasks(
  viewer: Person,
  reports: readonly Report[],
  people: ReadonlyMap<string, Person>,
  today: Day,
): MeasureTask[] {
  const soon = shiftDay(today, { days: TOLD_WITHIN_DAYS })
  const open = openMeasures(viewer, reports).filter(
    ({ measure }) => measure.ownerId === viewer.id || measure.due <= soon,
  )
  if (open.length === 0) return []
  const name = namesById(people)
  return open.map(({ measure, report }) => ({
    kind: 'measure',
    measure,
    report,
    ...ownerOf(measure, viewer, name),
    isLate: measureState(measure, today) === 'late',
    day: measure.due,
  }))
}

/** Returns the last days of the same measures, however far. The `person` leaves those of one person. */
export function measureDays(
  viewer: Person,
  reports: readonly Report[],
  people: ReadonlyMap<string, Person>,
  person: string | undefined,
): MeasureDay[] {
  const open = openMeasures(viewer, reports).filter(
    ({ measure }) => (person ?? measure.ownerId) === measure.ownerId,
  )
  if (open.length === 0) return []
  const name = namesById(people)
  return open.map(({ measure, report }) => ({
    day: measure.due,
    measureId: measure.id,
    reportId: report.id,
    title: measureTitle(measure),
    ...ownerOf(measure, viewer, name),
  }))
}

function openMeasures(viewer: Person, reports: readonly Report[]): ListedMeasure[] {
  const isEmployer = hasRole(viewer, 'employer')
  return measuresOf(reports).filter(
    ({ measure }) => !measure.done && (isEmployer || measure.ownerId === viewer.id),
  )
}

function ownerOf({ ownerId }: Measure, viewer: Person, name: (id: string) => string): { owner?: string } {
  return ownerId === viewer.id ? {} : { owner: name(ownerId) }
}
