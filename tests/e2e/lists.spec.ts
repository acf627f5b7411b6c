import { expect, openAs } from '../support/journey.ts'
import { row } from '../support/locators.ts'
import { test } from '../support/one-window.ts'

test('a long description is shortened in the list of reports, and a state of a person shows at each width', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/reports', 'Zgłoszenia')
  const cell = page.getByRole('cell', { name: /^Podczas cofania wózek zaczepił/ })
  expect((await cell.boundingBox())?.width).toBeLessThanOrEqual(300)

  await openAs(page, 'Administrator', '/employees', 'Pracownicy')
  const iwona = row(page, 'Pączkowska Iwona')
  for (const width of [360, 700, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(iwona.getByText('Nieaktywny').filter({ visible: true })).toBeVisible()
  }
})
