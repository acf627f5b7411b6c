import type { Page } from 'playwright/test'

import { fetchPhonePage, fillBox } from '../../support/crew-journey.ts'
import { BOX, CREW_RECORDS, DROPS, PAGE_OF_JAN, TRAINING_ID } from '../../support/crew-records.ts'
import { expect } from '../../support/journey.ts'
import { OWNER } from '../../support/owner.ts'
import { drawJpeg } from '../../support/photos.ts'
import type { State } from '../../support/state.ts'
import { turnOnVault } from '../../support/vault-journey.ts'

const REGISTER = { as: OWNER, changes: CREW_RECORDS, address: '/reports' } as const

/** Opens a screen of a register for which something of each kind has come in. */
async function openFilled(page: Page, address: string): Promise<void> {
  await turnOnVault(page, 'laptop')
  const photos = [(await drawJpeg(page, 80, 60)).toString('base64')]
  await fillBox(
    page,
    BOX,
    DROPS.map((drop) => ('photos' in drop ? { ...drop, photos } : drop)),
  )
  await page.goto(address)
}

async function openDrop(page: Page, name: RegExp): Promise<void> {
  await openFilled(page, '/reports/crew')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { name: 'Zgłoszenie od załogi' })).toBeVisible()
}

/** What the office sees of the crew's phones. */
export const CREW: readonly State[] = [
  {
    title: 'what the crew has sent, of each kind',
    ...REGISTER,
    prepare: async (page) => {
      await openFilled(page, '/reports/crew')
      await expect(page.getByRole('button', { name: /^Odłóż wszystkie/ })).toBeVisible()
    },
  },
  {
    title: 'reports, above which is what the crew has sent',
    ...REGISTER,
    prepare: async (page) => {
      await openFilled(page, '/reports')
      await expect(page.getByRole('link', { name: 'Przeczytaj' })).toBeVisible()
    },
  },
  {
    title: 'an accident that the crew tells of with a photo, set aside without a reason',
    ...REGISTER,
    prepare: async (page) => {
      await openDrop(page, /^Wypadek/)
      await expect(page.getByRole('img', { name: 'Zdjęcie 1' })).toBeVisible()
      await page.getByRole('button', { name: 'Odłóż' }).click()
      await expect(page.getByLabel('Powód')).toHaveAccessibleDescription(/Wybierz/)
    },
  },
  {
    title: 'the form of a report that takes in what the crew has sent',
    ...REGISTER,
    prepare: async (page) => {
      await openDrop(page, /^Wypadek/)
      await page.getByRole('link', { name: 'Przyjmij jako zgłoszenie' }).click()
      await expect(page.getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible()
    },
  },
  {
    title: 'somebody who has signed up for a training',
    ...REGISTER,
    prepare: async (page) => {
      await openDrop(page, /^Zapis na szkolenie/)
      await expect(page.getByRole('link', { name: 'Przyjmij na liście zapisów' })).toBeVisible()
    },
  },
  {
    title: 'something that nobody can read',
    ...REGISTER,
    prepare: async (page) => {
      await openDrop(page, /^Nie da się odczytać/)
      await expect(page.getByText('Nikt nie umie tego otworzyć')).toBeVisible()
    },
  },
  {
    title: 'a person who says that their page is wrong',
    ...REGISTER,
    prepare: async (page) => {
      await openFilled(page, '/employees/person-ewa')
      await expect(page.getByRole('button', { name: 'Załatwione' })).toBeVisible()
    },
  },
  {
    title: 'those who have a page, one of whom has opened it',
    ...REGISTER,
    prepare: async (page) => {
      await turnOnVault(page, 'laptop')
      await fetchPhonePage(page, PAGE_OF_JAN)
      await page.goto('/employees/access')
      await expect(page.getByText('Ostatnio otwarto')).toBeVisible()
    },
  },
  {
    title: 'the code of somebody who gets a page',
    ...REGISTER,
    prepare: async (page) => {
      await turnOnVault(page, 'laptop')
      await page.goto('/employees/access?person=person-olena')
      await page.getByRole('button', { name: 'Daj dostęp' }).click()
      await page.getByRole('button', { name: /^Kod QR/ }).click()
      await expect(page.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
    },
  },
  {
    title: 'the lists of guards, and the form of another one that is refused',
    ...REGISTER,
    prepare: async (page) => {
      await turnOnVault(page, 'laptop')
      await page.goto('/employees/gate')
      await page.getByRole('button', { name: 'Utwórz listę' }).click()
      await expect(page.getByLabel('Nazwa bramy')).toHaveAccessibleDescription(/Podaj nazwę bramy/)
    },
  },
  {
    title: 'who has signed up by the link of a training, some for the waiting list',
    ...REGISTER,
    prepare: async (page) => {
      await openFilled(page, `/trainings/${TRAINING_ID}/sign-up`)
      await expect(page.getByRole('button', { name: /^Przyjmij wszystkich/ })).toBeVisible()
    },
  },
  {
    title: 'what the register shows on phones',
    ...REGISTER,
    prepare: async (page) => {
      await turnOnVault(page, 'laptop')
      await page.goto('/settings/phones')
      await expect(page.getByText('Jeszcze nie otwarto').first()).toBeVisible()
    },
  },
]
