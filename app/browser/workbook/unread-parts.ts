import type { RowInfo } from '@e965/xlsx'
import { strFromU8, strToU8 } from 'fflate'

import { READ_ROWS } from './sheet-limits'

// What SheetJS does not say of a workbook, taken from its XML.

export type Parts = Record<string, Uint8Array>

const CONTENT_TYPES = '[Content_Types].xml'
const STYLES = 'xl/styles.xml'
/** Without a fill, SheetJS would look for that of every cell in vain, and throw each time. */
const NO_STYLES =
  '<styleSheet><fills><fill/></fills><cellXfs><xf numFmtId="0" fillId="0"/></cellXfs></styleSheet>'
const STYLES_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml'

/** Adds an empty part of styles if a workbook has none: only with one does SheetJS tell which rows are hidden. */
export function withStyles(parts: Parts): Parts {
  const types = parts[CONTENT_TYPES]
  if (!types || Object.keys(parts).some((path) => /styles\.(xml|bin)$/i.test(path))) return parts
  const named = strFromU8(types).replace(
    /<(\/?)([\w.-]+:)?Types>\s*$/,
    (end, _, prefix = '') => `<${prefix}Override PartName="/${STYLES}" ContentType="${STYLES_TYPE}"/>${end}`,
  )
  return { ...parts, [CONTENT_TYPES]: strToU8(named), [STYLES]: strToU8(NO_STYLES) }
}

const ODS_CONTENT = 'content.xml'
const TABLE_OR_ROW = /<table:table(-row)?(?=[\s/>])[^>]*>/g

/** Returns which rows of each sheet of an .ods are hidden. None for other workbooks. */
export function hiddenRowsOfOds(parts: Parts): RowInfo[][] {
  const content = parts[ODS_CONTENT]
  const sheets: RowInfo[][] = []
  let place = 0
  for (const [tag, isRow] of content ? strFromU8(content).matchAll(TABLE_OR_ROW) : []) {
    if (isRow === undefined) {
      sheets.push([])
      place = 0
      continue
    }
    const repeated = repeatedRows(tag)
    const end = /table:visibility="(collapse|filter)"/.test(tag) ? place + repeated : place
    for (let row = place; row < Math.min(end, READ_ROWS); row += 1) {
      const rows = sheets.at(-1)
      if (rows) rows[row] = { hidden: true }
    }
    place += repeated
  }
  return sheets
}

function repeatedRows(tag: string): number {
  return Number(/number-rows-repeated="(\d+)"/.exec(tag)?.[1] ?? 1)
}

/** True if a sheet of an .xlsx, .xlsb or .ods has values below the rows that are read. */
export function hasRowsBelow(parts: Parts): boolean {
  return Object.entries(parts).some(([path, part]) => {
    if (path === ODS_CONTENT) return hasRowsBelowInOds(strFromU8(part, true))
    if (/worksheets\/[^/]+\.bin$/i.test(path)) return hasRowsBelowInBinary(part)
    if (!/worksheets\/[^/]+\.xml$/i.test(path)) return false
    const xml = strFromU8(part, true)
    for (const { 1: row, index } of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br="(\d+)"/g)) {
      if (Number(row) > READ_ROWS) return /<(\w+:)?(v|t)[\s>]/.test(xml.slice(index))
    }
    return false
  })
}

function hasRowsBelowInOds(xml: string): boolean {
  const [, ...tables] = xml.split(/<table:table(?=[\s/>])/)
  return tables.some((table) => {
    let place = 0
    for (const { 0: tag, index } of table.matchAll(/<table:table-row(?=[\s/>])[^>]*>/g)) {
      if (place >= READ_ROWS) return /<text:p|office:value/.test(table.slice(index))
      place += repeatedRows(tag)
    }
    return false
  })
}

/** Each record of an .xlsb has its kind and its size in front: https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb */
const ROW_RECORD = 0
const FIRST_VALUE_RECORD = 2
const LAST_VALUE_RECORD = 11

function hasRowsBelowInBinary(part: Uint8Array): boolean {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength)
  let place = 0
  let row = 0
  // Seven bits of each byte count, and the eighth says that another byte follows.
  const takeNumber = (bytes: number) => {
    let number = 0
    for (let shift = 0; shift < 7 * bytes; shift += 7) {
      const byte = part[place] ?? 0
      place += 1
      number |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    return number
  }
  while (place < part.length) {
    const kind = takeNumber(2)
    const size = takeNumber(4)
    if (kind === ROW_RECORD && place + 4 <= part.length) row = view.getUint32(place, true)
    const isValue = kind >= FIRST_VALUE_RECORD && kind <= LAST_VALUE_RECORD
    if (isValue && row >= READ_ROWS) return true
    place += size
  }
  return false
}
