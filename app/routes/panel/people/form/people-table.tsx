import { useId, useRef, useState, type ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import {
  cellName,
  MAX_TYPED_ROWS,
  parseRowCount,
  placePasted,
  ROW_COUNT_FIELD,
  TYPED_FIELDS,
  TYPED_LABELS,
  type PastedRow,
  type TypedField,
} from '~/domain/import/people/typed-people'
import { BASES } from '~/domain/people/basis'
import { keysOf } from '~/domain/words/collection'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'

import { alongRows, moveByKey, useLeftCells } from './table-cells'
import { readPastedCells, tellForm, TOO_MUCH_PASTED } from './typed-cells'
import { GRID, TypedRow } from './typed-row'

/** The screen fetches it with the table. */
export { parseTypedPeople } from '~/domain/import/people/typed-people'

const FIRST_ROWS = 5

/** Asks for people, a row for each. The cells keep their own text, so that typing renders nothing but a new last row. */
export function PeopleTable({
  positions,
  draft,
  errors,
}: {
  /** The names of positions that are offered. */
  positions: readonly string[]
  draft: Draft
  errors: FieldErrors
}) {
  const [count, setCount] = useState(() =>
    Math.max(FIRST_ROWS, parseRowCount(drafted(draft, ROW_COUNT_FIELD))),
  )
  const [leftOut, setLeftOut] = useState('')
  const table = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const sent = useRef<HTMLSelectElement>(null)
  const listId = useId()
  const cellOf = (row: number, field: TypedField) =>
    list.current?.children[row]?.querySelector<HTMLInputElement>(`[name="${cellName(row, field)}"]`)

  const extend = (row: number) => {
    if (row === count - 1 && count < MAX_TYPED_ROWS) setCount(count + 1)
  }

  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const pasted = place && readPastedCells(event)
    if (!pasted) return
    event.preventDefault()
    if (!pasted.cells) {
      setLeftOut(TOO_MUCH_PASTED)
      return
    }
    const rows = placePasted(pasted.cells, place.field)
    const room = MAX_TYPED_ROWS - place.row
    // Rendered at once, so that the rows are there to be filled.
    flushSync(() => {
      setCount(Math.min(MAX_TYPED_ROWS, Math.max(count, place.row + rows.length + 1)))
      setLeftOut(rows.length > room ? leftOutText(rows.length - room) : '')
    })
    rows.slice(0, room).forEach((row, index) => fillRow(place.row + index, row))
    cellOf(Math.min(place.row + rows.length, MAX_TYPED_ROWS - 1), 'lastName')?.focus()
    tellForm(sent.current)
  }

  const fillRow = (row: number, pasted: PastedRow) => {
    for (const field of TYPED_FIELDS) {
      const cell = cellOf(row, field)
      if (cell && pasted[field] !== undefined) cell.value = pasted[field]
    }
  }

  return (
    // The keys and the pasted text are those of the cells in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={table}
      role="group"
      aria-label="Tabela pracowników"
      onKeyDown={(event) => table.current && moveByKey(event, table.current, alongRows)}
      onPaste={paste}
      {...useLeftCells(() => tellForm(sent.current))}
      className="flex flex-col gap-3"
    >
      <p className="max-w-3xl text-sm text-muted">
        <span className="max-lg:hidden">
          Tab przechodzi do następnej komórki, strzałki do sąsiedniej, Enter do następnego wiersza. Można
          wkleić wiersze z&nbsp;arkusza.
        </span>{' '}
        Nowy wiersz pojawia się sam. Znak <kbd className="font-semibold">&quot;</kbd> znaczy: to samo co
        wyżej.
      </p>
      <select ref={sent} hidden name={ROW_COUNT_FIELD}>
        <option>{count}</option>
      </select>
      <datalist id={`${listId}-position`}>
        {positions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <datalist id={`${listId}-basis`}>
        {keysOf(BASES).map((basis) => (
          <option key={basis}>{BASES[basis]}</option>
        ))}
      </datalist>
      <div className="rounded-card border border-line bg-surface">
        <div
          aria-hidden="true"
          className={`hidden gap-2 border-b border-line px-4 py-2 text-sm font-semibold text-muted lg:grid ${GRID}`}
        >
          <span />
          {TYPED_FIELDS.map((field) => (
            <span key={field}>{TYPED_LABELS[field]}</span>
          ))}
        </div>
        <ol ref={list}>
          {Array.from({ length: count }, (_, row) => (
            <TypedRow
              key={row}
              row={row}
              listId={listId}
              draft={draft}
              errors={errors}
              onType={row === count - 1 ? extend : undefined}
            />
          ))}
        </ol>
      </div>
      <p role="status" className="text-sm font-semibold">
        {leftOut}
      </p>
    </div>
  )
}

function leftOutText(rows: number): string {
  return `Nie zmieściło się wierszy: ${rows}. Tabela mieści ich ${MAX_TYPED_ROWS}, więcej wczytasz z\u00a0pliku.`
}

/** Returns the cell of an element, or undefined for another part of the form. */
function placeOf(target: EventTarget): { row: number; field: TypedField } | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined
  const [name, row] = target.name.split('-')
  const field = TYPED_FIELDS.find((each) => each === name)
  return field && { field, row: Number(row) }
}
