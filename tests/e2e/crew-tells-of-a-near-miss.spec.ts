import type { Page } from 'playwright/test'

import { parseBoxLink, type BoxAddress } from '~/domain/crew/records/crew-links'

import { sendDrop } from '../support/crew-journey.ts'
import { expect, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { drawJpeg } from '../support/photos.ts'
import { printedPages } from '../support/printed-pages.ts'
import { turnOnVault } from '../support/vault-journey.ts'

// The server knows the vault only once it was begun.
test.use({ expectedErrors: [/status of 404/] })

/** Returns the address in the letter that the dialog of a box begins. */
async function readBoxAddress(page: Page): Promise<BoxAddress> {
  await page.getByRole('button', { name: /^Wyślij link/ }).click()
  const mail = await page.getByRole('link', { name: 'Napisz e-mail' }).getAttribute('href')
  await page.getByRole('button', { name: 'Zamknij', exact: true }).click()
  const address = parseBoxLink(decodeURIComponent(mail ?? ''))
  if (!address) throw new Error(`No link of a box: ${mail}`)
  return address
}

test('a poster is one sheet in three languages, and what a phone sends becomes a report with its photo', async ({
  page,
}) => {
  await openRegister(page, [], '/reports/boxes', 'Skrzynka zgłoszeń')
  await turnOnVault(page, 'laptop')
  await page.goto('/reports/boxes')
  await page.getByLabel('Gdzie będzie wisieć plakat').fill('Hala A')
  await page.getByRole('button', { name: 'Otwórz skrzynkę' }).click()
  await expect(page.getByRole('img', { name: 'Kod QR skrzynki' })).toBeVisible()
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).toPrint('Hala A', 'Widzisz zagrożenie?', 'Бачите небезпеку?', 'See something dangerous?')

  await page.goto('/reports/boxes')
  const address = await readBoxAddress(page)
  const content = {
    v: 1,
    id: 'sent-by-a-phone',
    kind: 'told',
    about: 'near_miss',
    language: 'uk',
    text: 'Впала палета',
    // The server receives it on a day of its own, later than that of the app.
    date: '2026-11-20',
    photos: [(await drawJpeg(page, 800, 600)).toString('base64')],
  }
  await expect.poll(() => sendDrop(page, address, content)).toBe(201)

  await page.goto('/reports')
  const waiting = page.getByRole('region', { name: 'Zgłoszenia od załogi (1)' })
  await waiting.getByRole('link', { name: 'Przeczytaj' }).click({ timeout: 30_000 })
  await page.getByRole('link', { name: /^Zdarzenie potencjalnie wypadkowe, Hala A/ }).click()
  await expect(page.getByRole('img', { name: 'Zdjęcie 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Przyjmij jako zgłoszenie' }).click()
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByRole('article')).toContainText('Впала палета')
  await expect(page.getByRole('img', { name: 'ze-skrzynki-1.jpg' })).toBeVisible()
})
