import type { ReactNode } from 'react'

import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'

import type { Choice } from './choice-chip'

/** The filters of a list on a phone, where chips would push the list out of sight. Each choice works at once. */
export function FilterSheet({
  choices,
  dayField,
  count,
  clear,
  onChoose,
  onClose,
}: {
  choices: readonly Choice[]
  dayField: ReactNode
  /** Says how many rows the list has. */
  count: string
  /** Leads to the list without filters, if there are any. */
  clear: ReactNode
  onChoose: (name: string, value: string) => void
  onClose: () => void
}) {
  return (
    <Dialog title="Filtry" onClose={onClose}>
      {choices.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          label={label}
          value={value}
          options={options}
          onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
        />
      ))}
      {dayField}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted">
          {count}
        </p>
        {clear}
      </div>
      <Button variant="primary" onClick={onClose}>
        Pokaż listę
      </Button>
    </Dialog>
  )
}
