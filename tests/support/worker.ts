import { expect, type Page } from 'playwright/test'

/** Waits until the service worker has kept all files and answers for this page. */
export async function waitForWorker(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout })
}

/** Waits until the worker and the server's answer are kept, so that the panel opens without a network. */
export async function waitUntilKept(page: Page): Promise<void> {
  await waitForWorker(page)
  await expect.poll(() => countKeptAnswers(page)).toBe(1)
}

/**
 * Looks for a new version of the worker, and waits until it has taken over. The page asks for nothing meanwhile: a
 * request that starts the former worker at that moment keeps it going for minutes, as long as a debugger watches it.
 */
export async function waitForNextWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await takenOver
  })
}

/** Returns how many answers of the server this browser keeps. */
export function countKeptAnswers(page: Page): Promise<number> {
  return page.evaluate(countAnswers)
}

/** Counts them in the page. It runs there, so it uses nothing of this module. */
export async function countAnswers(): Promise<number> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'pewnik-server')) return 0
  return new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('pewnik-server')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('answers')) {
        database.close()
        return resolve(0)
      }
      const counting = database.transaction('answers').objectStore('answers').count()
      counting.addEventListener('error', () => reject(counting.error))
      counting.addEventListener('success', () => {
        database.close()
        resolve(counting.result)
      })
    })
  })
}
