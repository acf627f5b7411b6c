import jsQR from 'jsqr'
import type { BrowserContext, Locator } from 'playwright/test'

/** Reads a QR code from an element as a phone's camera does; undefined where there is none. */
export async function readQr(context: BrowserContext, element: Locator): Promise<string | undefined> {
  const png = (await element.screenshot()).toString('base64')
  // Decoded on a page of its own, because the app's security policy allows no script to draw images.
  const page = await context.newPage()
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const drawn = canvas?.getImageData(0, 0, image.width, image.height)
    // As text, because a list of numbers takes a minute for a whole sheet of paper.
    let characters = ''
    for (const value of drawn?.data ?? []) characters += String.fromCodePoint(value)
    return { pixels: btoa(characters), width: image.width, height: image.height }
  }, png)
  await page.close()
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data
}
