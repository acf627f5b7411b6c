import jsQR from 'jsqr'
import { expect, type BrowserContext, type Locator } from 'playwright/test'

export type Drawn = { pixels: string; width: number; height: number }

/** Returns the text of the QR code that an element shows, once its picture has come. */
export async function readQr(context: BrowserContext, element: Locator): Promise<string | undefined> {
  let text: string | undefined
  await expect(async () => {
    text = await readNow(context, element)
    expect(text, 'the text of a QR code').toBeDefined()
  }).toPass({ timeout: 15_000 })
  return text
}

async function readNow(context: BrowserContext, element: Locator): Promise<string | undefined> {
  const png = (await element.screenshot()).toString('base64')
  // A separate page decodes the image, because the security policy of the app forbids it.
  const page = await context.newPage()
  const drawn = await page.evaluate(drawnPixels, png)
  await page.close()
  return decodeQr(drawn)
}

/** Draws a PNG in a page. It runs there, so it uses nothing of this module. */
export async function drawnPixels(base64: string): Promise<Drawn> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  const drawn = canvas?.getImageData(0, 0, image.width, image.height)
  // A text, because Playwright needs a minute to pass the numbers of a whole sheet as a list.
  let characters = ''
  for (const value of drawn?.data ?? []) characters += String.fromCodePoint(value)
  return { pixels: btoa(characters), width: image.width, height: image.height }
}

export function decodeQr({ pixels, width, height }: Drawn): string | undefined {
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data
}
