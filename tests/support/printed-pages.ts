import type { Page } from 'playwright/test'
import { getDocumentProxy } from 'unpdf'

/** Returns the pages of the printed screen: their size and their text. */
export async function printedPages(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const printed = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: printed.numPages }, async (_, index) => {
      const printedPage = await printed.getPage(index + 1)
      const { width, height } = printedPage.getViewport({ scale: 1 })
      const { items } = await printedPage.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { isLandscape: width > height, text: text.replace(/\s+/g, ' ') }
    }),
  )
}
