import type { Page } from 'playwright/test'

import { expect, openAs, test, waitForIdle, watchRequests } from '../support/journey.ts'
import { mainHeading } from '../support/locators.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu główne' })

test('moving between screens and typing in the search send no request for 5 minutes, and then one that nobody waits for', async ({
  page,
}) => {
  await page.clock.install()
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')

  const requests = watchRequests(page)
  for (const [link, title] of [
    ['Panel pracodawcy', 'Panel pracodawcy'],
    ['Kalendarz', 'Kalendarz szkoleń'],
    ['Zgłoszenia', 'Zgłoszenia'],
    ['Szkolenia', 'Szkolenia'],
    ['Pracownicy', 'Pracownicy'],
    ['Profil', 'Profil'],
    ['Ustawienia', 'Ustawienia'],
    ['Certyfikaty', 'Certyfikaty'],
  ] as const) {
    await menu(page).getByRole('link', { name: link }).click()
    await expect(mainHeading(page)).toHaveText(title)
  }
  await page.getByRole('searchbox').pressSequentially('sep')
  await expect(page).toHaveURL('/certificates?q=sep')
  await page.getByRole('combobox').selectOption('Aktywny')
  await expect(page).toHaveURL('/certificates?q=sep&status=active')
  expect(requests).toEqual([])

  // The screen looks once for newer data as soon as it is idle.
  await waitForIdle(page)
  const asked: string[] = []
  // No answer ever comes.
  await page.route('**/*.data*', (route) => void asked.push(new URL(route.request().url()).pathname))
  await page.clock.fastForward('05:01')
  await menu(page).getByRole('link', { name: 'Kalendarz' }).click()
  await expect(mainHeading(page)).toHaveText('Kalendarz szkoleń')
  expect(asked).toEqual(['/calendar.data'])
})
