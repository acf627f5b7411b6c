import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { qualificationKey } from '~/domain/import/texts/named-qualification'
import { fullName } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'

import { readImport, type ReadImport } from '../../../../support/import-table'

// The files were rebuilt by hand from public reports of people whose import went wrong elsewhere. Each is read with
// nothing chosen, and becomes these people and papers.

const FOLDER = 'tests/support/workbooks/other-programs'

function readFile(name: string, people: readonly PersonRecord[] = []): ReadImport {
  return readImport(new Uint8Array(readFileSync(`${FOLDER}/${name}`)), { people })
}

/** „Adam Testowy: bhp –2028-03-12, badania –2027-04-15”. */
function peopleOf({ people }: ReadImport): string[] {
  return people.map(({ person, certificates, papers }) => {
    const held = [
      ...certificates.map(
        ({ certificate: { qualification, issueDate = '', expiryDate = '' } }) =>
          `${qualificationKey(qualification)} ${issueDate}–${expiryDate}`,
      ),
      ...papers.flatMap(({ examination }) =>
        examination ? [`badania ${examination.examinedOn ?? ''}–${examination.validUntil}`] : [],
      ),
    ]
    return [fullName(person), ...(held.length > 0 ? [held.join(', ')] : [])].join(': ')
  })
}

const CONTROL = [
  'Adam Testowy: bhp –2028-03-12, badania –2027-04-15',
  'Beata Przykładna: bhp –2028-05-20, badania –2027-06-30',
  'Celestyn Wzorowy: bhp –2027-11-02, badania –2028-01-10',
]

const POLISH_LETTERS = [
  'Łucja Świątek: badania –2027-04-15',
  'Żaneta Źrebak: badania –2027-04-16',
  'Józef Gąska: badania –2027-04-17',
]

const THREE_DAYS = [
  'Adam Testowy: badania –2027-04-15',
  'Beata Przykładna: badania –2027-04-16',
  'Celestyn Wzorowy: badania –2027-04-17',
]

const FILES: Readonly<Record<string, readonly string[]>> = {
  'boolean-word.xlsx': CONTROL,
  'chart-sheet.xlsx': CONTROL,
  'control.xlsx': CONTROL,
  'date1904-true.xlsx': CONTROL,
  'days-in-words.csv': [
    ...Array.from('ABCDEFGHIJKLMNOPQRST', (letter, place) => {
      const day = (place % 10) + 10
      return `Jan Zwykły${letter}: bhp –2028-03-${day}, badania –2027-04-${day}`
    }),
    ...Array.from('ABCDEFGH', (letter) => `Adam Testowy${letter}: bhp –2028-03-12, badania –2028-03-12`),
    // Two days in one cell, none at all, no end where the law sets one, and days that do not exist.
    ...Array.from('IJKL', (letter) => `Adam Testowy${letter}`),
  ],
  'dimension-without-ref.xlsx': CONTROL,
  'hidden-sheet-and-rows.xlsx': CONTROL,
  'html-table.xls': THREE_DAYS.slice(0, 2),
  'iso-8859-2.csv': POLISH_LETTERS,
  'iso-dates.xlsx': [
    'Adam Testowy: bhp –2028-03-12, badania –2027-04-15',
    'Beata Przykładna: bhp –2028-01-01, badania –2027-06-30',
  ],
  'leading-zero-format.xlsx': ['Adam Testowy: badania –2027-04-15', 'Beata Przykładna: badania –2027-06-30'],
  'merged-names.xlsx': [
    'Adam Testowy: bhp.workers 2025-03-12–2028-03-12, electrical.e_g1 2024-03-12–2029-03-12, machine_operator.forklift 2022-03-12–2032-03-12',
    'Beata Przykładna: bhp.workers 2025-05-20–2028-05-20',
  ],
  'mixed-line-ends.csv': THREE_DAYS,
  'names.csv': [
    'Anna Kowalska-Nowak',
    'Urszula von der Tanne',
    "Sean O'Brien",
    'Marco D’Angelo',
    'Jan McDonald',
    'Maria Garcia Lopez',
    'Thị Minh Khai Nguyễn',
    'Олександр Шевченко',
    'Suparman',
    'Żaneta Żółć Wiśniewska-Żuk',
    'Adam Testowy',
    'Celestyn Wzorowy',
    'Jan Kowalski',
    'Danuta Próbna',
    'Jan Nowak',
  ],
  'no-cell-addresses.xlsx': CONTROL,
  'own-certificates-two-word-surname.csv': ['Maria Garcia Lopez: bhp.workers 2025-03-12–2028-03-12'],
  'own-participants.csv': ['Adam Testowy', 'Beata Przykładna'],
  'pesel-as-number.csv': ['Adam Testowy', 'Beata Przykładna'],
  'quote-at-start.csv': [...THREE_DAYS, 'Danuta Próbna: badania –2027-04-18'],
  'rows-that-are-no-people.xlsx': CONTROL.slice(0, 2),
  'same-day-examinations.csv': ['Adam Testowy: badania 2026-03-02–2028-03-02, badania 2026-03-02–2027-03-02'],
  'several-scopes.csv': [
    'Adam Testowy: electrical.e_g1 2024-03-12–2029-03-12, electrical.d_g1 2024-03-12–2029-03-12',
    'Beata Przykładna: electrical.e_g1 2024-03-12–2029-03-12',
    // The scopes of fire protection and of platforms are asked for.
    'Celestyn Wzorowy: bhp 2025-03-12–2028-03-12, first_aid.staff 2025-03-12–2028-03-12',
    'Danuta Próbna: machine_operator.forklift 2022-03-12–2027-03-12',
    'Edward Dobry: electrical.e_g1 2024-03-12–2029-03-12, electrical.e_g2 2024-03-12–2029-03-12, electrical.e_g3 2024-03-12–2029-03-12',
  ],
  'shared-mailbox.csv': [
    'Adam Testowy: badania –2027-04-10',
    'Beata Przykładna: badania –2027-04-11',
    'Celestyn Wzorowy: badania –2027-04-12',
    'Danuta Próbna: badania –2027-04-13',
  ],
  'surname-after.csv': ['Ewa Mężatka: badania –2027-04-15'],
  'surname-before.csv': ['Ewa Panieńska'],
  'two-heading-rows.xlsx': [
    'Adam Testowy: bhp 2025-03-12–2028-03-12, machine_operator.forklift 2022-05-02–2032-05-02, badania 2025-04-15–2027-04-15',
    'Beata Przykładna: bhp 2025-05-20–2028-05-20, machine_operator.forklift 2023-02-10–2033-02-10, badania 2025-06-30–2027-06-30',
  ],
  'utf-8-one-bad-byte.csv': POLISH_LETTERS,
  'wide-second-sheet.xlsx': CONTROL,
}

it('each file is here', () => {
  expect(Object.keys(FILES)).toEqual(readdirSync(FOLDER).toSorted())
})

it.each(Object.entries(FILES))('%s', (name, people) => {
  const read = readFile(name)
  expect(read.asked).toEqual([])
  expect(peopleOf(read)).toEqual(people)
})

it('four people with one mailbox have it all, and are known the second time', () => {
  const read = readFile('shared-mailbox.csv')
  expect(read.people.map(({ person }) => person.email)).toEqual(Array(4).fill('brygada2@firma.example'))
  const known = read.plan.content.people.map(
    (person) => ({ ...person, role: 'employee', isOwn: true }) as const,
  )
  expect(readFile('shared-mailbox.csv', known).people.map(({ match }) => match.kind)).toEqual(
    Array(4).fill('known'),
  )
})

it('nobody has a PESEL, and telephones of our own list are there', () => {
  expect(readFile('pesel-as-number.csv').people.map(({ person }) => person.employeeNumber)).toEqual([
    undefined,
    undefined,
  ])
  expect(readFile('own-participants.csv').people.map(({ person }) => person.phone)).toEqual([
    '+48 500 000 100',
    '+48 500 000 200',
  ])
})
