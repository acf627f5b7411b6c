import type { Page } from 'playwright/test'

import { signedPath } from '~/domain/signing/certificate-token'

import { expect, openAs, storeSession, test, waitForPanel, type Account } from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'
import { SCREENS } from '../support/screens.ts'
import { signAsSample } from '../support/signing.ts'

/** The words for examinations and for what they say. */
const MEDICAL = /orzecze|lekarsk|bada[nń]|przeciwwskaz|niezdoln|chorob/i

/** The orzeczenie of this person has ended. */
const MAREK = 'iyGjppxfdbffQoF1'

async function expectNothingMedical(page: Page, where: string): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text.match(MEDICAL)?.[0], where).toBeUndefined()
}

for (const account of ['Administrator', 'Ośrodek Szkoleniowy'] satisfies Account[]) {
  test(`no screen names an examination to others: ${account}`, async ({ page }) => {
    test.slow()
    await storeSession(page, account)
    const duties = ['/employees?view=matrix', '/employees?view=gate', `/employees/${MAREK}`]
    const screens = account === 'Administrator' ? [...duties, '/reports/statistics'] : []
    for (const path of [...Object.keys(SCREENS[account]), ...screens]) {
      await page.goto(path)
      await waitForPanel(page)
      await expectNothingMedical(page, `${account} ${path}`)
    }
  })
}

test('an administrator is told only that somebody may not work', async ({ page }) => {
  await openAs(page, 'Administrator', `/employees/${MAREK}`, 'Marek Gżegżółka')
  const verdict = page.getByRole('region', { name: 'Czy może pracować' })
  await expect(verdict).toContainText('Nie może dziś pracować')
  await expect(verdict).toContainText('nie dopuszczono')
})

test('no public page or file names an examination', async ({ page }) => {
  for (const path of [
    '/card/s2fWgokVCS576Y8o',
    '/certificates/verify/5c13dLH5bSgVtkgd',
    signedPath(await signAsSample()),
  ]) {
    await page.goto(path)
    await expectNothingMedical(page, path)
  }
  for (const path of ['/card/s2fWgokVCS576Y8o/contact.vcf', '/trainings.ics', '/.well-known/jwks.json']) {
    const file = await (await page.request.get(path)).text()
    expect(file.match(MEDICAL)?.[0], path).toBeUndefined()
  }
})

test('what an employer prints for others names no examination', async ({ page }) => {
  for (const [path, heading] of [
    ['/employees?view=matrix', 'Pracownicy'],
    ['/employees?view=gate&state=all', 'Pracownicy'],
    [`/employees/${MAREK}`, 'Marek Gżegżółka'],
    ['/employer', 'Panel pracodawcy'],
    ['/dashboard', 'Dzień dobry, Małgorzata'],
  ] as const) {
    await openAs(page, 'Pracodawca', path, heading)
    const sheets = await printedPages(page)
    expect(sheets, path).toPrint('Gżegżółka')
    for (const { text } of sheets) expect(text.match(MEDICAL)?.[0], path).toBeUndefined()
  }
  await openAs(page, 'Pracodawca', '/employees?view=gate&state=all', 'Pracownicy')
  await expectNothingMedical(page, 'the list for the gate')
  // The orzeczenie of Marek ended on that day.
  await openAs(page, 'Pracodawca', '/calendar?date=2026-11-15', 'Kalendarz szkoleń')
  await expect(page.getByRole('region', { name: 'Termin badań lekarskich' })).toContainText('Marek Gżegżółka')
  const [sheet] = await printedPages(page)
  expect(sheet).not.toPrint('Termin badań lekarskich')
})

test('a worker sees their own examination, and nobody else’s', async ({ page }) => {
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  await expect(page.getByText('Orzeczenie lekarskie')).toBeVisible()
  await openAs(page, 'Pracownik', '/calendar', 'Kalendarz szkoleń')
  await expect(page.getByText('Gżegżółka')).toHaveCount(0)
})
