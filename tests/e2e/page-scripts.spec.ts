import { readFileSync } from 'node:fs'

import type { Page } from 'playwright/test'

import { expect, openAs, test } from '../support/journey.ts'

/** Matches texts that every component of Ark contains, and no other script. */
const ARK = /data-scope|zag-js/

/** Matches texts that only the database of own data and its messages to other tabs contain. */
const DATABASE = /indexedDB\.open|BroadcastChannel/

/** Returns the text of each script that the page has fetched or preloads. */
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

test('the panel loads Ark and the database, so the patterns find them', async ({ page }) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  for (const pattern of [ARK, DATABASE])
    await expect.poll(async () => (await readScripts(page)).some((script) => pattern.test(script))).toBe(true)
})

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`whoever accepts ${accepted} gets the same script`, async ({ request }) => {
    const [path = ''] = (await (await request.get('/login')).text()).match(/\/assets\/[\w.-]+\.js/) ?? []
    const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } })
    const headers = response.headers()
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toContain('text/javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(await response.text()).toBe(readFileSync(`build/client${path}`, 'utf8'))
  })
}
