import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { HomelessCell } from '~/domain/import/people/paper-table'
import type { FieldErrors } from '~/domain/words/form'
import { countOf, keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

/** Shows what the draft has for people who have left or for kinds that are gone. Each cell stays until it is dropped. */
export function HomelessCells({
  cells,
  errors,
  onDrop,
}: {
  cells: readonly HomelessCell[]
  errors: FieldErrors
  /** Called when the form has no longer the cell. `isLast`: nothing of this is shown any more. */
  onDrop: (isLast: boolean) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  // Others may come while the screen is open: somebody else may leave meanwhile.
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const left = cells.filter(({ field }) => !dropped.has(field))
  if (left.length === 0) return null
  const drop = (field: string) => {
    // Rendered at once, so that the form has no such field when it is told.
    flushSync(() => setDropped(new Set([...dropped, field])))
    onDrop(left.length === 1)
    list.current?.querySelector('button')?.focus()
  }
  return (
    <section
      aria-label="Wpisy spoza tabeli"
      className="flex flex-col gap-3 rounded-card border border-warning bg-surface p-4"
    >
      <h2 className="font-semibold">Wpisy spoza tabeli</h2>
      <p className="max-w-3xl text-sm">
        {keepTogether(
          'Tych osób lub dokumentów nie ma już w tabeli, więc tych wpisów nie da się zapisać. Osobę z archiwum można przywrócić, a pozostałe wpisy trzeba usunąć.',
        )}
      </p>
      <ul ref={list} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {left.map(({ field, label, text, photoField, photos }) => (
          <li key={field} className="flex flex-col gap-2">
            <TextField
              label={label}
              name={field}
              defaultValue={text}
              readOnly
              hint={photos.length > 0 ? countOf(photos.length, 'scan') : undefined}
              error={errors[field]}
            />
            {photos.map((photo) => (
              <input key={photo} type="hidden" name={photoField} value={photo} />
            ))}
            <Button
              size="sm"
              aria-label={`Usuń wpis: ${label}`}
              onClick={() => drop(field)}
              className="self-start"
            >
              Usuń wpis
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
