import type { Page } from 'playwright/test'

import { expect, openAs, test } from '../support/journey.ts'

/** What every part of Ark writes into the page, and nothing else does. */
const ARK = /data-scope|zag-js/

/** What only the database of own data and its news to other tabs use. */
const DATABASE = /indexedDB|BroadcastChannel/

/** The text of each script that the page has fetched or will fetch when it has time. */
async function readScripts(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.readyState === 'complete')
  const addresses = await page.evaluate(() => [
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  ])
  return Promise.all([...new Set(addresses)].map(async (address) => (await page.request.get(address)).text()))
}

for (const path of ['/', '/login', '/about', '/contact', '/privacy']) {
  test(`${path} loads nothing of Ark and of the database`, async ({ page }) => {
    await page.goto(path)
    const scripts = await readScripts(page)
    expect(scripts.join('')).toContain('hydrateRoot')
    expect(scripts.filter((script) => ARK.test(script) || DATABASE.test(script))).toEqual([])
  })
}

for (const path of ['/certificates/verify', '/card/u2JoFQVOEDZAGVYH']) {
  test(`${path} loads no script at all`, async ({ page }) => {
    await page.goto(path)
    expect(await readScripts(page)).toEqual([])
  })
}

test('the panel loads Ark and the database, so that their absence elsewhere can be seen', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  for (const pattern of [ARK, DATABASE])
    await expect.poll(async () => (await readScripts(page)).some((script) => pattern.test(script))).toBe(true)
})
