import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { hasRowsBelow } from '~/browser/workbook/unread-parts'
import { readWorkbookFile, readTableText } from '~/browser/workbook/workbook-file'

import { rowXml, sharing, SHEET, withUnpackedSize, workbook } from '../../../support/workbook.ts'

const MANY = Array.from({ length: 400 }, (_, place) => rowXml(place + 1, 'x')).join('')

const FAR_CELL = '<c r="XFD1048576" t="str"><v>x</v></c>'

describe('a workbook with a cell far to the right is refused', () => {
  it.each([
    ['with prefixes', { [SHEET]: `<x:row><x:c x:r="XFD1048576" t="str"><x:v>x</x:v></x:c></x:row>` }],
    ['in a row without a number', { [SHEET]: `<row>${FAR_CELL}</row>` }],
    ['in another folder', { 'tables/people.xml': `<row>${FAR_CELL}</row>` }],
    ['below many rows', { [SHEET]: `${MANY}<row r="401">${FAR_CELL.replace('1048576', '401')}</row>` }],
  ])('%s', (_, tables) => {
    expect(readWorkbookFile(workbook(tables))).toEqual({ problem: 'too-many-rows' })
  })

  it('with a dimension that denies it', () => {
    const part = `<worksheet><dimension ref='A1'/><sheetData><row>${FAR_CELL}</row></sheetData></worksheet>`
    const file = workbook({ [SHEET]: '' }, { [`xl/${SHEET}`]: part })
    expect(readWorkbookFile(file)).toEqual({ problem: 'too-many-rows' })
  })
})

describe('a workbook with a million rows', () => {
  const padding = Array.from(
    { length: 60_000 },
    (_, place) => `<row r="${place + 2}"><c r="A${place + 2}"/></row>`,
  )

  it('of which only the first ones are filled is read, and it is said that there is something below row 50,000', () => {
    const far = `<row r="1048576">${FAR_CELL}</row>`
    const file = workbook({ [SHEET]: `${rowXml(1, 'a')}${padding.join('')}${far}` })
    expect(readWorkbookFile(file).file).toMatchObject({ sheets: [{ rows: [['a']] }], hasRowsBelow: true })
    const blank = workbook({ [SHEET]: rowXml(1, 'a') + padding.join('') })
    expect(readWorkbookFile(blank).file).not.toHaveProperty('hasRowsBelow')
    expect(readWorkbookFile(workbook({ [SHEET]: far }))).toEqual({ problem: 'empty' })
  })

  it.each(['biff8', 'ods'] as const)('of %s says so as well', (bookType) => {
    const bytesOf = (text: string | null) => {
      const sheet = utils.sheet_add_aoa(utils.aoa_to_sheet([['a']]), [[text]], { origin: 'A50001' })
      return write(utils.book_new(sheet, 'S'), { type: 'buffer', bookType, compression: true })
    }
    expect(readWorkbookFile(bytesOf('x')).file).toMatchObject({
      sheets: [{ rows: [['a']] }],
      hasRowsBelow: true,
    })
    expect(readWorkbookFile(bytesOf(null)).file).not.toHaveProperty('hasRowsBelow')
  })

  // SheetJS takes minutes to write such an .xlsb, so its records are written here: row 50,001 and a cell in it.
  it('of .xlsb says so as well', () => {
    const row = [0, 4, 0x50, 0xc3, 0, 0]
    const cellOf = (kind: number) => [kind, 4, 0, 0, 0, 0]
    const partsOf = (...records: number[]) => ({ 'xl/worksheets/sheet1.bin': Uint8Array.from(records) })
    const [blank, text] = [1, 7]
    expect(hasRowsBelow(partsOf(...row, ...cellOf(text)))).toBe(true)
    expect(hasRowsBelow(partsOf(...cellOf(text), ...row, ...cellOf(blank)))).toBe(false)
  })

  it('that are filled is refused, and its other sheets are read', () => {
    const rows = Array.from({ length: 50_000 }, (_, place) => rowXml(place + 1, 'x'))
    const { file } = readWorkbookFile(
      workbook({ [SHEET]: rows.join(''), 'worksheets/b.xml': rowXml(1, 'b') }),
    )
    expect(file).toMatchObject({
      sheets: [{ name: 'S1', rows: [['b']] }],
      refused: [{ name: 'S0', problem: 'too-many-rows' }],
    })
  })
})

describe('a workbook', () => {
  it('with a dimension that claims the largest table is read', () => {
    const part = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rowXml(1, 'a', 'b')}</sheetData></worksheet>`
    const { file } = readWorkbookFile(workbook({ [SHEET]: '' }, { [`xl/${SHEET}`]: part }))
    expect(file?.sheets[0]?.rows).toEqual([['a', 'b']])
  })

  it('with formatted blank cells far out is read', () => {
    const table = `${rowXml(1, 'a')}<row r="2"><c r="XFD2" s="1"/></row><row r="1048576"/>`
    const { file } = readWorkbookFile(workbook({ [SHEET]: table }))
    expect(file?.sheets[0]?.rows).toEqual([['a']])
  })

  // Packing 200 MB takes long on a busy machine.
  it('that unpacks to more than it says is refused as soon as it has unpacked too much', () => {
    const bomb = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 })
    expect(readWorkbookFile(withUnpackedSize(bomb, 1))).toEqual({ problem: 'too-much-text' })
  }, 60_000)

  it('with an attribute of megabytes is read at once', () => {
    const cell = `<row r="1"><c r="A1" t="str" x="${'a'.repeat(4_000_000)}"><v>x</v></c></row>`
    expect(readWorkbookFile(workbook({ [SHEET]: cell })).file?.sheets[0]?.rows).toEqual([['x']])
  })

  it('with one long text in many cells is refused', () => {
    const { table, parts } = sharing('x'.repeat(30_000), 1000)
    expect(readWorkbookFile(workbook({ [SHEET]: table }, parts))).toEqual({ problem: 'too-much-text' })
  })

  it('with a sheet of too much text has its other sheets', () => {
    const { table, parts } = sharing('x'.repeat(30_000), 1000)
    const { file } = readWorkbookFile(workbook({ [SHEET]: table, 'worksheets/b.xml': rowXml(1, 'b') }, parts))
    expect(file).toMatchObject({
      sheets: [{ name: 'S1', rows: [['b']] }],
      refused: [{ name: 'S0', problem: 'too-much-text' }],
    })
  })

  it('with more text in a cell than Excel takes is refused', () => {
    const long = workbook({ [SHEET]: rowXml(1, 'x'.repeat(32_768)) })
    expect(readWorkbookFile(long)).toEqual({ problem: 'long-cell' })
    const longest = workbook({ [SHEET]: rowXml(1, 'x'.repeat(32_767)) })
    expect(readWorkbookFile(longest).file).toBeDefined()
    const longestEscaped = workbook({ [SHEET]: rowXml(1, '&amp;'.repeat(32_767)) })
    expect(readWorkbookFile(longestEscaped).file).toBeDefined()
  })

  it('with megabytes of text in a cell is refused before the table is read', () => {
    const huge = workbook({ [SHEET]: rowXml(1, 'x'.repeat(8_000_000)) })
    expect(readWorkbookFile(huge)).toEqual({ problem: 'long-cell' })
  })

  it('with more sheets than days in a year is refused, also if they are all the same', () => {
    const names = Array.from({ length: 500 }, (_, place) => `<sheet name="S${place}" r:id="rId0"/>`)
    const file = workbook(
      { [SHEET]: MANY },
      {
        'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets>${names.join('')}</sheets></workbook>`,
      },
    )
    expect(readWorkbookFile(file)).toEqual({ problem: 'too-many-sheets' })
  })

  it('has whole letters, also if its XML numbers half of one', () => {
    const { file } = readWorkbookFile(workbook({ [SHEET]: rowXml(1, 'Jan &#xD83D;Lis', 'b') }))
    expect(file?.sheets[0]?.rows[0]?.every((cell) => cell.isWellFormed())).toBe(true)
    expect(readTableText('Jan \ud83dLis;b').file?.sheets[0]?.rows).toEqual([['Jan \ufffdLis', 'b']])
  })

  it('keeps its other cells when a number is no day', () => {
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>'
    const table = '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" s="1"><v>1e15</v></c></row>'
    const { file } = readWorkbookFile(workbook({ [SHEET]: table }, { 'xl/styles.xml': styles }))
    expect(file?.sheets[0]?.rows).toEqual([['a', '########']])
  })
})

describe('a text', () => {
  it('of one very long line is refused', () => {
    expect(readTableText('a;'.repeat(3_000_000))).toEqual({ problem: 'too-many-rows' })
    expect(readTableText('a'.repeat(6_000_000))).toEqual({ problem: 'long-cell' })
  })

  it('of a million short lines is refused, and one of as many blank lines is empty', () => {
    expect(readTableText('a\n'.repeat(1_000_000))).toEqual({ problem: 'too-many-rows' })
    expect(readTableText('\n'.repeat(1_000_000))).toEqual({ problem: 'empty' })
  })

  it('with a quotation mark that is never closed loses no row', () => {
    const { file } = readTableText(`Imię;Nazwisko\n"Jan;Lis\n${'Ewa;Kos\n'.repeat(10_000)}`)
    expect(file?.sheets[0]).toMatchObject({ oddQuotes: [1] })
    expect(file?.sheets[0]?.rows).toHaveLength(10_002)
  })
})
