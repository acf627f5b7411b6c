import { expect, expectAccessibleEverywhere, openAs, test, waitForPanel } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'

test.use({ locale: 'en-US' })

test('a day is typed and shown in the Polish form, and stays in the draft', async ({ page }) => {
  await openRegister(page, [], '/certificates/new', 'Dodaj certyfikat')
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  const issued = page.getByLabel('Data wydania', { exact: true })
  const expires = page.getByLabel('Data ważności', { exact: true })
  await issued.pressSequentially('21 11 26')
  await expect(expires).toHaveValue('21.11.2029')
  await issued.blur()
  await expect(issued).toHaveValue('21.11.2026')
  await expires.fill('31.02.2030')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  await expect(expires).toHaveAccessibleDescription(/Podaj datę, która istnieje/)
  await page.reload()
  await waitForPanel(page)
  await expect(issued).toHaveValue('21.11.2026')
  await expect(expires).toHaveValue('31.02.2030')
  await expectAccessibleEverywhere(page, [1280, 768, 360])
})

test('the calendar beside the field sets it', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees/iyGjppxfdbffQoF1/examination', 'Dodaj orzeczenie')
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
  await page.getByLabel('Data orzeczenia', { exact: true }).fill('20.11.2026')
  await page.getByLabel('Rodzaj badań').selectOption({ index: 1 })
  await page.getByLabel('Orzeczenie stwierdza').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Dodaj orzeczenie' }).click()
  await expect(page.getByRole('region', { name: 'Czy może pracować' })).toContainText('do 21.11.2027')
})

test('the day of a screen is typed, and what is no day is left for the one that is shown', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  const day = page.getByLabel('Stan na dzień', { exact: true }).and(page.locator('input'))
  await expect(day).toHaveValue('21.11.2026')
  await day.fill('')
  await day.pressSequentially('1.3.2027')
  await expect(page).toHaveURL('/certificates?on=2027-03-01')
  await expect(page.getByText(/^Stan na 1\smarca 2027/).first()).toBeVisible()
  await day.fill('32.13.2027')
  await day.blur()
  await expect(day).toHaveValue('01.03.2027')
  await expect(page).toHaveURL('/certificates?on=2027-03-01')
  await page.goBack()
  await expect(day).toHaveValue('21.11.2026')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the browser’s own picker stays', async ({ page }) => {
    await openAs(page, 'Pracodawca', '/employees/iyGjppxfdbffQoF1/examination', 'Dodaj orzeczenie')
    await expect(page.getByLabel('Data orzeczenia', { exact: true })).toHaveAttribute('type', 'date')
  })
})

test('an hour is typed and shown as in Poland', async ({ page }) => {
  await openAs(page, 'Pracownik', '/reports/new', 'Nowe zgłoszenie')
  await page.getByText('Wypadek', { exact: true }).click()
  const time = page.getByLabel('Godzina (opcjonalnie)')
  await time.fill('9.05')
  await time.blur()
  await expect(time).toHaveValue('9:05')
  await time.fill('26')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(time).toHaveAccessibleDescription(/Podaj godzinę w\spostaci\s9:05/)
  await expect(time).toHaveValue('26')
})
