import { zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'

import {
  MAX_CELL_CHARACTERS,
  MAX_WORKBOOK_BYTES,
  MAX_WORKBOOK_CELLS,
  MAX_WORKBOOK_CHARACTERS,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
  TOP_ROWS,
  type Encoding,
  type ReadWorkbook,
  type Sheet,
  type WorkbookProblem,
} from '~/domain/import/workbook'

import { WorkbookRefusal, refuseHugeTables, unpackWorkbook } from './unpack-workbook'

// Runs in a worker of its own, because a large file takes seconds. It uses nothing of the browser, so that tests can
// call it.

/** Reads a file by what is in it, whatever its name says. Never throws. */
export async function readWorkbookFile(
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding,
): Promise<ReadWorkbook> {
  if (bytes.length > MAX_WORKBOOK_BYTES) return { problem: 'too-large' }
  if (startsWith(bytes, ZIP)) return readXlsx(bytes)
  if (startsWith(bytes, COMPOUND_FILE)) return { problem: 'protected' }
  // Text has no zero bytes, unless it is UTF-16.
  const used = encoding ?? guessEncoding(bytes)
  if (used !== 'utf-16le' && bytes.includes(0)) return { problem: 'damaged' }
  const read = readTableText(new TextDecoder(used).decode(bytes))
  return read.file ? { file: { ...read.file, encoding: used } } : read
}

/** Reads a table that was pasted, or the text of a CSV file. Never throws. */
export function readTableText(text: string): ReadWorkbook {
  try {
    const counted = createCounter()
    const rows: Row[] = []
    Papa.parse<string[]>(text.toWellFormed(), {
      delimitersToGuess: ['\t', ';', ','],
      step: ({ data }) => {
        rows.push(counted(data))
      },
    })
    return checked([{ name: '', rows }])
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Old .xls files, and .xlsx files with a password, are compound files. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
const BYTE_ORDER_MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
]

function startsWith(bytes: Uint8Array, marks: readonly number[]): boolean {
  return marks.every((mark, place) => bytes[place] === mark)
}

/** A byte order mark decides, else whether the file is UTF-8 without a fault. */
function guessEncoding(bytes: Uint8Array<ArrayBuffer>): Encoding {
  const [marked] = BYTE_ORDER_MARKS.find(([, marks]) => startsWith(bytes, marks)) ?? []
  if (marked) return marked
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadWorkbook> {
  try {
    const parts = unpackWorkbook(bytes)
    refuseHugeTables(parts)
    // The library would unpack the file in workers from `blob:` addresses, which our security policy forbids.
    const { buffer } = zipSync(parts, { level: 0 })
    const sheets = await readXlsxFile(buffer, { trim: true })
    const counted = createCounter()
    return checked(
      sheets.map(({ sheet, data }) => ({
        name: sheet.toWellFormed(),
        rows: data.map((row) => counted(row.map(cellText))),
      })),
    )
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function problemOf(error: unknown): WorkbookProblem {
  return error instanceof WorkbookRefusal ? error.problem : 'damaged'
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  // A number in the XML can be half of a letter.
  if (!(value instanceof Date)) return String(value).toWellFormed()
  // Excel shows a number that is no day in the same way.
  return Number.isNaN(value.getTime()) ? '########' : value.toISOString().slice(0, 10)
}

type Row = readonly string[]

const BLANK: Row = []

/** Returns a function that counts the rows of a file, and refuses them as soon as they are more than is read. */
function createCounter(): (row: Row) => Row {
  let cells = 0
  let characters = 0
  return (row) => {
    cells += row.length
    for (const cell of row) {
      if (cell.length > MAX_CELL_CHARACTERS) throw new WorkbookRefusal('long-cell')
      characters += cell.length
    }
    if (cells > MAX_WORKBOOK_CELLS) throw new WorkbookRefusal('too-many-rows')
    if (characters > MAX_WORKBOOK_CHARACTERS) throw new WorkbookRefusal('too-much-text')
    return row.some(isFilled) ? row : BLANK
  }
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

/** Drops empty sheets, and refuses what is too large. */
function checked(sheets: readonly Sheet[]): ReadWorkbook {
  const filled = sheets.map(withoutBlankEdges).filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) return { problem: 'empty' }
  const isTooLarge = filled.some(
    ({ rows }) =>
      rows.filter((row) => row !== BLANK).length > MAX_SHEET_ROWS + TOP_ROWS ||
      rows.some((row) => row.length > MAX_SHEET_COLUMNS),
  )
  return isTooLarge ? { problem: 'too-many-rows' } : { file: { sheets: filled } }
}

/** Drops blank rows at the end and blank columns at the right. */
function withoutBlankEdges({ name, rows }: Sheet): Sheet {
  const height = rows.findLastIndex((row) => row !== BLANK) + 1
  const width = rows.reduce((widest, row) => Math.max(widest, row.findLastIndex(isFilled) + 1), 0)
  return { name, rows: rows.slice(0, height).map((row) => (row.length > width ? row.slice(0, width) : row)) }
}
