import { useEffect, useState } from 'react'

import { drawPhoto } from '~/browser/device/shrink-photo.client'
import type { DropOf } from '~/domain/crew/drops/drop'
import { MAX_SCAN_EDGE } from '~/domain/scans/scan'
import { CARD } from '~/ui/card'

import { photoFiles } from './photos-as-scans'

/** Shows the photos of a drop as this browser has drawn them again: the files that came are never shown themselves. */
export function DropPhotos({ drop }: { drop: DropOf<'told'> }) {
  const [addresses, setAddresses] = useState<readonly (string | undefined)[]>()

  // An effect, because drawing takes its time, and the addresses take memory until they are given back.
  useEffect(() => {
    const made: string[] = []
    let isLeft = false
    const draw = async () => {
      const drawn: (string | undefined)[] = []
      for (const file of photoFiles(drop)) {
        const blob = file && (await drawAgain(file))
        if (isLeft) return
        const address = blob && URL.createObjectURL(blob)
        if (address) made.push(address)
        drawn.push(address)
      }
      setAddresses(drawn)
    }
    void draw()
    return () => {
      isLeft = true
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [drop])

  return (
    <ul aria-label="Zdjęcia" className="grid gap-3 sm:grid-cols-2">
      {drop.photos.map((photo, place) => {
        const address = addresses?.[place]
        return (
          <li key={photo} className={`${CARD} grid min-h-40 place-items-center overflow-hidden`}>
            {address ? (
              <img src={address} alt={`Zdjęcie ${place + 1}`} className="max-h-96 w-full object-contain" />
            ) : (
              <p className="p-4 text-center text-sm text-muted">
                {addresses ? `Zdjęcia ${place + 1} nie da się pokazać` : 'Wczytuję zdjęcie…'}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const QUALITY = 0.85

async function drawAgain(file: File): Promise<Blob | undefined> {
  const canvas = await drawPhoto(file, MAX_SCAN_EDGE)
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    else resolve(null)
  })
  return blob ?? undefined
}
