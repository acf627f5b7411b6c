import { useMemo } from 'react'

import { groupPeople, identifierCell, type ImportGroup } from '~/domain/import/people/group-people'
import type { SheetRow } from '~/domain/import/people/person-preview'
import { sectionsOf } from '~/domain/import/rows/no-person'
import { inSection, isFilledRow, rowReader, type ImportRow } from '~/domain/import/rows/rows'
import { columnPlace, type RowProblem, type RowRules } from '~/domain/import/rows/rules'
import { isCertificateList } from '~/domain/import/sheets/columns'
import { severalPositionsIn, type SeveralPositions } from '~/domain/import/texts/listed-positions'
import { positionNames } from '~/domain/people/other-positions'
import { keepLast } from '~/domain/words/keep-last'
import { foldText } from '~/domain/words/polish'

import type { ImportState, ImportProps } from './import-state'

/** A row of the preview with its cells as they are now. `place` counts from 0 in the sheet. */
export type PreviewRow = ImportRow & {
  place: number
  cells: readonly string[]
  isSkipped: boolean
  /** The name of a department in a row above it. */
  department?: string
}

/** The props of the steps that show how the rows are understood. */
export type StepProps = ImportProps & UnderstoodRows

/** Returns the rows below the headings that hold anything, as they were read. */
export function filledRows({
  table,
  headingRow = -1,
  columns,
}: Pick<ImportState, 'table' | 'headingRow' | 'columns'>) {
  const { rows } = table.sheet
  return rows.flatMap((cells, place) =>
    place > headingRow && isFilledRow(cells, columns) ? [{ cells, place }] : [],
  )
}

/** Returns the rows as they are now, without the skipped ones. */
export function currentRows(
  filled: readonly SheetRow[],
  { mended, skipped }: Pick<ImportState, 'mended' | 'skipped'>,
): SheetRow[] {
  return filled.flatMap(({ cells, place }) =>
    skipped.has(place + 1) ? [] : [{ cells: mended.get(place) ?? cells, place }],
  )
}

/** So many rows show what a sheet holds. */
const SHOWN_ROWS = 4

/** Returns the first rows below the headings that are not empty, also those of columns that are left out. */
export function firstRows({ table, headingRow = -1, mended }: ImportState): SheetRow[] {
  const { rows } = table.sheet
  const below = [...rows.keys()].filter(
    (place) => place > headingRow && rows[place]?.some((cell) => cell.trim() !== ''),
  )
  return below.slice(0, SHOWN_ROWS).map((place) => ({ place, cells: mended.get(place) ?? rows[place] ?? [] }))
}

/** All that rows are read by, beside the choices of the steps. */
type ReadingContext = Pick<RowRules, 'today' | 'isCentre' | 'kinds' | 'positions' | 'issuer'> &
  Pick<ImportProps, 'people'>

/** Returns the rows as they are understood, and the people in the rows that are not skipped. */
export function useImportRows(
  state: ImportState,
  { today, isCentre, kinds, positions, issuer, people }: ReadingContext,
): UnderstoodRows {
  const { table, headingRow, columns, meanings, mended, skipped, takesDepartments, severalPositions } = state
  const filled = useMemo(() => filledRows({ table, headingRow, columns }), [table, headingRow, columns])
  const { read, several, positionTexts } = useMemo(
    () =>
      readingOf(
        filled,
        { columns, meanings, mended, skipped, severalPositions },
        { today, isCentre, kinds, positions, issuer, people },
      ),
    [
      filled,
      columns,
      meanings,
      mended,
      skipped,
      severalPositions,
      today,
      isCentre,
      kinds,
      positions,
      issuer,
      people,
    ],
  )
  const sections = useMemo(() => sectionsOf(table.sheet.rows, headingRow, table.parts), [table, headingRow])
  return useMemo(
    () => ({
      ...understandRows(filled, { mended, skipped, columns, takesDepartments }, { read, sections }),
      positionTexts: positionTexts.map((found) => ({
        ...found,
        isSeveral: several.has(foldText(found.text)),
      })),
    }),
    [filled, mended, skipped, columns, read, sections, takesDepartments, positionTexts, several],
  )
}

/** So many rows take a few milliseconds. */
const ROWS_AT_ONCE = 50

/** Reads the rows a few at a time, so that the screen stays responsive. Then the next step has them at once. */
export async function readAhead(state: ImportState, context: ReadingContext): Promise<void> {
  const filled = filledRows(state)
  const { read } = readingOf(filled, state, context)
  for (const [count, { place, cells }] of filled.entries()) {
    if (count % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve))
    read(state.mended.get(place) ?? cells, place + 1)
  }
}

/** Returns the reader of rows, and the texts of positions that seem to name several. */
function readingOf(
  filled: readonly SheetRow[],
  {
    columns,
    meanings,
    mended,
    skipped,
    severalPositions,
  }: Pick<ImportState, 'columns' | 'meanings' | 'mended' | 'skipped' | 'severalPositions'>,
  { today, isCentre, kinds, positions, issuer, people }: ReadingContext,
) {
  const rows = currentRows(filled, { mended, skipped })
  const positionTexts = severalPositionsOf(rows, columns, { positions, people })
  const texts = positionTexts
    .map(({ text, isLikely }) => ({ folded: foldText(text), isLikely }))
    .filter(({ folded, isLikely }) => severalPositions.get(folded) ?? isLikely)
    .map(({ folded }) => folded)
  const several = severalOnce(texts.join('\n'))
  const read = readerOnce({
    columns,
    meanings,
    kinds,
    positions,
    severalPositions: several,
    today,
    isCentre,
    issuer,
  })
  return { read, several, positionTexts }
}

/** The same reader for the same rules: it knows the rows that `readAhead` has read, also when one of them is mended. */
const readerOnce = keepLast(rowReader)
const severalOnce = keepLast(
  (texts: string): ReadonlySet<string> => new Set(texts.split('\n').filter(Boolean)),
)

/** Returns the texts in the column of positions that seem to name several. A known position is one, whatever its name. */
function severalPositionsOf(
  rows: readonly SheetRow[],
  columns: ImportState['columns'],
  { positions, people }: Pick<ImportProps, 'positions' | 'people'>,
): SeveralPositions[] {
  const column = columnPlace(columns, 'position')
  if (column === -1) return []
  const known = [...positions.map(({ name }) => name), ...people.flatMap(positionNames)]
  return severalPositionsIn(
    rows.map(({ cells }) => cells[column] ?? ''),
    new Set(known.map(foldText)),
  )
}

type UnderstoodRows = {
  rows: readonly PreviewRow[]
  groups: readonly ImportGroup[]
  /** The texts of positions that seem to name several, and whether they are read so. */
  positionTexts: readonly (SeveralPositions & { isSeveral: boolean })[]
}

/** Reads rows with what was mended and chosen for them, and puts those of one person together. */
export function understandRows(
  filled: readonly SheetRow[],
  {
    mended,
    skipped,
    columns,
    takesDepartments,
  }: Pick<ImportState, 'mended' | 'skipped' | 'columns' | 'takesDepartments'>,
  { read, sections }: { read: ReturnType<typeof rowReader>; sections: ReturnType<typeof sectionsOf> },
): Pick<UnderstoodRows, 'rows' | 'groups'> {
  const rows = filled.map(({ place, cells: original }): PreviewRow => {
    const cells = mended.get(place) ?? original
    const line = place + 1
    const section = sections.get(place)
    const row = inSection(read(cells, line), section, takesDepartments)
    const department = section?.department
    return {
      ...row,
      place,
      cells,
      isSkipped: skipped.has(line),
      ...(department !== undefined && { department }),
    }
  })
  const { groups, problems } = groupPeople(
    rows.filter(({ isSkipped }) => !isSkipped),
    isCertificateList(columns),
  )
  return { rows: rows.map((row) => withProblem(row, problems.get(row.line))), groups }
}

function withProblem(row: PreviewRow, problem: RowProblem | undefined): PreviewRow {
  if (!problem || !row.person) return row
  const cell = identifierCell(row.person, problem.message)
  return { ...row, problems: [...row.problems, problem], unreadable: [...row.unreadable, cell] }
}
