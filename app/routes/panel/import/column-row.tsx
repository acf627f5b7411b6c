import { useId } from 'react'

import {
  COLUMN_USE_LABELS,
  isDatesColumn,
  listColumnUses,
  parseColumnUse,
  type ImportColumn,
} from '~/domain/import/columns'
import {
  nameQualification,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/named-qualification'
import { CONTROL } from '~/ui/field'
import { Cell, Row } from '~/ui/table'

import { qualificationOptions } from './qualification-options'

/** A column of the table with examples of its cells. */
export function ColumnRow({
  column,
  name,
  examples,
  isCentre,
  onChange,
}: {
  column: ImportColumn
  name: string
  examples: readonly string[]
  isCentre: boolean
  onChange: (change: Partial<ImportColumn>) => void
}) {
  const { use, qualification } = column
  const noteId = useId()
  const isScopeOpen = isDatesColumn(use) && nameQualification(name)?.scope === undefined
  return (
    <Row>
      <Cell isWhole className="font-semibold wrap-anywhere">
        {name}
      </Cell>
      <Cell isWhole className="text-sm wrap-anywhere text-muted">
        {examples.length > 0 ? examples.join(' · ') : 'pusta'}
      </Cell>
      <Cell isWhole>
        <div className="flex flex-col gap-2">
          <select
            aria-label={`Co jest w kolumnie ${name}`}
            className={CONTROL}
            value={use}
            onChange={({ currentTarget }) =>
              onChange({ use: parseColumnUse(currentTarget.value) ?? 'ignored' })
            }
          >
            {listColumnUses(isCentre).map((value) => (
              <option key={value} value={value}>
                {COLUMN_USE_LABELS[value]}
              </option>
            ))}
          </select>
          {isDatesColumn(use) && (
            <select
              aria-label={`Jakie uprawnienie jest w kolumnie ${name}`}
              aria-describedby={isScopeOpen ? noteId : undefined}
              className={CONTROL}
              value={qualification ? qualificationKey(qualification) : ''}
              onChange={({ currentTarget }) => {
                const chosen = parseQualificationKey(currentTarget.value)
                if (chosen) onChange({ qualification: chosen })
              }}
            >
              <option value="" disabled>
                Wybierz uprawnienie
              </option>
              {qualificationOptions(isCentre).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          {isScopeOpen && (
            <p id={noteId} className="text-sm text-muted">
              Nagłówek nie mówi, jaki to zakres. Wybór będzie jeden dla wszystkich osób w&nbsp;tej kolumnie.
            </p>
          )}
        </div>
      </Cell>
    </Row>
  )
}
