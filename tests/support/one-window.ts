import type { BrowserContext, Page } from 'playwright/test'

import { test as base, watchErrors } from './journey.ts'

type Window = { context?: BrowserContext; opener?: Page }

/**
 * Tests that share one context of the browser, so that each later page finds the scripts in its cache: without it, to
 * fetch and to compile them takes a fifth of a journey. Each begins with a new page and with empty storage. So they set
 * nothing that outlives the page: no permission, size or clock of the context, no network that is off.
 */
export const test = base.extend<object, { oneWindow: Window }>({
  oneWindow: [
    // Playwright reads from the first argument which fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const held: Window = {}
      await use(held)
      await held.context?.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, oneWindow, contextOptions, baseURL, locale, timezoneId, serviceWorkers, expectedErrors },
    provide,
  ) => {
    oneWindow.context ??= await browser.newContext({
      ...contextOptions,
      baseURL,
      locale,
      timezoneId,
      serviceWorkers,
    })
    await watchErrors(oneWindow.context, expectedErrors, provide)
  },
  page: async ({ context, baseURL, oneWindow }, provide) => {
    if (!oneWindow.opener) {
      oneWindow.opener = await context.newPage()
      await oneWindow.opener.goto('/healthz')
    }
    const { opener } = oneWindow
    const opened = context.waitForEvent('page')
    await opener.evaluate(openUnknown)
    const page = await opened
    const client = await context.newCDPSession(page)
    await client.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' })
    await client.detach()
    await provide(page)
    // Also the tabs that the page has opened.
    const pages = context.pages().filter((each) => each !== opener)
    await Promise.all(pages.map((each) => each.close()))
  },
})

/** Opens a page that does not know who has opened it. Runs in the page. */
function openUnknown(): void {
  const opened = window.open('about:blank')
  if (opened) opened.opener = null
}
