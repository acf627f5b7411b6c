import jsQR from 'jsqr'
import type { BrowserContext, Locator } from 'playwright/test'

/** What a phone's camera would read from an element as it is shown; undefined where there is no code in it. */
export async function readQr(context: BrowserContext, element: Locator): Promise<string | undefined> {
  const png = (await element.screenshot()).toString('base64')
  // Decoded on a page of its own: the app's policy lets no script draw images into it.
  const page = await context.newPage()
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const drawn = canvas?.getImageData(0, 0, image.width, image.height)
    // As text: of a whole sheet of paper, a list of numbers would take a minute to come over.
    let characters = ''
    for (const value of drawn?.data ?? []) characters += String.fromCodePoint(value)
    return { pixels: btoa(characters), width: image.width, height: image.height }
  }, png)
  await page.close()
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data
}
