import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from 'playwright/test'

/** Accounts by the label of their quick-fill button. */
export type Account = 'Administrator' | 'Pracownik' | 'Pracodawca' | 'Ośrodek Szkoleniowy'

type Journey = {
  /** Patterns of console errors that a journey provokes on purpose. */
  expectedErrors: RegExp[]
}

/** A page on which a console error, an uncaught error or a CSP violation fails the test. */
export const test = base.extend<Journey & { watched: void }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) problems.push(text)
      }
      // The QR service is somebody else's; tests never call out. A journey that needs its answer routes it itself.
      await context.route('https://api.qrserver.com/**', (route) => route.abort())
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text())
      })
      context.on('weberror', (error) => note(error.error().message))
      await use()
      expect(problems, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in by the quick-fill button of an account; ends where the app leads. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: account }).click()
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
}

/** Signs in and opens a panel screen by its URL, waiting for its heading. */
export async function openAs(page: Page, account: Account, path: string, heading: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirectTo: path })}`)
  await signIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Fails on what axe finds against WCAG 2.2 A and AA, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Fails where the page itself can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Fills a field with a text as it stands: typing would mend halves of characters and obey its limits. */
export async function typeRaw(field: Locator, text: string): Promise<void> {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  await field.evaluate((element, codes) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    element.removeAttribute('maxlength')
    element.value = codes.map((code) => String.fromCharCode(code)).join('')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, units)
}

/** Until what the panel fetches ahead has come, so that its screens open without a network. */
export async function waitForFetchedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    // The document names the modules of its own screen: others are there once the panel has asked for them.
    const hasBegun = modules.some(({ href }) => href.includes('/assets/settings-'))
    return hasBegun && modules.every(({ href }) => fetched.has(href))
  })
}

/**
 * Paths that the page asks the server for from now on, in the list that it gives. Left out: modules, which
 * come when the browser is idle, whenever that is, and the tab's icon, which the browser looks up in its own
 * cache at every step.
 */
export function watchRequests(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/assets\/|favicon/.test(pathname)) requests.push(pathname)
  })
  return requests
}
