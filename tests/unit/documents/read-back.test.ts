import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { zipFiles } from '~/browser/device/zip-file.client'
import { writeArchive } from '~/browser/registers/backup-archive.client'
import { readBackupFile } from '~/browser/registers/read-backup-file.client'
import { sealByPassphrase } from '~/browser/sealing/age-file.client'
import { readTableText, readWorkbookFile } from '~/browser/workbook/workbook-file'
import { admissionMatrixCsv, employeesCsv, gateListCsv, participantsCsv } from '~/documents/admission-files'
import { dossierFiles } from '~/documents/dossier-files'
import { importTemplate } from '~/documents/import-template'
import {
  accidentRegisterCsv,
  certificatesCsv,
  linksCsv,
  measuresCsv,
  reportsCsv,
  trainingsCsv,
} from '~/documents/list-files'
import { notImportedCsv } from '~/documents/not-imported-file'
import type { TextFile } from '~/documents/text-file'
import { admissionsOf } from '~/domain/admission/admission'
import type { Certificate } from '~/domain/certificates/certificate'
import { isEmptyPlan, type ImportPlan, type KnownRecords } from '~/domain/import/people/plan'
import { ONLY_VERDICTS } from '~/domain/import/sheets/own-lists'
import { otherPositionsOf } from '~/domain/people/other-positions'
import { fieldsIn, type PersonFacts, type PersonField } from '~/domain/people/person-fields'
import {
  CERTIFICATE_TYPES,
  hasNoTerm,
  isIssuedByCentres,
  isOutgoing,
  parseScope,
  QUALIFICATIONS,
  type Qualification,
} from '~/domain/qualifications/qualification'
import { proposedExpiry } from '~/domain/qualifications/validity'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { NO_DATA } from '~/domain/records/own-data'
import type { PersonRecord } from '~/domain/records/person-changes'
import { backupText } from '~/domain/register/backup'
import { indexById } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'
import { listNotImported } from '~/routes/panel/import/people/not-imported'

import { certificate, factsFor, induction, papers, TODAY, user } from '../../support/builders'
import { stubBrowser } from '../../support/database'
import { EMPTY_REGISTER, readImport } from '../../support/import-table'

// The app's own files, read by its import as it proposes the columns.

/** Returns what the import of a file brings to a register, with nothing chosen by hand and nothing to mend. */
function planOf({ text }: TextFile, known: Partial<KnownRecords>): ImportPlan {
  const { asked, rows, plan } = readImport(text, known)
  expect(asked).toEqual([])
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
  return plan
}

const word = fc.stringMatching(/^[A-ZŁŚŻ][a-ząćęłńóśźż]{2,8}$/)
const surname = fc.oneof(
  word,
  fc.tuple(word, word).map(([a, b]) => `${a}-${b}`),
  fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
  word.map((name) => `O'${name}`),
  word.map((name) => `von ${name}`),
)
const firstName = fc.oneof(
  word,
  // Some people have one name alone.
  fc.constant(''),
  fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
)
const phone = fc.stringMatching(/^(\+48 )?[5-8]\d{2} \d{3} \d{3}$/)
/** Texts that need quotation marks, or the apostrophe against formulas. */
const note = fc.oneof(
  word,
  ...['+ ', '- ', "'", "''12 ", '% ', '| ', '12 '].map((mark) => word.map((text) => `${mark}${text}`)),
  word.map((text) => `${text}; „${text}" i "${text}"`),
)

const otherPositions = fc.uniqueArray(
  word.map((name) => ({ position: name, ...(name.length % 2 === 0 && { since: '2025-03-03' }) })),
  { maxLength: 3, selector: ({ position: name }) => foldText(name) },
)

/** People whom a number tells apart, so that the names may be anything. */
const people = fc
  .array(fc.record({ firstName, lastName: surname, phone, position: note, unit: note, otherPositions }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((facts) =>
    facts.map((person, place): PersonRecord & { email: string } => ({
      id: `p${place}`,
      role: 'employee',
      isOwn: true,
      ...person,
      employeeNumber: `00${place}`,
      email: `p${place}@firma.example`,
      basis: 'agency',
      positionSince: '2024-02-05',
      hiredOn: '2020-03-02',
    })),
  )

/** The facts of people without their ids. */
const factsOf = (found: readonly PersonFacts[], ...left: PersonField[]) =>
  found.map((person) =>
    Object.fromEntries(
      fieldsIn('name', 'number', 'work', 'employment', 'contact')
        .filter((field) => field !== 'otherPositions' && !left.includes(field))
        .map((field) => [field, person[field]]),
    ),
  )

/** Expects that a file is nothing new where it was saved, and brings the same people to an empty register. */
function expectSamePeople(file: TextFile, known: readonly PersonRecord[], ...left: PersonField[]): void {
  expect(isEmptyPlan(planOf(file, { people: known }))).toBe(true)
  const { people: added, others } = planOf(file, {}).content
  expect(factsOf(added, ...left)).toEqual(factsOf(known, ...left))
  const held = left.includes('otherPositions') ? [] : known.map(otherPositionsOf)
  expect(others.map(({ positions }) => positions)).toEqual(held.filter((positions) => positions.length > 0))
}

const admitted = (known: readonly PersonRecord[]) => admissionsOf(known, [], factsFor([]), TODAY)

describe('a list of people that the app saves is read back', () => {
  it.each<[string, (known: readonly PersonRecord[]) => TextFile, PersonField[]]>([
    ['employees', (known) => employeesCsv(admitted(known), TODAY, undefined), []],
    ['the matrix', (known) => admissionMatrixCsv(admitted(known), TODAY, 'bez badań lekarskich'), []],
    // A guard needs neither the contract nor an address.
    [
      'the list for the gate',
      (known) => gateListCsv(admitted(known), TODAY, undefined),
      ['unit', ...fieldsIn('employment', 'contact')],
    ],
    [
      'participants',
      (known) => participantsCsv(known, TODAY),
      [...fieldsIn('work'), ...fieldsIn('employment')],
    ],
  ])('%s', (_, write, left) => {
    fc.assert(
      fc.property(people, (known) => expectSamePeople(write(known), known, ...left)),
      { numRuns: 60 },
    )
  })

  it('the list for the gate says that it has no papers', () => {
    const { notes, plan } = readImport(gateListCsv(admitted([user()]), TODAY, undefined).text)
    expect(notes).toEqual([ONLY_VERDICTS])
    expect(plan.added).toBe(1)
  })

  it('nobody is read out of the words of a matrix that an earlier version saved', () => {
    const former = [
      'Nazwisko i imię;Stanowisko;Dokumenty aktualne;Do kiedy;Szkolenie wstępne;BHP;SEP E, G1',
      'Nowak Anna;spawacz;tak;2027-06-30;Instruktaż ogólny: odbyty 04.03.2019;ważny do 30.06.2027;nie dotyczy',
      'Lis Jan;spawacz;nie;;nie dotyczy;8 dni po terminie;brak',
    ].join('\n')
    const { notes, people: found, plan } = readImport(former)
    expect(notes).toEqual([ONLY_VERDICTS])
    expect(found.map(({ person, unreadable }) => [person.lastName, unreadable.length])).toEqual([
      ['Nowak', 0],
      ['Lis', 0],
    ])
    expect(plan.content.certificates).toEqual([])
  })
})

const LAWFUL = CERTIFICATE_TYPES.flatMap((type) =>
  Object.keys(QUALIFICATIONS[type]).flatMap((text) => {
    const scope = parseScope(type, text)
    // A permit of an employer goes out, and none of today ends by law.
    return scope === undefined || isOutgoing({ type, scope }) ? [] : [{ type, scope }]
  }),
)

const holder: PersonRecord = {
  id: 'p1',
  role: 'employee',
  isOwn: true,
  firstName: 'Maria',
  lastName: 'Garcia Lopez',
  position: 'Od wszystkiego',
}
const issueDate = '2026-03-02'
const heldOf = (qualification: Qualification, place = 0): Certificate => ({
  ...certificate({ ...qualification, id: `c${place}`, userId: holder.id, number: `${place}/26`, issueDate }),
  expiryDate: hasNoTerm(qualification) ? undefined : proposedExpiry(qualification, issueDate),
})

describe('a list of papers that the app saves is read back', () => {
  it('certificates: each qualification of the law, with its number and its days', () => {
    const held = LAWFUL.map(heldOf)
    const records = withCertificateChanges(held, [])
    const file = certificatesCsv(records, records, indexById([holder]), TODAY)
    expect(isEmptyPlan(planOf(file, { people: [holder], certificates: held }))).toBe(true)
    const { content } = planOf(file, {})
    expect(content.people).toMatchObject([{ firstName: 'Maria', lastName: 'Garcia Lopez' }])
    const facts = content.certificates.map(({ type, scope, number, expiryDate }) => ({
      type,
      scope,
      number,
      expiryDate,
    }))
    expect(facts).toEqual(
      held.map(({ type, scope, number, expiryDate }) => ({ type, scope, number, expiryDate })),
    )
  })

  it.each(LAWFUL)('the matrix: $type $scope with its days, and the initial training', (qualification) => {
    const held = [heldOf(qualification)]
    const inductions = [induction({ userId: holder.id, position: holder.position })]
    const positions = [{ name: 'Od wszystkiego', requirements: [{ qualification }] }]
    const register = factsFor(positions, papers({ inductions }))
    const file = admissionMatrixCsv(admissionsOf([holder], held, register, TODAY), TODAY, undefined)
    const employment = { ...EMPTY_REGISTER.employment, inductions }
    expect(isEmptyPlan(planOf(file, { people: [holder], certificates: held, employment }))).toBe(true)
    const { content } = planOf(file, {})
    const facts = ({ type, scope, issueDate: issued, expiryDate }: Certificate) => ({
      type,
      scope,
      issueDate: issued,
      expiryDate,
    })
    expect(content.certificates).toMatchObject(held.map(facts))
    expect(content.inductions).toMatchObject([{ generalOn: '2019-03-04', positionOn: '2019-03-04' }])
  })

  it('the links of a centre: its participants with their certificates', () => {
    const viewer = user({ id: 'centre', role: 'training_center' })
    const participant = { ...holder, position: undefined, email: 'maria@firma.example', company: 'Alfa' }
    const certificates = LAWFUL.filter(isIssuedByCentres).map(heldOf)
    const links = certificates.map((each) => ({
      certificate: each,
      holder: participant,
      address: 'https://x',
    }))
    const file = linksCsv(links, TODAY)
    expect(isEmptyPlan(planOf(file, { viewer, people: [participant], certificates }))).toBe(true)
    const { content } = planOf(file, { viewer })
    expect(content.people).toMatchObject([{ firstName: 'Maria', lastName: 'Garcia Lopez', company: 'Alfa' }])
    expect(content.certificates).toHaveLength(certificates.length)
  })

  it('the pattern for a table has two people with two papers each', () => {
    const { content } = planOf(importTemplate(TODAY, { isCentre: false }), {})
    expect(content.people.map(({ lastName }) => lastName)).toEqual(['Przykładowy', 'Wzorcowa'])
    expect(content.certificates).toHaveLength(4)
    expect(content.examinations).toHaveLength(2)
  })

  it('the rows of a table that were not read as a whole: nothing new, and as much of them in an empty register', () => {
    const table = [
      'Nazwisko i imię;Nr pracownika;Telefon;Rodzaj;Numer;Data wydania;Data ważności',
      "Ćwiąkała Łucja;101;'+48 500 000 100;SEP E G1;E/1;12.03.2026;po świętach",
      'Ósmak Bogusław;102;;BHP robotnicze;B/1;02.05.2025;02.05.2028',
      'RAZEM: 2;;;;;;',
    ].join('\n')
    const first = readImport(table)
    const saved = listNotImported(first.rows, first.plan, [], String)
    const headings = first.state.columns.map(({ heading }) => heading)
    const { text } = notImportedCsv(saved, headings, TODAY)
    expect(text).toContain(
      '"2";"Data ważności – SEP E G1, nr E/1, wydano 12.03.2026: To nie jest data. Wpisz d.m.rrrr"',
    )
    const { content } = first.plan
    const known = content.people.map((person) => ({ ...person, role: 'employee', isOwn: true }) as const)
    const unreadable = content.cells
    const again = readImport(text, {
      people: known,
      certificates: content.certificates.map((each) => certificate({ ...each, status: 'active' })),
      employment: { ...EMPTY_REGISTER.employment, unreadable },
    })
    expect([again.asked, isEmptyPlan(again.plan)]).toEqual([[], true])
    const { plan } = readImport(text)
    expect(plan.content.people).toMatchObject([{ lastName: 'Ćwiąkała', phone: '+48 500 000 100' }])
    expect(plan.content.cells).toMatchObject([{ text: 'po świętach' }])
  })
})

describe('a file that the app saves and that holds no table of people says what it is', () => {
  it.each([
    ['reports', reportsCsv([], new Map(), TODAY), 'own-reports'],
    ['measures', measuresCsv([], () => '', TODAY), 'own-reports'],
    ['accidents', accidentRegisterCsv([], new Map(), TODAY), 'own-reports'],
    ['trainings', trainingsCsv([], TODAY), 'own-trainings'],
  ])('%s', (_, { text }, problem) => {
    expect(readTableText(text)).toEqual({ problem })
  })

  it('cells that were not read, as earlier versions saved them', () => {
    const former =
      'Wiersz;Osoba;Kolumna;W arkuszu;Powód\n2;Łucja Ćwiąkała;Ważne do;po świętach;To nie jest data'
    expect(readTableText(former)).toEqual({ problem: 'own-cells' })
  })

  it('a copy of the register, which the settings read', async () => {
    stubBrowser()
    const records = [{ kind: 'person-added' }]
    const text = backupText({ ...NO_DATA, records }, 'register0000001', TODAY)
    const archive = await writeArchive('register0000001', text, new Set())
    expect(readWorkbookFile(new Uint8Array(await archive.arrayBuffer()))).toEqual({ problem: 'own-copy' })
    expect(await readBackupFile(new File([archive], 'kopia.zip'))).toMatchObject({ text })
    // Earlier versions wrote it as text.
    expect(readWorkbookFile(new TextEncoder().encode(text))).toEqual({ problem: 'own-copy' })
  })

  it('a copy with a passphrase', async () => {
    const sealed = await sealByPassphrase(new Blob(['x']), 'kobyła ma mały bok')
    expect(readWorkbookFile(new Uint8Array(await sealed.arrayBuffer()))).toEqual({ problem: 'sealed' })
  })

  it('the dossier of a person', async () => {
    const dossier = { person: user(), verdict: '', questions: [], history: [], documents: [] }
    const files = dossierFiles([dossier], { company: undefined, day: TODAY, missing: new Set() })
    async function* contents() {
      for (const { path } of files) yield { path, content: 'x' }
    }
    const zip = await zipFiles(contents())
    expect(readWorkbookFile(new Uint8Array(await zip.arrayBuffer()))).toEqual({ problem: 'own-dossier' })
  })

  it('any other archive without a workbook', () => {
    expect(readWorkbookFile(zipSync({ 'kadry.csv': strToU8('Nazwisko;Imię') }))).toEqual({
      problem: 'archive',
    })
  })
})
