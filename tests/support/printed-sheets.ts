import type { Page } from 'playwright/test'
import { getDocumentProxy } from 'unpdf'

/** Returns the sheets of the printed screen: their size and their text. */
export async function printedSheets(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const printed = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: printed.numPages }, async (_, index) => {
      const sheet = await printed.getPage(index + 1)
      const { width, height } = sheet.getViewport({ scale: 1 })
      const { items } = await sheet.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { isLandscape: width > height, text: text.replace(/\s+/g, ' ') }
    }),
  )
}
