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
    const repeated = Number(/number-rows-repeated="(\d+)"/.exec(tag)?.[1] ?? 1)
    const end = /table:visibility="(collapse|filter)"/.test(tag) ? place + repeated : place
    for (let row = place; row < Math.min(end, READ_ROWS); row += 1) {
      const rows = sheets.at(-1)
      if (rows) rows[row] = { hidden: true }
    }
    place += repeated
  }
  return sheets
}

/** True if a sheet of an .xlsx has values below the rows that are read. */
export function hasRowsBelow(parts: Parts): boolean {
  return Object.entries(parts).some(([path, part]) => {
    if (!/worksheets\/[^/]+\.xml$/i.test(path)) return false
    const xml = strFromU8(part, true)
    for (const { 1: row, index } of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br="(\d+)"/g)) {
      if (Number(row) > READ_ROWS) return /<(\w+:)?(v|t)[\s>]/.test(xml.slice(index))
    }
    return false
  })
}
