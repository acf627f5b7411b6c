import { expect, expectAccessible, openAs, waitForIdle } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { countPrintedPages } from '../support/page-facts.ts'

test('the dashboard prints on two sheets, and the details of a training close by Escape and an outside click', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
  const open = page.getByRole('button', { name: 'Szczegóły' }).first()
  const dialog = page.getByRole('dialog', { name: 'Szkolenie okresowe BHP dla stanowisk robotniczych' })
  await open.click()
  await expect(dialog).toContainText('Mirosław Dzięcioł')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByRole('button', { name: 'Zamknij' })).toBeFocused()
  // The dialog listens for outside clicks a moment after it has the focus.
  await waitForIdle(page)
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})
