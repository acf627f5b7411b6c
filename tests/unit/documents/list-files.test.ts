import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { csvFile } from '~/documents/csv'
import { certificatesCsv, measuresCsv, reportsCsv, trainingsCsv } from '~/documents/list-files'
import type { TextFile } from '~/documents/text-file'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { withReportChanges } from '~/domain/records/report-changes'
import { withTrainingChanges } from '~/domain/records/training-changes'
import { measuresOf } from '~/domain/reports/measure'
import { indexById } from '~/domain/words/collection'

import {
  certificate,
  certificateRecord,
  measure,
  report,
  TODAY,
  training,
  user,
} from '../../support/builders'

/** Returns the cells of a file as a spreadsheet reads them from its bytes. */
function read({ text }: Pick<TextFile, 'text'>): string[][] {
  const decoded = new TextDecoder('utf-8').decode(new TextEncoder().encode(text))
  const { data, errors } = Papa.parse<string[]>(decoded, { delimiter: ';' })
  expect(errors).toEqual([])
  expect(data.at(-1), 'what follows the last line end').toEqual([''])
  return data.slice(0, -1)
}

const written = (cell: string | number | undefined) =>
  read(csvFile('próba', TODAY, [cell], [{ heading: 'Komórka', cell: (value) => value }]))[1]?.[0]

describe('a CSV file', () => {
  it('is UTF-8 with a byte order mark, quotes its cells, separates them by semicolons and has the day in its name', () => {
    const file = csvFile(
      'certyfikaty',
      TODAY,
      ['Łódź; "Żelbrzeg"\nhala 2'],
      [
        { heading: 'Miejsce', cell: (place) => place },
        { heading: 'Liczba', cell: () => 12 },
      ],
    )
    expect(file.name).toBe('certyfikaty-2026-11-21.csv')
    expect(file.type).toBe('text/csv; charset=utf-8')
    expect(Buffer.from(file.text).subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(file.text.slice(1)).toBe('"Miejsce";"Liczba"\r\n"Łódź; ""Żelbrzeg""\nhala 2";"12"\r\n')
    expect(read(file)).toEqual([
      ['Miejsce', 'Liczba'],
      ['Łódź; "Żelbrzeg"\nhala 2', '12'],
    ])
  })

  it.for([
    '=HYPERLINK("https://zly.example")',
    '+48 500 000 102',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '"=1',
    ' "\'=1',
    '\u00a0=1',
    '\u202e=1',
    '\u200f@SUM(A1)',
    '\u2066 \u200d+1',
    '\u00ad=1',
    '\ufe0f=1',
    '\u0007=1',
    '＝1',
    '|calc',
    '%0A=1',
  ])('has no cell that a spreadsheet would run: %j', (cell) => {
    expect(written(cell)).toBe(`'${cell}`)
  })

  it.for(['BHP-10001', 'Anna Nowak-Żak', '2026-11-21', '9:00', "d'Arc", 'a=b', ''])(
    'leaves %j as it is',
    (cell) => {
      expect(written(cell)).toBe(cell)
    },
  )

  it('writes numbers as numbers, also below zero', () => {
    expect([written(12), written(-3), written(undefined)]).toEqual(['12', '-3', ''])
  })

  it('gives back every text, and no cell begins with a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
        const kept = cell.replaceAll('\0', '')
        expect([kept, `'${kept}`]).toContain(written(cell))
        expect(written(cell)).not.toMatch(/^[\s"]*[=+\-@]/)
      }),
    )
  })
})

describe('the lists as files', () => {
  it('certificates have their holder, their status today and the newer certificate', () => {
    const certificates = withCertificateChanges(
      [
        certificate({
          id: 'old',
          scope: 'bhp_service',
          number: 'BHP-1',
          issueDate: '2023-01-02',
          expiryDate: '2026-01-02',
        }),
        certificate({
          id: 'new',
          scope: 'bhp_service',
          number: 'BHP-2',
          issueDate: '2025-12-01',
          expiryDate: '2028-12-01',
        }),
      ],
      [],
    )
    const rows = read(certificatesCsv(certificates.slice(0, 1), certificates, indexById([user()]), TODAY))
    expect(rows).toEqual([
      [
        'Nazwisko',
        'Imię',
        'Rodzaj',
        'Zakres',
        'Numer',
        'Status',
        'Data wydania',
        'Data ważności',
        'Termin działania',
        'Działanie',
        'Wystawca',
        'Zastąpiony przez',
        'Czeka na potwierdzenie',
        'Wpis własny',
      ],
      [
        'Nowak',
        'Anna',
        'Szkolenie okresowe BHP',
        'służba BHP',
        'BHP-1',
        'Wygasły',
        '2023-01-02',
        '2026-01-02',
        '',
        '',
        'Ośrodek Testowy',
        'BHP-2',
        '',
        'nie',
      ],
    ])
  })

  it('certificates have what is to be done by when, and the newer one that waits', () => {
    const rows = withCertificateChanges(
      [
        certificate({ type: 'machine_operator', scope: 'forklift', expiryDate: '2027-05-31' }),
        certificate({ id: 'b', type: 'first_aid', scope: 'kpp', expiryDate: '2027-01-20' }),
        certificate({ id: 'c', type: 'first_aid', scope: 'staff', expiryDate: undefined }),
        certificate({ id: 'd', expiryDate: '2026-12-01' }),
        certificate({
          id: 'e',
          number: 'BHP-9',
          issueDate: '2026-11-01',
          expiryDate: '2029-11-01',
          status: 'pending',
        }),
      ],
      [],
    )
    const [headings, ...cells] = read(certificatesCsv(rows, rows, new Map(), TODAY))
    const column = (heading: string) => cells.map((row) => row[headings?.indexOf(heading) ?? -1])
    expect(column('Data ważności')).toEqual([
      '2027-05-31',
      '2027-01-20',
      'bezterminowo',
      '2026-12-01',
      '2029-11-01',
    ])
    expect(column('Termin działania')).toEqual(['2027-02-28', '2027-01-20', '', '2026-12-01', ''])
    expect(column('Działanie')).toEqual([
      'wniosek do UDT',
      'egzamin, możliwy od 2026-10-20',
      '',
      'odnowienie',
      '',
    ])
    expect(column('Czeka na potwierdzenie')).toEqual(['', '', '', 'BHP-9', ''])
  })

  it('a person’s own certificates name the person, too, and own records are marked', () => {
    const own = withCertificateChanges(
      [],
      [
        {
          kind: 'certificate-added',
          id: 'c',
          day: TODAY,
          certificate: { ...certificate(), status: 'pending' },
        },
      ],
    )
    const [headings, row] = read(certificatesCsv(own, own, indexById([user()]), TODAY))
    expect([headings?.slice(0, 2), row?.slice(0, 2)]).toEqual([
      ['Nazwisko', 'Imię'],
      ['Nowak', 'Anna'],
    ])
    expect(row).toContain('Oczekujący')
    expect(row?.at(-1)).toBe('tak')
  })

  it('certificates say if nobody has confirmed the entry', () => {
    const rows = [certificateRecord({ isOwn: true, isUnconfirmed: true }), certificateRecord({ id: 'b' })]
    const [headings, ...cells] = read(certificatesCsv(rows, rows, indexById([user()]), TODAY))
    const place = headings?.indexOf('Wpis') ?? -1
    expect(cells.map((row) => row[place])).toEqual(['z\u00a0dokumentu, niepotwierdzony', ''])
  })

  it('certificates of several people have what tells namesakes apart, if it is known', () => {
    const jan = (id: string, employeeNumber?: string) => ({
      ...user({ id, firstName: 'Jan', lastName: 'Lis', position: 'spawacz' }),
      employeeNumber,
    })
    const records = withCertificateChanges(
      [certificate({ id: 'c1', userId: '1' }), certificate({ id: 'c2', userId: '2' })],
      [],
    )
    const rows = read(certificatesCsv(records, records, indexById([jan('1', '7'), jan('2')]), TODAY))
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Nazwisko', 'Imię', 'Stanowisko', 'Numer pracownika', 'Dla odróżnienia', 'Rodzaj'],
      ['Lis', 'Jan', 'spawacz', '7', 'nr\u00a07', 'Szkolenie okresowe BHP'],
      ['Lis', 'Jan', 'spawacz', '', '', 'Szkolenie okresowe BHP'],
    ])
  })

  it('reports tell namesakes apart', () => {
    const jan = (id: string, position: string) => user({ id, firstName: 'Jan', lastName: 'Lis', position })
    const people = indexById([jan('1', 'spawacz'), jan('2', 'ślusarz')])
    const reports = withReportChanges(
      [report({ reportedBy: '1', injuredId: '2', witnesses: ['1', 'x'] })],
      [],
    )
    const [, row] = read(reportsCsv(reports, people, TODAY))
    expect(row?.slice(6, 10)).toEqual([
      'Jan Lis, ślusarz',
      '',
      'Jan Lis, spawacz',
      'Jan Lis, spawacz; Nieznana osoba',
    ])
  })

  it('measures name their report, who answers for them and how they ended', () => {
    const done = { doneOn: '2026-11-20', note: 'Odbojnice są' }
    const reports = withReportChanges([report({ measures: [measure(), measure({ id: 'b', done })] })], [])
    const rows = read(measuresCsv(measuresOf(reports), (id) => `osoba ${id}`, TODAY))
    expect(rows[0]?.slice(3, 6)).toEqual(['Osoba odpowiedzialna', 'Termin', 'Stan'])
    expect(rows.slice(1)).toEqual([
      [
        'Zamontować odbojnice przy regałach',
        'Wypadek',
        '2026-11-20',
        'osoba user-1',
        '2026-12-05',
        'Otwarte',
        '',
        '',
      ],
      [
        'Zamontować odbojnice przy regałach',
        'Wypadek',
        '2026-11-20',
        'osoba user-1',
        '2026-12-05',
        'Wykonane',
        '2026-11-20',
        'Odbojnice są',
      ],
    ])
  })

  it('reports name their author and the witnesses, and how badly somebody was hurt', () => {
    const people = indexById([user(), user({ id: 'user-2', firstName: 'Żaneta', lastName: 'Ćwik' })])
    const rows = read(
      reportsCsv(
        withReportChanges(
          [
            report({
              witnesses: ['user-2'],
              location: undefined,
              injured: 'Jan Lis',
              accident: { who: 'employee', severity: 'serious' },
            }),
            report({ isNearMiss: true, time: '09:05' }),
            report({ injuredId: 'user-2' }),
          ],
          [],
        ),
        people,
        TODAY,
      ),
    )
    expect(rows[1]).toEqual([
      'Wypadek',
      '2026-11-20',
      '',
      'Poślizgnięcie na mokrej posadzce',
      '',
      'Nowy',
      'Jan Lis',
      'Pracownik, wypadek ciężki',
      'Anna Nowak',
      'Żaneta Ćwik',
      'nie',
    ])
    expect(rows[3]?.[6], 'an injured person of the crew').toBe('Żaneta Ćwik')
    expect(rows[2]?.slice(0, 3)).toEqual(['Zdarzenie potencjalnie wypadkowe', '2026-11-20', '09:05'])
  })

  it('trainings count the participants and the waiting list', () => {
    const full = training({
      lastDay: '2026-12-06',
      leadsTo: { type: 'bhp', scope: 'workers' },
      participants: ['a', 'b', 'c'],
      maxParticipants: 2,
    })
    const rows = read(trainingsCsv(withTrainingChanges([full], [], 'a'), TODAY))
    expect(rows[1]).toEqual([
      'Szkolenie okresowe BHP',
      '2026-12-05',
      '2026-12-06',
      '09:00',
      '15:00',
      'Sala 1',
      'Jan Kowalski',
      'Ośrodek Testowy',
      'Szkolenie okresowe BHP · stanowiska robotnicze',
      'Zaplanowane',
      '2',
      '2',
      '1',
      'nie',
    ])
  })
})
