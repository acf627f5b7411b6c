import type { Page } from 'playwright/test'

import { becomeUser, expect, waitForPanel } from './journey.ts'
import { storeOwnData } from './own-data.ts'
import { BEGUN, OWNER } from './owner.ts'

/** Stores a register with those changes and opens a screen of it. */
export async function openRegister(
  page: Page,
  changes: readonly unknown[],
  path: string,
  heading: string,
): Promise<void> {
  await storeOwnData(page, OWNER.id, { changes: [BEGUN, ...changes] })
  await signInOwner(page)
  await page.goto(path)
  await waitForPanel(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Stores the owner's session. The page is one of the site. */
export async function signInOwner(page: Page): Promise<void> {
  await becomeUser(page, OWNER)
}
