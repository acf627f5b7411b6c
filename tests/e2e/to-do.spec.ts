import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { storeOwnData } from '../support/own-data.ts'
import { AGATA, ANNA } from '../support/sample.ts'

const toDo = (page: Page) => page.getByRole('region', { name: 'Do zrobienia' })
const group = (page: Page, name: string) => toDo(page).getByRole('region', { name })

test('long lists fold, by pointer and keyboard', async ({ page }) => {
  const claims = Array.from({ length: 4 }, (_, place) => ({
    kind: 'certificate-added',
    id: `claim-${place}`,
    day: '2026-11-21',
    certificate: {
      id: `claim-${place}`,
      userId: ANNA,
      type: 'first_aid',
      scope: 'staff',
      number: `PP-9000${place}`,
      issueDate: '2026-11-20',
      status: 'pending',
    },
  }))
  await storeOwnData(page, AGATA, { changes: claims })
  await openAs(page, 'Administrator', '/dashboard', 'Dzień dobry, Agata')
  const waiting = group(page, 'Czeka na potwierdzenie')
  await expect(waiting).toContainText('7 certyfikatów')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await toDo(page)
    .getByText(/^Pokaż wszystkie/)
    .click()
  await expect(waiting.getByRole('listitem')).toHaveCount(7)
  await expect(toDo(page).getByRole('button', { name: 'Zwiń' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(toDo(page).getByRole('button', { name: /^Pokaż wszystkie/ })).toBeInViewport()
})
