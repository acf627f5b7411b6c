import type { Page } from 'playwright/test'

// These functions run in the page, so they use nothing of each other. Each returns what is wrong.

/**
 * Returns by how many pixels the page scrolls sideways, and the texts that end beyond the edge of the page, or of a box
 * that hides what does not fit. Some texts are cut on purpose, with an ellipsis.
 */
export function beyondEdge(of: 'page' | 'box'): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const edges = new Map<Element, number>()
  const edgeOf = (box: Element | null): number => {
    if (!box || box === document.documentElement) return clientWidth
    const known = edges.get(box)
    if (known !== undefined) return known
    const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box)
    // Cut to nothing for screen readers, cut with an ellipsis, or a box of its own that scrolls.
    const isMeantSo =
      clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || overflowX === 'auto'
    const outer = isMeantSo ? Infinity : edgeOf(box.parentElement)
    const isCutting = of === 'box' && overflowX !== 'visible' && outer !== Infinity
    const edge = isCutting ? Math.min(outer, box.getBoundingClientRect().right) : outer
    edges.set(box, edge)
    return edge
  }
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const box = currentNode.parentElement
    if (!currentNode.textContent?.trim() || !box?.checkVisibility() || box.closest('option')) continue
    const range = new Range()
    range.selectNodeContents(currentNode)
    const beyond = range.getBoundingClientRect().right - edgeOf(box)
    if (beyond > 1) found.push(`${Math.round(beyond)} px: ${currentNode.textContent.slice(0, 40)}`)
  }
  return found
}

/** Returns by how many pixels the page scrolls sideways. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Returns what buttons and links say that cut their own words off. */
export function cutWords(): (string | null)[] {
  return [...document.querySelectorAll('main button, main a')]
    .filter((control) => {
      const { overflowX } = getComputedStyle(control)
      return overflowX !== 'visible' && control.scrollWidth > control.clientWidth + 1
    })
    .map((control) => control.textContent)
}

/**
 * Returns the words inside of which a line ends. The names in the days of the calendar are only a hint of what is
 * listed beside it.
 */
export function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
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
}

/** The distances that WCAG 1.4.12 names. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Gives all texts of the page more space, or takes it away. */
export async function spaceOut(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    isWide ? SPACING : '',
  )
}
