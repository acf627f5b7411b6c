import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'
import { parse } from 'valibot'

import { publicKeySchema } from '~/domain/signing/signing-key'

import {
  addParticipants,
  addTraining,
  beginCentre,
  CENTRE,
  fillInCertificate,
  issue,
  TITLE,
} from '../support/centre.ts'
import { makeIssuers } from '../support/issuers.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'
import { readQr } from '../support/read-qr.ts'
import { startServer } from '../support/start-server.ts'

// A link that the server does not confirm has no PDF.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: [/404/] })

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const history = (page: Page) => page.getByRole('region', { name: 'Historia' })
const forOperator = (page: Page) => page.getByRole('region', { name: 'Dla operatora serwera' })
const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

/** Issues certificates to two participants in an own register, and stays with their links. */
async function issueToTwo(page: Page, namedInFull: readonly string[] = []): Promise<void> {
  await beginCentre(page)
  await addTraining(page)
  await addParticipants(page, 'Łucja Ćwiąkała; lucja@firma.pl; Zakłady X\nJan Bąk')
  await issue(page, namedInFull)
  await expect(page.getByRole('heading', { level: 1, name: 'Linki i kody QR' })).toBeVisible()
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
  await issueToTwo(page, ['Łucja'])
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Ten serwer nie zna klucza podpisu')).toBeVisible()
  const link = await copyLink(page, /^Kopiuj link.*Łucja/)
  const short = await readQr(context, card(page, 'Jan').getByRole('img'))
  expect(link).toMatch(/\/c\/[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(await readQr(context, card(page, 'Łucja').getByRole('img'))).toBe(link)
  expect(link.split('/c/')[1]?.length).toBeLessThan(350)

  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Nie potwierdzamy: ten serwer nie zna wystawcy',
  )
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
    // Łucja has agreed to her full name, Jan has not been asked.
    await expect(visitor.getByRole('main')).toContainText('Łucja Ćwiąkała')
    await expect(visitor.getByText(/^Imię i\snazwisko porównaj/)).toBeVisible()
    await visitor.goto(`http://127.0.0.1:${server.port}${new URL(short ?? '').pathname}`)
    await expect(visitor.getByRole('main')).toContainText('Jan B.')
    await expect(visitor.getByText(/^Nazwisko jest skrócone/)).toBeVisible()
  } finally {
    await server.stop()
  }
  await visitor.close()

  await card(page, 'Łucja').getByRole('link', { name: 'Łucja Ćwiąkała' }).click()
  await expect(page.getByText(`podpisał: ${CENTRE}`)).toBeVisible()
  await expect(history(page)).toContainText('Dodany podpis wystawcy')
  await expect(page.getByText(/^Link podaje pełne nazwisko/)).toBeVisible()
  expect(await copyLink(page)).toBe(link)
  await expect(page.getByRole('main')).toContainText(
    'Kto otworzy link albo zeskanuje kod, zobaczy: „Nie potwierdzamy”',
  )
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

test('all links of a training come in one file, and all codes on one sheet', async ({ page }) => {
  await issueToTwo(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  const file = await (await downloading).path()
  const [heading, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(heading).toContain('"Posiadacz";"E-mail";"Firma"')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^"Łucja Ćwiąkała";"lucja@firma\.pl";"Zakłady X";.*"http:\/\/[^"]+\/c\/[\w.-]+"$/)
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).toPrint('Łucja Ćwiąkała')
  expect(sheets).toPrint('Jan Bąk')
  expect(sheets).not.toPrint('Kopiuj')
  await page.emulateMedia({ media: 'print' })
  const width = await card(page, 'Jan Bąk')
    .getByRole('img')
    .evaluate((code) => code.getBoundingClientRect().width)
  // 40 mm at 96 px an inch.
  expect(width).toBeGreaterThanOrEqual((40 / 25.4) * 96)
})

test('a correction makes a new link and a revocation ends it, and the operator gets lines for both', async ({
  page,
}) => {
  await issueToTwo(page)
  await page.getByRole('link', { name: 'Jan Bąk' }).click()
  await expect(history(page)).toBeVisible()
  const first = await copyLink(page)
  await expect(forOperator(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Usuń' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Popraw' }).click()
  await page.getByLabel('Numer').fill('BHP/2026/0777')
  await page.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(forOperator(page)).toContainText(
    /"since": "2026-11-21",\s*"reason": "zastąpiony poprawionym certyfikatem"/,
  )
  await expect(history(page)).toContainText('Poprawiony')
  const second = await copyLink(page)
  expect(second).not.toBe(first)
  const visitor = await page.context().newPage()
  const ids: (string | undefined)[] = []
  for (const link of [first, second]) {
    await visitor.goto(link)
    const text = await visitor.getByRole('main').innerText()
    ids.push(/Identyfikator certyfikatu: (\w+)/.exec(text)?.[1])
  }
  await visitor.close()

  await page.getByRole('button', { name: 'Odwołaj' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    /nadal pokażą ważny certyfikat, dopóki operator serwera nie wpisze odwołania na\s+swoją listę/,
  )
  await page.getByLabel('Powód odwołania').fill('pomylony uczestnik')
  await page.getByRole('button', { name: 'Odwołaj certyfikat' }).click()
  const handOver = page.getByRole('dialog', { name: 'Odwołano. Przekaż to operatorowi' })
  await expect(handOver).toContainText('"reason": "pomylony uczestnik"')
  for (const [role, name] of [
    ['button', 'Kopiuj dane'],
    ['button', 'Zapisz plik'],
    ['link', 'Wyślij e-mailem'],
  ] as const) {
    await expect(handOver.getByRole(role, { name })).toBeVisible()
  }
  await expectAccessible(page, 'with the entry to hand over')
  await handOver.getByRole('button', { name: 'Zamknij' }).last().click()
  await expect(handOver).toHaveCount(0)
  await expect(forOperator(page).getByRole('link', { name: 'Wyślij e-mailem' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Pewnik.*&body=/,
  )
  const saving = page.waitForEvent('download')
  await forOperator(page).getByRole('button', { name: 'Zapisz plik' }).click()
  expect((await saving).suggestedFilename()).toBe('pewnik-odwolane.txt')
  await forOperator(page).getByRole('button', { name: 'Kopiuj dane' }).click()
  await expect(forOperator(page).getByText('Dane skopiowane')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(`[${copied}]`)).toEqual([
    { id: ids[0], since: '2026-11-21', reason: 'zastąpiony poprawionym certyfikatem' },
    { id: ids[1], since: '2026-11-21', reason: 'pomylony uczestnik' },
  ])
})

test('a corrected name stands in all links of that person', async ({ page }) => {
  await issueToTwo(page)
  await fillInCertificate(page)
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  // One certificate and its signature lead to its page.
  await expect(page.getByRole('button', { name: 'Kopiuj link' })).toBeVisible()
  await page.goto('/certificates')
  await card(page, 'Jan Bąk').first().getByRole('link', { name: TITLE }).click()
  await page.getByRole('link', { name: 'Popraw' }).click()
  await page.getByLabel('Imię posiadacza').fill('Janusz')
  await page.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(history(page)).toContainText('Poprawiony')
  await page.goto('/certificates')
  const visitor = await page.context().newPage()
  for (const place of [0, 1]) {
    await page.goto('/certificates')
    await card(page, 'Janusz Bąk').nth(place).getByRole('link', { name: TITLE }).click()
    await expect(history(page)).toBeVisible()
    await visitor.goto(await copyLink(page))
    await expect(visitor.getByRole('main')).toContainText('Janusz B.')
  }
})

test('what the browser could not sign is issued without a link, and signed later', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => sessionStorage.getItem('is-plain') === null
    Object.defineProperty(window, 'isSecureContext', { get })
  })
  await beginCentre(page)
  await page.evaluate(() => sessionStorage.setItem('is-plain', ''))
  await addTraining(page)
  const training = page.url()
  await addParticipants(page, 'Łucja Ćwiąkała\nJan Bąk')
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).click()
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await expect(toast(page, /^Wystawiono certyfikaty: 2/)).toContainText(/Brak podpisu, więc nie ma linku/)

  await page.evaluate(() => sessionStorage.removeItem('is-plain'))
  await page.goto(training)
  await page.getByRole('link', { name: /^Linki i\skody QR$/ }).click()
  await expect(page.getByText(/Bez podpisu \(nie mają linku\): 2\scertyfikaty/)).toBeVisible()
  await page.getByRole('button', { name: 'Podpisz' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await toast(page, /^Podpisano certyfikaty: 2/)
    .getByRole('button', { name: 'Cofnij' })
    .click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goto('/certificates')
  await card(page, 'Jan Bąk').getByRole('link', { name: TITLE }).click()
  await page.getByRole('button', { name: 'Podpisz' }).click()
  const link = await copyLink(page)
  await expect(page.getByRole('button', { name: 'Podpisz', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Podpisz ponownie' }).click()
  await expect(forOperator(page)).toContainText('zastąpiony poprawionym certyfikatem')
  expect(await copyLink(page)).not.toBe(link)
})

test('the sample’s centre signs with the key that everybody has, and its links say so', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings', 'Szkolenia')
  await addTraining(page, '15')
  await addParticipants(page, 'Łucja Ćwiąkała; Zakłady X')
  await issue(page)
  const link = await copyLink(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ważny do 21.11.2029')
  await expect(page.getByRole('main')).toContainText('Ta strona niczego nie potwierdza.')
})

test('the links are accessible and stay within 360 px, also with long names', async ({ page }) => {
  await beginCentre(page)
  await addTraining(page)
  await addParticipants(page, 'Włodzimierz-Krzysztof Przybyszewski-Świętochłowski\nJan Bąk')
  await issue(page)
  await expectAccessibleEverywhere(page, [1280, 768, 360])
  await card(page, 'Jan Bąk')
    .getByRole('button', { name: /^Kod QR/ })
    .click()
  const box = await page.getByRole('dialog').getByRole('img').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(280)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Jan Bąk' }).click()
  await expect(history(page)).toBeVisible()
  await page.getByRole('button', { name: 'Kod QR' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEverywhere(page)
})
