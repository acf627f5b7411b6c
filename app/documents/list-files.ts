import {
  certificatesNamedIn,
  matterOfQualification,
  matterOfReport,
  mayTell,
} from '~/domain/access/disclosure'
import {
  type Certificate,
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  proofMark,
} from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { applicationDay, dayToAct, examOpensOn, hasOpenDeadline } from '~/domain/certificates/deadline'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { supervisorOf } from '~/domain/qualifications/qualification'
import {
  qualificationLabel,
  qualificationTitle,
  scopeLabel,
} from '~/domain/qualifications/qualification-label'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { ReportRecord } from '~/domain/records/report-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { currentPaper, isRecognized } from '~/domain/reports/accident-progress'
import { registeredName } from '~/domain/reports/injured'
import { type ListedMeasure, MEASURE_STATE_LABELS, measureState } from '~/domain/reports/measure'
import { atWorkLabel } from '~/domain/reports/register-entry'
import { reportLabel, reportStatusBadge } from '~/domain/reports/report'
import { shownIn, type ReportGroup } from '~/domain/reports/report-facts'
import { attendeesOf, waitingOf } from '~/domain/trainings/enrolment'
import { TRAINING_STATUS_BADGES } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import { csvFile, type Column } from './csv'
import { apartColumn, endCell, fieldColumns, nameColumns } from './field-columns'
import type { TextFile } from './text-file'

// The lists as CSV files. A file holds the rows of all pages that a person's filters leave, and nothing that
// the person may not see. Days are written as 2026-11-21: spreadsheets of every language read that as a date,
// and it sorts as text, too.

/**
 * Returns certificates with their status of the day, without those that say something of health: a file is sent on.
 * The newer one of a replaced certificate is looked up in `visibleCertificates`, all that the viewer may see, because
 * filters may leave it out of the rows.
 */
export function certificatesCsv(
  certificates: readonly CertificateRecord[],
  visibleCertificates: readonly CertificateRecord[],
  people: ReadonlyMap<string, PersonRecord>,
  today: Day,
): TextFile {
  const byId = indexById(visibleCertificates)
  const newerOf = ({ replacedBy }: CertificateRecord) =>
    replacedBy === undefined ? undefined : (byId.get(replacedBy)?.number ?? 'nowszy certyfikat')
  const rows = certificatesNamedIn('certificates.csv', certificates)
  return csvFile('certyfikaty', today, rows, [
    ...nameColumns(({ userId }: CertificateRecord) => people.get(userId)),
    ...holderColumns(rows, people),
    { heading: 'Rodzaj', cell: qualificationTitle },
    { heading: 'Zakres', cell: scopeLabel },
    { heading: 'Numer', cell: ({ number }) => number },
    { heading: 'Status', cell: (row) => CERTIFICATE_STATUS_BADGES[certificateStatus(row, today)].label },
    ...(rows.some((row) => proofMark(row) !== undefined)
      ? [{ heading: 'Wpis', cell: (row: CertificateRecord) => proofMark(row) }]
      : []),
    { heading: 'Data wydania', cell: ({ issueDate }) => issueDate },
    { heading: 'Data ważności', cell: endCell },
    { heading: 'Termin działania', cell: (row) => (hasOpenDeadline(row, today) ? dayToAct(row) : undefined) },
    { heading: 'Działanie', cell: (row) => (hasOpenDeadline(row, today) ? actionLabel(row) : undefined) },
    { heading: 'Wystawca', cell: ({ issuedBy }) => issuedBy },
    { heading: 'Zastąpiony przez', cell: newerOf },
    { heading: 'Czeka na potwierdzenie', cell: ({ awaits }) => awaits?.number },
    OWN_RECORD,
  ])
}

/**
 * Returns the columns that tell namesakes apart, if somebody has such data and there are several people. They are columns
 * of their own, because the import of this app takes the name for a name.
 */
function holderColumns(
  rows: readonly CertificateRecord[],
  people: ReadonlyMap<string, PersonRecord>,
): Column<CertificateRecord>[] {
  const holders = new Set(rows.flatMap(({ userId }) => people.get(userId) ?? []))
  if (holders.size < 2) return []
  const columns: Column<PersonRecord>[] = [
    ...fieldColumns(
      'certificates.csv',
      ['name', 'work', 'number', 'company', 'employment', 'contact'],
      (person: PersonRecord) => person,
    ),
    apartColumn(people.values()),
  ]
  return columns
    .filter(({ cell }) => [...holders].some(cell))
    .map(({ heading, cell }) => ({
      heading,
      cell: ({ userId }) => {
        const person = people.get(userId)
        return person && cell(person)
      },
    }))
}

/** Returns what is to be done by the day to act. */
function actionLabel(row: CertificateRecord): string {
  if (applicationDay(row) !== undefined) return `wniosek do ${supervisorOf(row)}`
  const opening = examOpensOn(row)
  return opening === undefined ? 'odnowienie' : `egzamin, możliwy od ${opening}`
}

/**
 * Returns reports. An indisposition is counted there, without the person and their words: a file is sent on, and that is
 * health.
 */
export function reportsCsv(
  reports: readonly ReportRecord[],
  people: ReadonlyMap<string, Person>,
  today: Day,
): TextFile {
  const name = namesById(people)
  return csvFile('zgloszenia', today, reports, [
    { heading: 'Rodzaj', cell: reportLabel },
    ...reportColumns(name, 'moment'),
    {
      heading: 'Opis',
      cell: (row) => (isTold(row) ? row.description : 'danych o\u00a0zdrowiu nie ma w\u00a0pliku'),
    },
    ...reportColumns(name, 'place'),
    { heading: 'Status', cell: ({ status }) => reportStatusBadge(status).label },
    ...reportColumns(name, 'injury', 'people'),
    OWN_RECORD,
  ])
}

function isTold(report: ReportRecord): boolean {
  return mayTell('reports.csv', matterOfReport(report))
}

function reportColumns(
  name: (id: string) => string,
  ...groups: readonly ReportGroup[]
): Column<ReportRecord>[] {
  return shownIn(...groups).map(({ label, text, isPrivate }) => ({
    heading: label,
    cell: (report) => (isPrivate && !isTold(report) ? undefined : text(report, name)),
  }))
}

/** Returns the register of accidents with the columns that § 16 of the rozporządzenie of 1.07.2009 asks for. */
export function accidentRegisterCsv(
  accidents: readonly ReportRecord[],
  people: ReadonlyMap<string, Person>,
  today: Day,
): TextFile {
  const name = namesById(people)
  const rows = accidents.filter((report) => mayTell('accident-register.csv', matterOfReport(report)))
  return csvFile('rejestr-wypadkow', today, rows, [
    { heading: 'Osoba poszkodowana', cell: (row) => registeredName(row, name) },
    { heading: 'Data wypadku', cell: ({ date }) => date },
    { heading: 'Miejsce', cell: ({ location }) => location },
    { heading: 'Skutki', cell: ({ registerEntry }) => registerEntry?.effects },
    { heading: 'Data protokołu', cell: (row) => currentPaper(row).drawnUpOn },
    { heading: 'Wypadek przy pracy', cell: (row) => atWorkLabel(isRecognized(row)) },
    { heading: 'Wniosek do ZUS', cell: ({ registerEntry }) => registerEntry?.claimedOn },
    { heading: 'Dni niezdolności do pracy', cell: ({ registerEntry }) => registerEntry?.daysOfIncapacity },
    { heading: 'Zalecenia i inne dane', cell: ({ registerEntry }) => registerEntry?.recommendations },
  ])
}

/** Returns measures with the report that each follows from. */
export function measuresCsv(
  measures: readonly ListedMeasure<ReportRecord>[],
  nameById: (id: string) => string,
  today: Day,
): TextFile {
  // It names nobody who was hurt or ill, so a measure after an indisposition is in it, too.
  const rows = mayTell('measures.csv', 'accident') ? measures : []
  return csvFile('dzialania', today, rows, [
    { heading: 'Działanie', cell: ({ measure }) => measure.what },
    { heading: 'Zgłoszenie', cell: ({ report }) => reportLabel(report) },
    { heading: 'Data zdarzenia', cell: ({ report }) => report.date },
    { heading: 'Osoba odpowiedzialna', cell: ({ measure }) => nameById(measure.ownerId) },
    { heading: 'Termin', cell: ({ measure }) => measure.due },
    { heading: 'Stan', cell: ({ measure }) => MEASURE_STATE_LABELS[measureState(measure, today)] },
    { heading: 'Data wykonania', cell: ({ measure }) => measure.done?.doneOn },
    { heading: 'Notatka', cell: ({ measure }) => measure.done?.note },
  ])
}

/** Participants and places have a column each, because Excel would read `1 / 12` as a date. */
export function trainingsCsv(trainings: readonly TrainingRecord[], today: Day): TextFile {
  return csvFile('szkolenia', today, trainings, [
    { heading: 'Nazwa', cell: ({ title }) => title },
    { heading: 'Data', cell: ({ date }) => date },
    { heading: 'Ostatni dzień', cell: ({ lastDay }) => lastDay },
    { heading: 'Początek', cell: ({ startTime }) => startTime },
    { heading: 'Koniec', cell: ({ endTime }) => endTime },
    { heading: 'Miejsce', cell: ({ location }) => location },
    { heading: 'Prowadzący', cell: ({ instructor }) => instructor },
    { heading: 'Organizator', cell: ({ trainingCenter }) => trainingCenter },
    {
      heading: 'Uzyskiwany certyfikat',
      cell: ({ leadsTo }) => (leadsTo ? qualificationLabel(leadsTo) : undefined),
    },
    { heading: 'Status', cell: ({ status }) => TRAINING_STATUS_BADGES[status].label },
    { heading: 'Uczestnicy', cell: (row) => attendeesOf(row).length },
    { heading: 'Liczba miejsc', cell: ({ maxParticipants }) => maxParticipants },
    { heading: 'Lista rezerwowa', cell: (row) => waitingOf(row).length },
    OWN_RECORD,
  ])
}

/** Marks what somebody has added in the panel, so that nobody takes it for a confirmed record. */
const OWN_RECORD: Column<{ isOwn: boolean }> = {
  heading: 'Wpis własny',
  cell: ({ isOwn }) => (isOwn ? 'tak' : 'nie'),
}

/** Returns the links of signed certificates, to be sent to each holder by mail merge. */
export function linksCsv(
  links: readonly { certificate: Certificate; holder: PersonRecord; address: string }[],
  today: Day,
): TextFile {
  const told = links.filter(({ certificate }) => mayTell('links.csv', matterOfQualification(certificate)))
  return csvFile('linki', today, told, [
    ...nameColumns(({ holder }: (typeof told)[number]) => holder),
    { heading: 'E-mail', cell: ({ holder }) => holder.email },
    { heading: 'Firma', cell: ({ holder }) => holder.company },
    { heading: 'Rodzaj', cell: ({ certificate }) => qualificationTitle(certificate) },
    { heading: 'Zakres', cell: ({ certificate }) => scopeLabel(certificate) },
    { heading: 'Numer', cell: ({ certificate }) => certificate.number },
    { heading: 'Data wydania', cell: ({ certificate }) => certificate.issueDate },
    { heading: 'Data ważności', cell: ({ certificate }) => endCell(certificate) },
    { heading: 'Link', cell: ({ address }) => address },
  ])
}
