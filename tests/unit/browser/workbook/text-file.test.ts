import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readTableText, readWorkbookFile } from '~/browser/workbook/workbook-file'

const TABLE = 'Nazwisko i imię;Dział\nŚwiątek Łucja;Spawalnia\nGąska Józef;Źródła'
const ROWS = [
  ['Nazwisko i imię', 'Dział'],
  ['Świątek Łucja', 'Spawalnia'],
  ['Gąska Józef', 'Źródła'],
]

/** The Polish letters of the table in code page 852. */
const IN_CP852 = { ę: 0xa9, ł: 0x88, Ś: 0x97, ą: 0xa5, Ł: 0x9d, ó: 0xa2, Ź: 0x8d } as const satisfies Record<
  string,
  number
>

function inCp852(text: string) {
  const codes = new Map<string, number>(Object.entries(IN_CP852))
  return Uint8Array.from([...text], (letter) => codes.get(letter) ?? letter.charCodeAt(0))
}

function utf16(text: string) {
  return new Uint8Array(Buffer.from(text, 'utf16le'))
}

function swapped(bytes: Uint8Array) {
  return bytes.map((_, place) => bytes[place ^ 1] ?? 0)
}

describe('the encoding of a text file', () => {
  it.each([
    ['cp852', inCp852(TABLE)],
    ['utf-16le', utf16(TABLE)],
    ['utf-16le', utf16(`\ufeff${TABLE}`)],
    ['utf-16be', swapped(utf16(TABLE))],
    ['utf-16be', swapped(utf16(`\ufeff${TABLE}`))],
    ['utf-8', new TextEncoder().encode(`\ufeff${TABLE}`)],
  ] as const)('%s is told by its Polish letters', (encoding, bytes) => {
    const { file } = readWorkbookFile(bytes)
    expect(file?.text?.encoding).toBe(encoding)
    expect(file?.sheets[0]?.rows).toEqual(ROWS)
  })

  it('can be chosen by a word of the file, and is no question if all of them make the same text', () => {
    const { file } = readWorkbookFile(
      new Uint8Array(readFileSync('tests/support/workbooks/other-programs/iso-8859-2.csv')),
    )
    expect(file?.text?.examples.slice(0, 2)).toEqual([
      { encoding: 'iso-8859-2', word: 'imię' },
      { encoding: 'windows-1250', word: 'imię' },
    ])
    expect(readWorkbookFile(new TextEncoder().encode('a;b')).file?.text?.examples).toEqual([])
  })
})

describe('the separator of a text', () => {
  it.each([
    [';', 'Kowalski, Jan;Spawacz, elektryk\nLis, Ewa;Kierowca'],
    ['|', 'Jan|Lis\nEwa|Kos'],
    [';', 'Rejestr, stan na dziś\n\nJan;Lis\nEwa;Kos'],
    [',', 'sep=,\nJan,"Lis;Kos"\nEwa,Kos;Lis'],
  ])('is %s, which makes equal rows', (separator, text) => {
    expect(readTableText(text).file?.text?.separator).toBe(separator)
  })

  it('can be chosen', () => {
    expect(readTableText('a;b,c', { separator: ',' }).file?.sheets[0]?.rows).toEqual([['a;b', 'c']])
  })

  it('that the file names in its first line keeps the rows in their places', () => {
    expect(readTableText('sep=|\na|b').file?.sheets[0]?.rows).toEqual([[], ['a', 'b']])
  })
})

it('what protects a number or a formula is taken off', () => {
  const text = `="00123";'00124;"'+48 500 000 100";"=""00125""";'t Hart;"''x"`
  expect(readTableText(text).file?.sheets[0]?.rows).toEqual([
    ['00123', '00124', '+48 500 000 100', '00125', "'t Hart", "''x"],
  ])
})
