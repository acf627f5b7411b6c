import type { Page } from 'playwright'

/** Waits until the panel has prefetched its modules, so that its screens open without a network. */
export async function waitForPrefetch(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    // A document has links to the modules of its own screen at most. The panel adds those of all other screens.
    const screens = ['dashboard', 'profile', 'settings'].filter((screen) =>
      modules.some(({ href }) => href.includes(`/assets/${screen}-`)),
    )
    return screens.length > 1 && modules.every(({ href }) => fetched.has(href))
  })
}
