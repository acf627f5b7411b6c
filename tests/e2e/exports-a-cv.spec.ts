import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'

test('one click prints a CV with the person, certificates and completed trainings', async ({ page }) => {
  // A test cannot close the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openAs(page, 'Pracownik', '/profile?tab=card', 'Profil')
  const cv = page.getByRole('article').filter({ hasText: 'Ukończone szkolenia' })
  await expect(cv).toHaveCount(0)
  await page.getByRole('button', { name: 'Eksportuj CV' }).click()
  await expect(page.locator(':root')).toHaveAttribute('data-printed', '')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(cv.getByRole('heading', { name: 'Anna Dąbrowska' })).toBeVisible()
  const entries = cv.getByRole('listitem')
  await expect(entries.filter({ hasText: /ważny|oczekujący|wygasł/ })).toContainText([
    /Ochrona przeciwpożarowa · szkolenie pracowników.*ważny bezterminowo.*PPO-16571, wydany 27\.09\.2025/,
    /Operator wózka jezdniowego \(UDT\).*ważny do 19\.03\.2027/,
    /Szkolenie okresowe BHP.*ważny do 03\.12\.2026/,
    /Kwalifikowana pierwsza pomoc.*oczekujący/,
    /Kwalifikowana pierwsza pomoc.*wygasł/,
  ])
  await expect(entries.last()).toContainText('Bezpieczna obsługa wózków jezdniowych')
  for (const chrome of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')])
    await expect(chrome).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Profil' })).toHaveCount(0)
})
