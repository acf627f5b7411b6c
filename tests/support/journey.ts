import { readFileSync } from 'node:fs'

import {
  expect as playwrightExpect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type WebError,
} from 'playwright/test'

import { listAccounts } from '~/data/users.server'
import { ROLE_LABELS, type User } from '~/domain/people/user'

import { toast } from './locators.ts'
import { PRINT_MATCHERS } from './printed-pages.ts'
import { runAxe } from './run-axe.ts'

/** An account by the label of its quick-fill button. */
export type Account = 'Administrator' | 'Pracownik' | 'Pracodawca' | 'Ośrodek Szkoleniowy'

type Journey = {
  /** Patterns of console errors that a journey provokes on purpose. */
  expectedErrors: RegExp[]
}

/** A test that only asks by HTTP has no browser to watch, and starts none. */
export const test = base.extend<Journey>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, provide) => watchErrors(context, expectedErrors, provide),
})

/** Fails a test on a console error, an uncaught error or a CSP violation in its context. */
export async function watchErrors(
  context: BrowserContext,
  expectedErrors: readonly RegExp[],
  runTest: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const problems: string[] = []
  const note = (text: string) => {
    if (!expectedErrors.some((expected) => expected.test(text))) problems.push(text)
  }
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') note(message.text())
  }
  const onWebError = (webError: WebError) => {
    const error = webError.error()
    // React Router's decoder leaves the end of an answer unhandled if its request is given up: a revalidation that
    // overtakes a navigation does that. Nobody waits for that end.
    if (error.name !== 'AbortError') note(error.message)
  }
  context.on('console', onConsole)
  context.on('weberror', onWebError)
  await runTest(context)
  // Tests may share the context.
  context.off('console', onConsole)
  context.off('weberror', onWebError)
  expect(problems, 'errors in the console').toEqual([])
}

export const expect = playwrightExpect.extend(PRINT_MATCHERS)

/** Signs in on the login page by the quick-fill button of an account. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click()
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
}

/**
 * Opens the login page in another tab, where it stays whoever works in the first tab: it has looked for a session, as
 * its buttons work.
 */
export async function openLogin(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/login')
  await waitForLogin(other)
  return other
}

/**
 * Waits until the buttons of the login page work: a document whose scripts are wrong is loaded again. Before the scripts
 * arrive, a button asks the server, which fills in the form as well, and the address tells.
 */
export async function waitForLogin(page: Page): Promise<void> {
  await expect(async () => {
    if (isFilledByServer(page)) await page.goBack()
    await page.getByRole('button', { name: 'Pracownik' }).click()
    await expect(page.getByLabel('Adres e-mail')).not.toHaveValue('', { timeout: 1_000 })
    expect(isFilledByServer(page)).toBe(false)
  }).toPass()
}

function isFilledByServer(page: Page): boolean {
  return new URL(page.url()).searchParams.has('account')
}

/** Stores the session of an account, as signing in would: the same user under the same key. */
export async function storeSession(page: Page, account: Account): Promise<void> {
  // Only a page of the site can use its storage. This page is the smallest one.
  await page.goto('/healthz')
  await becomeAccount(page, account)
}

/** Stores the session of an account from a page of the site. What is opened next belongs to that account. */
export async function becomeAccount(page: Page, account: Account): Promise<void> {
  await becomeUser(page, userOf(account))
}

/** Stores the session of a person from a page of the site. What is opened next belongs to that person. */
export async function becomeUser(page: Page, user: User): Promise<void> {
  await page.evaluate((session) => localStorage.setItem('pewnik:session', session), JSON.stringify(user))
}

export function userOf(account: Account): User {
  const user = listAccounts().find(({ role }) => ROLE_LABELS[role] === account)
  if (!user) throw new Error(`No sample account has the role ${account}`)
  return user
}

/** Opens a panel screen by its URL with the session of an account, and waits until its heading shows. */
export async function openAs(page: Page, account: Account, path: string, heading: string): Promise<void> {
  await signInBeforehand(page, userOf(account))
  await page.goto(path)
  await waitForPanel(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/**
 * Lets the next document store the session of a person before the app looks for it. Only that one: who signs out later,
 * or somebody else in the tab, stays so.
 */
export async function signInBeforehand(page: Page, user: User): Promise<void> {
  const once = `session-stored-${crypto.randomUUID()}`
  await page.addInitScript(storeSessionOnce, { session: JSON.stringify(user), once })
}

/** Runs in each new document of the tab, so it uses nothing of this module. */
function storeSessionOnce({ session, once }: { session: string; once: string }): void {
  // A frame of nothing, or of what the page has made, may have no storage.
  if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem(once)) return
  sessionStorage.setItem(once, 'stored')
  localStorage.setItem('pewnik:session', session)
}

/** Opens the menu of the page of a person. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Więcej czynności' }).click()
}

/** Presses „Cofnij” of a message that shows before the next screen takes the focus. */
export async function pressUndo(page: Page, message: string | RegExp, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeFocused()
  await toast(page, message).getByRole('button', { name: 'Cofnij' }).press('Enter')
}

/** Waits until the screen has replaced its fallback from the server. */
export async function waitForPanel(page: Page): Promise<void> {
  await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
}

/** Lets the page look for what others have changed meanwhile, as it does once its tab is seen again. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * Waits until the browser is idle. The scripts of the page have then run, and its controls work. A page that draws
 * nothing new may get no idle time for a minute, so the wait has an end.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  )
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const WCAG_AND_BEST_PRACTICE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rule of axe, beside that of contrast, whose result depends on colours. Contrast is always looked at. */
export const COLOUR_RULES = ['link-in-text-block']

/** How texts look that axe has found readable in this worker. It measures no other text that looks the same. */
const readable = new Set<string>()

/** Fails where the current page violates a rule of axe for WCAG 2.2 A and AA. */
export async function expectAccessible(
  page: Page,
  where = '',
  rules: string[] = WCAG_AND_BEST_PRACTICE,
): Promise<void> {
  // A document gets axe once: to send it and to compile it takes longer than to run it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations, looks } = await page.evaluate(runAxe, { rules, readable: [...readable] })
  for (const look of looks) readable.add(look)
  expect(violations, `what axe finds ${where}`).toEqual([])
}

/**
 * Fails on violations of axe and on sideways scrolling, at each width and in both themes. The page keeps the last
 * width, so that a journey continues on the narrowest page.
 */
export async function expectAccessibleEverywhere(page: Page, widths = [1280, 360]): Promise<void> {
  // Four runs of axe take long on a busy machine.
  test.slow()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      // Axe measures colours immediately, so nothing may fade.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const where = `at ${width} px in ${colorScheme} colours`
      await expectNoSidewaysScroll(page, where)
      // A theme changes nothing but colours.
      await expectAccessible(page, where, colorScheme === 'light' ? WCAG_AND_BEST_PRACTICE : COLOUR_RULES)
    }
  }
}

/** Fails where the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scroll ${where}`).toBeLessThanOrEqual(0)
}

/** Sets the raw text of a field. Typing would repair lone surrogates and obey the limits of the field. */
export async function typeRaw(field: Locator, text: string): Promise<void> {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  await field.evaluate((element, codes) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    element.removeAttribute('maxlength')
    element.value = codes.map((code) => String.fromCharCode(code)).join('')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, units)
}

/** Holds back requests that fit the pattern, as a slow network does. Returns a function that releases them. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/**
 * Returns a list that collects the paths of all later requests of the page. It leaves out modules, which come with
 * the first look at a screen, the tab's icon, because the browser may look it up at every step, and what the page
 * itself has made.
 */
export function watchRequests(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (protocol !== 'blob:' && !/^\/assets\/|favicon/.test(pathname)) requests.push(pathname)
  })
  return requests
}
