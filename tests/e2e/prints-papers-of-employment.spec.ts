import type { Page } from 'playwright/test'

import { certificateAdded } from '../support/changes.ts'
import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { printedPages, withoutSpaces } from '../support/printed-pages.ts'

const REFERRAL = 'Skierowanie na badania lekarskie'
const CARD = 'Karta szkolenia wstępnego'

const sheet = (page: Page, name: string | RegExp) => page.getByRole('article', { name })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Lets the journey press a button that prints: the browser's own dialog would wait for somebody. */
async function stubPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.setAttribute('data-printed', '')
      dispatchEvent(new Event('afterprint'))
    }
  })
}

test('an employer writes down the conditions of a position, prints a referral and has it noted', async ({
  page,
}) => {
  await stubPrint(page)
  await openAs(page, 'Pracodawca', '/employees/referral', REFERRAL)
  await expect(page.getByText(/^2\sosoby bez orzeczenia albo z\sterminem w\sciągu 30\sdni$/)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'elektryk', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warunki pracy na stanowisku')
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Zapisz warunki pracy' }).press('Enter')
  await expect(page.getByLabel(/^Rodzaj pracy/)).toHaveAccessibleDescription(/Opisz pracę albo wpisz/)
  await page.getByLabel(/^Rodzaj pracy/).fill('Konserwacja instalacji do 1 kV')
  await page.getByLabel(/^Czynniki fizyczne/).fill('hałas 82 dB\nprąd elektryczny')
  for (const group of [/^Pyły/, /^Czynniki chemiczne/, /^Czynniki biologiczne/]) {
    await page.getByLabel(group).fill('brak')
  }
  await page.getByLabel(/^Inne czynniki/).fill('praca na wysokości powyżej 3 m')
  await page.getByRole('button', { name: 'Zapisz warunki pracy' }).press('Enter')
  await expect(toast(page, 'Zapisano warunki pracy: elektryk')).toBeVisible()

  await page.goto('/employees/referral')
  const lukasz = sheet(page, 'Skierowanie: Łukasz Zięba')
  await expect(lukasz).toContainText('hałas 82 dB')
  await expect(lukasz.getByText('łączna liczba czynników').locator('xpath=..')).toContainText('3')
  expect(await lukasz.locator('s').allTextContents()).toEqual(['skreślone: wstępne', 'skreślone: kontrolne'])
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(4)
  expect(sheets.filter(({ text }) => text.includes(withoutSpaces('Łukasz Zięba')))).toHaveLength(2)
  expect(sheets).not.toPrint('Drukuj i odnotuj', 'Uzupełnij warunki')

  await page.getByRole('button', { name: 'Drukuj i odnotuj' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await expect(toast(page, 'Odnotowano skierowanie na badania')).toContainText(/2\sosoby/)
  await expect(page.getByText('Nie ma kogo skierować')).toBeVisible()
  await toast(page, 'Odnotowano skierowanie').getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(lukasz).toBeVisible()
})

test('a referral of one person is reached from their page, and the card of the initial training as well', async ({
  page,
}) => {
  await openRegister(page, [personSaved('p1', 'Łucja', 'Ćwiąkała')], '/employees/person-p1', 'Łucja Ćwiąkała')
  await page.getByRole('link', { name: 'Skierowanie do druku' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFERRAL)
  // Nobody knows whether she is new.
  await expect(sheet(page, 'Skierowanie: Łucja Ćwiąkała').locator('s')).toHaveCount(0)
  await expect(sheet(page, 'Skierowanie: Łucja Ćwiąkała')).toContainText('magazynier')
  await page.goBack()
  await page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
  await page.getByRole('link', { name: CARD }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CARD)
  expect(await printedPages(page)).toHaveLength(1)
})

test('cards of the initial training of 40 people are printed, and their dates are noted in one press', async ({
  page,
}) => {
  const crew = Array.from({ length: 40 }, (_, index) => personSaved(`p${index}`, 'Ada', `Lis${index}`))
  await openRegister(page, crew, '/employees/induction-card', CARD)
  await expect(page.getByText(/^40\sosób bez pełnego szkolenia/)).toBeVisible()
  expect(await printedPages(page)).toHaveLength(40)
  await page.getByLabel('Dzień szkolenia').fill('2026-11-22')
  await page.getByRole('button', { name: 'Odnotuj szkolenie wstępne' }).press('Enter')
  await expect(page.getByLabel('Dzień szkolenia')).toHaveAccessibleDescription(/już minął, albo dzisiejszy/)
  await page.getByLabel('Dzień szkolenia').fill('2026-11-20')
  await page.getByRole('button', { name: 'Odnotuj szkolenie wstępne' }).press('Enter')
  await expect(toast(page, 'Odnotowano szkolenie wstępne: 20.11.2026')).toContainText(/40\sosób/)
  await expect(page.getByText(/Nikomu nie brakuje szkolenia wstępnego/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/employees/induction-card?person=person-p7')
  await expect(sheet(page, `${CARD}: Ada Lis7`)).toContainText('20.11.2026')
  await expectAccessibleEverywhere(page)
})

test('those who were ticked stay chosen after a refused day, and nobody else is noted', async ({ page }) => {
  const crew = ['Ada', 'Ewa', 'Iga'].map((name) => personSaved(name, name, 'Lis'))
  await openRegister(page, crew, '/employees', 'Pracownicy')
  await page.getByRole('checkbox', { name: 'Zaznacz: Lis Ewa' }).check()
  await page.getByRole('button', { name: CARD.replace('Karta', 'Karty') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CARD)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Dzień szkolenia').fill('')
  await page.getByRole('button', { name: 'Odnotuj szkolenie wstępne' }).press('Enter')
  await expect(page.getByLabel('Dzień szkolenia')).toHaveAccessibleDescription(/już minął, albo dzisiejszy/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Dzień szkolenia').fill('2026-11-20')
  await page.getByRole('button', { name: 'Odnotuj szkolenie wstępne' }).press('Enter')
  await expect(toast(page, 'Odnotowano szkolenie wstępne')).toContainText(/1\sosoba/)
  await expect(sheet(page, `${CARD}: Ewa Lis`)).toContainText('20.11.2026')
  await page.goto('/employees/induction-card')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('an authorization names the valid certificate of UDT, and nobody else has one to print', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees/authorization', 'Upoważnienie do obsługi')
  const anna = sheet(page, /^Upoważnienie: Anna Dąbrowska, UDT/)
  await expect(anna).toContainText('operator wózka widłowego')
  await expect(anna).toContainText(/nie dłużej niż zaświadczenie \(\d\d\.\d\d\.\d{4}\)/)
  await expect(
    anna.getByText('numer fabryczny lub ewidencyjny').locator('xpath=preceding-sibling::*'),
  ).toHaveText('')
  expect(await printedPages(page)).toHaveLength(await page.getByRole('article').count())
  await expectAccessibleEverywhere(page)
  await openRegister(page, [personSaved('p1', 'Łucja', 'Ćwiąkała')], '/employees/person-p1', 'Łucja Ćwiąkała')
  await page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
  await expect(page.getByRole('link', { name: 'Karta szkolenia wstępnego' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upoważnienie do obsługi' })).toHaveCount(0)
  await page.goto('/employees/authorization')
  await expect(page.getByText('Nie ma czego drukować')).toBeVisible()
})

test('cards for the pocket are printed for workers of an own register, one or several', async ({ page }) => {
  const crew = [personSaved('p1', 'Łucja', 'Ćwiąkała'), personSaved('p2', 'Jan', 'Bąk')]
  const held = certificateAdded('held', { userId: 'person-p1', status: 'active', expiryDate: '2029-11-01' })
  await openRegister(page, [...crew, held], '/employees/person-p1', 'Łucja Ćwiąkała')
  await page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
  await page.getByRole('link', { name: 'Karta do kieszeni' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karta do kieszeni')
  const card = page.getByRole('article', { name: 'Karta: Łucja Ćwiąkała' })
  await expect(card).toContainText('ważny do 01.11.2029')
  await expect(card).toContainText('Certyfikaty bez kodu QR: 1.')
  await expect(page.getByRole('button', { name: 'Dodaj zdjęcie' })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/employees')
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkich/ }).check()
  await page.getByRole('button', { name: 'Karty do kieszeni' }).click()
  await expect(page.getByText(/^Bez aktywnego certyfikatu: Jan\sBąk\.$/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).not.toPrint('Jan Bąk')
})

test('the papers are the employer’s alone', async ({ page }) => {
  for (const path of [
    '/employees/referral',
    '/employees/induction-card',
    '/employees/authorization',
    '/employees/pocket-card',
  ]) {
    await openAs(page, 'Administrator', path, 'Brak dostępu')
  }
})
