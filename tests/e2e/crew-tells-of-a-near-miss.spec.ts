import { randomBytes } from 'node:crypto'

import { Encrypter } from 'age-encryption'
import type { Page } from 'playwright/test'

import { parseBoxLink } from '~/domain/crew/records/crew-links'

import { expect, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { drawJpeg } from '../support/photos.ts'
import { printedPages } from '../support/printed-pages.ts'
import { turnOnVault } from '../support/vault-journey.ts'

// The server knows the vault only once it was begun.
test.use({ expectedErrors: [/status of 404/] })

/** Returns the link that the dialog of a box sends by mail. */
async function readBoxLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Wyślij link/ }).click()
  const mail = await page.getByRole('link', { name: 'Napisz e-mail' }).getAttribute('href')
  await page.getByRole('button', { name: 'Zamknij', exact: true }).click()
  return decodeURIComponent(mail ?? '')
}

/** Sends a drop as a phone does, which has nothing but the link of the box. */
async function drop(baseURL: string, link: string, content: object): Promise<number> {
  const address = parseBoxLink(link)
  if (!address) throw new Error(`No link of a box: ${link}`)
  const sealing = new Encrypter()
  sealing.addRecipient(address.recipient)
  const sealed = await sealing.encrypt(JSON.stringify(content))
  const { status } = await fetch(`${baseURL}/vault/${address.vaultId}/boxes/${address.boxId}/drops`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${address.dropToken}`,
      'Content-Type': 'application/octet-stream',
      'Drop-Id': randomBytes(16).toString('base64url'),
    },
    body: Uint8Array.from(sealed),
  })
  return status
}

test('a poster is one sheet in three languages, and what a phone sends becomes a report with its photo', async ({
  page,
  baseURL,
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
  const link = await readBoxLink(page)
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
  await expect.poll(() => drop(baseURL ?? '', link, content)).toBe(201)

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
