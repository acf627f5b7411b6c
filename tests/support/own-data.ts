import type { Page } from 'playwright/test'

/** Ids of the sample accounts. */
export const ANNA = 'u2JoFQVOEDZAGVYH'
export const MALGORZATA = 'ZPYYrVmLllkpLdpv'

/** As localStorage keeps the changes of one person. */
export function recordsOf(userId: string, changes: readonly unknown[]): string {
  return JSON.stringify({ version: 1, people: { [userId]: { generation: 0, changes } } })
}

/** What lies in the browser before anybody signs in; the page is left on the login screen. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/login')
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, entries)
}

/** What lies in the browser under a key. */
export function readKey(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** From now on the browser has no room left, as far as this page is concerned. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

/** Anna's electrical certificate, waiting to be confirmed. */
export const ELECTRICAL = {
  kind: 'certificate-added',
  id: 'change-electrical',
  day: '2026-11-20',
  certificate: {
    id: 'own-electrical',
    userId: ANNA,
    type: 'electrical',
    number: 'SEP-90001',
    issueDate: '2026-11-02',
    expiryDate: '2031-11-02',
    status: 'pending',
  },
}

/** An accident that Anna reported. */
export const ACCIDENT = {
  kind: 'report-filed',
  id: 'change-accident',
  day: '2026-11-20',
  report: {
    id: 'own-accident',
    reportedBy: ANNA,
    type: 'accident',
    date: '2026-11-19',
    description: 'Skaleczenie o krawędź blachy <b>przy</b> rozładunku',
  },
}

/** A sign-up of Anna's that is known to nobody else. */
export const SIGN_UP = {
  kind: 'signed-up',
  id: 'change-sign-up',
  day: '2026-11-20',
  trainingId: 'own-training',
}
