import type { Page } from 'playwright/test'

import { expect, expectNoSidewaysScroll } from './journey.ts'

/** The distances that WCAG 1.4.12 names. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
}

/** Fails where a button or a link cuts its own words off. */
async function expectWholeWords(page: Page, where: string): Promise<void> {
  const cut = await page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { overflowX } = getComputedStyle(control)
          return overflowX !== 'visible' && control.scrollWidth > control.clientWidth + 1
        })
        .map((control) => control.textContent),
    )
  expect(cut, `cut off ${where}`).toEqual([])
}

/** Fails where a text stands beyond the edge of the page, where a box may hide it. */
async function expectNothingBeyond(page: Page, where: string): Promise<void> {
  const beyond = await page
    .getByRole('main')
    .locator('td, p, dd, h2, h3')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((text) => text.textContent),
    )
  expect(beyond, `beyond the edge ${where}`).toEqual([])
}

/**
 * Fails where a line ends inside a word. At 1024 px the panel has its narrowest columns. The names in the days of the
 * calendar are only a hint of what is listed beside it.
 */
export async function expectUnbrokenWords(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 768 })
  const broken = await page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      const parent = currentNode.parentElement
      if (
        !(currentNode instanceof Text) ||
        !parent?.checkVisibility() ||
        parent.closest('.sr-only, [role=grid]')
      ) {
        continue
      }
      for (const { 0: word, index } of currentNode.data.matchAll(/[\p{L}\d]{3,}/gu)) {
        const range = new Range()
        range.setStart(currentNode, index)
        range.setEnd(currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })
  expect(broken, `broken words of ${address}`).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** Fails where the page does not fit at 400 or 200 %, or with wide text. The page has its usual size afterwards. */
export async function expectToReflow(page: Page, address: string): Promise<void> {
  // 1280 by 1024 px at 400 %, as WCAG 1.4.10 counts.
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoSidewaysScroll(page, `of ${address} at 400 %`)
  await expectNothingBeyond(page, `of ${address} at 400 %`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 640, height: 512 })
  await expectNoSidewaysScroll(page, `of ${address} at 200 %`)
  await spaceOut(page)
  await expectNoSidewaysScroll(page, `of ${address} at 200 %, with wide text`)
  await page.setViewportSize({ width: 1280, height: 1024 })
  await expectNoSidewaysScroll(page, `of ${address} with wide text`)
  await expectWholeWords(page, `of ${address} with wide text`)
}
