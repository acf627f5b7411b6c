import type { Page } from 'playwright/test'
import { getDocumentProxy } from 'unpdf'

export type PrintedPage = {
  isLandscape: boolean
  /** The text without spaces and ligatures: where a PDF splits a line into words depends on the browser's version. */
  text: string
}

/** Returns the pages of the printed screen. */
export async function printedPages(page: Page): Promise<PrintedPage[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const printed = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: printed.numPages }, async (_, index) => {
      const printedPage = await printed.getPage(index + 1)
      const { width, height } = printedPage.getViewport({ scale: 1 })
      const { items } = await printedPage.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join('')
      return { isLandscape: width > height, text: withoutSpaces(text) }
    }),
  )
}

/** Returns a text as `printedPages` returns it. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '')
}

export const PRINT_MATCHERS = {
  /**
   * `expect(page).toPrint('Jan Bąk', 'magazynier')`: these texts are on the printed page, or on several pages taken as a
   * whole, in this order. With `not`, none of them is.
   */
  toPrint(
    this: { isNot: boolean },
    printed: PrintedPage | readonly PrintedPage[] | undefined,
    ...texts: string[]
  ) {
    const pages = printed === undefined ? [] : [printed].flat()
    const whole = pages.map(({ text }) => text).join('')
    const { isNot } = this
    let place = 0
    const missing = texts.filter((text) => {
      const found = whole.indexOf(withoutSpaces(text), isNot ? 0 : place)
      if (found >= 0) place = found
      return found < 0
    })
    const found = texts.filter((text) => !missing.includes(text))
    return {
      pass: isNot ? found.length > 0 : missing.length === 0,
      message: () =>
        isNot
          ? `These texts are printed: ${found.join(', ')}`
          : `These texts are not printed, or not in this order: ${missing.join(', ')}\nPrinted: ${whole}`,
    }
  },
}
