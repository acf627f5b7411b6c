import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/journey.ts'
import { MAREK } from '../support/sample.ts'

test.use({ locale: 'en-US' })

test('the calendar beside a field sets it, and the form sends the day that the field shows', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', `/employees/${MAREK}/examination`, 'Dodaj orzeczenie')
  const next = page.getByLabel('Data następnych badań', { exact: true })
  // The browser’s own calendar is no part of the page: what it does is set the day.
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = function () {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(this, '2027-11-21')
      this.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await page.getByRole('button', { name: 'Kalendarz: Data następnych badań' }).click()
  await expect(next).toHaveValue('21.11.2027')
  await page.getByLabel('Data orzeczenia', { exact: true }).fill('31.02.2026')
  await page.getByRole('button', { name: 'Dodaj orzeczenie' }).click()
  await expect(page.getByLabel('Data orzeczenia', { exact: true })).toHaveAccessibleDescription(/^Podaj datę/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Data orzeczenia', { exact: true }).fill('20.11.2026')
  await page.getByLabel('Rodzaj badań').selectOption({ index: 1 })
  await page.getByLabel('Orzeczenie stwierdza').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Dodaj orzeczenie' }).click()
  await expect(page.getByRole('region', { name: 'Czy może pracować' })).toContainText('do 21.11.2027')
})
