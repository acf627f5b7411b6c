import { useState, useTransition } from 'react'

import { listLeftOut } from '~/domain/import/column-proposal'
import { columnsProblem, type ImportColumn } from '~/domain/import/columns'
import { columnLetters } from '~/domain/import/workbook'
import { formatDay, isDay } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Note } from '~/ui/note'
import { HeaderCell, Table, TableBody, TableHeader } from '~/ui/table'

import { ColumnRow } from './column-row'
import type { ImportProps, Source } from './import-state'
import { namesOf } from './plan-summary'
import { filledRows } from './use-import-rows'
import { WorkbookChoices } from './workbook-choices'

const LEFT_OUT = 'Dat z tych kolumn nie wczytamy:'

/** Asks what each column holds. Each has a proposal and examples of its cells. */
export function ColumnsStep({
  state,
  change,
  isCentre,
  kinds,
  onRead,
}: ImportProps & { onRead: (source: Source) => void }) {
  const [isRefused, setIsRefused] = useState(false)
  const [isReading, startReading] = useTransition()
  const { columns } = state
  const rows = filledRows(state)
  const problem = columnsProblem(columns)
  const leftOut = listLeftOut(
    columns,
    rows.map(({ cells }) => cells),
  )
  const goOn = () => {
    setIsRefused(problem !== undefined)
    // Reading thousands of rows takes a moment, and the button says so.
    if (problem === undefined) startReading(() => change({ kind: 'stepped', step: 'rows' }))
  }
  return (
    <div className={`${CARD} flex flex-col`}>
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <WorkbookChoices state={state} change={change} onRead={onRead} />
        {isRefused && problem && <Alert title={problem} />}
      </div>
      <Table caption="Kolumny arkusza" isPlain>
        <TableHeader>
          <HeaderCell>Kolumna</HeaderCell>
          <HeaderCell>Przykłady</HeaderCell>
          <HeaderCell>Co w&nbsp;niej jest</HeaderCell>
        </TableHeader>
        <TableBody>
          {columns.map((column, place) => (
            <ColumnRow
              key={place}
              column={column}
              name={columnName(column, place)}
              examples={examplesOf(rows.map(({ cells }) => cells[place] ?? ''))}
              isCentre={isCentre}
              kinds={kinds}
              onChange={(changed) => change({ kind: 'column-changed', place, change: changed })}
            />
          ))}
        </TableBody>
      </Table>
      <div className="flex flex-col items-start gap-4 border-t border-line p-4 sm:p-5">
        {leftOut.length > 0 && <Note>{`${LEFT_OUT} ${namesOf(leftOut)}.`}</Note>}
        <Button variant="primary" onClick={goOn} isBusy={isReading}>
          Dalej: {countOf(rows.length, 'row')}
        </Button>
      </div>
    </div>
  )
}

function columnName({ heading }: ImportColumn, place: number): string {
  return heading || `Kolumna ${columnLetters(place)}`
}

function examplesOf(cells: readonly string[]): string[] {
  return [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))]
    .slice(0, 3)
    .map((cell) => (isDay(cell) ? formatDay(cell) : cell))
    .map((cell) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell))
}
