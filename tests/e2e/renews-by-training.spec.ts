import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'

const ZANETA = 'Żaneta Ćwik'
const WORKERS = 'Szkolenie okresowe BHP dla stanowisk robotniczych'

const line = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Do zrobienia' }).getByRole('listitem').filter({ hasText: text })
/** Shows the deadlines that the dashboard keeps folded: those of accidents come before Żaneta's. */
const showAll = (page: Page) =>
  page
    .getByRole('region', { name: 'Do zrobienia' })
    .getByRole('button', { name: /^Pokaż wszystkie/ })
    .press('Enter')
const offers = (page: Page) => page.getByRole('region', { name: 'Najbliższe szkolenia' })
const asked = (page: Page) => page.getByRole('region', { name: 'Co jest potrzebne' })
const own = (page: Page) => page.getByRole('link', { name: 'Mam już nowy certyfikat – dodaj go' })

test('an employer signs an employee up from the line that needs a training, and the line says so', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await showAll(page)
  await line(page, ZANETA).getByRole('link', { name: 'Zobacz terminy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odnów kwalifikację')
  await expect(page.getByText(ZANETA, { exact: true })).toBeVisible()
  await offers(page)
    .getByRole('button', { name: /^Wypisz ze szkolenia/ })
    .click()
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await showAll(page)
  await expect(line(page, ZANETA)).not.toContainText('zapisano')

  await line(page, ZANETA).getByRole('link', { name: 'Zobacz terminy' }).click()
  await offers(page)
    .getByRole('button', { name: new RegExp(`^Zapisz na szkolenie.*${ZANETA}`) })
    .press('Enter')
  await expect(page.getByText(`Zapisano na szkolenie: ${ZANETA}`)).toBeVisible()
  await expect(offers(page).getByText('Na liście', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await showAll(page)
  await expect(line(page, ZANETA)).toContainText('zapisano na szkolenie 23.11.2026')

  await page.goto('/trainings')
  await page
    .getByRole('row')
    .filter({ hasText: WORKERS })
    .filter({ hasText: '23.11.2026' })
    .getByRole('button', { name: 'Szczegóły' })
    .click()
  await expect(page.getByRole('region', { name: 'Twoi pracownicy' })).toContainText(ZANETA)
})

test('a worker renews by a training, and adds the new document only then', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates/IWL59ljS5zaeI0js', 'Szkolenie okresowe BHP')
  await page.getByRole('link', { name: 'Odnów' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odnów kwalifikację')
  await expect(offers(page).getByText('Na liście', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await own(page).click()
  await expect(page).toHaveURL('/certificates/new?for=u2JoFQVOEDZAGVYH&type=bhp&scope=workers')
})

test('where no training leads to a qualification, the screen says what the law asks', async ({ page }) => {
  await openAs(
    page,
    'Pracownik',
    '/certificates/renew?type=electrical&scope=e_g1',
    'Dodaj brakującą kwalifikację',
  )
  await expect(asked(page)).toContainText('Potrzebny jest egzamin przed komisją kwalifikacyjną')
  await expect(offers(page)).toHaveCount(0)
  await expect(own(page)).toBeVisible()

  await page.goto('/certificates/renew?type=machine_operator&scope=forklift_with_boom')
  await expect(asked(page)).toContainText(/Wniosek do UDT o\sprzedłużenie trzeba złożyć do 19\.12\.2026/)
  await expect(offers(page)).toHaveCount(0)
  await page.goto('/certificates/renew?type=bhp&scope=office')
  await expect(offers(page)).toContainText('Nie ma teraz szkolenia z wolnym miejscem')
  await offers(page).getByRole('link', { name: 'Zobacz wszystkie zaplanowane szkolenia' }).click()
  await expect(page).toHaveURL('/trainings?status=scheduled')
})

test('without a scope the form opens at once', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates/renew?type=bhp', 'Dodaj certyfikat')
  await expect(page).toHaveURL('/certificates/new?type=bhp')
})

test.describe('the renewal of a stranger', () => {
  test.use({ expectedErrors: [/404/] })
  test('is not there', async ({ page }) => {
    const stranger = '/certificates/renew?for=iyGjppxfdbffQoF1&type=bhp&scope=workers'
    await openAs(page, 'Pracownik', stranger, 'Strona nie znaleziona')
    await expect(page.getByText('Gżegżółka')).toHaveCount(0)
  })
})

test('an administrator sees the trainings but signs nobody up', async ({ page }) => {
  const subject = '/certificates/renew?for=iyGjppxfdbffQoF1&type=bhp&scope=workers'
  await openAs(page, 'Administrator', subject, 'Odnów kwalifikację')
  await expect(offers(page)).toContainText(WORKERS)
  await expect(offers(page).getByRole('button')).toHaveCount(0)
})

test('the page of a training is open to all by its link', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees/iyGjppxfdbffQoF1', 'Marek Gżegżółka')
  await page.getByRole('link', { name: WORKERS }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORKERS)
  await expect(page.getByRole('main')).toContainText('Marek Gżegżółka')
  await expectAccessibleEverywhere(page)
})
