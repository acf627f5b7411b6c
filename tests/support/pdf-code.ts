import { readFileSync } from 'node:fs'

import jsQR from 'jsqr'
import type { Page } from 'playwright/test'

const READER = 'https://pdf-reader.test/'

/** What the QR code on the first page of a PDF says, once pdf.js has drawn that page in the browser. */
export async function readPdfCode(page: Page, pdf: Uint8Array): Promise<string | undefined> {
  await page.route(`${READER}**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync('node_modules/unpdf/dist/pdfjs.mjs', 'utf8'),
        })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' }),
  )
  await page.goto(READER)
  const { width, height, base64 } = await page.evaluate(async (file) => {
    const { getDocument } = await import('https://pdf-reader.test/pdfjs.mjs')
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
    const first = await (await getDocument({ data: bytes }).promise).getPage(1)
    const viewport = first.getViewport({ scale: 2 })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    const canvasContext = canvas.getContext('2d')
    await first.render({ canvas, canvasContext, viewport }).promise
    const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height)
    let characters = ''
    for (const value of data) characters += String.fromCharCode(value)
    return { width: canvas.width, height: canvas.height, base64: btoa(characters) }
  }, Buffer.from(pdf).toString('base64'))
  return jsQR(new Uint8ClampedArray(Buffer.from(base64, 'base64')), width, height)?.data
}
