import { startTransition, useId, useMemo, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'

import { columnProblems, type ColumnProblem } from '~/domain/import/sheets/column-problems'
import { listLeftOut, namesWithExamples } from '~/domain/import/sheets/left-out-columns'
import { findSwappedNames } from '~/domain/import/sheets/name-order'
import { lineName } from '~/domain/import/sheets/sheets'
import { countOf } from '~/domain/words/polish'
import { filledRows, firstRows, readAhead } from '~/routes/panel/import/import-rows'
import type { ImportProps, Source } from '~/routes/panel/import/import-state'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { focusHeading } from '~/ui/focus'
import { Note } from '~/ui/note'
import { HeaderCell, Table, TableBody, TableHeader } from '~/ui/table'

import { ColumnCounts } from './column-counts'
import { ColumnRow } from './column-row'
import { fieldId } from './column-select'
import { PersonCard } from './person-card'
import { SheetChoices } from './sheet-choices'
import { SheetView } from './sheet-view'
import { WorkbookChoices } from './workbook-choices'

const LEFT_OUT = 'Tych kolumn nie wczytamy:'

/** Shows the sheet and what its columns make of one person, and asks what each column holds. */
export function ColumnsStep(props: ImportProps & { onRead: (source: Source) => void }) {
  const { state, change, isCentre, kinds, onRead } = props
  const { columns } = state
  const rows = useMemo(() => filledRows(state), [state])
  const cells = useMemo(() => rows.map((row) => row.cells), [rows])
  const problems = useMemo(() => columnProblems(columns, cells), [columns, cells])
  const sheetRows = firstRows(state)
  const isSeen = (place: number) => sheetRows.some((row) => (row.cells[place] ?? '').trim() !== '')
  const leftOut = listLeftOut(columns, cells)
  const swapped = useMemo(() => findSwappedNames(columns, cells), [columns, cells])
  const swapNames = () => {
    for (const { place, use } of swapped?.uses ?? []) {
      change({ kind: 'column-changed', place, change: { use } })
    }
    // The pressed button is gone then.
    focusHeading()
  }
  const { form, refused, isReading, openColumn, goOn } = useGoingOn(props, problems)
  return (
    <div className="flex flex-col gap-4">
      <div className={CARD}>
        <div className="flex flex-col gap-4 p-4 sm:p-5">
          <SheetChoices state={state} change={change} />
          <WorkbookChoices state={state} change={change} onRead={onRead} />
          <ColumnCounts columns={columns} problems={problems} />
          {swapped && (
            <div className="flex flex-wrap items-center gap-3">
              <Note>{swapped.message}</Note>
              <Button size="sm" onClick={swapNames}>
                Zamień imię i&nbsp;nazwisko
              </Button>
            </div>
          )}
        </div>
        <SheetView
          columns={columns}
          problems={problems}
          headingRow={state.headingRow}
          rows={sheetRows}
          nameOfLine={(line) => lineName(state.table, line)}
          onOpen={openColumn}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[28rem_minmax(0,1fr)]">
        <PersonCard {...props} rows={rows} problems={problems} className="top-20 xl:sticky" />
        <div className={`${CARD} flex flex-col`}>
          <h2 className="p-4 text-lg font-semibold sm:px-5">Co jest w&nbsp;kolumnach</h2>
          <Table caption="Kolumny arkusza" isPlain>
            <TableHeader>
              <HeaderCell>Kolumna</HeaderCell>
              <HeaderCell>Co w&nbsp;niej jest</HeaderCell>
            </TableHeader>
            <TableBody>
              {columns.map((column, place) => (
                <ColumnRow
                  key={place}
                  form={form}
                  place={place}
                  column={column}
                  problem={refused.has(place) ? problems[place] : undefined}
                  unseenCells={isSeen(place) ? undefined : cells.map((row) => row[place] ?? '')}
                  isCentre={isCentre}
                  kinds={kinds}
                  onChange={(changed) => change({ kind: 'column-changed', place, change: changed })}
                />
              ))}
            </TableBody>
          </Table>
          <div className="flex flex-col items-start gap-4 border-t border-line p-4 sm:p-5">
            {leftOut.length > 0 && <Note>{`${LEFT_OUT} ${namesWithExamples(leftOut)}.`}</Note>}
            <Button variant="primary" onClick={goOn} isBusy={isReading}>
              Dalej: {countOf(rows.length, 'row')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Goes on to the rows, or to the first column that cannot be read, beside whose field the reason then is. */
function useGoingOn(props: ImportProps, problems: readonly (ColumnProblem | undefined)[]) {
  const { state, change } = props
  const { columns } = state
  const form = useId()
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  const [isReading, startReading] = useTransition()
  const openColumn = (place: number) => openField(fieldId(form, place, problems[place]?.field))
  const goOn = () => {
    const wrong = [...columns.keys()].filter((place) => problems[place])
    const [first] = wrong
    // The reasons are there before the focus, so that a screen reader reads the first one with its field.
    flushSync(() => setRefused(new Set(wrong)))
    if (first !== undefined) openColumn(first)
    // Reading thousands of rows takes a moment, and the button says so.
    else
      startReading(async () => {
        await readAhead(state, props)
        startTransition(() => change({ kind: 'stepped', step: 'rows' }))
      })
  }
  return { form, refused, isReading, openColumn, goOn }
}

/** Moves to a field with the text below it, which the edge of the screen would hide otherwise. */
function openField(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
