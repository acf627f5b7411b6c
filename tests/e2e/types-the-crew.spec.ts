import type { Page } from 'playwright/test'

import { expect, pressUndo } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'

const cell = (page: Page, label: string, row: number) =>
  page.getByLabel(`${label}, wiersz ${row}`, { exact: true })

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('twelve people are typed by keys alone, with two presses for each beside the texts, and are one batch', async ({
  page,
}) => {
  await openRegister(page, [], '/employees/many', 'Wpisz pracowników')
  await cell(page, 'Nazwisko', 1).focus()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  for (let index = 0; index < 12; index += 1) {
    await page.keyboard.insertText(`Lis${index}`)
    await press('Tab')
    await page.keyboard.insertText('Jan')
    if (index === 0) {
      await press('Tab')
      await page.keyboard.insertText('magazynier')
      await press('Tab')
      await page.keyboard.insertText('1.03.2024')
    } else {
      await press('Tab')
      await press('"')
      await press('Tab')
      await press('"')
    }
    await press('Enter')
  }
  await press('Enter')
  await press('Enter')
  await expect(toast(page, /Dodano: 12\spracowników/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(12 * 6 + 2)
  await pressUndo(page, /Dodano: 12\spracowników/, 'Wpisz dokumenty')
  await expect(page.getByText('Brak pracowników')).toBeVisible()
})

test('a sheet of hundreds of people is pasted at once, and the rows that do not fit are counted', async ({
  page,
}) => {
  await openRegister(page, [], '/employees/many', 'Wpisz pracowników')
  const lines = Array.from(
    { length: 510 },
    (_, index) => `${index + 1}\tLis${index}\tJan\tmagazynier\t1.03.2024`,
  )
  await cell(page, 'Nazwisko', 1).focus()
  await paste(page, lines.join('\n'))
  await expect(page.getByText('Nie zmieściło się wierszy: 10')).toBeVisible()
  await page.getByRole('button', { name: 'Zapisz pracowników' }).click()
  // On a busy machine, looking for a role among 2,500 cells takes long, much longer than saving.
  await expect(toast(page, /Dodano: 500\spracowników/)).toBeVisible({ timeout: 60_000 })
})
