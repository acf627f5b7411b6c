import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import type { ReactNode } from 'react'

import type { ColumnProblem } from '~/domain/import/sheets/column-problems'
import { keepTogether } from '~/domain/words/polish'
import { CONTROL } from '~/ui/field'
import { Icon } from '~/ui/icon'

/** Returns the id of a field of a column. `form` is the id of the whole step. */
export function fieldId(form: string, place: number, field: ColumnProblem['field'] = 'use'): string {
  return `${form}-${place}-${field}`
}

/** A field of a column, which is named in its row. `note` says more about it. */
export function ColumnSelect({
  id,
  label,
  value,
  note,
  error,
  onChange,
  children,
}: {
  id: string
  label: string
  value: string
  note?: string | undefined
  error: string | undefined
  onChange: (value: string) => void
  children: ReactNode
}) {
  const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <select
        id={id}
        aria-label={label}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        // Shows the field that a press led to. Browsers mark it only after a press of a key.
        className={`${CONTROL} outline-primary focus:outline-3`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
      {note && (
        <p id={`${id}-note`} className="text-sm text-muted">
          {keepTogether(note)}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon of={CircleAlert} className="size-4 shrink-0" />
          {keepTogether(error)}
        </p>
      )}
    </div>
  )
}
