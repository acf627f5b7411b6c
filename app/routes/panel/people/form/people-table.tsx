import { memo, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import {
  cellName,
  MAX_TYPED_ROWS,
  otherPersonField,
  parseRowCount,
  placePasted,
  ROW_COUNT_FIELD,
  TYPED_FIELDS,
  TYPED_LABELS,
  type PastedRow,
  type TypedField,
} from '~/domain/import/people/typed-people'
import { BASES, USUAL_BASIS } from '~/domain/people/basis'
import { keysOf } from '~/domain/words/collection'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { CONTROL } from '~/ui/field'

import { CellError, readPastedCells, tellForm, TOO_MUCH_PASTED } from './typed-cells'

/** The screen fetches it with the table. */
export { parseTypedPeople } from '~/domain/import/people/typed-people'

const FIRST_ROWS = 5

const GRID = 'lg:grid-cols-[2rem_1.2fr_1fr_1.6fr_9rem_1.2fr]'

/**
 * Asks for people, a row for each. The cells keep their own text, so that typing renders nothing but a new last row.
 * Enter leads to the next row, and from an empty one to the button that saves.
 */
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

  const goOn = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !place) return
    // The browser would send the form.
    event.preventDefault()
    const isEmpty = TYPED_FIELDS.every((field) => cellOf(place.row, field)?.value === '')
    const next = isEmpty ? undefined : cellOf(place.row + 1, 'lastName')
    const button = table.current?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')
    ;(next ?? button)?.focus()
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
      onKeyDown={goOn}
      onPaste={paste}
      className="flex flex-col gap-3"
    >
      <p className="max-w-3xl text-sm text-muted">
        <span className="max-lg:hidden">
          Tab przechodzi do następnej komórki, Enter do następnego wiersza. Można wkleić wiersze
          z&nbsp;arkusza.
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

type RowProps = {
  row: number
  listId: string
  draft: Draft
  errors: FieldErrors
  onType: ((row: number) => void) | undefined
}

/** One person. It is rendered again only if its own errors change, or if it is the last row no more. */
const TypedRow = memo(
  function TypedRow({ row, listId, draft, errors, onType }: RowProps) {
    const other = otherPersonField(row)
    // The box stays once it was asked for: the error goes with the tick.
    const [isAsked, setIsAsked] = useState(drafted(draft, other) !== undefined)
    if (errors[other] !== undefined && !isAsked) setIsAsked(true)
    return (
      <li
        onInput={onType && (() => onType(row))}
        className={`grid grid-cols-2 items-start gap-2 border-line px-4 py-2 not-first:border-t max-lg:py-3 ${GRID}`}
      >
        <span
          aria-hidden="true"
          className="text-sm text-muted tabular-nums max-lg:col-span-2 max-lg:font-semibold lg:pt-3"
        >
          <span className="lg:hidden">Wiersz </span>
          {row + 1}
        </span>
        {TYPED_FIELDS.map((field) => (
          <TypedCell
            key={field}
            row={row}
            field={field}
            text={drafted(draft, cellName(row, field))}
            error={errors[cellName(row, field)]}
            listId={field === 'position' || field === 'basis' ? `${listId}-${field}` : undefined}
          />
        ))}
        {isAsked && (
          <div className="col-span-2 flex flex-col gap-1 lg:col-span-5 lg:col-start-2">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={other}
                defaultChecked={drafted(draft, other) !== undefined}
                aria-invalid={errors[other] ? true : undefined}
                aria-describedby={errors[other] && `${other}-error`}
                className="size-5 shrink-0 accent-primary"
              />
              To inna osoba o&nbsp;tym samym imieniu i&nbsp;nazwisku
            </label>
            <CellError id={`${other}-error`} error={errors[other]} />
          </div>
        )}
      </li>
    )
  },
  (before, after) =>
    before.draft === after.draft &&
    before.onType === undefined &&
    after.onType === undefined &&
    [...TYPED_FIELDS.map((field) => cellName(after.row, field)), otherPersonField(after.row)].every(
      (name) => before.errors[name] === after.errors[name],
    ),
)

/** How much of a narrow row each cell takes. */
const WIDTHS = {
  lastName: '',
  firstName: '',
  position: 'max-lg:col-span-2',
  hiredOn: '',
  basis: '',
} satisfies Record<TypedField, string>

function TypedCell({
  row,
  field,
  text,
  error,
  listId,
}: {
  row: number
  field: TypedField
  text: string | undefined
  error: string | undefined
  listId: string | undefined
}) {
  const name = cellName(row, field)
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${WIDTHS[field]}`}>
      <label className="flex flex-col gap-1">
        <span className="text-sm text-muted lg:sr-only">{TYPED_LABELS[field]}</span>
        <input
          name={name}
          aria-label={`${TYPED_LABELS[field]}, wiersz ${row + 1}`}
          defaultValue={text}
          list={listId}
          placeholder={PLACEHOLDERS[field]}
          spellCheck={false}
          autoCapitalize={field === 'lastName' || field === 'firstName' ? 'words' : 'off'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
          enterKeyHint="next"
          className={`${CONTROL} ${NARROW} min-w-0 placeholder:text-muted`}
        />
      </label>
      <CellError id={`${name}-error`} error={error} />
    </div>
  )
}

/** On a phone „umowa o pracę” and a day fit, without the arrow of offered texts, which typing shows anyway. */
const NARROW =
  'max-lg:px-2.5 max-sm:placeholder:text-sm max-sm:[&::-webkit-calendar-picker-indicator]:hidden!'

const PLACEHOLDERS: Partial<Record<TypedField, string>> = {
  hiredOn: 'dd.mm.rrrr',
  basis: BASES[USUAL_BASIS],
}
