import type { ColumnProblem } from '~/domain/import/sheets/column-problems'
import {
  columnName,
  columnUseLabel,
  isDatesColumn,
  listColumnUses,
  parseColumnUse,
  type ImportColumn,
} from '~/domain/import/sheets/columns'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import { formatDay, isDay } from '~/domain/words/day'
import { shortText } from '~/domain/words/polish'
import { Cell, Row } from '~/ui/table'

import { ColumnSelect, fieldId } from './column-select'
import { QualificationField } from './qualification-field'

/** Asks what a column of the table holds. */
export function ColumnRow({
  form,
  place,
  column,
  problem,
  unseenCells,
  isCentre,
  kinds,
  onChange,
}: {
  /** The id of the whole step. */
  form: string
  place: number
  column: ImportColumn
  /** Set once the columns were refused. */
  problem: ColumnProblem | undefined
  /** The cells of all rows, if the first ones, which the sheet shows, have nothing in this column. */
  unseenCells: readonly string[] | undefined
  isCentre: boolean
  kinds: OwnKinds
  onChange: (change: Partial<ImportColumn>) => void
}) {
  const name = columnName(column, place)
  const errorOf = (field: ColumnProblem['field']) => (problem?.field === field ? problem.message : undefined)
  return (
    <Row>
      <Cell isWhole className="wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {unseenCells && <p className="text-sm text-muted">{exampleText(unseenCells)}</p>}
      </Cell>
      <Cell isWhole>
        <div className="flex flex-col gap-2">
          <ColumnSelect
            id={fieldId(form, place)}
            label={`Co jest w kolumnie ${name}`}
            value={column.use}
            error={errorOf('use')}
            onChange={(value) => onChange({ use: parseColumnUse(value) ?? 'ignored' })}
          >
            {column.use === 'unclearDates' && (
              <option value={column.use}>{columnUseLabel(column.use)}</option>
            )}
            {listColumnUses(isCentre).map((value) => (
              <option key={value} value={value}>
                {columnUseLabel(value)}
              </option>
            ))}
          </ColumnSelect>
          {isDatesColumn(column.use) && (
            <QualificationField
              id={fieldId(form, place, 'qualification')}
              name={name}
              column={column}
              error={errorOf('qualification')}
              isCentre={isCentre}
              kinds={kinds}
              onChange={onChange}
            />
          )}
        </div>
      </Cell>
    </Row>
  )
}

function exampleText(cells: readonly string[]): string {
  const examples = [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))]
    .slice(0, 3)
    .map((cell) => (isDay(cell) ? formatDay(cell) : cell))
    .map((cell) => shortText(cell, 40))
  return examples.length > 0 ? `np. ${examples.join(' · ')}` : 'pusta'
}
