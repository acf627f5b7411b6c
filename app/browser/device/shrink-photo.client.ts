/** The longer edge in pixels, enough for a photo of a person on paper. */
const PORTRAIT_EDGE = 800

/** Returns a photo as a small JPEG in a `data:` URL, or undefined if the browser cannot read the file. */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  const canvas = await drawPhoto(file, PORTRAIT_EDGE)
  return canvas?.toDataURL('image/jpeg', 0.8)
}

/**
 * Draws a photo whose longer edge has at most so many pixels, or returns undefined if the browser cannot read the file.
 * The drawn photo has neither the place nor the device that a camera writes into its files.
 */
export async function drawPhoto(file: Blob, edge: number): Promise<HTMLCanvasElement | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency, and would make it black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return context ? canvas : undefined
}
