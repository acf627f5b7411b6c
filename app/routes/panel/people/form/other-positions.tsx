import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import type { OtherPosition } from '~/domain/people/other-positions'
import {
  MAX_OTHER_POSITIONS,
  OTHER_ROWS_FIELD,
  otherPositionFields,
  parseOtherRows,
} from '~/domain/people/other-positions-form'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import { LAST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { Button } from '~/ui/button'
import { FieldGroup, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

/** Asks for the positions beside the main one, a row for each, beginning with the `known` ones. `listId` is that of the names with known requirements. */
export function OtherPositions({
  known,
  draft,
  errors,
  listId,
}: {
  known: readonly OtherPosition[]
  draft: Draft
  errors: FieldErrors
  listId: string
}) {
  const [rows, setRows] = useState(() => firstRows(known, draft))
  const group = useRef<HTMLDivElement>(null)
  const sent = useRef<HTMLSelectElement>(null)
  const free = Math.max(-1, ...rows.map(({ row }) => row)) + 1
  const show = (shown: readonly TypedRow[], focus: string) => {
    // Rendered at once, because the form reads its fields for the draft, and the next field takes the focus.
    flushSync(() => setRows([...shown]))
    // A form hears of no press on a button. It hears what a select tells.
    sent.current?.dispatchEvent(new Event('change', { bubbles: true }))
    group.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  return (
    <div ref={group} className="flex flex-col gap-4">
      <select ref={sent} hidden name={OTHER_ROWS_FIELD}>
        <option>{rows.map(({ row }) => row).join(',')}</option>
      </select>
      {rows.map(({ row, position, since }, place) => {
        const names = otherPositionFields(row)
        return (
          <FieldGroup key={row} legend={`Inne stanowisko ${place + 1}`}>
            <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
              <TextField
                label="Stanowisko"
                name={names.position}
                defaultValue={position}
                error={errors[names.position]}
                maxLength={MAX_POSITION_LENGTH}
                list={listId}
              />
              <DayField
                label="Od kiedy (opcjonalnie)"
                name={names.since}
                defaultValue={since}
                error={errors[names.since]}
                min={FIRST_EMPLOYMENT_DAY}
                max={LAST_DAY}
              />
              <Button
                onClick={() =>
                  show(
                    rows.filter((other) => other.row !== row),
                    '[data-adds]',
                  )
                }
                aria-label={`Usuń inne stanowisko ${place + 1}`}
              >
                <Icon of={Trash} className="size-4" />
                Usuń
              </Button>
            </div>
          </FieldGroup>
        )
      })}
      {rows.length < MAX_OTHER_POSITIONS && (
        <Button
          data-adds=""
          className="self-start"
          onClick={() => show([...rows, { row: free }], `[name="${otherPositionFields(free).position}"]`)}
        >
          <Icon of={Plus} className="size-4" />
          Dodaj inne stanowisko
        </Button>
      )}
    </div>
  )
}

/** A row with what is in it at first. */
type TypedRow = { row: number; position?: string | undefined; since?: Day | undefined }

/** Returns the rows of the draft, or else those of the known positions. */
function firstRows(known: readonly OtherPosition[], draft: Draft): readonly TypedRow[] {
  const kept = drafted(draft, OTHER_ROWS_FIELD)
  if (kept === undefined) return known.map((other, row) => ({ row, ...other }))
  return parseOtherRows(kept).map((row) => {
    const { position, since } = otherPositionFields(row)
    return { row, position: drafted(draft, position), since: drafted(draft, since) }
  })
}
