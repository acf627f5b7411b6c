import { useId, useRef } from 'react'

import type { RowProblem } from '~/domain/import/rows/rules'
import { columnName } from '~/domain/import/sheets/columns'
import { lineName } from '~/domain/import/sheets/sheets'
import { factsIn } from '~/domain/people/person-fields'
import { fullName } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import type { PreviewRow, StepProps } from '~/routes/panel/import/import-rows'
import { RowDocuments } from '~/routes/panel/import/row-documents'
import { Breakable } from '~/ui/breakable'
import { Button } from '~/ui/button'
import { CONTROL } from '~/ui/field'
import { Cell, Row } from '~/ui/table'
import { useHandFocusTo } from '~/ui/use-hand-focus-to'

import { MeaningQuestion } from './meaning-question'

type LineProps = Pick<StepProps, 'state' | 'change' | 'isCentre' | 'kinds'> & {
  row: PreviewRow
  /** Returns in how many rows the same text waits for its meaning. */
  sameText: (text: string) => number
}

/** One row of the table: its person and their documents, and a field for each cell that was not understood. */
export function PreviewLine({ row, ...rest }: LineProps) {
  const { change, state } = rest
  const { line, person, problems, isSkipped } = row
  const muted = isSkipped ? 'text-muted line-through' : ''
  const skip = useRef<HTMLButtonElement>(null)
  const keepFocus = useHandFocusTo(skip)
  return (
    <Row>
      <Cell className={`tabular-nums text-muted ${muted}`}>
        <span className="sr-only stacked:not-sr-only">Wiersz </span>
        {lineName(state.table, line)}
      </Cell>
      <Cell isWhole className={muted}>
        <p className="font-semibold">{person ? <Breakable>{fullName(person)}</Breakable> : '–'}</p>
        {person && (
          <p className="text-sm text-muted">
            <Breakable>{factsIn(person, 'number', 'work').join(' · ')}</Breakable>
          </p>
        )}
      </Cell>
      <Cell isWhole className={`text-sm ${muted}`}>
        <RowDocuments row={row} />
      </Cell>
      <Cell isWhole className="text-sm">
        {isSkipped ? (
          <span className="text-muted">Pominięty</span>
        ) : (
          <ul className="flex flex-col gap-3">
            {problems.map((problem) => (
              <li key={`${problem.column} ${problem.message} ${problem.asks?.text}`} ref={keepFocus}>
                <ProblemField problem={problem} row={row} {...rest} />
              </li>
            ))}
          </ul>
        )}
      </Cell>
      <Cell isWhole className="text-right">
        <Button
          ref={skip}
          size="sm"
          variant="ghost"
          onClick={() =>
            change(isSkipped ? { kind: 'line-restored', line } : { kind: 'lines-skipped', lines: [line] })
          }
        >
          {isSkipped ? 'Przywróć' : 'Pomiń'}
          <span className="sr-only"> wiersz {lineName(state.table, line)}</span>
        </Button>
      </Cell>
    </Row>
  )
}

/** The cell with the error, to be mended in place, or the question what its text means. */
function ProblemField({
  problem: { column, message, asks },
  row: { place, cells },
  state: { columns },
  change,
  isCentre,
  kinds,
  sameText,
}: LineProps & { problem: RowProblem }) {
  const id = useId()
  const text = column === undefined ? '' : (cells[column] ?? '')
  return (
    <div className="flex flex-col gap-1">
      {column !== undefined && (
        <>
          <label htmlFor={id} className="font-semibold wrap-anywhere">
            {columnName(columns[column], column)}
          </label>
          <input
            id={id}
            key={text}
            defaultValue={text}
            aria-invalid
            aria-describedby={`${id}-error`}
            className={`${CONTROL} min-w-36`}
            onBlur={({ currentTarget: { value } }) => {
              if (value !== text)
                change({ kind: 'cells-mended', cells: [{ row: place, column, text: value }] })
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') currentTarget.blur()
            }}
          />
        </>
      )}
      <p id={`${id}-error`} className="font-semibold text-danger">
        {keepTogether(message)}
      </p>
      {asks && (
        <MeaningQuestion
          asks={asks}
          rows={sameText(asks.text)}
          isCentre={isCentre}
          kinds={kinds}
          change={change}
        />
      )}
    </div>
  )
}
