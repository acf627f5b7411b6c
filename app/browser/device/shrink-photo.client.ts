import { MAX_PHOTO_LENGTH } from '~/domain/reports/photo'

/** The longer edge in pixels. The first one whose photo is small enough is taken. */
const EDGES = [1280, 1024, 800, 640, 480, 320]
const QUALITY = 0.7

/**
 * Returns a photo as a small JPEG in a `data:` URL, or undefined if the browser cannot read the file. It is drawn
 * again, so it carries neither the place nor the device that a camera writes into its files.
 */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    for (const edge of EDGES) {
      const photo = drawPhoto(picture, edge)
      if (photo.length <= MAX_PHOTO_LENGTH) return photo
    }
  } finally {
    picture.close()
  }
  return undefined
}

function drawPhoto(picture: ImageBitmap, edge: number): string {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return ''
  // JPEG has no transparency, and would make it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
