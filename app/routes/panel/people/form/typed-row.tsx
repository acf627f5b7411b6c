import { memo, useState } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import {
  cellName,
  otherPersonField,
  TYPED_FIELDS,
  TYPED_LABELS,
  type TypedField,
} from '~/domain/import/people/typed-people'
import { BASES, USUAL_BASIS } from '~/domain/people/basis'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { CONTROL } from '~/ui/field'

import { CellError } from './typed-cells'

/** The columns of a wide screen. */
export const GRID = 'lg:grid-cols-[2rem_1.2fr_1fr_1.6fr_9rem_1.2fr]'

type RowProps = {
  row: number
  listId: string
  draft: Draft
  errors: FieldErrors
  onType: ((row: number) => void) | undefined
}

/** One person. It is rendered again only if its own errors change, or if it is the last row no more. */
export const TypedRow = memo(
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
          data-cell={field}
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
