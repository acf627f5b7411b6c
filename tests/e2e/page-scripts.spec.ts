import { readFileSync } from 'node:fs'

import type { Page } from 'playwright/test'

import { expect, openAs, test } from '../support/journey.ts'
import { ANNA } from '../support/sample.ts'

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

test('public pages load nothing of Ark and of the database, and the panel does', async ({ page }) => {
  for (const path of ['/', '/login', '/about', '/contact', '/privacy']) {
    await page.goto(path)
    const scripts = await readScripts(page)
    expect(scripts.join(''), path).toContain('hydrateRoot')
    expect(
      scripts.filter((script) => ARK.test(script) || DATABASE.test(script)),
      path,
    ).toEqual([])
  }
  // So the patterns find them.
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  for (const pattern of [ARK, DATABASE])
    await expect.poll(async () => (await readScripts(page)).some((script) => pattern.test(script))).toBe(true)
})

test('a phone of the crew keeps its own pages, and nothing of the panel', () => {
  const worker = readFileSync('build/client/crew-worker.js', 'utf8')
  const kept = [...new Set(worker.match(/\/assets\/[\w.-]+/g))]
  for (const name of ['box', 'mine', 'gate', 'age', 'pl', 'uk', 'en', 'entry.client', 'root']) {
    expect(kept.filter((file) => file.startsWith(`/assets/${name}-`)).length, name).toBeGreaterThan(0)
  }
  expect(kept.filter((file) => /panel|certificates|ark|vault/.test(file))).toEqual([])
})

test('the verification page and a card name no script at all', async ({ request }) => {
  for (const path of ['/certificates/verify', `/card/${ANNA}`]) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('</html>')
    expect(html, path).not.toMatch(/<script|modulepreload|\.js\b/)
  }
})

test('a script is the same whatever compression the browser accepts', async ({ request }) => {
  const [path = ''] = (await (await request.get('/login')).text()).match(/\/assets\/[\w.-]+\.js/) ?? []
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } })
    const headers = response.headers()
    expect(headers['content-encoding'], accepted).toBe(encoding)
    expect(headers['content-type']).toContain('text/javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(await response.text()).toBe(readFileSync(`build/client${path}`, 'utf8'))
  }
})
