import type { Page } from 'playwright/test'

import type { Change } from '~/domain/changes/change'

import { CENTRE, CENTRE_BEGUN, CENTRE_OWNER, TITLE } from './centre-register.ts'
import { expect, waitForPanel } from './journey.ts'
import { storeOwnData } from './own-data.ts'
import { TODAY } from './server.ts'

/** Stores the register of a training centre with those changes, and opens a screen of it. */
export async function openCentre(
  page: Page,
  changes: readonly Change[],
  path: string,
  heading: string,
): Promise<void> {
  await storeOwnData(page, CENTRE_OWNER.id, { changes: [CENTRE_BEGUN, ...changes] })
  await page.evaluate(
    (session) => localStorage.setItem('pewnik:session', session),
    JSON.stringify(CENTRE_OWNER),
  )
  await page.goto(path)
  await waitForPanel(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Begins the register of a training centre and waits for its dashboard. */
export async function beginCentre(page: Page, name = CENTRE): Promise<void> {
  await page.goto('/login/new')
  await page.getByLabel('Imię').fill('Zofia')
  await page.getByLabel('Nazwisko').fill('Próbna')
  await page.getByLabel('Adres e-mail').fill('zofia@osrodek.example')
  await page.getByLabel('Rola').selectOption('Ośrodek Szkoleniowy')
  await page.getByLabel('Nazwa ośrodka').fill(name)
  await page.getByRole('button', { name: 'Załóż rejestr' }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
}

/** Plans a training of today, which can be completed at once, and stays on its page. */
export async function addTraining(page: Page, places = ''): Promise<void> {
  await page.goto('/trainings/new')
  await page.getByLabel('Nazwa').fill(TITLE)
  await page.getByLabel('Uzyskiwany certyfikat').selectOption({ value: 'bhp.workers' })
  await page.getByLabel('Data').fill(TODAY)
  await page.getByLabel('Od godziny').fill('08:00')
  await page.getByLabel('Do godziny').fill('15:00')
  await page.getByLabel('Miejsce', { exact: true }).fill('Radom, sala 1')
  await page.getByLabel('Prowadzący').fill('Zofia Próbna')
  await page.getByLabel('Liczba miejsc (opcjonalnie)').fill(places)
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
}

/** From the page of a training, adds the people of that list. */
export async function addParticipants(page: Page, list: string): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj uczestników' }).click()
  await page.getByLabel('Lista osób').fill(list)
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
}

/** Fills in the form of a certificate for those who direct others, KIER/1 of Jan Bąk. */
export async function fillInCertificate(page: Page): Promise<void> {
  await page.goto('/certificates/new')
  await page.getByLabel('Osoba').selectOption('Jan Bąk')
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('managers')
  await page.getByLabel('Numer').fill('KIER/1')
  await page.getByLabel('Data wydania').fill(TODAY)
}

/** Completes the training of the page and issues its certificates. No older toast covers what is told next. */
export async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).click()
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
}
