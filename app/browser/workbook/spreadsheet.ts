import { read, type ParsingOptions, type Range, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { Unzip, UnzipInflate, zipSync } from 'fflate'

import {
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
  columnLetters,
  type RefusedSheet,
  type Sheet,
  type Workbook,
  type WorkbookProblem,
} from '~/domain/import/sheets/workbook'

import { cellText, isFormula } from './cell-text'
import {
  createCounter,
  type Counted,
  problemOf,
  READ_ROWS,
  withoutBlankEnd,
  workbookOf,
  WorkbookRefusal,
  type Row,
} from './sheet-limits'
import { hasRowsBelow, hiddenRowsOfOds, withStyles } from './unread-parts'

// Reads workbooks of any program with SheetJS, and takes from them what the sheet shows.

/** More than 20,000 rows need, and little enough for a phone's memory. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

/** One byte can unpack to a thousand. So bytes are unpacked, and counted, a few at a time. */
const BYTES_AT_ONCE = 16 * 1024

/** Enough for one a day. */
const MAX_SHEETS = 400

/** A table with so many blank rows at the end of what is read has ended before. */
const BLANK_ROWS_AT_END = 1000

const OPTIONS: ParsingOptions = {
  dense: true,
  sheetRows: READ_ROWS,
  // Tells which rows are hidden, and how numbers are shown.
  cellStyles: true,
  cellNF: true,
  // Only few cells need their shown text, and SheetJS would take a third of the time for it.
  cellText: false,
  cellHTML: false,
}

/** Reads .xlsx, .xlsm, .xlsb and .ods. Throws if it cannot. */
export function readZippedWorkbook(bytes: Uint8Array): Workbook {
  const { parts: unpacked, others } = unpackNeeded(bytes)
  if (Object.keys(unpacked).length === 0) throw new WorkbookRefusal(archiveProblem(others))
  const parts = withStyles(unpacked)
  const zip = zipSync(parts, { level: 0 })
  const { SheetNames } = read(zip, { type: 'array', bookSheets: true })
  if (SheetNames.length > MAX_SHEETS) throw new WorkbookRefusal('too-many-sheets')
  const book = read(zip, { ...OPTIONS, type: 'array' })
  for (const [place, rows] of hiddenRowsOfOds(parts).entries()) {
    const sheet = book.Sheets[SheetNames[place] ?? '']
    if (sheet) sheet['!rows'] = rows
  }
  return { ...takeSheets(book), ...(hasRowsBelow(parts) && { hasRowsBelow: true }) }
}

/** Reads .xls. Throws if it cannot, also for a workbook with a password. */
export function readOldWorkbook(bytes: Uint8Array): Workbook {
  try {
    // Such a sheet has 65,536 rows at most, so all of them are looked at.
    const book = read(bytes, { ...OPTIONS, sheetRows: 0, type: 'array' })
    const below = Object.values(book.Sheets).map(cutRowsBelow)
    return { ...takeSheets(book), ...(below.includes(true) && { hasRowsBelow: true }) }
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    throw isProtected ? new WorkbookRefusal('protected') : error
  }
}

/** Leaves the rows out that are not read of any workbook. True if they hold something. */
function cutRowsBelow(sheet: WorkSheet): boolean {
  const below = sheet['!data']?.splice(READ_ROWS) ?? []
  return below.some((row) => row?.some(({ t, v }) => t !== 'z' && v !== undefined && v !== ''))
}

/** Reads pages of HTML and XML that programs save with the ending .xls. Throws if it cannot. */
export function readMarkup(text: string): Workbook {
  try {
    return takeSheets(read(text, { ...OPTIONS, type: 'string', raw: true }))
  } catch (error) {
    throw error instanceof WorkbookRefusal ? error : new WorkbookRefusal('without-table')
  }
}

/** Parts with pictures and programs, and comments that may be about any cell. */
const NOT_NEEDED = /(^|\/)(theme|drawings|charts|externalLinks|customXml|threadedComments|comments\d*\.|vba)/i

/** Returns what an archive is that holds no workbook, by its files: our own ones are told. */
function archiveProblem(paths: readonly string[]): WorkbookProblem {
  const has = (name: string) => paths.some((path) => path.split('/').at(-1) === name)
  if (has('dane.json')) return 'own-copy'
  if (has('teczka.html')) return 'own-dossier'
  return paths.length > 0 ? 'archive' : 'damaged'
}

/** Unpacks what is needed of a ZIP, by its path, and counts meanwhile: a file can lie about its size. */
function unpackNeeded(bytes: Uint8Array): { parts: Record<string, Uint8Array>; others: string[] } {
  const parts = new Map<string, Uint8Array[]>()
  const others: string[] = []
  let unpackedBytes = 0
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels|bin)$/i.test(file.name) || NOT_NEEDED.test(file.name)) {
      others.push(file.name)
      return
    }
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      unpackedBytes += chunk.length
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new WorkbookRefusal('too-much-text')
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    unzip.push(bytes.subarray(from, from + BYTES_AT_ONCE), from + BYTES_AT_ONCE >= bytes.length)
  }
  return {
    parts: Object.fromEntries([...parts].map(([path, chunks]) => [path, joined(chunks)])),
    others,
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let place = 0
  for (const chunk of chunks) {
    bytes.set(chunk, place)
    place += chunk.length
  }
  return bytes
}

/** A sheet over a limit is refused alone. */
function takeSheets({ SheetNames, Sheets, Workbook: facts }: WorkBook): Workbook {
  if (SheetNames.length > MAX_SHEETS) throw new WorkbookRefusal('too-many-sheets')
  // A refused sheet takes nothing from those behind it.
  let counted: Counted | undefined
  const sheets: Sheet[] = []
  const refused: RefusedSheet[] = []
  for (const [place, each] of SheetNames.entries()) {
    const name = each.toWellFormed()
    try {
      const isHidden = Boolean(facts?.Sheets?.[place]?.Hidden)
      const counter = createCounter(counted)
      const table = readTable(Sheets[each], facts?.WBProps?.date1904 === true, counter.take)
      sheets.push({ name, ...table, ...(isHidden && { isHidden }) })
      counted = counter.total()
    } catch (error) {
      refused.push({ name, problem: problemOf(error) })
    }
  }
  return workbookOf(sheets, refused)
}

function readTable(
  sheet: WorkSheet | undefined,
  is1904: boolean,
  counted: (row: Row) => Row,
): Omit<Sheet, 'name'> {
  const data = sheet?.['!data']
  // A chart on a tab of its own has none.
  if (!data) throw new WorkbookRefusal('without-table')
  const errors: string[] = []
  const typed = new Set<number>()
  const calculated = new Set<number>()
  const rows: string[][] = []
  data.forEach((cells, place) => {
    const texts: string[] = []
    cells.forEach((cell, column) => {
      if (cell.t === 'e') errors.push(`${columnLetters(column)}${place + 1}`)
      const text = cellText(cell, is1904)
      if (text === '') return
      if (column >= MAX_SHEET_COLUMNS) throw new WorkbookRefusal('too-many-rows')
      texts[column] = text
      ;(isFormula(cell) ? calculated : typed).add(place)
    })
    if (texts.length > 0) rows[place] = Array.from(texts, (text) => text ?? '')
  })
  if (rows.length > READ_ROWS - BLANK_ROWS_AT_END) throw new WorkbookRefusal('too-many-rows')
  // Formulas are often drawn down further than there are people.
  const isDrawnDown = [...calculated].some((place) => typed.has(place))
    ? (place: number) => !typed.has(place)
    : () => false
  const filled = Array.from(rows, (row, place) => (row && !isDrawnDown(place) ? row : []))
  repeatDownwards(filled, sheet['!merges'] ?? [])
  const shown = withoutBlankEnd(filled.map(counted))
  const hidden = (sheet['!rows'] ?? []).flatMap((row, place) =>
    row?.hidden && shown[place]?.length ? [place] : [],
  )
  return {
    rows: shown,
    ...(hidden.length > 0 && { hiddenRows: new Set(hidden) }),
    ...(errors.length > 0 && { errors }),
  }
}

/** Writes the text of a cell that spans several rows into each of them: one name may be merged over three papers. */
function repeatDownwards(rows: string[][], merged: readonly Range[]): void {
  let written = 0
  for (const { s: first, e: last } of merged) {
    const column = first.c
    const text = rows[first.r]?.[column] ?? ''
    if (text === '') continue
    for (let place = first.r + 1; place <= Math.min(last.r, rows.length - 1); place += 1) {
      written += 1
      if (written > MAX_SHEET_ROWS * MAX_SHEET_COLUMNS) throw new WorkbookRefusal('too-many-rows')
      const cells = [...(rows[place] ?? [])]
      while (cells.length <= column) cells.push('')
      cells[column] ||= text
      rows[place] = cells
    }
  }
}
