import { readFileSync } from 'node:fs'

import type { Page, TestInfo } from 'playwright/test'
import { safeParse } from 'valibot'

import { changeSchema } from '~/domain/changes/change'
import { signedPath } from '~/domain/signing/certificate-token'

import { textOfCopy } from '../support/backup.ts'
import { beginCentre } from '../support/centre.ts'
import { makeIssuers } from '../support/issuers.ts'
import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { readRows } from '../support/own-data.ts'
import { openElsewhere, saveCopy } from '../support/register.ts'
import { startServer } from '../support/start-server.ts'

const CENTRE = 'Ośrodek Kształcenia Zawodowego i Doskonalenia Kadr Technicznych w Świętochłowicach'
const LISTED_AS = 'OKZiDKT Świętochłowice'
const PASSPHRASE = 'poprawny koń bateria'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const card = (page: Page) => page.getByRole('region', { name: 'Podpis wystawcy' })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function openCard(page: Page): Promise<void> {
  await page.goto('/settings?tab=account')
  await expect(card(page)).toBeVisible()
}

/** Makes a key in the dialog that is open, and waits until it is there. */
async function makeKey(page: Page, passphrase?: string): Promise<void> {
  if (passphrase !== undefined) {
    await dialog(page)
      .getByRole('checkbox', { name: /klucz chroniony hasłem/ })
      .check()
    await dialog(page).getByLabel('Hasło klucza', { exact: true }).fill(passphrase)
    await dialog(page).getByLabel('Powtórz hasło klucza').fill(passphrase)
  }
  await dialog(page).getByRole('button', { name: 'Utwórz klucz' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Nowy klucz')).toBeVisible()
}

/** Saves the public key and returns the file: its name, and what it holds. */
async function savePublicKey(page: Page, testInfo: TestInfo) {
  const downloading = page.waitForEvent('download')
  await button(page, 'Pobierz klucz publiczny').click()
  const download = await downloading
  const path = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(path)
  const jwk: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  return { name: download.suggestedFilename(), jwk }
}

/** Returns the fingerprint as the card shows it. */
function groupsOf(kid = ''): string {
  return kid.replace(/(.{4})(.{4})(.+)/, '$1 $2 $3')
}

/** Issues a certificate to a new participant, and stays on what tells of it. */
async function issueTo(page: Page, lastName: string, number: string): Promise<void> {
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill(lastName)
  await page.getByRole('button', { name: 'Dodaj uczestnika' }).click()
  await page.getByRole('link', { name: 'Dodaj certyfikat' }).first().click()
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  await page.getByLabel('Numer').fill(number)
  await page.getByLabel('Data wydania').fill('2026-11-20')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  await expect(toast(page, /^Dodano certyfikat/)).toBeVisible()
}

/** Returns the link of the certificate that this browser has signed last. */
async function signedLink(page: Page): Promise<string> {
  const rows = await readRows(page, 'changes')
  const tokens = rows.flatMap(({ change }) => {
    const { success, output } = safeParse(changeSchema, change)
    return success && output.kind === 'certificate-signed' ? [output.token] : []
  })
  return signedPath(tokens.at(-1) ?? '')
}

test('a centre makes its key, hands it in, and sees when the server knows it', async ({
  browser,
}, testInfo) => {
  test.slow()
  const issuers = await makeIssuers()
  const server = await startServer({ env: { TRUSTED_ISSUERS: issuers.path } })
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` })
  const page = await context.newPage()
  await beginCentre(page, CENTRE)
  await openCard(page)
  await expect(card(page)).toContainText('Klucz powstanie przy pierwszym wystawieniu')
  await expect(button(page, 'Pobierz klucz publiczny')).toHaveCount(0)

  await button(page, 'Utwórz klucz').click()
  await makeKey(page)
  await expect(card(page)).toContainText('Ten serwer nie zna tego klucza.')
  await expect(card(page)).toContainText('kto otworzy link, zobaczy „Nie potwierdzamy”')
  await expect(card(page)).toContainText(/klucz zniknie na zawsze/)
  const { name, jwk } = await savePublicKey(page, testInfo)
  expect(name).toBe(`pewnik-klucz-${jwk.kid}.json`)
  expect(Object.keys(jwk)).toEqual(['kty', 'crv', 'x', 'y', 'kid', 'alg', 'use'])
  expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  await expect(card(page)).toContainText(groupsOf(jwk.kid))

  // The operator puts the file on the list as it is.
  const list = async (validTo: string) => {
    const keys = [{ jwk, validFrom: '2026-01-01', validTo }]
    const listed = [...issuers.list.issuers, { name: LISTED_AS, keys }]
    issuers.write(JSON.stringify({ ...issuers.list, issuers: listed }))
    const published = async () => (await page.request.get('/.well-known/jwks.json')).text()
    await expect
      .poll(published)
      .toContain(`"issuer":"${LISTED_AS}","validFrom":"2026-01-01","validTo":"${validTo}"`)
  }
  await list('2026-11-20')
  await button(page, 'Sprawdź ponownie').click()
  await expect(card(page)).toContainText(
    /do 20\.11\.2026\. *Certyfikaty wydane dziś strona linku pokaże jako nieważne\./,
  )
  await list('2028-12-31')
  await page.reload()
  await expect(card(page)).toContainText(`Ten serwer zna ten klucz jako: ${LISTED_AS}`)
  await expect(card(page)).not.toContainText('nieważne')
  await expect(button(page, 'Sprawdź ponownie')).toHaveCount(0)
  await issueTo(page, 'Ćwiąkała', 'BHP/1')
  const link = await signedLink(page)
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('main')).toContainText(`podpisał: ${LISTED_AS}`)

  await openCard(page)
  await button(page, 'Nowy klucz').click()
  await expect(dialog(page)).toContainText('można nadal sprawdzać, dopóki jest on na liście')
  await dialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await expect(card(page)).toContainText(groupsOf(jwk.kid))
  await button(page, 'Nowy klucz').click()
  await makeKey(page)
  await expect(button(page, 'Nowy klucz')).toBeFocused()
  await expect(card(page)).toContainText('Ten serwer nie zna tego klucza.')
  const former = card(page).getByRole('region', { name: 'Poprzednie klucze' }).getByRole('listitem')
  await expect(former).toHaveText([
    new RegExp(`${groupsOf(jwk.kid)}w\\sużyciu do 21.11.2026, na liście serwera jako: ${LISTED_AS}`),
  ])
  await page.reload()
  await expect(former).toHaveCount(1)
  expect((await savePublicKey(page, testInfo)).jwk.kid).not.toBe(jwk.kid)
  // What the former key has signed is confirmed as before.
  await visitor.reload()
  await expect(visitor.getByRole('main')).toContainText(`podpisał: ${LISTED_AS}`)
  await context.close()
  await server.stop()
})

test('a copy takes the key to another browser, where its passphrase unlocks it', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  await beginCentre(page, CENTRE)
  await openCard(page)
  await button(page, 'Utwórz klucz').click()
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByLabel('Hasło klucza', { exact: true }).fill('za krótkie')
  await dialog(page).getByRole('button', { name: 'Utwórz klucz' }).click()
  await expect(dialog(page).getByLabel('Hasło klucza', { exact: true })).toHaveAccessibleDescription(
    /Użyj co najmniej 12\sznaków/,
  )
  await expect(dialog(page).getByLabel('Powtórz hasło klucza')).toHaveAccessibleDescription('Powtórz hasło')
  await makeKey(page, PASSPHRASE)
  await expect(card(page)).toContainText(/klucz przywróci kopia danych/)
  const { jwk } = await savePublicKey(page, testInfo)
  const copy = await saveCopy(page, testInfo)
  expect(await textOfCopy(copy)).not.toMatch(/"d":|poprawny koń/)

  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await issueTo(there, 'Ćwiąkała', 'BHP/1')
  await expect(toast(there, /^Dodano certyfikat/)).toContainText(/Klucz z\skopii czeka na hasło/)
  await openCard(there)
  await expect(card(there)).toContainText(/W\skopii jest klucz chroniony hasłem/)
  await expect(card(there)).toContainText(groupsOf(jwk.kid))
  await button(there, 'Odblokuj').click()
  await expect(card(there).getByLabel('Hasło klucza')).toHaveAccessibleDescription('Podaj hasło')
  await card(there).getByLabel('Hasło klucza').fill('Poprawny koń bateria')
  await button(there, 'Odblokuj').click()
  await expect(card(there).getByLabel('Hasło klucza')).toHaveAccessibleDescription(
    /To hasło nie otwiera klucza/,
  )
  await card(there).getByLabel('Hasło klucza').fill(PASSPHRASE)
  await button(there, 'Odblokuj').click()
  await expect(card(there).getByLabel('Hasło klucza')).toHaveCount(0)
  await expect(card(there)).toContainText(/klucz przywróci kopia danych/)
  expect((await savePublicKey(there, testInfo)).jwk).toEqual(jwk)

  // A copy never takes the place of a key that is here.
  await button(there, 'Nowy klucz').click()
  await expect(dialog(there)).toContainText('zostaje tylko w kopiach pobranych do tej pory')
  await makeKey(there)
  const { jwk: next } = await savePublicKey(there, testInfo)
  await there.goto('/settings?tab=data')
  await there.getByLabel('Plik z kopią danych').setInputFiles(copy)
  const preview = there.getByRole('form', { name: 'Dane z pliku' })
  await expect(preview).toContainText(/Klucz podpisu\s*w\spliku/)
  await preview.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(toast(there, 'Wczytano dane z pliku')).toBeVisible()
  await openCard(there)
  await expect(card(there)).toContainText(groupsOf(next.kid))
  await expect(card(there).getByLabel('Hasło klucza')).toHaveCount(0)
  await there.context().close()
})

test('a copy that is read in settings brings the key along, and undoing that takes it back', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  await beginCentre(page, CENTRE)
  const before = await saveCopy(page, testInfo, 'bez-klucza.zip')
  await openCard(page)
  await button(page, 'Utwórz klucz').click()
  await makeKey(page, PASSPHRASE)
  const { jwk } = await savePublicKey(page, testInfo)
  const after = await saveCopy(page, testInfo, 'z-kluczem.zip')

  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(before)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await there.goto('/settings?tab=data')
  await there.getByLabel('Plik z kopią danych').setInputFiles(after)
  await there.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(toast(there, 'Wczytano dane z pliku')).toBeVisible()
  await there.getByRole('tab', { name: 'Konto' }).click()
  await expect(card(there)).toContainText(groupsOf(jwk.kid))
  await expect(card(there).getByLabel('Hasło klucza')).toBeVisible()
  await toast(there, 'Wczytano dane z pliku').getByRole('button', { name: 'Cofnij' }).click()
  await expect(card(there)).toContainText('Klucz powstanie przy pierwszym wystawieniu')
  await there.context().close()
})

test('a deleted register leaves the key here, and a copy without it signs with it again', async ({
  page,
}, testInfo) => {
  test.slow()
  await beginCentre(page, CENTRE)
  await openCard(page)
  await button(page, 'Utwórz klucz').click()
  await makeKey(page)
  const { jwk } = await savePublicKey(page, testInfo)
  const copy = await saveCopy(page, testInfo)
  await expect(page.getByRole('region', { name: 'Usuń rejestr' })).toContainText(
    /Klucz podpisu zostaje w\stej przeglądarce/,
  )
  await page.getByRole('button', { name: 'Usuń rejestr' }).click()
  await dialog(page).getByLabel('Nazwa rejestru').fill(CENTRE)
  await dialog(page).getByRole('button', { name: 'Usuń rejestr' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/login/new')
  await expect(page.getByRole('button', { name: 'Wczytaj kopię rejestru' })).toBeEnabled()
  await page.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await openCard(page)
  await expect(card(page)).toContainText(groupsOf(jwk.kid))
})

test('a shared file never holds the key', async ({ page }, testInfo) => {
  // Other browsers cannot open a folder.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'))
  await beginCentre(page, CENTRE)
  await openCard(page)
  await button(page, 'Utwórz klucz').click()
  await makeKey(page, PASSPHRASE)
  expect(JSON.parse(await textOfCopy(await saveCopy(page, testInfo)))).toHaveProperty('key')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zapisz plik wspólny' }).click()
  const shared = testInfo.outputPath('wspolny.json')
  await (await downloading).saveAs(shared)
  expect(JSON.parse(readFileSync(shared, 'utf8'))).not.toHaveProperty('key')
})

test('without a network the card says that it could not ask, and asks again', async ({ page, context }) => {
  await beginCentre(page, CENTRE)
  await openCard(page)
  await button(page, 'Utwórz klucz').click()
  await makeKey(page)
  await expect(card(page)).toContainText('Ten serwer nie zna tego klucza.')
  await context.setOffline(true)
  await button(page, 'Sprawdź ponownie').click()
  await expect(card(page)).toContainText('Nie udało się sprawdzić')
  await expect(card(page)).not.toContainText('nie zna tego klucza.')
  await context.setOffline(false)
  await button(page, 'Sprawdź ponownie').click()
  await expect(card(page)).toContainText('Ten serwer nie zna tego klucza.')
})

test('the sample’s centre has a key that everybody knows, and gets no other', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/settings?tab=account', 'Ustawienia')
  await expect(card(page)).toContainText('Klucz przykładowy: znają go wszyscy, więc niczego nie potwierdza.')
  await expect(card(page)).toContainText(/Odcisk klucza/)
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await expectAccessibleEverywhere(page)
})

test('who issues nothing has no such card', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/settings?tab=account', 'Ustawienia')
  await expect(page.getByRole('region', { name: 'Zmiana hasła' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('a page that cannot sign says so, and that issuing goes on', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await beginCentre(page, CENTRE)
  await openCard(page)
  await expect(card(page)).toContainText(/której adres zaczyna się od https/)
  await expect(card(page)).toContainText('Certyfikaty można wystawiać dalej')
  await expect(card(page).getByRole('button')).toHaveCount(0)
})

test('the card is accessible and stays within 360 px, whatever it shows', async ({
  page,
  browser,
}, testInfo) => {
  await beginCentre(page, CENTRE)
  await openCard(page)
  await expectAccessibleEverywhere(page)
  await button(page, 'Utwórz klucz').click()
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByRole('button', { name: 'Utwórz klucz' }).click()
  await expect(dialog(page).getByText('Popraw dane')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await makeKey(page, PASSPHRASE)
  const copy = await saveCopy(page, testInfo)
  await openCard(page)
  await button(page, 'Nowy klucz').click()
  await makeKey(page)
  await page.reload()
  await expect(card(page)).toContainText('nie ma go na liście serwera')
  await expectAccessibleEverywhere(page)

  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await openCard(there)
  await button(there, 'Odblokuj').click()
  await expect(card(there).getByLabel('Hasło klucza')).toHaveAccessibleDescription('Podaj hasło')
  await expectAccessibleEverywhere(there)
  await there.context().close()
})
