import { useMemo } from 'react'

import { groupPeople, identifierCell, type ImportGroup } from '~/domain/import/people'
import { isFilledRow, rowReader, type ImportRow } from '~/domain/import/rows'
import type { RowProblem, RowRules } from '~/domain/import/rules'

import type { ImportState, ImportProps } from './import-state'

/** A row of the preview with its cells as they are now. `place` counts from 0 in the sheet. */
export type PreviewRow = ImportRow & { place: number; cells: readonly string[]; isSkipped: boolean }

/** The props of the steps that show how the rows are understood. */
export type StepProps = ImportProps & { rows: readonly PreviewRow[]; groups: readonly ImportGroup[] }

/** Returns the rows below the headings that hold anything, as they were read. */
export function filledRows({
  source,
  sheet,
  headingRow = -1,
  columns,
}: Pick<ImportState, 'source' | 'sheet' | 'headingRow' | 'columns'>) {
  const rows = source.content.sheets[sheet]?.rows ?? []
  return rows.flatMap((cells, place) =>
    place > headingRow && isFilledRow(cells, columns) ? [{ cells, place }] : [],
  )
}

/** Returns the rows as they are understood, and the people in the rows that are not skipped. */
export function useImportRows(
  { source, sheet, headingRow, columns, meanings, mended, skipped }: ImportState,
  {
    today,
    isCentre,
    kinds,
    positions,
    issuer,
  }: Pick<RowRules, 'today' | 'isCentre' | 'kinds' | 'positions' | 'issuer'>,
): { rows: readonly PreviewRow[]; groups: readonly ImportGroup[] } {
  const filled = useMemo(
    () => filledRows({ source, sheet, headingRow, columns }),
    [source, sheet, headingRow, columns],
  )
  const read = useMemo(
    () => rowReader({ columns, meanings, kinds, positions, today, isCentre, issuer }),
    [columns, meanings, kinds, positions, today, isCentre, issuer],
  )
  return useMemo(() => {
    const rows = filled.map(({ place, cells: original }): PreviewRow => {
      const cells = mended.get(place) ?? original
      const line = place + 1
      return { ...read(cells, line), place, cells, isSkipped: skipped.has(line) }
    })
    const isList = columns.some(({ use }) => use === 'qualification' || use === 'scope')
    const { groups, problems } = groupPeople(
      rows.filter(({ isSkipped }) => !isSkipped),
      isList,
    )
    return { rows: rows.map((row) => withProblem(row, problems.get(row.line))), groups }
  }, [filled, mended, skipped, columns, read])
}

function withProblem(row: PreviewRow, problem: RowProblem | undefined): PreviewRow {
  if (!problem || !row.person) return row
  const cell = identifierCell(row.person, problem.message)
  return { ...row, problems: [...row.problems, problem], unread: [...row.unread, cell] }
}
