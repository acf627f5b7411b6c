import Aperture from 'lucide/dist/esm/icons/aperture.mjs'
import { useId, useRef, useState, type ChangeEvent } from 'react'

import { MAX_PHOTOS } from '~/domain/crew/drops/limits'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { Button } from '~/ui/button'
import { FieldGroup } from '~/ui/field'
import { Icon } from '~/ui/icon'

import { dropPhoto } from './drop-photo'

/**
 * Takes photos by the camera of the phone. `photos` are JPEGs in base64. A change gets the photos of its moment: one may be
 * removed while another is drawn.
 */
export function PhotosField({
  photos,
  onChange,
  texts: { box },
}: {
  photos: readonly string[]
  onChange: (change: (photos: readonly string[]) => readonly string[]) => void
  texts: Dictionary
}) {
  const camera = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [isDrawing, setIsDrawing] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const isFull = photos.length >= MAX_PHOTOS
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // So that the same file can be chosen again.
    target.value = ''
    if (!file) return
    setIsDrawing(true)
    const photo = await dropPhoto(file).catch(() => undefined)
    setIsDrawing(false)
    setIsRefused(photo === undefined)
    // The same file may be chosen twice.
    if (photo !== undefined) onChange((present) => [...new Set([...present, photo])])
  }
  return (
    <FieldGroup legend={box.photos}>
      <p id={hintId} className="text-sm text-muted">
        {box.photosHint} {box.photosLimit(MAX_PHOTOS)}.
      </p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map((photo, index) => (
            <li key={photo} className="flex flex-col gap-1">
              <img
                src={`data:image/jpeg;base64,${photo}`}
                alt=""
                className="aspect-square w-full rounded-control border border-line object-cover"
              />
              <Button
                size="lg"
                className="w-full px-2! text-sm! whitespace-normal!"
                onClick={() => onChange((present) => present.filter((other) => other !== photo))}
              >
                {box.removePhoto(index + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <Button
          size="lg"
          isBusy={isDrawing}
          aria-describedby={hintId}
          onClick={() => camera.current?.click()}
          className="w-full"
        >
          {!isDrawing && <Icon of={Aperture} className="size-6 shrink-0" />}
          {box.addPhoto}
        </Button>
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={box.addPhoto}
        hidden
        onChange={(event) => void add(event)}
      />
      <p role="status" className={isRefused ? 'font-semibold text-danger' : 'text-sm text-muted'}>
        {isRefused ? box.photoRefused : photos.length > 0 ? box.photosAdded(photos.length) : ''}
      </p>
    </FieldGroup>
  )
}
