import { withHolders } from '~/domain/access/visibility'
import { admissionsOf, type AdmissionFacts } from '~/domain/admission/admission'
import type { Certificate } from '~/domain/certificates/certificate'
import { deadlinesOf, hasOpenDeadline } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import { namesApart } from '~/domain/people/names-apart'
import { hasRole } from '~/domain/people/permission'
import { sortByName, type Person } from '~/domain/people/user'
import { shiftDay, type Day } from '~/domain/words/day'

import type { ExaminationDay } from './calendar'
import { ownDeadlines } from './own-dates'

/**
 * Returns the days of the next examinations of the viewer and of an employer's staff: nobody else may see them. The
 * `person` leaves those of one person.
 */
export function examinationDays(
  viewer: Person,
  people: readonly Person[],
  facts: AdmissionFacts,
  person: string | undefined,
  today: Day,
): ExaminationDay[] {
  const known = people.filter(
    (each) => facts.examinationsOf.has(each.id) && !each.isArchived && (person ?? each.id) === each.id,
  )
  const name = namesApart(people)
  // Without positions, no qualification is looked at: only the papers matter here.
  return admissionsOf(known, [], { ...facts, positions: [] }, today).flatMap(({ person: each, checks }) =>
    checks.flatMap(({ subject, day }) =>
      subject === 'examination' && day !== undefined
        ? [{ day, userId: each.id, ...(each.id !== viewer.id && { holder: name(each) }) }]
        : [],
    ),
  )
}

/** The people whose deadlines a calendar shows. */
type CalendarDeadlines<Row> = {
  deadlines: (Row & { holder?: string })[]
  /** The people to choose from, sorted by name. Nobody if the viewer sees only their own deadlines. */
  holders: Person[]
  /** The chosen one of them. */
  person?: string
  /** Certificates of the same people whose deadlines no longer stand, though a saved calendar may still have them. */
  settled: (Row & { holder?: string })[]
}

/**
 * Returns the certificates with an open deadline that the viewer's calendar shows: the viewer's own, and for an
 * employer also those of the staff, with the names of their holders. The `person` search param leaves those of one
 * person; anybody without a deadline there means no filter. An administrator sees only their own: the deadlines of all
 * companies in one month would tell nobody anything.
 */
export function calendarDeadlines<Row extends Certificate & Renewable>(
  viewer: Person,
  { visibleCertificates, people }: { visibleCertificates: readonly Row[]; people: readonly Person[] },
  params: URLSearchParams,
  today: Day,
): CalendarDeadlines<Row> {
  const settled = visibleCertificates.filter((certificate) => isSettled(certificate, today))
  if (!hasRole(viewer, 'employer')) {
    return {
      deadlines: ownDeadlines(visibleCertificates, viewer.id, today),
      holders: [],
      settled: settled.filter(({ userId }) => userId === viewer.id),
    }
  }
  const open = visibleCertificates.filter((certificate) => hasOpenDeadline(certificate, today))
  const ids = new Set(open.map(({ userId }) => userId))
  const holders = sortByName(people.filter(({ id }) => ids.has(id)))
  const chosen = holders.find(({ id }) => id === params.get('person'))
  const shown = (certificates: Row[]) =>
    withHolders(
      certificates.filter(({ userId }) => !chosen || userId === chosen.id),
      viewer,
      people,
    )
  return {
    deadlines: shown(open),
    settled: shown(settled),
    holders,
    person: chosen?.id,
  }
}

const CANCELLED_FOR_DAYS = 90

/** True until 90 days after its end if a newer certificate has replaced this one, or if it is revoked. */
function isSettled(certificate: Certificate & Renewable, today: Day): boolean {
  if (certificate.replacedBy === undefined && certificate.status !== 'revoked') return false
  return deadlinesOf(certificate).some(({ day }) => day >= shiftDay(today, { days: -CANCELLED_FOR_DAYS }))
}
