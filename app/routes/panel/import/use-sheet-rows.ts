import { useMemo } from 'react'

import { groupPeople, type SheetGroup } from '~/domain/import/sheet-people'
import { isFilled, sheetReader, type SheetRow } from '~/domain/import/sheet-rows'
import type { RowProblem, RowRules } from '~/domain/import/sheet-rules'

import type { ImportState, SheetProps } from './import-state'

/** A row of the preview with its cells as they stand now. `place` counts from 0 in the sheet. */
export type PreviewRow = SheetRow & { place: number; cells: readonly string[]; isSkipped: boolean }

/** What the steps get that show how the rows are understood. */
export type StepProps = SheetProps & { rows: readonly PreviewRow[]; groups: readonly SheetGroup[] }

/** Returns the rows below the headings that hold anything, as they were read. */
export function filledRows({
  source,
  sheet,
  headingRow = -1,
  columns,
}: Pick<ImportState, 'source' | 'sheet' | 'headingRow' | 'columns'>) {
  const rows = source.content.sheets[sheet]?.rows ?? []
  return rows.flatMap((cells, place) =>
    place > headingRow && isFilled(cells, columns) ? [{ cells, place }] : [],
  )
}

/** Returns the rows of the sheet as they are understood, and the people in those that are taken. */
export function useSheetRows(
  { source, sheet, headingRow, columns, meanings, mended, skipped }: ImportState,
  { today, isCentre, issuer }: Pick<RowRules, 'today' | 'isCentre' | 'issuer'>,
): { rows: readonly PreviewRow[]; groups: readonly SheetGroup[] } {
  const filled = useMemo(
    () => filledRows({ source, sheet, headingRow, columns }),
    [source, sheet, headingRow, columns],
  )
  const read = useMemo(
    () => sheetReader({ columns, meanings, today, isCentre, issuer }),
    [columns, meanings, today, isCentre, issuer],
  )
  return useMemo(() => {
    const rows = filled.map(({ place, cells: original }): PreviewRow => {
      const cells = mended.get(place) ?? original
      const line = place + 1
      return { ...read(cells, line), place, cells, isSkipped: skipped.has(line) }
    })
    const { groups, problems } = groupPeople(
      rows.filter(({ isSkipped, problems: own }) => !isSkipped && own.length === 0),
    )
    return { rows: rows.map((row) => withProblem(row, problems.get(row.line))), groups }
  }, [filled, mended, skipped, read])
}

function withProblem(row: PreviewRow, problem: RowProblem | undefined): PreviewRow {
  return problem ? { ...row, problems: [...row.problems, problem] } : row
}
