import { canManagePeople } from '~/domain/access/access'
import { archivedOf, withHolders } from '~/domain/access/visibility'
import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  proofMark,
  type Certificate,
} from '~/domain/certificates/certificate'
import { sortByUrgency } from '~/domain/certificates/certificate-filters'
import type { Renewable } from '~/domain/certificates/renewal'
import { factsApart } from '~/domain/people/names-apart'
import { positionNames } from '~/domain/people/other-positions'
import { factOf, searchedTexts } from '~/domain/people/person-fields'
import { canOpen } from '~/domain/people/screen'
import { fullName, sortByName, type User } from '~/domain/people/user'
import { commonName, qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { PersonRecord } from '~/domain/records/person-changes'
import { reportName, reportStatusBadge, sortNewestFirst, type Report } from '~/domain/reports/report'
import { searchedTexts as searchedReportTexts } from '~/domain/reports/report-fields'
import { positionId, type ListedPosition } from '~/domain/staff/position-list'
import { listEmployees } from '~/domain/staff/staff'
import { TRAINING_STATUS_BADGES, daysLabel, daysOf, type Training } from '~/domain/trainings/training'
import { filterTrainings } from '~/domain/trainings/training-filters'
import { formatDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { searchEntry, type SearchEntry } from './search'

type Listed = {
  people: readonly PersonRecord[]
  visibleCertificates: readonly (Certificate & Renewable)[]
  trainings: readonly Training[]
  visibleReports: readonly Report[]
}

/**
 * Returns what the viewer's lists show as entries of the search, each kind in the order of its list. `people` have the
 * names that they have given themselves in this browser.
 */
export function listRecordEntries(
  viewer: User,
  today: Day,
  { people, visibleCertificates, trainings, visibleReports }: Listed,
): SearchEntry[] {
  const withHolder = withHolders(visibleCertificates, viewer, people)
  return [
    ...(canOpen(viewer, 'employees') ? personEntries(viewer, people) : []),
    ...sortByUrgency(withHolder, today).map((certificate) => certificateEntry(certificate, today)),
    ...filterTrainings(trainings, { q: '', status: 'all', page: 1 }).all.map(trainingEntry),
    ...(canOpen(viewer, 'reports') ? sortNewestFirst(visibleReports).map(reportEntry) : []),
  ]
}

/** Archived people have a list, too. They come last and say so. */
function personEntries(viewer: User, people: readonly PersonRecord[]): SearchEntry[] {
  const archivedPeople = canManagePeople(viewer) ? sortByName(archivedOf(viewer, people)) : []
  const listed = [...listEmployees(viewer, people), ...archivedPeople]
  const telling = factsApart(listed)
  return listed.map((person) => {
    const { id, isArchived, unit: department, company } = person
    const details = [
      factOf(person, 'formerName'),
      ...positionNames(person),
      department,
      company !== viewer.company && company,
    ]
    const others = telling(person).filter((fact) => !details.includes(fact))
    return searchEntry(
      'person',
      id,
      fullName(person),
      [isArchived && 'w archiwum', ...details, ...others],
      searchedTexts(person),
    )
  })
}

/** Returns the positions of an employer as entries of the search. A removed one has no page. */
export function listPositionEntries(positions: readonly ListedPosition[]): SearchEntry[] {
  return positions.flatMap((position) => {
    const { name, state, people } = position
    const id = positionId(position)
    if (state === 'removed' || id === undefined) return []
    const details = [
      people.length > 0 && countOf(people.length, 'person'),
      state === 'unknown' && 'wymagania nieustalone',
    ]
    return [searchEntry('position', id, name, details)]
  })
}

function certificateEntry(certificate: Certificate & { holder?: string }, today: Day): SearchEntry {
  const { id, number, holder } = certificate
  const status = CERTIFICATE_STATUS_BADGES[certificateStatus(certificate, today)].label
  return searchEntry(
    'certificate',
    id,
    qualificationTitle(certificate),
    [number, holder, status, proofMark(certificate), scopeLabel(certificate)],
    [commonName(certificate)],
  )
}

/** A training of several days is found by each of them. */
function trainingEntry(training: Training): SearchEntry {
  const { id, title, location, status } = training
  return searchEntry(
    'training',
    id,
    title,
    [daysLabel(training), location, status !== 'scheduled' && TRAINING_STATUS_BADGES[status].label],
    daysOf(training).map(formatDay),
  )
}

/** A report is found by its measures, too. */
function reportEntry(report: Report): SearchEntry {
  const { id, description, location, status, measures = [] } = report
  return searchEntry(
    'report',
    id,
    reportName(report),
    [location, reportStatusBadge(status).label, description],
    [...searchedReportTexts(report), ...measures.map(({ what }) => what)],
  )
}
