import { useId } from 'react'

import {
  COLUMN_USE_LABELS,
  isDatesColumn,
  listColumnUses,
  parseColumnUse,
  type ImportColumn,
} from '~/domain/import/columns'
import {
  BHP_BY_POSITION,
  nameQualification,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/named-qualification'
import { ownKindOfHeading } from '~/domain/import/own-kinds'
import type { Kinds } from '~/domain/qualifications/qualification-law'
import { CONTROL } from '~/ui/field'
import { Cell, Row } from '~/ui/table'

import { qualificationOptions } from './qualification-options'

/** A column of the table with examples of its cells. */
export function ColumnRow({
  column,
  name,
  examples,
  isCentre,
  kinds,
  onChange,
}: {
  column: ImportColumn
  name: string
  examples: readonly string[]
  isCentre: boolean
  kinds: Kinds
  onChange: (change: Partial<ImportColumn>) => void
}) {
  const { use, qualification } = column
  const made = isCentre ? undefined : ownKindOfHeading(column.heading)
  const added = made && !kinds.some(({ id }) => id === made.id) ? made : undefined
  const offered = added ? [...kinds, added] : kinds
  const noteId = useId()
  const isNew = isDatesColumn(use) && added !== undefined && qualification?.scope === added.id
  const isScopeOpen =
    isDatesColumn(use) && !isNew && !isByPosition(qualification) && isScopeLeftOpen(name, kinds)
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
                const chosen = parseQualificationKey(currentTarget.value, offered)
                if (chosen) onChange({ qualification: chosen })
              }}
            >
              <option value="" disabled>
                Wybierz uprawnienie
              </option>
              {qualificationOptions(isCentre, offered).map(({ value, label }) => (
                <option key={value} value={value}>
                  {added && value === qualificationKey({ type: 'own', scope: added.id })
                    ? `Nowy rodzaj: ${label}`
                    : label}
                </option>
              ))}
            </select>
          )}
          {isNew && (
            <p className="text-sm text-muted">
              Tego rodzaju nie ma jeszcze w&nbsp;rejestrze: powstanie przy wczytaniu, z&nbsp;terminem
              z&nbsp;dokumentu.
            </p>
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

/** True if the heading names a type, and the choice says the scope for all. */
function isScopeLeftOpen(heading: string, kinds: Kinds): boolean {
  return nameQualification(heading, kinds)?.scope === undefined
}

function isByPosition(qualification: ImportColumn['qualification']): boolean {
  return qualification !== undefined && qualificationKey(qualification) === BHP_BY_POSITION
}
