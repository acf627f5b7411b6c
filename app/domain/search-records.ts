import { canManagePeople } from './access'
import { CERTIFICATE_STATUS_BADGES, certificateStatus, type Certificate } from './certificate'
import { sortByUrgency } from './certificate-filters'
import { formatDay, type Day } from './day'
import type { PersonRecord } from './person-record'
import { countOf } from './polish'
import { positionId, type ListedPosition } from './position-list'
import { qualificationTitle, scopeLabel } from './qualification'
import type { Renewable } from './renewal'
import { reportName, reportStatusBadge, sortNewestFirst, type Report } from './report'
import { canOpen } from './screen'
import { searchEntry, type SearchEntry } from './search'
import { listEmployees } from './staff'
import { daysLabel, TRAINING_STATUS_BADGES, type Training } from './training'
import { daysOf } from './training-days'
import { filterTrainings } from './training-filters'
import { fullName, sortByName, type User } from './user'
import { archivedOf, withHolders } from './visibility'

/**
 * Returns what the viewer's lists show as entries of the search, each kind in the order of its list. `people` have the
 * names that they have given themselves in this browser. The lists are separate arguments for `keepLast`.
 */
export function listRecordEntries(
  viewer: User,
  today: Day,
  people: readonly PersonRecord[],
  visible: readonly (Certificate & Renewable)[],
  trainings: readonly Training[],
  visibleReports: readonly Report[],
): SearchEntry[] {
  const withHolder = withHolders(visible, viewer, people)
  return [
    ...(canOpen(viewer, 'employees') ? personEntries(viewer, people) : []),
    ...sortByUrgency(withHolder, today).map((certificate) => certificateEntry(certificate, today)),
    ...filterTrainings(trainings, { q: '', status: 'all', page: 1 }).all.map(trainingEntry),
    ...(canOpen(viewer, 'reports') ? sortNewestFirst(visibleReports).map(reportEntry) : []),
  ]
}

/** Archived people have a list, too. They come last and say so. */
function personEntries(viewer: User, people: readonly PersonRecord[]): SearchEntry[] {
  const archived = canManagePeople(viewer) ? sortByName(archivedOf(viewer, people)) : []
  return [...listEmployees(viewer, people), ...archived].map((person) => {
    const { id, isArchived, position, unit, company, employeeNumber, email } = person
    return searchEntry(
      'person',
      id,
      fullName(person),
      [isArchived && 'w archiwum', position, unit, company !== viewer.company && company],
      [email, employeeNumber],
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
  return searchEntry('certificate', id, qualificationTitle(certificate), [
    number,
    holder,
    status,
    scopeLabel(certificate),
  ])
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

function reportEntry(report: Report): SearchEntry {
  const { id, description, location, status } = report
  return searchEntry('report', id, reportName(report), [
    location,
    reportStatusBadge(status).label,
    description,
  ])
}
