import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openAs,
  signIn,
  test,
} from '../support/journey.ts'

// Certificates of Anna Dąbrowska: active, pending at the training centre, and issued by another centre.
const ACTIVE = 'IWL59ljS5zaeI0js'
const PENDING = 'IfMlYs65Pr834ds3'
const OF_ANOTHER_CENTRE = 'GcNoM4oTdHnh3CNN'
const LUKASZ = '5c13dLH5bSgVtkgd'

const BHP = 'Szkolenie okresowe BHP'
const verdict = (page: Page) => page.getByRole('main').getByRole('article')
const history = (page: Page) => page.getByRole('region', { name: 'Historia' })

async function revoke(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Odwołaj', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Odwołać certyfikat?' })
  await dialog.getByLabel('Powód odwołania').fill(reason)
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).click()
  await expect(dialog).toBeHidden()
}

test('an administrator revokes a certificate with a reason, and every screen of the panel shows it', async ({
  page,
}) => {
  await openAs(page, 'Administrator', `/certificates/${ACTIVE}`, BHP)
  await expect(verdict(page)).toContainText('Ważny do 03.12.2026')
  await expect(verdict(page)).toContainText('Anna Dąbrowska')

  await page.getByRole('button', { name: 'Odwołaj', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Odwołać certyfikat?' })
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).click()
  await expect(dialog.getByText('Podaj powód odwołania')).toBeVisible()
  await expect(dialog.getByLabel('Powód odwołania')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Powód odwołania').fill('Wydany omyłkowo')
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByText('Odwołano w tej przeglądarce')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const text of ['Odwołany', 'Wydany omyłkowo', 'zmieniony w tej przeglądarce']) {
    await expect(verdict(page)).toContainText(text)
  }
  await expect(verdict(page)).not.toContainText('Ważny do')
  await expect(verdict(page)).toContainText(
    'Publiczna strona weryfikacji nadal pokazuje stan zapisany na serwerze.',
  )
  await expect(history(page)).toContainText('21.11.2026, Agata Śliwińska')

  await page.goto('/certificates?q=BHP-42653')
  await expect(page.getByRole('article')).toContainText('Odwołany')
  await expect(page.getByRole('article')).toContainText('zmieniony w tej przeglądarce')
  await page.goto(`/certificates/verify/${ACTIVE}`)
  await expect(page.getByRole('main')).toContainText('Aktywny')
})

test('a revocation is undone by „Cofnij”, or by restoring, which stays in the history', async ({ page }) => {
  await openAs(page, 'Administrator', `/certificates/${ACTIVE}`, BHP)
  await revoke(page, 'Pomyłka')
  await expect(verdict(page)).toContainText('Odwołany')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(verdict(page)).toContainText('Ważny do 03.12.2026')
  await expect(history(page)).not.toContainText('Pomyłka')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await revoke(page, 'Zgubiony oryginał')
  await page.reload()
  await expect(verdict(page)).toContainText('Zgubiony oryginał')
  await page.getByRole('button', { name: 'Przywróć' }).click()
  await expect(verdict(page)).toContainText('Ważny do 03.12.2026')
  await expect(verdict(page)).not.toContainText('Zgubiony oryginał')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(history(page).getByRole('list').last().getByRole('listitem')).toContainText([
    'Przywrócony',
    'Zgubiony oryginał',
    'Wydany',
  ])
})

test('a cancelled question changes nothing and gives the focus back', async ({ page }) => {
  await openAs(page, 'Administrator', `/certificates/${ACTIVE}`, BHP)
  const open = page.getByRole('button', { name: 'Odwołaj', exact: true })
  await open.click()
  await page.getByRole('dialog').getByLabel('Powód odwołania').fill('Nie wiem')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(verdict(page)).toContainText('Ważny do 03.12.2026')
})

test('a training centre confirms its own certificates and sees none of another centre', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', `/certificates/${PENDING}`, 'Kwalifikowana pierwsza pomoc')
  await expect(verdict(page)).toContainText('Oczekujący – czeka na potwierdzenie')
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(verdict(page)).toContainText('Ważny do 17.11.2029')
  await expect(history(page)).toContainText('Potwierdzony')
  await expect(history(page)).toContainText('21.11.2026, Norbert Gąsiorek')
  await expect(page.getByRole('button', { name: 'Potwierdź' })).toHaveCount(0)

  await page.goto(`/certificates/${OF_ANOTHER_CENTRE}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona nie znaleziona')
})

test('an employee decides on no certificate and sees own ones only', async ({ page }) => {
  await openAs(page, 'Pracownik', `/certificates/${PENDING}`, 'Kwalifikowana pierwsza pomoc')
  await expect(verdict(page)).toContainText('Oczekujący – czeka na potwierdzenie')
  for (const name of ['Potwierdź', 'Odwołaj', 'Przywróć', 'Usuń']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  for (const id of [LUKASZ, 'nieznany', '__proto__', '%3Cscript%3E', 'a'.repeat(10_000)]) {
    await page.goto(`/certificates/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona nie znaleziona')
    await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  }
})

test('a decision shows for one person only in this browser', async ({ page }) => {
  await openAs(page, 'Administrator', `/certificates/${ACTIVE}`, BHP)
  await revoke(page, 'Wydany omyłkowo')
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await signIn(page, 'Pracownik')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anna')
  await page.goto(`/certificates/${ACTIVE}`)
  await expect(verdict(page)).toContainText('Ważny do 03.12.2026')
})

test('a hostile reason is shown as text, and a long one is rejected', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  await openAs(page, 'Administrator', `/certificates/${ACTIVE}`, BHP)
  await page.getByRole('button', { name: 'Odwołaj', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Odwołać certyfikat?' })
  const reason = dialog.getByLabel('Powód odwołania')
  await reason.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) element.value = 'x'.repeat(100_000)
  })
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).click()
  await expect(dialog.getByText('Skróć powód do 300 znaków')).toBeVisible()
  await reason.fill('<b onmouseover=alert(1)>\u202eelbisivni</b> javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).click()
  await expect(verdict(page)).toContainText('<b onmouseover=alert(1)>elbisivni</b> javascript:alert(1)')
})

test('a revoked certificate is accessible and never scrolls sideways', async ({ page }) => {
  await openAs(page, 'Administrator', `/certificates/${ACTIVE}`, BHP)
  await expectAccessibleEverywhere(page)
  await revoke(page, 'w'.repeat(300))
  await expect(verdict(page)).toContainText('Odwołany')
  await expectAccessibleEverywhere(page)
})
