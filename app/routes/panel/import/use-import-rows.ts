import { useMemo } from 'react'

import { groupPeople, identifierCell, type ImportGroup } from '~/domain/import/people/group-people'
import type { SheetRow } from '~/domain/import/people/person-preview'
import { sectionsOf } from '~/domain/import/rows/no-person'
import { inSection, isFilledRow, rowReader, type ImportRow } from '~/domain/import/rows/rows'
import type { RowProblem, RowRules } from '~/domain/import/rows/rules'
import { isCertificateList } from '~/domain/import/sheets/columns'

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
export type StepProps = ImportProps & { rows: readonly PreviewRow[]; groups: readonly ImportGroup[] }

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

/** Returns the rows as they are understood, and the people in the rows that are not skipped. */
export function useImportRows(
  { table, headingRow, columns, meanings, mended, skipped, takesDepartments }: ImportState,
  {
    today,
    isCentre,
    kinds,
    positions,
    issuer,
  }: Pick<RowRules, 'today' | 'isCentre' | 'kinds' | 'positions' | 'issuer'>,
): UnderstoodRows {
  const filled = useMemo(() => filledRows({ table, headingRow, columns }), [table, headingRow, columns])
  const read = useMemo(
    () => rowReader({ columns, meanings, kinds, positions, today, isCentre, issuer }),
    [columns, meanings, kinds, positions, today, isCentre, issuer],
  )
  const sections = useMemo(() => sectionsOf(table.sheet.rows, headingRow, table.parts), [table, headingRow])
  return useMemo(
    () => understandRows(filled, { mended, skipped, columns, takesDepartments }, { read, sections }),
    [filled, mended, skipped, columns, read, sections, takesDepartments],
  )
}

type UnderstoodRows = { rows: readonly PreviewRow[]; groups: readonly ImportGroup[] }

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
): UnderstoodRows {
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
