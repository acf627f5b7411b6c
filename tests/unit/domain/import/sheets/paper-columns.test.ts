import { describe, expect, it } from 'vitest'

import { findHeadings, proposeColumns, rememberColumns } from '~/domain/import/sheets/column-proposal'
import { listColumnUses, type ImportColumn } from '~/domain/import/sheets/columns'
import { namePaper } from '~/domain/import/sheets/heading-words'
import { listLeftOut } from '~/domain/import/sheets/left-out-columns'
import { nameQualification, namesOtherDocument } from '~/domain/import/texts/named-qualification'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { TODAY } from '../../../../support/builders'

const NOTHING = { columns: new Map<string, string>(), isCentre: false, kinds: COMMON_KINDS, today: TODAY }

function proposal(heading: string, cell: string, columns = NOTHING.columns, isCentre = false): ImportColumn {
  const rows = [
    ['Nazwisko i imię', heading],
    ['Nowak Jan', cell],
  ]
  const kinds = isCentre ? [] : COMMON_KINDS
  const [, column = { heading, use: 'ignored' }] = proposeColumns({ name: '', rows }, 0, {
    columns,
    isCentre,
    kinds,
    today: TODAY,
  })
  return column
}

function propose(...asked: Parameters<typeof proposal>) {
  return proposal(...asked).use
}

const NAMED = [
  ['Badania lekarskie ważne do', 'examinationEnd'],
  ['Badania okresowe', 'examinationEnd'],
  ['Badania lek. (wstępne/okresowe/kontrolne)', 'examinationEnd'],
  ['Orzeczenie lekarskie', 'examinationEnd'],
  ['Orzeczenie lekarskie o zdolności do pracy', 'examinationEnd'],
  ['Termin badań', 'examinationEnd'],
  ['Badania profilaktyczne', 'examinationEnd'],
  ['Ważność badań', 'examinationEnd'],
  ['Data ważności badań', 'examinationEnd'],
  ['Data następnych badań lekarskich', 'examinationEnd'],
  ['Data badań do', 'examinationEnd'],
  ['Medycyna pracy ważne do', 'examinationEnd'],
  ['Data badań', 'examinationDay'],
  ['Data orzeczenia lekarskiego', 'examinationDay'],
  ['Orzeczenie o zdolności do pracy – data wydania', 'examinationDay'],
  ['Data wykonania badania', 'examinationDay'],
  ['Data ostatnich badań', 'examinationDay'],
  ['Szkolenie wstępne', 'induction'],
  ['Data szkolenia wstępnego', 'induction'],
  ['BHP wstępne', 'induction'],
  ['Szkolenie wstępne ogólne i stanowiskowe', 'induction'],
  ['Instruktaż ogólny', 'generalInduction'],
  ['Szkolenie wstępne ogólne', 'generalInduction'],
  ['Instruktaż stanowiskowy', 'positionInduction'],
  ['Szkolenie wstępne BHP na stanowisku', 'positionInduction'],
  ['Szkolenie stanowiskowe', 'positionInduction'],
] as const

/** Not a paper of everybody, but a certificate of an own kind: a common one, or a new one with the name of the heading. */
const OWN_KINDS = [
  ['Badania słuchu', 'Badania słuchu'],
  ['Badania lekarskie – praca na wysokości', 'Badania lekarskie – praca na wysokości'],
  ['Badania lekarskie kierowców do dnia', 'Badania lekarskie kierowców'],
  ['Badania psychotechniczne', 'Badania psychotechniczne'],
  ['Badania psychologiczne ważne do', 'Badania psychotechniczne'],
  ['Sanepid ważne do', 'Orzeczenie sanitarno-epidemiologiczne (książeczka sanepidu)'],
  ['Orzeczenie sanitarno-epidemiologiczne', 'Orzeczenie sanitarno-epidemiologiczne (książeczka sanepidu)'],
  ['Świadectwo kwalifikacji zawodowej', 'Kwalifikacja zawodowa kierowcy (kod 95)'],
] as const

const OTHERS = [
  'Orzeczenie o niepełnosprawności',
  'Zwolnienie lekarskie do',
  'Szkolenie wstępne ważne do',
  `Badania ${'lekarskie '.repeat(60)}`,
]

describe('a column of an orzeczenie or of the initial training', () => {
  it.each(NAMED)('„%s” is %s, and no certificate', (heading, use) => {
    expect(propose(heading, '04.05.2027')).toBe(use)
    expect(nameQualification(heading, COMMON_KINDS)).toBeUndefined()
    expect(namesOtherDocument(heading)).toBe(true)
  })

  it.each(OTHERS)('„%s” is none, and left out', (heading) => {
    expect(namePaper(heading)).toBeUndefined()
    expect(propose(heading, '04.05.2027')).toBe('ignored')
  })

  it.each(OWN_KINDS)('„%s” is none, but a certificate of the own kind „%s”', (heading, name) => {
    expect(namePaper(heading)).toBeUndefined()
    const { use, qualification } = proposal(heading, '04.05.2027')
    expect(use).toBe('expiryDates')
    expect(qualification?.own).toMatchObject({ name, isMedical: !name.startsWith('Kwalifikacja') })
    expect(propose(heading, '04.05.2027', NOTHING.columns, true)).toBe('ignored')
    expect(propose(heading, 'tak')).toBe('ignored')
  })

  it('has dates: „tak” is none', () => {
    expect(propose('Szkolenie wstępne', 'tak')).toBe('ignored')
    expect(propose('Badania lekarskie', 'XII 2027')).toBe('examinationEnd')
  })

  it('of which the heading does not say its days is an end if some of them are to come, and asked about otherwise', () => {
    expect(propose('Badania lekarskie', '04.05.2025')).toBe('unclearDates')
    expect(propose('Badania słuchu', '04.05.2025')).toBe('unclearDates')
    expect(propose('Badania lekarskie', '04.05.2027')).toBe('examinationEnd')
  })

  it('is never one of a training centre', () => {
    expect(propose('Badania lekarskie ważne do', '04.05.2027', NOTHING.columns, true)).toBe('ignored')
    expect(listColumnUses(true)).not.toContain('induction')
    expect(listColumnUses(false)).toContain('induction')
  })

  it('is remembered, but not as a certificate or as left out, as earlier versions proposed it', () => {
    const remembered = (heading: string, choice: string) =>
      propose(heading, '04.05.2027', new Map([[heading.toLowerCase(), choice]]))
    expect(remembered('Badania okresowe', 'expiryDates bhp.workers')).toBe('examinationEnd')
    expect(remembered('Badania okresowe', 'ignored')).toBe('examinationEnd')
    expect(remembered('Badania okresowe', 'examinationDay')).toBe('examinationDay')
    expect(remembered('Testy psychologiczne', 'expiryDates bhp.workers')).toBe('expiryDates')
    const chosen = rememberColumns([{ heading: 'Zdrowie', use: 'examinationEnd' }])
    expect(propose('Zdrowie', '04.05.2027', new Map(chosen))).toBe('examinationEnd')
  })
})

describe('a whole register', () => {
  const headings = [
    'Lp.',
    'Nazwisko i imię',
    'Stanowisko',
    'Data zatrudnienia',
    'Badania lekarskie ważne do',
    'Szkolenie wstępne',
    'Szkolenie okresowe BHP ważne do',
    'SEP E do 1kV ważne do',
    'Wózki widłowe UDT ważne do',
    'Badania słuchu',
    'Wydział',
    'uwagi',
  ]
  const cells = ['1', 'Nowak Jan', 'spawacz', '01.09.1998', 'XII 2027', '01.09.1998']
  const rest = ['04.05.2027', '2029-01-31', '05.06.2030', '04.05.2027', 'Hala 1', 'zmiana II']
  const sheet = { name: '', rows: [['Rejestr'], headings, [...cells, ...rest]] }

  it('has its examinations, its initial training and its certificates; other examinations become a kind of their own', () => {
    expect(findHeadings(sheet)).toBe(1)
    const columns = proposeColumns(sheet, 1, NOTHING)
    expect(columns.map(({ use }) => use)).toEqual([
      'ignored',
      'lastFirst',
      'position',
      'hiredOn',
      'examinationEnd',
      'induction',
      'expiryDates',
      'expiryDates',
      'expiryDates',
      'expiryDates',
      'unit',
      'ignored',
    ])
    expect(columns[9]?.qualification).toMatchObject({
      type: 'own',
      own: { name: 'Badania słuchu', term: 'document' },
    })
    expect(listLeftOut(columns, sheet.rows.slice(2))).toEqual([{ name: 'uwagi', example: 'zmiana II' }])
  })
})
