import { strFromU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'

import {
  MAX_SHEET_BYTES,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
  type Encoding,
  type ReadSheets,
  type Sheet,
  type SheetProblem,
} from '~/domain/sheet'

// Runs in a worker of its own, because a large file takes seconds. It uses nothing of the browser, so that tests can
// call it.

/** More than 20,000 rows need, and little enough for a phone's memory. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
const MAX_CELLS = 4_000_000

/** Reads a file by what is in it, whatever its name says. Never throws. */
export async function readSheetFile(
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding,
): Promise<ReadSheets> {
  if (bytes.length > MAX_SHEET_BYTES) return { problem: 'too-large' }
  if (startsWith(bytes, ZIP)) return readXlsx(bytes)
  if (startsWith(bytes, COMPOUND_FILE)) return { problem: 'protected' }
  // Text has no zero bytes, unless it is UTF-16.
  const used = encoding ?? guessEncoding(bytes)
  if (used !== 'utf-16le' && bytes.includes(0)) return { problem: 'damaged' }
  const read = readSheetText(new TextDecoder(used).decode(bytes))
  return read.file ? { file: { ...read.file, encoding: used } } : read
}

/** Reads a table that was pasted, or the text of a CSV file. */
export function readSheetText(text: string): ReadSheets {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: ['\t', ';', ','] })
  return checked([{ name: '', rows: data }])
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

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheets> {
  try {
    const { packed, problem } = repack(bytes)
    if (problem) return { problem }
    const sheets = await readXlsxFile(packed.buffer, { trim: true })
    return checked(
      sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) })),
    )
  } catch {
    return { problem: 'damaged' }
  }
}

/**
 * Returns the workbook unpacked, in a zip without compression. The library would unpack it in workers from `blob:`
 * addresses, which our security policy forbids, and without a limit: a small file may hold gigabytes.
 */
function repack(
  bytes: Uint8Array<ArrayBuffer>,
): { packed: Uint8Array<ArrayBuffer>; problem?: undefined } | { packed?: undefined; problem: SheetProblem } {
  let unpackedBytes = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false
      unpackedBytes += originalSize
      return unpackedBytes <= MAX_UNPACKED_BYTES
    },
  })
  if (unpackedBytes > MAX_UNPACKED_BYTES) return { problem: 'too-many-rows' }
  const tables = Object.entries(files).filter(([name]) => /worksheets\/[^/]+\.xml$/.test(name))
  if (tables.some(([, table]) => countCells(strFromU8(table)) > MAX_CELLS))
    return { problem: 'too-many-rows' }
  return { packed: zipSync(files, { level: 0 }) }
}

/** Returns how many cells a table spans. One cell far out makes the library fill all rows up to its column. */
function countCells(table: string): number {
  let columns = 0
  let rows = 0
  for (const [, letters = '', row] of table.matchAll(/\sr="([A-Z]*)(\d+)"/g)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
  }
  return rows * columns
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

/** Drops empty sheets, and refuses what is too large. */
function checked(sheets: readonly Sheet[]): ReadSheets {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')))
  if (filled.length === 0) return { problem: 'empty' }
  const isTooLarge = filled.some(
    ({ rows }) => rows.length > MAX_SHEET_ROWS || rows.some((row) => row.length > MAX_SHEET_COLUMNS),
  )
  return isTooLarge ? { problem: 'too-many-rows' } : { file: { sheets: filled } }
}
