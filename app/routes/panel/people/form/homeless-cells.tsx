import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { HomelessCell } from '~/domain/import/people/paper-table'
import type { FieldErrors } from '~/domain/words/form'
import { countOf, keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

/** Shows what the draft has for people who have left or for kinds that are gone. It stays until it is dropped. */
export function HomelessCells({
  cells,
  errors,
  onDrop,
}: {
  cells: readonly HomelessCell[]
  errors: FieldErrors
  onDrop: () => void
}) {
  const [isDropped, setIsDropped] = useState(false)
  if (cells.length === 0 || isDropped) return null
  return (
    <section
      aria-label="Wpisy spoza tabeli"
      className="flex flex-col gap-3 rounded-card border border-warning bg-surface p-4"
    >
      <h2 className="font-semibold">Wpisy spoza tabeli</h2>
      <p className="max-w-3xl text-sm">
        {keepTogether(
          'Tych osób lub dokumentów nie ma już w tabeli, więc tych wpisów nie da się zapisać. Przywróć osobę z archiwum albo usuń wpisy, a potem zapisz resztę.',
        )}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cells.map(({ field, label, text, photoField, photos }) => (
          <li key={field}>
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
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        onClick={() => {
          // Rendered at once, so that the form has no such fields when it is told.
          flushSync(() => setIsDropped(true))
          onDrop()
        }}
        className="self-start"
      >
        Usuń te wpisy
      </Button>
    </section>
  )
}
