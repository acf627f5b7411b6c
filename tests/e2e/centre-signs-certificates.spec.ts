import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'
import { parse } from 'valibot'

import type { Change } from '~/domain/changes/change'
import { publicKeySchema } from '~/domain/signing/signing-key'

import { CENTRE, COMPLETED, participates, TRAINING, trainingPlanned } from '../support/centre-register.ts'
import { openCentre } from '../support/centre.ts'
import { makeIssuers } from '../support/issuers.ts'
import { expect, test } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { printedPages } from '../support/printed-pages.ts'
import { readQr } from '../support/read-qr.ts'
import { startServer } from '../support/start-server.ts'

// A link that the server does not confirm has no PDF.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: [/404/] })

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const LUCJA = participates('Łucja', 'Ćwiąkała', { email: 'lucja@firma.pl', company: 'Zakłady X' })
const JAN = participates('Jan', 'Bąk')

/** Issues the certificates of a training in an own register, and stays with their links. */
async function issueTo(page: Page, people: readonly Change[], namedInFull?: string): Promise<void> {
  const changes = [trainingPlanned(), ...people, COMPLETED]
  await openCentre(page, changes, `${TRAINING}/certificates`, 'Wystawienie certyfikatów')
  if (namedInFull !== undefined)
    await page.getByRole('checkbox', { name: new RegExp(`^Jest zgoda.*${namedInFull}`) }).check()
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Linki i kody QR' })).toBeVisible()
  // No toast of what was issued covers anything.
  await page.reload()
}

async function copyLink(page: Page, name: string | RegExp = 'Kopiuj link'): Promise<string> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('Link skopiowany')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Returns the public half of the key by which this browser signs. */
async function readPublicKey(page: Page) {
  const stored = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('pewnik-keys')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keys').objectStore('keys').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result.map(({ publicKey }) => publicKey)[0])
          })
        })
      }),
  )
  return parse(publicKeySchema, stored)
}

test('each certificate is signed as it is issued, and a server that lists the centre confirms its link', async ({
  page,
  context,
}) => {
  await issueTo(page, [...LUCJA, ...JAN], 'Łucja')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Ten serwer nie zna klucza podpisu')).toBeVisible()
  const link = await copyLink(page, /^Kopiuj link.*Łucja/)
  const short = await readQr(context, card(page, 'Jan').getByRole('img'))
  expect(await readQr(context, card(page, 'Łucja').getByRole('img'))).toBe(link)

  const visitor = await context.newPage()
  const issuers = await makeIssuers()
  const jwk = await readPublicKey(page)
  issuers.write(
    JSON.stringify({
      updated: '2026-11-21',
      issuers: [{ name: CENTRE, keys: [{ jwk, validFrom: '2026-01-01', validTo: '2028-12-31' }] }],
    }),
  )
  const server = await startServer({ env: { TRUSTED_ISSUERS: issuers.path } })
  try {
    await visitor.goto(`http://127.0.0.1:${server.port}${new URL(link).pathname}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ważny do 21.11.2029')
    await expect(visitor.getByRole('main')).toContainText(`podpisał: ${CENTRE}`)
    await visitor.goto(`http://127.0.0.1:${server.port}${new URL(short ?? '').pathname}`)
    await expect(visitor.getByRole('main')).toContainText('Jan B.')
  } finally {
    await server.stop()
  }
  await visitor.close()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  const file = await (await downloading).path()
  expect((await readFile(file, 'utf8')).trimEnd().split('\r\n')).toHaveLength(3)
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).toPrint('Łucja Ćwiąkała')
  expect(sheets).toPrint('Jan Bąk')
  expect(sheets).not.toPrint('Kopiuj')
  await page.emulateMedia({ media: 'print' })
  const printed = await card(page, 'Jan Bąk').getByRole('img').boundingBox()
  // 40 mm at 96 px an inch.
  expect(printed?.width).toBeGreaterThanOrEqual((40 / 25.4) * 96)
  await page.emulateMedia({ media: 'screen' })

  // On a phone a dialog shows the code.
  await page.setViewportSize({ width: 360, height: 800 })
  await card(page, 'Jan')
    .getByRole('button', { name: /^Kod QR/ })
    .click()
  const onPhone = page.getByRole('dialog').getByRole('img')
  expect((await onPhone.boundingBox())?.width).toBeGreaterThanOrEqual(280)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  await card(page, 'Łucja').getByRole('link', { name: 'Łucja Ćwiąkała' }).click()
  await expect(page.getByText(`podpisał: ${CENTRE}`)).toBeVisible()
  await page.getByRole('link', { name: /^Pobierz certyfikat/ }).click()
  await expect(toast(page, /^Nie ma dokumentu PDF/)).toContainText('bo nie zna klucza')
  await page.getByRole('button', { name: 'Kod QR' }).click()
  const code = page.getByRole('dialog').getByRole('img')
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(280)
  expect(await readQr(context, code)).toBe(link)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Kod QR' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Pobierz certyfikat/ })).toHaveAttribute(
    'href',
    `${new URL(link).pathname}/certificate.pdf`,
  )
})
