import type { Browser, Page, Request } from 'playwright/test'
import { getDocumentProxy } from 'unpdf'

import { waitForIdle } from './journey.ts'

export type Received = { url: string; kind: string; bytes: number }

/** Opens a page and returns all answers to its requests, also to those of an idle page, with compressed sizes. */
export async function receiveAll(page: Page, path: string): Promise<Received[]> {
  const pending: Promise<Received>[] = []
  const onRequestFinished = (request: Request) => {
    const received = async () => ({
      url: request.url(),
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })
    pending.push(received())
  }
  page.on('requestfinished', onRequestFinished)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A closed page tells no sizes any more.
  page.off('requestfinished', onRequestFinished)
  return Promise.all(pending)
}

/** Returns the kinds of resources without the tab's icon, because a browser may not fetch it. */
export function kindsOf(received: readonly Received[]): string[] {
  return received
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'other')
    .toSorted()
}

/** Returns the number of sheets that the page needs in print. */
export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages
}

/**
 * Returns the fonts of all letters on pages that are opened when the browser has the font of the site. In a context of
 * its own: where a journey answers a request itself, Playwright switches the browser's cache off.
 */
export async function readFontsOfLaterVisits(
  browser: Browser,
  first: string,
  ...others: string[]
): Promise<{ path: string; fonts: string[] }[]> {
  const page = await browser.newPage()
  // The font is fetched once the page is idle.
  await page.goto(first, { waitUntil: 'networkidle' })
  const read: { path: string; fonts: string[] }[] = []
  for (const path of [first, ...others]) {
    await page.goto(path)
    let fonts = await readFonts(page)
    // A browser may take a font of the device where even its cache was too slow, as on a busy machine.
    if (fonts.length > 1) {
      await page.reload()
      fonts = await readFonts(page)
    }
    read.push({ path, fonts })
  }
  await page.close()
  return read
}

/** Returns the fonts of all letters on a page. */
async function readFonts(page: Page): Promise<string[]> {
  // Until then, hydration may still replace nodes.
  await waitForIdle(page)
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  await page.evaluate(() => document.fonts.ready)
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const families = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) families.add(familyName)
  }
  await client.detach()
  return [...families]
}
