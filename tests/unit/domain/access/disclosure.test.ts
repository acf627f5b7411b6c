import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import * as admissionFiles from '~/documents/admission-files'
import * as calendarFiles from '~/documents/calendar-files'
import { dossierFiles } from '~/documents/dossier-files'
import * as dutyFiles from '~/documents/duty-files'
import * as inspectionFiles from '~/documents/inspection-files'
import * as listFiles from '~/documents/list-files'
import { mayTell, WRITINGS, type Writing } from '~/domain/access/disclosure'
import { mergeChanges } from '~/domain/access/merge-changes'
import { admissionsOf } from '~/domain/admission/admission'
import { effectiveChanges } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { listInspection } from '~/domain/inspection/inspection'
import { publicCard } from '~/domain/profile/card'
import { listCertificatesForCv } from '~/domain/profile/curriculum-vitae'
import { duesOf } from '~/domain/reminders/dues'
import { measuresOf } from '~/domain/reports/measure'
import { reportText } from '~/domain/reports/report-text'
import { dossierOf } from '~/domain/staff/dossier'
import { reminderLines, reminderToOne } from '~/domain/staff/reminder-letter'
import { nearestLabel } from '~/domain/to-do/daily-reminder'
import { indexById } from '~/domain/words/collection'

import { TODAY, user } from '../../../support/builders'
import { OWNER } from '../../../support/owner'
import { INDISPOSITION, LUCJA, PRIVATE_CHANGES, PRIVATE_WORDS } from '../../../support/private-register'

const employer = user(OWNER)
const sample = {
  today: TODAY,
  users: [employer],
  certificates: [],
  trainings: [],
  reports: [],
  positions: [],
  duties: [],
  employment: { examinations: [], inductions: [] },
}
const changes = withImportedRows(effectiveChanges(PRIVATE_CHANGES))
const records = mergeChanges(employer, sample, changes)
const { users, visibleCertificates, visibleReports } = records
const people = indexById(users)
const lucja = people.get(LUCJA) ?? user()
const admissions = admissionsOf([lucja], visibleCertificates, records, TODAY)
const links = visibleCertificates.map((certificate) => ({
  certificate,
  holder: lucja,
  address: 'https://x.example/c/1',
}))
const inspection = listInspection(
  {
    admissions,
    required: records.employment.required,
    firm: {
      duties: [],
      context: { today: TODAY, staff: new Set(), nameOf: (id) => id, holdersOf: () => undefined },
      positions: [],
      employed: 1,
    },
    reports: visibleReports,
  },
  TODAY,
)
const indisposition = visibleReports.filter(({ id }) => id === INDISPOSITION)

/** The text of each writing about the register that has every private matter. A print is opened by a route test. */
const TEXTS = {
  'certificates.csv': () =>
    listFiles.certificatesCsv(visibleCertificates, visibleCertificates, people, TODAY).text,
  'employees.csv': () => admissionFiles.employeesCsv(admissions, TODAY, undefined).text,
  'matrix.csv': () => admissionFiles.admissionMatrixCsv(admissions, TODAY, undefined).text,
  'gate.csv': () => admissionFiles.gateListCsv(admissions, TODAY, undefined).text,
  'links.csv': () => listFiles.linksCsv(links, TODAY).text,
  'reports.csv': () => listFiles.reportsCsv(visibleReports, people, TODAY).text,
  'measures.csv': () => listFiles.measuresCsv(measuresOf(visibleReports), (id) => id, TODAY).text,
  'accident-register.csv': () => listFiles.accidentRegisterCsv(visibleReports, people, TODAY).text,
  'duties.csv': () =>
    dutyFiles.dutiesCsv([], {
      today: TODAY,
      staff: new Set(),
      nameOf: (id) => id,
      holdersOf: () => undefined,
    }).text,
  'deadlines.ics': () =>
    calendarFiles.deadlinesIcs({ certificates: visibleCertificates }, 30, {
      stamp: new Date(0),
      origin: 'https://pewnik.example',
    }).text,
  card: () => JSON.stringify(publicCard(user({ id: LUCJA }), 'public', visibleCertificates, TODAY)),
  'curriculum vitae': () => JSON.stringify(listCertificatesForCv(visibleCertificates, TODAY)),
  notification: () => visibleCertificates.map((nearest) => nearestLabel({ nearest }, TODAY)).join('\n'),
  reminder: () =>
    duesOf(employer, { ...records, people: users }, TODAY)
      .map(({ name = '' }) => name)
      .join('\n'),
  'letter to the person': () =>
    admissions.map((admission) => reminderToOne(reminderLines(admission, TODAY), employer).body).join('\n'),
  'dossier.zip': () =>
    JSON.stringify(
      dossierFiles([dossierOf(lucja, records, changes, TODAY)], {
        company: undefined,
        day: TODAY,
        missing: new Set(),
      }),
    ),
  'inspection.zip': () =>
    JSON.stringify([
      inspectionFiles.inspectionPage(inspection, {
        company: undefined,
        day: TODAY,
        hasGaps: true,
        mayTell: (matter) => mayTell('inspection.zip', matter),
        nameOf: ({ lastName }) => lastName,
      }),
      ...dossierFiles([dossierOf(lucja, records, changes, TODAY, 'inspection.zip')], {
        company: undefined,
        day: TODAY,
        missing: new Set(),
      }),
    ]),
  'shared report': () => indisposition.map((report) => reportText(report, () => 'Łucja')).join('\n'),
} satisfies Record<Exclude<Writing, `print of ${string}`>, () => string>

describe.each(Object.entries(TEXTS))('%s', (name, write) => {
  const writing = Object.keys(WRITINGS).find((known): known is Writing => known === name) ?? 'card'

  it('has something to tell', () => {
    expect(write()).toMatch(/BHP|bhp|Ćwiąkała|głowy|Wypadek/)
  })

  it('names health exactly if its readers may know', () => {
    expect(PRIVATE_WORDS.health.test(write())).toBe(mayTell(writing, 'health'))
  })

  it('names no accident that its readers may not know', () => {
    const isNamed = PRIVATE_WORDS.accident.test(write())
    expect(isNamed && !mayTell(writing, 'accident')).toBe(false)
  })
})

it('an indisposition is counted in the file of reports, without the person and their words', () => {
  const { text } = listFiles.reportsCsv(visibleReports, people, TODAY)
  const row = text.split('\r\n').find((line) => line.includes('Niedyspozycja'))
  expect(row).toContain('danych o\u00a0zdrowiu nie ma w\u00a0pliku')
  expect(row).not.toContain('Ćwiąkała')
})

/** Those that know nothing of health and accidents, and those that no register writes. */
const TELL_NOTHING = ['calendarScreen', 'trainingsCsv', 'participantsCsv', 'trainingsIcs', 'trainingsFeed']

it('no list, table or calendar is left out here', () => {
  const tested = [
    'certificatesCsv',
    'reportsCsv',
    'accidentRegisterCsv',
    'measuresCsv',
    'admissionMatrixCsv',
    'gateListCsv',
    'employeesCsv',
    'linksCsv',
    'deadlinesIcs',
    'dutiesCsv',
  ]
  const writers = [calendarFiles, admissionFiles, dutyFiles, listFiles].flatMap((file) => Object.keys(file))
  expect(writers.toSorted()).toEqual([...tested, ...TELL_NOTHING].toSorted())
  expect(
    readdirSync('app/documents')
      .filter((file) => !file.endsWith('.server.ts'))
      .toSorted(),
  ).toEqual([
    'admission-files.ts',
    'calendar-files.ts',
    'certificate-document.ts',
    'content-line.ts',
    'csv.ts',
    'deadline-feed.ts',
    'dossier-files.ts',
    'duty-files.ts',
    'field-columns.ts',
    'ics-file.ts',
    'import-template.ts',
    'inspection-files.ts',
    'list-files.ts',
    'mail-page.ts',
    'not-imported-file.ts',
    'public-key-file.ts',
    'qr-code.ts',
    'shield.ts',
    'text-file.ts',
    'training-event.ts',
    'vcard.ts',
  ])
})
