import type { Page } from 'playwright/test'

import { expect } from '../../support/journey.ts'
import type { State } from '../../support/state.ts'

/** Lets the page believe that its network is lost, as the browser tells it. */
async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await expect(page.getByRole('strong').filter({ hasText: 'Brak połączenia' })).toBeVisible()
}

export const SYSTEM: readonly State[] = [
  { title: 'the dashboard without a network', as: 'Pracownik', address: '/dashboard', prepare: loseNetwork },
]
