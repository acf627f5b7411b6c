import Camera from 'lucide/dist/esm/icons/camera.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'

import { shrinkPhoto } from '~/browser/device/shrink-photo.client'
import { MAX_PHOTO_FILE_BYTES, MAX_PHOTOS } from '~/domain/reports/photo'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button, IconButton } from '~/ui/button'
import { FieldGroup } from '~/ui/field'
import { Icon } from '~/ui/icon'

const UNREADABLE = 'Przeglądarka nie potrafi odczytać tego pliku jako zdjęcia. Wybierz plik JPEG albo PNG.'
const TOO_LARGE = 'Plik jest większy niż 100\u00a0MB. Wybierz mniejsze zdjęcie.'
const TOO_MANY = `Zgłoszenie mieści najwyżej ${MAX_PHOTOS} zdjęcia, więc pozostałych nie dodano.`
const ONLY_ONE = 'Mieści się jedno zdjęcie, więc pozostałych nie dodano.'

/**
 * Takes a few photos or one, makes them smaller and puts them into the form as text, so that they are kept with its
 * draft.
 */
export function PhotoPicker({
  photos,
  isOne = false,
  onChange,
  isBusy,
  onBusy,
  error,
}: {
  photos: readonly string[]
  /** True if the form has room for one photo only. */
  isOne?: boolean
  onChange: (photos: readonly string[]) => void
  /** True while photos are made smaller. The form cannot be sent until then. */
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  error?: string
}) {
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [max, tooMany] = isOne ? [1, ONLY_ONE] : [MAX_PHOTOS, TOO_MANY]

  const place = (next: readonly string[]) => {
    flushSync(() => onChange(next))
    // The form saves its draft at each change, and only now are the photos in the document.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    // A button that was busy or is gone has lost the focus.
    button.current?.focus()
  }
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    // So that the same file can be chosen again.
    target.value = ''
    const fitting = files.slice(0, max - photos.length)
    onBusy(true)
    setProblem(fitting.length < files.length ? tooMany : undefined)
    const added = new Set(photos)
    // One after another: each takes much memory until it is small.
    for (const file of fitting) {
      const isTooLarge = file.size > MAX_PHOTO_FILE_BYTES
      const photo = isTooLarge ? undefined : await shrinkPhoto(file)
      if (photo) added.add(photo)
      else setProblem(isTooLarge ? TOO_LARGE : UNREADABLE)
    }
    onBusy(false)
    place([...added])
  }
  return (
    <FieldGroup legend={isOne ? 'Zdjęcie (opcjonalnie)' : 'Zdjęcia (opcjonalnie)'}>
      <p className="text-sm text-muted">
        {keepTogether(
          isOne
            ? 'Zostaje w tej przeglądarce i nie jest nikomu wysyłane.'
            : `Najwyżej ${MAX_PHOTOS}. Zostają w tej przeglądarce i nie są nikomu wysyłane.`,
        )}
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo} className="relative">
              <input type="hidden" name="photos" value={photo} />
              <img
                src={photo}
                alt={`Zdjęcie ${index + 1}`}
                className="h-28 w-36 rounded-control border border-line object-cover"
              />
              <IconButton
                label={`Usuń zdjęcie ${index + 1}`}
                onClick={() => place(photos.filter((other) => other !== photo))}
                disabled={isBusy}
                className="absolute top-1 right-1 border border-line bg-surface"
              >
                <Icon of={X} className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button ref={button} onClick={() => input.current?.click()} isBusy={isBusy} className="self-start">
        <Icon of={Camera} className="size-4" />
        {isBusy ? 'Zmniejszanie…' : 'Dodaj zdjęcie'}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!isOne}
        aria-label="Pliki ze zdjęciami"
        hidden
        onChange={(event) => void add(event)}
      />
      {(problem ?? error) && <Alert title="Nie dodano zdjęcia">{problem ?? error}</Alert>}
    </FieldGroup>
  )
}
