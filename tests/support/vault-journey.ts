import type { Browser, Locator, Page, TestInfo } from 'playwright/test'

import { expect, watchErrors } from './journey.ts'

/** The card in the settings that connects devices. */
export function vaultCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Na innych urządzeniach' })
}

/** The entry of the sidebar that says how the devices are in step. */
export function vaultEntry(page: Page): Locator {
  return page.getByRole('link', { name: /^Inne urządzenia/ })
}

/** Puts the register of the person who is signed in into a vault, in the settings. */
export async function turnOnVault(page: Page, deviceName: string): Promise<void> {
  await page.goto('/settings?tab=data')
  await vaultCard(page).getByLabel('Nazwa tego urządzenia').fill(deviceName)
  await vaultCard(page).getByRole('button', { name: 'Włącz' }).click()
  await expect(vaultCard(page).getByRole('button', { name: 'Połącz urządzenie' })).toBeVisible()
}

/** Returns the link that connects devices, as it is on the paper for the safe. */
export async function readVaultLink(page: Page): Promise<string> {
  await page.goto('/settings/link')
  return (await page.getByText('/join#').textContent()) ?? ''
}

/** Opens the link and connects this device. */
export async function joinVault(page: Page, link: string, deviceName: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Nazwa tego urządzenia').fill(deviceName)
  await page.getByRole('button', { name: 'Połącz to urządzenie' }).click()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
}

/** Runs a journey on a device of its own, a browser that knows nothing of others. */
export async function onDevice(
  { browser, testInfo, expectedErrors }: { browser: Browser; testInfo: TestInfo; expectedErrors: RegExp[] },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: testInfo.project.use.baseURL,
    viewport: { width: 360, height: 780 },
  })
  await watchErrors(context, expectedErrors, async () => run(await context.newPage()))
  await context.close()
}
