import type { Certificate } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { withRenewals } from '~/domain/certificates/renewal'
import type { Duty } from '~/domain/duties/duty-schema'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { namesById, surnamesApart } from '~/domain/people/names-apart'
import { hasRole } from '~/domain/people/permission'
import type { PersonFacts } from '~/domain/people/person-fields'
import { fullName, nameOf, type Person } from '~/domain/people/user'
import { isMedical } from '~/domain/qualifications/qualification'
import type { DutyRecord } from '~/domain/records/duty-changes'
import { withEmploymentChanges, type EmploymentSample } from '~/domain/records/employment-changes'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { ReportRecord } from '~/domain/records/report-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { untouched, untouchedTraining } from '~/domain/records/untouched'
import type { Report } from '~/domain/reports/report'
import type { Training } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

/** Returns the employees of an employer's company, or the people whom a training centre keeps; nobody archived. */
export function employeesOf<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  return peopleOf(viewer, users).filter(({ isArchived }) => !isArchived)
}

/** Returns the people whom the viewer has archived. Their records are kept, and raise no alarm. */
export function archivedOf<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  return peopleOf(viewer, users).filter(({ isArchived }) => isArchived)
}

function peopleOf<T extends Person>({ role, company }: Person, users: readonly T[]): T[] {
  if (role === 'training_center') return users.filter(({ isOwn }) => isOwn)
  if (!company) return []
  return users.filter((user) => worksFor({ company }, user))
}

/** True for an employee of the company. */
function worksFor({ company }: Pick<Person, 'company'>, person: Person): boolean {
  return company !== undefined && hasRole(person, 'employee') && person.company === company
}

/** True for the employer of the person, also of somebody archived. */
export function isEmployerOf(viewer: Person, person: Person): boolean {
  return hasRole(viewer, 'employer') && worksFor(viewer, person)
}

/** True for the person and their employer. To nobody else does anything name an examination or what it says. */
export function canSeeExaminationsOf(viewer: Person, person: Person): boolean {
  return person.id === viewer.id || isEmployerOf(viewer, person)
}

/** True if the viewer's company issued the certificate. */
export function isIssuerOf(viewer: Person, { issuedBy }: Pick<Certificate, 'issuedBy'>): boolean {
  return viewer.company !== undefined && issuedBy === viewer.company
}

export function isInstructorOf(viewer: Person, { instructor }: Pick<Training, 'instructor'>): boolean {
  return hasRole(viewer, 'instructor') && instructor === fullName(viewer)
}

/** Returns the certificates that the viewer may see (product rule). Their own are always among them. */
export function listVisibleCertificates<Row extends Certificate>(
  viewer: Person,
  {
    certificates,
    users,
    trainings,
  }: { certificates: readonly Row[]; users: readonly Person[]; trainings: readonly Training[] },
): Row[] {
  switch (viewer.role) {
    case 'admin':
    case 'supervisory_authority':
      return [...certificates]
    case 'employer': {
      const holders = new Set([viewer, ...employeesOf(viewer, users)].map((user) => user.id))
      return certificates.filter((certificate) => holders.has(certificate.userId))
    }
    case 'employee':
      return certificates.filter((certificate) => certificate.userId === viewer.id)
    case 'training_center': {
      const archivedPeople = new Set(archivedOf(viewer, users).map(({ id }) => id))
      return certificates.filter(
        (certificate) =>
          certificate.userId === viewer.id ||
          (isIssuerOf(viewer, certificate) && !archivedPeople.has(certificate.userId)),
      )
    }
    case 'instructor': {
      const taught = trainings.filter((training) => isInstructorOf(viewer, training))
      const participants = new Set(taught.flatMap((training) => training.participants))
      return certificates.filter(({ userId }) => participants.has(userId) || userId === viewer.id)
    }
  }
}

/** Returns the certificates of the people whom the viewer has archived. */
function listArchivedCertificates<Row extends Certificate>(
  viewer: Person,
  certificates: readonly Row[],
  users: readonly Person[],
): Row[] {
  const keepsPeople = hasRole(viewer, ['employer', 'training_center'])
  const holders = new Set(keepsPeople ? archivedOf(viewer, users).map(({ id }) => id) : [])
  return holders.size === 0 ? [] : certificates.filter(({ userId }) => holders.has(userId))
}

/** Returns the reports that the viewer may see (product rule). Co-workers never see each other's indispositions. */
export function listVisibleReports<Row extends Report & { isOwn?: boolean }>(
  viewer: Person,
  { reports, users }: { reports: readonly Row[]; users: readonly Person[] },
): Row[] {
  switch (viewer.role) {
    case 'admin':
      return [...reports]
    case 'employer': {
      const reporters = new Set([viewer, ...peopleOf(viewer, users)].map((user) => user.id))
      // The employer's own entries stay in sight, even if adding the person who reported them was undone.
      return reports.filter((report) => report.isOwn || reporters.has(report.reportedBy))
    }
    case 'employee':
      return reports.filter(
        (report) =>
          report.reportedBy === viewer.id ||
          (report.type === 'accident' &&
            (report.injuredId === viewer.id || report.witnesses?.includes(viewer.id))),
      )
    case 'supervisory_authority':
    case 'training_center':
    case 'instructor':
      return []
  }
}

/**
 * Adds the holder's name, with what tells namesakes apart, for viewers whose lists may contain certificates of others, and
 * a former surname, which the paper may have.
 */
export function withHolders<Row extends Certificate>(
  certificates: readonly Row[],
  viewer: Person,
  users: readonly (Person & Pick<PersonFacts, 'formerName'>)[],
): (Row & { holder?: string; formerName?: string })[] {
  if (hasRole(viewer, 'employee')) return [...certificates]
  const usersById = indexById(users)
  const name = namesById(usersById)
  return certificates.map((certificate) => {
    const formerName = usersById.get(certificate.userId)?.formerName
    return { ...certificate, holder: name(certificate.userId), ...(formerName && { formerName }) }
  })
}

/** Adds the same name with the surname first, for a list that is sorted by it. */
export function withSurnames<Row extends Certificate & { holder?: string }>(
  certificates: readonly Row[],
  users: readonly Person[],
): (Row & { surnameFirst?: string })[] {
  const usersById = indexById(users)
  const surname = surnamesApart(users)
  return certificates.map((certificate) => {
    if (certificate.holder === undefined) return certificate
    const person = usersById.get(certificate.userId)
    return { ...certificate, surnameFirst: person ? surname(person) : certificate.holder }
  })
}

/** Adds the holder's name as the server has it, whatever name they have given themselves in this browser. */
export function withRegisteredHolders<Row extends Certificate>(
  certificates: readonly Row[],
  users: readonly Person[],
): (Row & { registeredHolder: string })[] {
  const usersById = indexById(users)
  return certificates.map((certificate) => ({
    ...certificate,
    registeredHolder: nameOf(certificate.userId, usersById),
  }))
}

/** The server's sample data, the same for everybody. */
export type Sample = {
  today: Day
  users: readonly PersonRecord[]
  certificates: readonly Certificate[]
  trainings: readonly Training[]
  reports: readonly Report[]
  employment: EmploymentSample
  /** What an employer owes beside the papers of people. Only employers see it. */
  duties: readonly Duty[]
}

/** The sample with what this browser knows of each thing. */
export type Records = {
  users: readonly PersonRecord[]
  certificates: CertificateRecord[]
  trainings: TrainingRecord[]
  reports: ReportRecord[]
  employment: EmploymentRecords
  duties: DutyRecord[]
}

/** Returns the sample as records that nobody has changed. */
export function untouchedRecords({
  users,
  certificates,
  trainings,
  reports,
  employment,
  duties,
}: Omit<Sample, 'today'>): Records {
  return {
    employment: withEmploymentChanges(employment, []),
    users,
    certificates: withRenewals(certificates.map(untouched)),
    trainings: trainings.map(untouchedTraining),
    reports: reports.map(untouched),
    duties: duties.map((duty) => ({ ...duty, events: [] })),
  }
}

/** Returns the ids of the people whose examinations the viewer may see. A name or company typed here changes nothing. */
function examinationsSeenBy(viewer: Person, users: readonly Person[]): ReadonlySet<string> {
  return new Set([viewer, ...users].filter((user) => canSeeExaminationsOf(viewer, user)).map(({ id }) => id))
}

/** Adds the certificates and the reports that this person may see. */
export function withVisible(viewer: Person, records: Records) {
  const { users, certificates, trainings, reports, duties } = records
  const examinationsOf = examinationsSeenBy(viewer, users)
  const isShown = (certificate: Certificate) =>
    !isMedical(certificate) || examinationsOf.has(certificate.userId)
  return {
    ...records,
    archivedCertificates: listArchivedCertificates(viewer, certificates, users).filter(isShown),
    examinationsOf,
    visibleCertificates: listVisibleCertificates(viewer, { certificates, users, trainings }).filter(isShown),
    visibleReports: listVisibleReports(viewer, { reports, users }),
    visibleDuties: hasRole(viewer, 'employer') ? duties : [],
  }
}
