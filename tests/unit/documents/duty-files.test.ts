import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { dutyMatrixCsv, employeesCsv, gateListCsv } from '~/documents/duty-files'
import type { TextFile } from '~/documents/text-file'
import { dutiesOf } from '~/domain/admission/duty'

import { certificate, TODAY, user } from '../../support/builders'

const POSITIONS = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp' as const, scope: 'workers' as const } }] },
  {
    name: 'inspektor',
    requirements: [{ qualification: { type: 'fire_protection' as const, scope: 'inspector' as const } }],
  },
]

const duties = dutiesOf(
  [
    user({ position: 'spawacz' }),
    user({ id: 'user-2', firstName: '=1+1', lastName: 'Lis', position: 'inspektor' }),
    user({ id: 'user-3', lastName: 'Bez' }),
  ],
  [certificate({ scope: 'workers' })],
  POSITIONS,
  TODAY,
)

const MAY_WORK = 'Może pracować (nie obejmuje badań lekarskich ani szkolenia wstępnego)'

const read = ({ text }: TextFile) =>
  Papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data

describe('the files of who may work', () => {
  it('have the matrix in the words of the screen', () => {
    const file = dutyMatrixCsv(duties, TODAY)
    expect(file.name).toBe('kto-moze-pracowac-2026-11-21.csv')
    expect(read(file)).toEqual([
      ['Imię i nazwisko', 'Stanowisko', MAY_WORK, 'Do kiedy', 'BHP', 'Ppoż. inspektor'],
      ['Anna Nowak', 'spawacz', 'tak', '2027-06-30', 'ważny do 30.06.2027', 'nie dotyczy'],
      ["'=1+1 Lis", 'inspektor', 'nie', '', 'nie dotyczy', 'brak'],
      ['Anna Bez', 'Nie określono', 'nie wiadomo', '', 'nie wiadomo', 'nie wiadomo'],
    ])
  })

  it('have the list for the gate with the reason against work', () => {
    const file = gateListCsv(duties, TODAY)
    expect(file.name).toBe('dopuszczeni-2026-11-21.csv')
    expect(read(file)).toEqual([
      ['Imię i nazwisko', 'Stanowisko', MAY_WORK, 'Do kiedy', 'Powód'],
      ['Anna Nowak', 'spawacz', 'tak', '2027-06-30', ''],
      ["'=1+1 Lis", 'inspektor', 'nie', '', 'Ppoż. inspektor: brak'],
      ['Anna Bez', 'Nie określono', 'nie wiadomo', '', 'Nie podano stanowiska'],
    ])
  })

  it('of a later day carry it in their name and name days instead of the time left', () => {
    const expired = dutiesOf(
      [user({ position: 'spawacz' })],
      [certificate({ scope: 'workers' })],
      POSITIONS,
      '2027-06-29',
    )
    expect(dutyMatrixCsv(expired, '2027-06-29').name).toBe('kto-moze-pracowac-2027-06-29.csv')
    expect(read(dutyMatrixCsv(expired, '2027-06-29'))[1]).toContain('wygasa jutro')
    expect(read(dutyMatrixCsv(expired, '2027-06-29', true))[1]).toContain('wygasa do 30.06.2027')
  })

  it('have the employees, also without a position or a company', () => {
    const employees = [
      { ...user(), mayWork: true, until: '2027-06-30' },
      { ...user({ company: undefined, hiredOn: undefined }), mayWork: undefined },
    ]
    expect(read(employeesCsv(employees, TODAY))).toEqual([
      [
        'Imię i nazwisko',
        'E-mail',
        'Stanowisko',
        'Firma',
        'Data zatrudnienia',
        MAY_WORK,
        'Do kiedy',
        'Status',
      ],
      [
        'Anna Nowak',
        'anna.nowak@pewnik.example',
        'Nie określono',
        'Zakłady Testowe',
        '2019-03-04',
        'tak',
        '2027-06-30',
        'Aktywny',
      ],
      ['Anna Nowak', 'anna.nowak@pewnik.example', 'Nie określono', '', '', 'nie wiadomo', '', 'Nieaktywny'],
    ])
  })

  it('name the company if people have different ones', () => {
    const two = dutiesOf([user(), user({ id: 'user-2', company: 'Inna' })], [], POSITIONS, TODAY)
    expect(read(gateListCsv(two, TODAY))[1]).toContain('Zakłady Testowe')
  })
})
