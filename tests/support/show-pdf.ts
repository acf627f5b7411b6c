import { readFileSync } from 'node:fs'

import type { Locator, Page } from 'playwright/test'

const READER = 'https://pdf-reader.test/'

/** Draws the first page of a PDF with pdf.js in the browser. */
export async function showPdf(page: Page, pdf: Uint8Array): Promise<Locator> {
  await page.route(`${READER}**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync('node_modules/unpdf/dist/pdfjs.mjs', 'utf8'),
        })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>PDF</title><canvas role="img" aria-label="PDF"></canvas>',
        }),
  )
  await page.goto(READER)
  const sheet = page.getByRole('img', { name: 'PDF' })
  const file = { library: `${READER}pdfjs.mjs`, base64: Buffer.from(pdf).toString('base64') }
  await sheet.evaluate(drawFirstPage, file)
  return sheet
}

/** Runs in the browser, so it cannot use the rest of this module. */
async function drawFirstPage(element: Element, { library, base64 }: { library: string; base64: string }) {
  if (!(element instanceof HTMLCanvasElement)) return
  const { getDocument }: typeof import('unpdf/pdfjs') = await import(library)
  const data = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const first = await (await getDocument({ data }).promise).getPage(1)
  const viewport = first.getViewport({ scale: 1.5 })
  element.width = viewport.width
  element.height = viewport.height
  await first.render({ canvas: element, viewport }).promise
}
