import { readFileSync } from 'node:fs'

import { CFB } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

import { readWorkbookFile, readTableText } from '~/browser/workbook/workbook-file'

/** `list.xlsx` and `matrix.xlsx` were saved by LibreOffice Calc, with real dates in them. */
function fixture(name: string) {
  return new Uint8Array(readFileSync(`tests/support/workbooks/${name}`))
}

function bytes(text: string) {
  return new TextEncoder().encode(text)
}

const FIRST_ROWS = [
  ['Ćwiąkała Łucja', '101', 'Elektryk', 'SEP', 'E, G1', 'E1/204/26', '2026-03-12', '2031-03-12'],
  [
    'Ósmak Bogusław',
    '102',
    'Operator wózka widłowego',
    'UDT wózek jezdniowy',
    '',
    'UDT-5521',
    '2021-05-02',
    '2031-05-02',
  ],
]

describe('a workbook', () => {
  it('is read with its rows in their places, and real dates as days', () => {
    const { file } = readWorkbookFile(fixture('list.xlsx'))
    const [sheet] = file?.sheets ?? []
    expect(sheet?.name).toBe('list')
    expect(sheet?.rows.slice(3, 5)).toEqual(FIRST_ROWS)
  })

  it('that is cut is damaged, and one with a password is said to be protected', () => {
    expect(readWorkbookFile(fixture('list.xlsx').slice(0, 3000))).toEqual({ problem: 'damaged' })
    const compound = CFB.utils.cfb_new()
    CFB.utils.cfb_add(compound, '/EncryptionInfo', new Uint8Array([4, 0, 4, 0, 64, 0, 0, 0]))
    CFB.utils.cfb_add(compound, '/EncryptedPackage', new Uint8Array(64))
    const written: number[] = CFB.write(compound, { type: 'array' })
    expect(readWorkbookFile(Uint8Array.from(written))).toEqual({ problem: 'protected' })
  })

  it('larger than 10 MB is refused', () => {
    expect(readWorkbookFile(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ problem: 'too-large' })
  })
})

describe('a text file', () => {
  it('of the Polish Excel is windows-1250, and another encoding can be chosen', () => {
    const { file } = readWorkbookFile(fixture('windows-1250.csv'))
    expect(file?.text?.encoding).toBe('windows-1250')
    expect(file?.sheets[0]?.rows[3]?.slice(0, 3)).toEqual(['Ćwiąkała Łucja', '101', 'Elektryk'])
    const forced = readWorkbookFile(fixture('windows-1250.csv'), { encoding: 'utf-8' })
    expect(forced.file?.sheets[0]?.rows[3]?.[0]).toContain('�')
  })

  it('is UTF-8 if it can be, or what its mark says', () => {
    const utf8 = readWorkbookFile(bytes('Imię;Nazwisko\r\nŁucja;Ćwiąkała'))
    expect(utf8.file).toMatchObject({
      text: { encoding: 'utf-8', separator: ';' },
      sheets: [
        {
          name: '',
          rows: [
            ['Imię', 'Nazwisko'],
            ['Łucja', 'Ćwiąkała'],
          ],
        },
      ],
    })
    const marked = readWorkbookFile(bytes('\ufeffImię;Nazwisko\nŁucja;Ćwiąkała'))
    expect(marked.file?.sheets[0]?.rows[0]?.[0]).toBe('Imię')
    const utf16 = new Uint8Array(Buffer.from('\ufeffImię\tŁ\nA\tB', 'utf16le'))
    expect(readWorkbookFile(utf16).file?.sheets[0]?.rows).toEqual([
      ['Imię', 'Ł'],
      ['A', 'B'],
    ])
  })

  it('with zero bytes or without a row is refused', () => {
    expect(readWorkbookFile(new Uint8Array([1, 0, 2, 0]))).toEqual({ problem: 'damaged' })
    expect(readWorkbookFile(bytes(' \n \n'))).toEqual({ problem: 'empty' })
  })

  it('with too many rows or columns is refused', () => {
    expect(readWorkbookFile(bytes('a;b\n'.repeat(20_021)))).toEqual({ problem: 'too-many-rows' })
    expect(readWorkbookFile(bytes('a;'.repeat(201)))).toEqual({ problem: 'too-many-rows' })
  })
})

describe('a table with 20,000 people', () => {
  const people = 'Lis;Jan\n'.repeat(20_000)

  it('is read with its title, its headings and blank rows', () => {
    const { file } = readWorkbookFile(bytes(`Pracownicy\n\nNazwisko;Imię\n${people}\n\n`))
    expect(file?.sheets[0]?.rows).toHaveLength(20_003)
    const spaced = readWorkbookFile(bytes(people.replaceAll('\n', '\n\n')))
    expect(spaced.file?.sheets[0]?.rows).toHaveLength(39_999)
  })

  it('is read when it has blank columns at the right', () => {
    const { file } = readWorkbookFile(bytes(`Nazwisko;Imię${';'.repeat(250)}\n${people}`))
    expect(file?.sheets[0]?.rows[0]).toEqual(['Nazwisko', 'Imię'])
  })
})

describe('a pasted table', () => {
  it.each([
    ['tabs', 'a\tb;c\nd\te'],
    ['semicolons', 'a;"b;c"\nd;e'],
    ['commas', 'a,"b;c"\nd,e'],
  ])('is split by %s', (_, text) => {
    expect(readTableText(text).file?.sheets[0]?.rows).toEqual([
      ['a', 'b;c'],
      ['d', 'e'],
    ])
  })

  it('keeps a cell with line breaks in one row', () => {
    expect(readTableText('a\t"b\nc"\nd\te').file?.sheets[0]?.rows).toEqual([
      ['a', 'b\nc'],
      ['d', 'e'],
    ])
  })
})
