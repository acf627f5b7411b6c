import { countOf, foldText, joinFew } from '~/domain/words/polish'

import { findHeadings, proposeColumns, type ProposalContext } from './column-proposal'
import { NAME_USES } from './columns'
import { WORKBOOK_PROBLEMS, type Sheet, type Workbook } from './workbook'

// A workbook may hold several registers. Those with the same columns are read as one table, the others one by one.

/** A sheet with the number of people in its visible rows. Without headings of a register it has none. */
export type OfferedSheet = {
  place: number
  name: string
  people: number
  isHidden: boolean
  headings: string
}

/** The rows of one sheet or of several, and where in the table each of them begins. Places count from 0. */
export type StackedTable = {
  sheet: Sheet
  parts: readonly { name: string; begin: number; firstRow: number }[]
  /** How many hidden rows the sheets have. */
  hiddenRows: number
}

/** Counts the people of each sheet. */
export function offerSheets(sheets: readonly Sheet[], context: ProposalContext): OfferedSheet[] {
  return sheets.map((sheet, place) => {
    const headingRow = findHeadings(sheet)
    const columns = proposeColumns(sheet, headingRow, context)
    const names = columns.flatMap(({ use }, column) => (NAME_USES.includes(use) ? [column] : []))
    const below = sheet.rows.filter((_, row) => row > (headingRow ?? -1) && !sheet.hiddenRows?.has(row))
    return {
      place,
      name: sheet.name,
      people: below.filter((row) => names.some((column) => (row[column] ?? '') !== '')).length,
      isHidden: sheet.isHidden === true,
      headings: columns.map(({ heading }) => foldText(heading)).join('\n'),
    }
  })
}

/** Returns the places of the sheets that are read unless somebody says otherwise: all that are seen and have people. */
export function tickedAtFirst(offered: readonly OfferedSheet[]): number[] {
  const registers = offered.filter(({ people, isHidden }) => people > 0 && !isHidden)
  const [first] = offered.filter(({ isHidden }) => !isHidden)
  return (registers.length > 0 ? registers : [first ?? offered[0]]).flatMap((sheet) => sheet?.place ?? [])
}

/** Splits the ticked sheets: those that have the columns of the first one, and those that are read after them. */
export function splitTicked(
  offered: readonly OfferedSheet[],
  ticked: readonly number[],
): { now: OfferedSheet[]; later: OfferedSheet[] } {
  const sheets = offered.filter(({ place }) => ticked.includes(place))
  const [first] = sheets
  return {
    now: sheets.filter(({ headings }) => headings === first?.headings),
    later: sheets.filter(({ headings }) => headings !== first?.headings),
  }
}

/** Puts sheets below one another, the further ones without their headings. Hidden rows stay blank, unless taken. */
export function stackSheets(sheets: readonly Sheet[], takesHiddenRows: boolean): StackedTable {
  const [first = { name: '', rows: [] }] = sheets
  const rows: (readonly string[])[] = []
  const parts = sheets.map((sheet, place) => {
    const firstRow = place === 0 ? 0 : (findHeadings(sheet) ?? -1) + 1
    const begin = rows.length
    const shown = sheet.rows.map((row, at) => (!takesHiddenRows && sheet.hiddenRows?.has(at) ? [] : row))
    rows.push(...shown.slice(firstRow))
    return { name: sheet.name, begin, firstRow }
  })
  const hiddenRows = sheets.reduce((sum, sheet) => sum + (sheet.hiddenRows?.size ?? 0), 0)
  return { sheet: { ...first, rows }, parts, hiddenRows }
}

/** Names a line of the table as its program does, with its sheet if there are several: „Biuro, wiersz 5” is „Biuro 5”. */
export function lineName({ parts }: Pick<StackedTable, 'parts'>, line: number): string {
  const part = parts.findLast(({ begin }) => begin < line)
  if (!part) return String(line)
  const own = line - part.begin + part.firstRow
  return parts.length === 1 ? String(own) : `${part.name} ${own}`
}

/** So many addresses and names are listed. */
const LISTED = 8

/** Says what of the sheets that are read is not as the sheet has it. */
export function sheetNotes(sheets: readonly Sheet[]): string[] {
  const named = (sheet: Sheet, text: string) => (sheets.length > 1 ? `${sheet.name} ${text}` : text)
  const errors = sheets.flatMap((sheet) => (sheet.errors ?? []).map((address) => named(sheet, address)))
  const odd = sheets.flatMap((sheet) => sheet.oddQuotes ?? []).map((place) => String(place + 1))
  return [
    ...(errors.length > 0 ? [`Komórki z\u00a0błędem formuły są puste: ${joinFew(errors, LISTED)}.`] : []),
    ...(odd.length > 0
      ? [
          `Cudzysłów w\u00a0środku albo bez pary, komórki zostały bez zmian. Wiersze: ${joinFew(odd, LISTED)}.`,
        ]
      : []),
  ]
}

const ROWS_BELOW =
  'Wierszy poniżej 50\u00a0000 nie wczytujemy, a\u00a0coś tam jest. Przenieś te wiersze wyżej albo do osobnego arkusza.'

/** Says which sheets and rows of the workbook are not read at all. */
export function listNotRead(
  { refused, hasRowsBelow = false }: Pick<Workbook, 'refused' | 'hasRowsBelow'>,
  others: readonly Pick<OfferedSheet, 'name' | 'people'>[],
  hiddenRows: number,
): string[] {
  const names = others.map(({ name, people }) =>
    people > 0 ? `${name} (${countOf(people, 'person')})` : name,
  )
  return [
    ...(names.length > 0 ? [`Arkusze, których nie wczytujemy: ${joinFew(names, LISTED)}.`] : []),
    ...refused
      .slice(0, LISTED)
      .map(({ name, problem }) => `Arkusza „${name}” nie da się wczytać. ${WORKBOOK_PROBLEMS[problem]}`),
    ...(refused.length > LISTED ? [`Innych takich arkuszy: ${refused.length - LISTED}.`] : []),
    ...(hasRowsBelow ? [ROWS_BELOW] : []),
    ...(hiddenRows > 0 ? [`Ukryte wiersze, których nie wczytujemy: ${hiddenRows}.`] : []),
  ]
}
