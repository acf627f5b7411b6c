import { Unzip, UnzipInflate, strFromU8 } from 'fflate'
import { Parser } from 'saxen'

import { MAX_CELL_CHARACTERS, MAX_WORKBOOK_CELLS, type WorkbookProblem } from '~/domain/import/workbook'

/** More than 20,000 rows need, and little enough for a phone's memory. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

/** One byte can unpack to a thousand. So bytes are unpacked, and counted, a few at a time. */
const BYTES_AT_ONCE = 16 * 1024

/** Returns the parts of a workbook by their path. It counts while it unpacks: a file can lie about its size. */
export function unpackWorkbook(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>()
  let unpackedBytes = 0
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return
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
  return Object.fromEntries([...parts].map(([path, chunks]) => [path, joined(chunks)]))
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

/** Enough for one a day. */
const MAX_SHEETS = 400

/**
 * Refuses a workbook whose tables would be too large. `read-excel-file` makes every row as long as the longest one, and
 * a row for every number that is left out, so a few bytes can fill the memory. This looks at all parts, whatever their
 * path, with the XML parser of that library, so that both see the same cells.
 */
export function refuseHugeTables(parts: Record<string, Uint8Array>): void {
  let cells = 0
  let sheets = 0
  for (const part of Object.values(parts)) {
    const measured = measurePart(strFromU8(part))
    cells += measured.cells
    sheets += measured.sheets
    if (cells > MAX_WORKBOOK_CELLS) throw new WorkbookRefusal('too-many-rows')
    if (sheets > MAX_SHEETS) throw new WorkbookRefusal('too-many-sheets')
  }
}

/** Returns how many sheets a part names, and how many cells its table would have. A row without cells counts as one. */
function measurePart(xml: string): { sheets: number; cells: number } {
  const place = { row: 0, column: 0 }
  const filled = { row: 0, column: 0 }
  let sheets = 0
  let lastRow = 0
  let isTable = false
  let isValue = false
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    const tag = localName(name)
    if (tag === 'sheet') sheets += 1
    if (tag === 'sheetData') isTable = true
    if (!isTable) return
    if (tag === 'row') place.row += 1
    if (tag === 'row' || tag === 'c') Object.assign(place, addressOf(attributes(), decode, place))
    if (tag === 'v' || tag === 't') isValue = true
    lastRow = Math.max(lastRow, place.row)
  })
  parser.on('text', (text, decode) => {
    if (!isValue) return
    // That library takes minutes to read a text of some megabytes.
    if (text.length > MAX_CELL_CHARACTERS && decode(text).length > MAX_CELL_CHARACTERS) {
      throw new WorkbookRefusal('long-cell')
    }
    filled.row = Math.max(filled.row, place.row)
    filled.column = Math.max(filled.column, place.column)
  })
  parser.on('closeTag', (name) => {
    const tag = localName(name)
    if (tag === 'v' || tag === 't') isValue = false
  })
  parser.parse(xml)
  return { sheets, cells: filled.row * filled.column + lastRow }
}

/** A cell's address is A1, a row's is 1. */
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/

type Place = { row: number; column: number }

/** Returns the place that the attributes name. Throws if it is not written as all programs write it. */
function addressOf(
  attributes: Record<string, string>,
  decode: (text: string) => string,
  before: Place,
): Place {
  const [address, ...others] = Object.entries(attributes)
    .filter(([name]) => name !== 'xmlns:r' && localName(name) === 'r')
    .map(([, value]) => decode(value))
  if (address === undefined) return before
  const [, letters, digits] = ADDRESS.exec(address) ?? []
  if (letters === undefined || others.length > 0) throw new Error('Not the address of a cell')
  return { row: Math.max(before.row, Number(digits)), column: columnNumber(letters) }
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}

/** Ends the reading of a workbook or a pasted table that is larger than the limits. */
export class WorkbookRefusal extends Error {
  readonly problem: WorkbookProblem

  constructor(problem: WorkbookProblem) {
    super(problem)
    this.problem = problem
  }
}
