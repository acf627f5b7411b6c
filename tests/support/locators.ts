import type { Locator, Page } from 'playwright/test'

// What several journeys look for. A locator of one file stands in that file.

/** The message at the edge of the screen, or another status that says the text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** The heading of the screen. */
export function mainHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

export function namedButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

export function scansCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Skany dokumentu' })
}

/** Opens a part of a card in settings that is behind its heading. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).click()
}

export function folderCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Folder wspólny' })
}

export function ownDataCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Czy moje dane są bezpieczne?' })
}
