import { drawPhoto } from '~/browser/device/shrink-photo.client'
import { MAX_PHOTO_BYTES } from '~/domain/crew/drops/limits'

/** In pixels, the longer edge. The second is for a photo of many details. */
const EDGES = [1_600, 1_200, 800]
const QUALITIES = [0.8, 0.6]

const MAX_LENGTH = Math.floor((MAX_PHOTO_BYTES * 4) / 3)

/**
 * Returns the photo as a small JPEG in base64, without what a camera writes into its files, or undefined if the browser
 * cannot read it.
 */
export async function dropPhoto(file: Blob): Promise<string | undefined> {
  for (const edge of EDGES) {
    const canvas = await drawPhoto(file, edge)
    if (!canvas) return undefined
    for (const quality of QUALITIES) {
      const [, base64 = ''] = canvas.toDataURL('image/jpeg', quality).split(',')
      if (base64 !== '' && base64.length <= MAX_LENGTH) return base64
    }
  }
  return undefined
}
