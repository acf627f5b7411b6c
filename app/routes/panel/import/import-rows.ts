import { inPieces } from '~/browser/device/in-pieces.client'
import { groupingSteps, identifierCell, type ImportGroup } from '~/domain/import/people/group-people'
import type { SheetRow } from '~/domain/import/people/person-preview'
import { sectionsOf } from '~/domain/import/rows/no-person'
import { inSection, isFilledRow, rowReader, type ImportRow } from '~/domain/import/rows/rows'
import { columnPlace, type RowProblem, type RowRules } from '~/domain/import/rows/rules'
import { isCertificateList } from '~/domain/import/sheets/columns'
import { severalPositionsIn, type SeveralPositions } from '~/domain/import/texts/listed-positions'
import { positionNames } from '~/domain/people/other-positions'
import { keepLast } from '~/domain/words/keep-last'
import { foldText } from '~/domain/words/polish'
import { resumable, runSteps, type Steps } from '~/domain/words/steps'

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
export function importRows(state: ImportState, context: ReadingContext): UnderstoodRows {
  return understandingOf(state, context).result()
}

/** Reads the rows step by step, so that the screen stays responsive. Then the next step has them at once. */
export async function readAhead(state: ImportState, context: ReadingContext): Promise<void> {
  await inPieces(understandingOf(state, context).advance)
}

/** The choices by which rows are read. */
type ReadingState = Pick<
  ImportState,
  | 'table'
  | 'headingRow'
  | 'columns'
  | 'meanings'
  | 'mended'
  | 'skipped'
  | 'takesDepartments'
  | 'severalPositions'
>

function understandingOf(
  { table, headingRow, columns, meanings, mended, skipped, takesDepartments, severalPositions }: ReadingState,
  { today, isCentre, kinds, positions, issuer, people }: ReadingContext,
) {
  return understandingOnce(
    { table, headingRow, columns, meanings, mended, skipped, takesDepartments, severalPositions },
    { today, isCentre, kinds, positions, issuer, people },
  )
}

// Going to another step, or choosing who somebody is, leaves the rows as they were read.
const understandingOnce = keepLast((...given: Parameters<typeof readingSteps>) =>
  resumable(readingSteps(...given)),
)

function* readingSteps(state: ReadingState, context: ReadingContext): Steps<UnderstoodRows> {
  const filled = filledRows(state)
  const { read, several, positionTexts } = readingOf(filled, state, context)
  yield
  const sections = sectionsOf(state.table.sheet.rows, state.headingRow, state.table.parts)
  return {
    ...(yield* understandingSteps(filled, state, { read, sections })),
    positionTexts: positionTexts.map((found) => ({
      ...found,
      isSeveral: several.has(foldText(found.text)),
    })),
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
  ...given: Parameters<typeof understandingSteps>
): Pick<UnderstoodRows, 'rows' | 'groups'> {
  return runSteps(understandingSteps(...given))
}

function* understandingSteps(
  filled: readonly SheetRow[],
  {
    mended,
    skipped,
    columns,
    takesDepartments,
  }: Pick<ImportState, 'mended' | 'skipped' | 'columns' | 'takesDepartments'>,
  { read, sections }: { read: ReturnType<typeof rowReader>; sections: ReturnType<typeof sectionsOf> },
): Steps<Pick<UnderstoodRows, 'rows' | 'groups'>> {
  const rows: PreviewRow[] = []
  for (const { place, cells: original } of filled) {
    yield
    const cells = mended.get(place) ?? original
    const line = place + 1
    const section = sections.get(place)
    const row = inSection(read(cells, line), section, takesDepartments)
    const department = section?.department
    rows.push({
      ...row,
      place,
      cells,
      isSkipped: skipped.has(line),
      ...(department !== undefined && { department }),
    })
  }
  const { groups, problems } = yield* groupingSteps(
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
