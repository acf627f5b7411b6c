import Camera from 'lucide/dist/esm/icons/camera.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef, useState, type ChangeEvent } from 'react'

import { shrinkPhoto } from '~/browser/device/shrink-photo.client'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

const UNREADABLE = 'Przeglądarka nie potrafi odczytać tego pliku jako zdjęcia. Wybierz plik JPEG albo PNG.'

/** Takes one photo for a print and makes it smaller. It is kept nowhere. */
export function PhotoPicker({
  photo,
  onChange,
}: {
  photo: string | undefined
  onChange: (photo: string | undefined) => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setIsBusy(true)
    const chosen = await shrinkPhoto(file)
    // So that the same file can be chosen again.
    target.value = ''
    setIsBusy(false)
    setIsRefused(chosen === undefined)
    if (chosen !== undefined) onChange(chosen)
    // A button that was busy has lost the focus.
    button.current?.focus()
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button ref={button} onClick={() => input.current?.click()} isBusy={isBusy}>
          <Icon of={Camera} className="size-4" />
          {isBusy ? 'Zmniejszanie…' : photo === undefined ? 'Dodaj zdjęcie' : 'Zmień zdjęcie'}
        </Button>
        {photo !== undefined && (
          <Button
            onClick={() => {
              onChange(undefined)
              button.current?.focus()
            }}
          >
            <Icon of={X} className="size-4" />
            Usuń zdjęcie
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">Zdjęcie jest tylko na wydruku: nigdzie się nie zapisuje.</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Plik ze zdjęciem"
        hidden
        onChange={(event) => void choose(event)}
      />
      {isRefused && <Alert title="Nie dodano zdjęcia">{UNREADABLE}</Alert>}
    </div>
  )
}
