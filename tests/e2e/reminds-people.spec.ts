import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { readRows } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const HEADING = 'Przypomnij o terminach'

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const letter = (page: Page) => page.getByLabel('Wiadomość')
const mailTo = async (page: Page, name: string) =>
  new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '')

test('an employer reminds a person by e-mail, and the page of the person says when', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees/iyGjppxfdbffQoF1', 'Marek Gżegżółka')
  await page.getByRole('link', { name: 'Przypomnij' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expect(letter(page)).toHaveValue(
    /– Orzeczenie lekarskie: termin ważności minął 15\.11\.2026\n– Szkolenie okresowe BHP.*: termin ważności minął 13\.11\.2026\n/,
  )
  await letter(page).fill('Zadzwoń & przyjdź')
  const mail = await mailTo(page, 'Napisz e-mail')
  expect(decodeURIComponent(mail.pathname)).toBe('marek.gzegzolka@pewnik.example')
  expect(mail.searchParams.get('subject')).toBe('Przypomnienie o terminach BHP')
  expect(mail.searchParams.get('body')).toBe('Zadzwoń & przyjdź')
  await page.getByRole('link', { name: 'Napisz e-mail' }).click()
  await expect(toast(page, 'Odnotowano przypomnienie')).toContainText(/1\sosoba/)
  await expect(page.getByText('przypomniano dziś')).toBeVisible()
  // What was typed stays, and the same day is noted once.
  await expect(letter(page)).toHaveValue('Zadzwoń & przyjdź')
  await page.getByRole('button', { name: 'Odnotuj przypomnienie' }).click()
  await page.getByRole('button', { name: 'Kopiuj treść' }).click()
  await expect(page.getByText('Treść skopiowana')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Zadzwoń & przyjdź')
  expect(JSON.stringify(await readRows(page, 'changes')).match(/reminder-noted/g)).toHaveLength(1)
  await letter(page).fill('ż'.repeat(400))
  await expect(page.getByText(/Treść jest za długa dla programu pocztowego/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Napisz e-mail' })).toHaveCount(0)

  await page.goto('/employees/iyGjppxfdbffQoF1')
  const verdict = page.getByRole('region', { name: 'Czy może pracować' })
  await expect(verdict).toContainText('Przypomnienie z 21.11.2026')
})

test('a reminder that was noted can be taken back', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees/reminder?person=iyGjppxfdbffQoF1', HEADING)
  await page.getByRole('button', { name: 'Odnotuj przypomnienie' }).click()
  await toast(page, 'Odnotowano przypomnienie').getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(toast(page, 'Cofnięto')).toBeVisible()
  await expect(page.getByText('przypomniano dziś')).toHaveCount(0)
})

test('ticked people get one letter that says nothing of any of them, and do not see each other', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  for (const name of ['Gżegżółka Marek', 'Zięba Łukasz', 'Krzyżanowska-Świętochłowicka Bogumiła']) {
    await page.getByRole('checkbox', { name: `Zaznacz: ${name}` }).check()
  }
  await page.getByRole('button', { name: 'Przypomnij' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expect(page.getByText(/^2\sosoby$/)).toBeVisible()
  await expect(
    page.getByText(/^Nie trzeba przypominać: Bogumiła Krzyżanowska-Świętochłowicka\.$/),
  ).toBeVisible()
  await expect(letter(page)).not.toHaveValue(/Marek|Łukasz|–/)
  const mail = await mailTo(page, 'Napisz e-mail')
  expect(mail.pathname).toBe('')
  expect(mail.searchParams.get('bcc')).toBe('marek.gzegzolka@pewnik.example,lukasz.zieba@pewnik.example')
  await page.getByRole('button', { name: 'Kopiuj adresy' }).click()
  await expect(page.getByText('Adresy skopiowane')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'marek.gzegzolka@pewnik.example; lukasz.zieba@pewnik.example',
  )
  await expect(page.getByText('przypomniano dziś')).toHaveCount(0)
  await page.getByRole('link', { name: 'Napisz e-mail' }).click()
  await expect(toast(page, 'Odnotowano przypomnienie')).toContainText(/2\sosoby/)
  await expect(page.getByText('przypomniano dziś')).toHaveCount(2)

  await letter(page).fill('Do wszystkich')
  await page.getByRole('link', { name: /^Napisz osobno\s?: Łukasz/ }).click()
  await expect(letter(page)).toHaveValue(/– Orzeczenie lekarskie: ważność do 12\.12\.2026/)
  await page.goBack()
  await expect(letter(page)).toHaveValue('Do wszystkich')
})

test('of many people each group has its e-mail, and those without an address are named', async ({ page }) => {
  const crew = Array.from({ length: 60 }, (_, n) => {
    const change = personSaved(`p${n}`, 'Jan', `Lis${n}`)
    const email = n === 0 ? undefined : `jan.lis.${n}@zaklady-metalowe.example`
    return { ...change, person: { ...change.person, email } }
  })
  await openRegister(page, crew, '/employees/reminder', HEADING)
  await expect(page.getByText(/^Do przypomnienia: 60\sosób$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^E-mail 1 z\s\d+ \(\d+\sos/ })).toBeVisible()
  const links = page.getByRole('link', { name: /^E-mail \d/ })
  const readers = await links.evaluateAll((all) =>
    all.flatMap(
      (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('bcc')?.split(',') ?? [],
    ),
  )
  expect(readers).toHaveLength(59)
  await expect(page.getByText('Bez adresu e-mail')).toHaveCount(1)
  await links.first().click()
  const count = await links.first().textContent()
  await expect(toast(page, 'Odnotowano przypomnienie')).toContainText(/\((\d+)/.exec(count ?? '')?.[1] ?? '?')
  await expectAccessibleEverywhere(page, [1280, 768, 360])
})

test('nobody else reminds people, and nobody without a deadline is reminded', async ({ page }) => {
  await openAs(page, 'Administrator', '/employees/reminder', 'Brak dostępu')
  await openAs(page, 'Pracodawca', '/employees/reminder?person=teM9PpBRaHwIPDdz', HEADING)
  await expect(page.getByText('Nie ma o czym przypominać')).toBeVisible()
  await page.goto('/employees/teM9PpBRaHwIPDdz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bogumiła/)
  await expect(page.getByRole('link', { name: 'Przypomnij' })).toHaveCount(0)
})
