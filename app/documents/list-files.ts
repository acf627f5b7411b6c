import { CERTIFICATE_STATUS_BADGES, CERTIFICATE_TYPE_LABELS, certificateStatus } from '~/domain/certificate'
import type { CertificateRecord } from '~/domain/certificate-record'
import { indexById } from '~/domain/collection'
import type { Day } from '~/domain/day'
import { attendeesOf, waitingOf } from '~/domain/enrolment'
import { REPORT_TYPE_LABELS, reportStatusBadge } from '~/domain/report'
import type { ReportRecord } from '~/domain/report-record'
import { employeeStatusBadge } from '~/domain/staff'
import { TRAINING_STATUS_BADGES } from '~/domain/training'
import type { TrainingRecord } from '~/domain/training-record'
import { fullName, nameOf, type Person, type User } from '~/domain/user'

import { csvFile, type Column } from './csv'
import type { TextFile } from './text-file'

// The lists as CSV files. A file holds the rows of all pages that a person's filters leave, and nothing that
// the person may not see. Days are written as 2026-11-21: spreadsheets of every language read that as a date,
// and it sorts as text, too.

type CertificateRow = CertificateRecord & { holder?: string }

/**
 * Returns certificates with their status of the day. `visible` are all certificates that the viewer may see.
 * The newer one of a replaced certificate is looked up there, because filters may leave it out of the rows.
 */
export function certificatesCsv(
  certificates: readonly CertificateRow[],
  visible: readonly CertificateRecord[],
  today: Day,
): TextFile {
  const byId = indexById(visible)
  const newerOf = ({ replacedBy }: CertificateRow) =>
    replacedBy === undefined ? undefined : (byId.get(replacedBy)?.number ?? 'nowszy certyfikat')
  const holder: Column<CertificateRow> = { heading: 'Posiadacz', cell: (row) => row.holder }
  return csvFile('certyfikaty', today, certificates, [
    ...(certificates.some((row) => row.holder !== undefined) ? [holder] : []),
    { heading: 'Rodzaj', cell: ({ type }) => CERTIFICATE_TYPE_LABELS[type] },
    { heading: 'Numer', cell: ({ number }) => number },
    { heading: 'Status', cell: (row) => CERTIFICATE_STATUS_BADGES[certificateStatus(row, today)].label },
    { heading: 'Data wydania', cell: ({ issueDate }) => issueDate },
    { heading: 'Data ważności', cell: ({ expiryDate }) => expiryDate },
    { heading: 'Wystawca', cell: ({ issuedBy }) => issuedBy },
    { heading: 'Zastąpiony przez', cell: newerOf },
    OWN_RECORD,
  ])
}

export function reportsCsv(
  reports: readonly ReportRecord[],
  people: ReadonlyMap<string, Person>,
  today: Day,
): TextFile {
  return csvFile('zgloszenia', today, reports, [
    { heading: 'Rodzaj', cell: ({ type }) => REPORT_TYPE_LABELS[type] },
    { heading: 'Data', cell: ({ date }) => date },
    { heading: 'Opis', cell: ({ description }) => description },
    { heading: 'Miejsce', cell: ({ location }) => location },
    { heading: 'Status', cell: ({ status }) => reportStatusBadge(status).label },
    { heading: 'Osoba zgłaszająca', cell: ({ reportedBy }) => nameOf(reportedBy, people) },
    {
      heading: 'Świadkowie',
      cell: ({ witnesses = [] }) => witnesses.map((id) => nameOf(id, people)).join(', '),
    },
    OWN_RECORD,
  ])
}

/** Participants and places have a column each, because Excel would read `1 / 12` as a date. */
export function trainingsCsv(trainings: readonly TrainingRecord[], today: Day): TextFile {
  return csvFile('szkolenia', today, trainings, [
    { heading: 'Nazwa', cell: ({ title }) => title },
    { heading: 'Data', cell: ({ date }) => date },
    { heading: 'Początek', cell: ({ startTime }) => startTime },
    { heading: 'Koniec', cell: ({ endTime }) => endTime },
    { heading: 'Miejsce', cell: ({ location }) => location },
    { heading: 'Prowadzący', cell: ({ instructor }) => instructor },
    { heading: 'Ośrodek szkoleniowy', cell: ({ trainingCenter }) => trainingCenter },
    { heading: 'Status', cell: ({ status }) => TRAINING_STATUS_BADGES[status].label },
    { heading: 'Uczestnicy', cell: (row) => attendeesOf(row).length },
    { heading: 'Liczba miejsc', cell: ({ maxParticipants }) => maxParticipants },
    { heading: 'Lista rezerwowa', cell: (row) => waitingOf(row).length },
    OWN_RECORD,
  ])
}

export function employeesCsv(employees: readonly (Person & Pick<User, 'email'>)[], today: Day): TextFile {
  return csvFile('pracownicy', today, employees, [
    { heading: 'Imię i nazwisko', cell: fullName },
    { heading: 'E-mail', cell: ({ email }) => email },
    { heading: 'Stanowisko', cell: ({ position }) => position ?? 'Nie określono' },
    { heading: 'Firma', cell: ({ company }) => company },
    { heading: 'Status', cell: (row) => employeeStatusBadge(row).label },
  ])
}

/** Marks own records, so that nobody takes them for confirmed ones. */
const OWN_RECORD: Column<{ isOwn: boolean }> = {
  heading: 'Tylko w tej przeglądarce',
  cell: ({ isOwn }) => (isOwn ? 'tak' : 'nie'),
}
