import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { admissionMatrixCsv, employeesCsv, gateListCsv } from '~/documents/admission-files'
import type { TextFile } from '~/documents/text-file'
import { admissionsOf } from '~/domain/admission/admission'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../support/builders'

const POSITIONS = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp' as const, scope: 'workers' as const } }] },
  {
    name: 'inspektor',
    requirements: [{ qualification: { type: 'fire_protection' as const, scope: 'inspector' as const } }],
  },
]

const admissions = admissionsOf(
  [
    user({ position: 'spawacz' }),
    user({ id: 'user-2', firstName: '=1+1', lastName: 'Lis', position: 'inspektor' }),
    user({ id: 'user-3', lastName: 'Bez' }),
  ],
  [certificate({ scope: 'workers' })],
  factsFor(POSITIONS),
  TODAY,
)

const UNCHECKED = 'nie obejmuje badań lekarskich ani szkolenia wstępnego'
const MAY_WORK = `Dokumenty aktualne (${UNCHECKED})`

const read = ({ text }: TextFile) =>
  Papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data

/** Reads only these columns of a file. */
function readColumns(file: TextFile, ...headings: string[]): (string | undefined)[][] {
  const rows = read(file)
  const places = headings.map((heading) => rows[0]?.indexOf(heading) ?? -1)
  return rows.slice(1).map((row) => places.map((place) => row[place]?.replaceAll('\u00a0', ' ')))
}

describe('the files of who may work', () => {
  it('have the matrix in the words of the screen, and the days of the papers', () => {
    const file = admissionMatrixCsv(admissions, TODAY, UNCHECKED)
    expect(file.name).toBe('aktualne-dokumenty-2026-11-21.csv')
    const columns = ['Nazwisko', 'Imię', 'Stanowisko', MAY_WORK, 'Do kiedy', 'BHP', 'Ppoż. inspektor']
    expect(readColumns(file, ...columns)).toEqual([
      ['Nowak', 'Anna', 'spawacz', 'tak', '2027-06-30', 'ważny do 30.06.2027', 'nie dotyczy'],
      ['Lis', "'=1+1", 'inspektor', 'nie', '', 'nie dotyczy', 'brak'],
      ['Bez', 'Anna', '', 'nie wiadomo', '', 'nie wiadomo', 'nie wiadomo'],
    ])
    expect(read(file).map((row) => row.slice(-2))).toEqual([
      [
        'Szkolenie okresowe BHP · stanowiska robotnicze – data wydania',
        'Szkolenie okresowe BHP · stanowiska robotnicze – ważne do',
      ],
      ['2024-06-30', '2027-06-30'],
      ['', ''],
      ['', ''],
    ])
  })

  it('have the list for the gate without a reason', () => {
    const file = gateListCsv(admissions, TODAY, UNCHECKED)
    expect(file.name).toBe('lista-na-brame-2026-11-21.csv')
    expect(read(file)).toEqual([
      ['Nazwisko', 'Imię', 'Stanowisko', MAY_WORK, 'Do kiedy'],
      ['Nowak', 'Anna', 'spawacz', 'tak', '2027-06-30'],
      ['Lis', "'=1+1", 'inspektor', 'nie', ''],
      ['Bez', 'Anna', '', 'nie wiadomo', ''],
    ])
  })

  it('of a later day carry it in their name and name days instead of the time left', () => {
    const expired = admissionsOf(
      [user({ position: 'spawacz' })],
      [certificate({ scope: 'workers' })],
      factsFor(POSITIONS),
      '2027-06-29',
    )
    expect(admissionMatrixCsv(expired, '2027-06-29', undefined).name).toBe(
      'aktualne-dokumenty-2027-06-29.csv',
    )
    expect(read(admissionMatrixCsv(expired, '2027-06-29', undefined))[1]).toContain('wygasa jutro')
    expect(read(admissionMatrixCsv(expired, '2027-06-29', undefined, true))[1]).toContain(
      'wygasa do 30.06.2027',
    )
  })

  it('have the employees, also without a position or a company', () => {
    const employees = admissionsOf(
      [
        {
          ...user({ position: 'spawacz', basis: 'agency', positionSince: '2024-02-05' }),
          otherPositions: [{ position: 'monter', since: '2025-03-03' }, { position: 'hakowy' }],
          unit: 'Hala 1',
        },
        user({ id: 'user-2', company: undefined, hiredOn: undefined }),
      ],
      [certificate({ scope: 'workers' })],
      factsFor(POSITIONS),
      TODAY,
    )
    expect(read(employeesCsv(employees, TODAY, UNCHECKED))).toEqual([
      [
        'Nazwisko',
        'Imię',
        'Dawne nazwisko',
        'E-mail',
        'Telefon',
        'Numer pracownika',
        'Stanowisko',
        'Inne stanowiska',
        'Dział',
        'Firma',
        'Podstawa zatrudnienia',
        'Na stanowisku od',
        'Data zatrudnienia',
        'Ostatni dzień pracy',
        MAY_WORK,
        'Do kiedy',
        'Najbliższy termin',
        'Status',
      ],
      [
        'Nowak',
        'Anna',
        '',
        'anna.nowak@pewnik.example',
        '',
        '',
        'spawacz',
        'monter od 03.03.2025; hakowy',
        'Hala 1',
        'Zakłady Testowe',
        'pracownik tymczasowy',
        '2024-02-05',
        '2019-03-04',
        '',
        'tak, tylko jako spawacz',
        '2027-06-30',
        'BHP: do 30.06.2027',
        'Aktywny',
      ],
      [
        'Nowak',
        'Anna',
        '',
        'anna.nowak@pewnik.example',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        'nie wiadomo',
        '',
        '',
        'Nieaktywny',
      ],
    ])
  })

  it('say nothing of health in the nearest date: a file is sent on', () => {
    const [, row] = read(
      employeesCsv(
        admissionsOf(
          [user({ position: 'spawacz' })],
          [certificate({ scope: 'workers' })],
          factsFor(POSITIONS, papers({ examinations: [examination({ validUntil: '2026-11-13' })] })),
          TODAY,
        ),
        TODAY,
        undefined,
      ),
    )
    expect(row?.at(-2)).toBe('nie dopuszczono')
  })

  it('name the company if people have different ones', () => {
    const two = admissionsOf(
      [user(), user({ id: 'user-2', company: 'Inna' })],
      [],
      factsFor(POSITIONS),
      TODAY,
    )
    expect(read(gateListCsv(two, TODAY, undefined))[1]).toContain('Zakłady Testowe')
  })

  it('tell namesakes apart, because one may be let in and the other not', () => {
    const nowak = (id: string, employeeNumber: string) => ({ ...user({ id }), employeeNumber })
    const namesakes = admissionsOf([nowak('1', '7'), nowak('2', '12')], [], factsFor(POSITIONS), TODAY)
    for (const write of [gateListCsv, admissionMatrixCsv]) {
      const file = write(namesakes, TODAY, undefined)
      expect(readColumns(file, 'Nazwisko', 'Numer pracownika', 'Dla odróżnienia')).toEqual([
        ['Nowak', '7', 'nr 7'],
        ['Nowak', '12', 'nr 12'],
      ])
    }
  })
})

describe('the files of a register that requires papers of all', () => {
  const required = admissionsOf(
    [
      user({ position: 'spawacz' }),
      user({ id: 'user-2', lastName: 'Lis', position: 'spawacz' }),
      user({ id: 'user-3', lastName: 'Bez', position: 'spawacz', hiredOn: '2026-12-01' }),
    ],
    ['user-1', 'user-2', 'user-3'].map((userId) => certificate({ id: userId, userId, scope: 'workers' })),
    factsFor(
      POSITIONS,
      papers({
        examinations: [
          examination({ validUntil: '2026-12-10' }),
          examination({ id: 'ended', userId: 'user-2', validUntil: '2026-11-13' }),
        ],
        inductions: [induction(), induction({ id: 'half', userId: 'user-2', positionOn: undefined })],
      }),
    ),
    TODAY,
  )
  const COLUMNS = ['Nazwisko', 'Imię', 'Stanowisko', 'Dokumenty aktualne', 'Do kiedy']
  const ROWS = [
    ['Nowak', 'Anna', 'spawacz', 'tak', '2026-12-10'],
    ['Lis', 'Anna', 'spawacz', 'nie', ''],
    ['Bez', 'Anna', 'spawacz', 'nie pracuje', ''],
  ]

  it('have the initial training in the matrix, and no examination: a file is sent on', () => {
    const file = admissionMatrixCsv(required, TODAY, undefined)
    expect(readColumns(file, ...COLUMNS)).toEqual(ROWS)
    const columns = ['Szkolenie wstępne', 'Instruktaż ogólny – data', 'Instruktaż stanowiskowy – data']
    expect(readColumns(file, ...columns)).toEqual([
      [
        'Instruktaż ogólny: odbyty 04.03.2019; Instruktaż stanowiskowy: odbyty 04.03.2019',
        '2019-03-04',
        '2019-03-04',
      ],
      ['Instruktaż ogólny: odbyty 04.03.2019; Instruktaż stanowiskowy: brak', '2019-03-04', ''],
      ['Instruktaż ogólny: brak; Instruktaż stanowiskowy: brak', '', ''],
    ])
    expect(file.text).not.toMatch(/orzecz|bada|lekarsk/i)
  })

  it('have no reason at the gate, and no word about examinations', () => {
    const file = gateListCsv(required, TODAY, undefined)
    expect(read(file)).toEqual([COLUMNS, ...ROWS])
    expect(file.text).not.toMatch(/orzecz|bada|lekarsk|wstępn|instruktaż|brak/i)
  })
})
