import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'valibot'
import { expect, test, vi } from 'vitest'

import { publicKeySchema } from '~/domain/signing/signing-key'

import { CENTRE_BEGUN, CENTRE_OWNER, participates } from '../../../support/centre-register'
import { watchDownloads, type Download } from '../../../support/downloads'
import { fill } from '../../../support/fill'
import { serveKnownKeys } from '../../../support/known-keys'
import { findToast, named, words } from '../../../support/queries'
import { expectConsoleErrors, visit, type Visit } from '../../../support/visit'

const ACCOUNT = '/settings?tab=account'
const DATA = '/settings?tab=data'
const LISTED_AS = 'OKZiDKT Świętochłowice'
const PASSPHRASE = 'poprawny koń bateria'

const open = (address = ACCOUNT) => visit(address, { as: CENTRE_OWNER, changes: [CENTRE_BEGUN] })

/** From here on the test is in another browser, which keeps nothing yet. */
function moveToAnotherBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
}

const findCard = () => screen.findByRole('region', { name: 'Podpis wystawcy' })
const card = () => screen.getByRole('region', { name: 'Podpis wystawcy' })
const button = (name: string) => within(card()).getByRole('button', { name })
const passphraseField = () => within(card()).queryByLabelText('Hasło klucza')
const findInCard = (text: string | RegExp) => waitFor(() => expect(card()).toHaveTextContent(text))

async function press({ user }: Visit, name: string) {
  await user.click(button(name))
}

/** Opens the dialog of a new key. */
async function askForKey(page: Visit, name = 'Utwórz klucz') {
  await press(page, name)
  return within(await screen.findByRole('dialog'))
}

/** Makes a key, and waits until it is there. */
async function makeKey(page: Visit, { passphrase, opener }: { passphrase?: string; opener?: string } = {}) {
  const dialog = await askForKey(page, opener)
  if (passphrase !== undefined) {
    await page.user.click(dialog.getByRole('checkbox', { name: named('klucz chroniony hasłem') }))
    fill(dialog.getByLabelText('Hasło klucza'), passphrase)
    fill(dialog.getByLabelText('Powtórz hasło klucza'), passphrase)
  }
  await page.user.click(dialog.getByRole('button', { name: 'Utwórz klucz' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button('Nowy klucz')).toBeVisible())
}

/** Returns the public key that the card saves, and how the card shows its fingerprint. */
async function savePublicKey(page: Visit, downloads: readonly Download[]) {
  const before = downloads.length
  await press(page, 'Pobierz klucz publiczny')
  await waitFor(() => expect(downloads).toHaveLength(before + 1))
  const { name = '', content } = downloads.at(-1) ?? {}
  const file: Record<string, string> = JSON.parse((await content?.text()) ?? '')
  const fingerprint = (file.kid ?? '').replace(/(.{4})(.{4})(.+)/, '$1 $2 $3')
  return { name, file, jwk: parse(publicKeySchema, file), fingerprint }
}

/** Saves a copy of the data, and returns the file. */
async function saveCopy(page: Visit, downloads: readonly Download[]): Promise<File> {
  await page.go(DATA)
  const before = downloads.length
  await page.user.click(await screen.findByRole('button', { name: 'Pobierz kopię' }))
  await waitFor(() => expect(downloads).toHaveLength(before + 1))
  const { name = '', content = '' } = downloads.at(-1) ?? {}
  return new File([content], name)
}

/** Keeps a key that a copy has brought and nobody has unlocked. Returns its id. */
async function keepLockedKey(): Promise<string> {
  const [{ makeSealedKey }, { replaceLockedKey }] = await Promise.all([
    import('~/browser/keys/sealed-key.client'),
    import('~/browser/keys/locked-key.client'),
  ])
  const { key, sealed } = await makeSealedKey(PASSPHRASE)
  await replaceLockedKey(CENTRE_OWNER.id, sealed, { replaces: true })
  return key.id
}

/** Returns the text of the data in a copy. */
async function textOfCopy(copy: File): Promise<string> {
  const { 'dane.json': data } = unzipSync(new Uint8Array(await copy.arrayBuffer()))
  return strFromU8(data ?? new Uint8Array())
}

/** Takes in a copy in settings, on the tab of own data. */
async function takeIn({ user }: Visit, copy: File) {
  await user.upload(screen.getByLabelText('Plik z kopią danych'), copy)
  expect(await screen.findByRole('form', { name: 'Dane z pliku' })).toHaveTextContent(
    /Klucz podpisu ?w pliku/,
  )
  await user.click(screen.getByRole('button', { name: 'Wczytaj dane' }))
  await findToast('Wczytano dane z pliku')
}

test('a centre makes its key, hands it in, and sees when the server knows it', async () => {
  serveKnownKeys()
  const downloads = watchDownloads()
  const page = await open()
  expect(card()).toHaveTextContent('Klucz powstanie przy pierwszym wystawieniu')
  expect(within(card()).queryByRole('button', { name: 'Pobierz klucz publiczny' })).toBeNull()
  await makeKey(page)
  await findInCard('Ten serwer nie zna tego klucza.')
  expect(card()).toHaveTextContent('kto otworzy link, zobaczy „Nie potwierdzamy”')
  expect(card()).toHaveTextContent('klucz zniknie na zawsze')
  const { name, file, jwk, fingerprint } = await savePublicKey(page, downloads)
  expect(name).toBe(`pewnik-klucz-${file.kid}.json`)
  expect(Object.keys(file)).toEqual(['kty', 'crv', 'x', 'y', 'kid', 'alg', 'use'])
  expect(file).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  expect(card()).toHaveTextContent(fingerprint)

  serveKnownKeys([{ name: LISTED_AS, jwk, validTo: '2026-11-20' }])
  await page.reload()
  await findInCard(/do 20\.11\.2026\. ?Certyfikaty wydane dziś strona linku pokaże jako nieważne\./)
  serveKnownKeys([{ name: LISTED_AS, jwk }])
  await page.reload()
  await findInCard(`Ten serwer zna ten klucz jako: ${LISTED_AS}`)
  expect(card()).not.toHaveTextContent('nieważne')
  expect(within(card()).queryByRole('button', { name: 'Sprawdź ponownie' })).toBeNull()
})

test('another key takes the place of the first one, which stays on a list of former ones', async () => {
  serveKnownKeys()
  const downloads = watchDownloads()
  const page = await open()
  await makeKey(page)
  const { jwk, fingerprint } = await savePublicKey(page, downloads)
  serveKnownKeys([{ name: LISTED_AS, jwk }])
  await page.reload()
  await findInCard(`Ten serwer zna ten klucz jako: ${LISTED_AS}`)
  const dialog = await askForKey(page, 'Nowy klucz')
  expect(screen.getByRole('dialog')).toHaveTextContent('można nadal sprawdzać, dopóki jest on na liście')
  await page.user.click(dialog.getByRole('button', { name: 'Anuluj' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await savePublicKey(page, downloads)).fingerprint).toBe(fingerprint)

  await makeKey(page, { opener: 'Nowy klucz' })
  await findInCard('Ten serwer nie zna tego klucza.')
  const expectFormer = () =>
    waitFor(() =>
      expect(within(card()).getByRole('region', { name: 'Poprzednie klucze' })).toHaveTextContent(
        `${fingerprint}w użyciu do 21.11.2026, na liście serwera jako: ${LISTED_AS}`,
      ),
    )
  await expectFormer()
  await page.reload()
  await expectFormer()
  expect((await savePublicKey(page, downloads)).fingerprint).not.toBe(fingerprint)
})

test('a passphrase is asked for twice, and says how long it has to be', async () => {
  const page = await open()
  const dialog = await askForKey(page)
  await page.user.click(dialog.getByRole('checkbox'))
  fill(dialog.getByLabelText('Hasło klucza'), 'za krótkie')
  await page.user.click(dialog.getByRole('button', { name: 'Utwórz klucz' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Hasło klucza')).toHaveAccessibleDescription(
      words('Użyj co najmniej 12 znaków'),
    ),
  )
  expect(dialog.getByLabelText('Powtórz hasło klucza')).toHaveAccessibleDescription(words('Powtórz hasło'))
})

test('a key that waits for its passphrase signs nothing until it is unlocked', async () => {
  const downloads = watchDownloads()
  const kid = await keepLockedKey()
  const page = await visit('/certificates/new', {
    as: CENTRE_OWNER,
    changes: [CENTRE_BEGUN, participates('Łucja', 'Ćwiąkała')[0]],
  })
  await page.user.selectOptions(screen.getByLabelText(/^Osoba/), 'Łucja Ćwiąkała')
  await page.user.selectOptions(screen.getByLabelText(/^Rodzaj/), 'bhp')
  await page.user.selectOptions(screen.getByLabelText(/^Zakres/), 'workers')
  fill(screen.getByLabelText(/^Numer/), 'BHP/1')
  fill(screen.getByLabelText(/^Data wydania/), '2026-11-20')
  await page.user.click(screen.getByRole('button', { name: 'Zapisz certyfikat' }))
  expect(await findToast('Dodano certyfikat')).toHaveTextContent('Klucz z kopii czeka na hasło')

  await page.go(ACCOUNT)
  await findCard()
  await press(page, 'Odblokuj')
  await waitFor(() => expect(passphraseField()).toHaveAccessibleDescription('Podaj hasło'))
  fill(within(card()).getByLabelText('Hasło klucza'), PASSPHRASE)
  await press(page, 'Odblokuj')
  await waitFor(() => expect(passphraseField()).toBeNull())
  expect(card()).toHaveTextContent('klucz przywróci kopia danych')
  expect((await savePublicKey(page, downloads)).file.kid).toBe(kid)
})

test('a copy never takes the place of a key that is here', async () => {
  const downloads = watchDownloads()
  const page = await open()
  await makeKey(page, { passphrase: PASSPHRASE })
  const copy = await saveCopy(page, downloads)
  await page.go(ACCOUNT)
  await findCard()
  const dialog = await askForKey(page, 'Nowy klucz')
  expect(screen.getByRole('dialog')).toHaveTextContent('zostaje tylko w kopiach pobranych do tej pory')
  await page.user.click(dialog.getByRole('button', { name: 'Anuluj' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await makeKey(page, { opener: 'Nowy klucz' })
  const { fingerprint } = await savePublicKey(page, downloads)
  await page.go(DATA)
  await screen.findByLabelText('Plik z kopią danych')
  await takeIn(page, copy)
  await page.go(ACCOUNT)
  await findCard()
  expect((await savePublicKey(page, downloads)).fingerprint).toBe(fingerprint)
  expect(passphraseField()).toBeNull()
})

test('a copy that is read in settings brings the key along, and undoing that takes it back', async () => {
  const downloads = watchDownloads()
  const page = await open()
  await makeKey(page, { passphrase: PASSPHRASE })
  const { fingerprint } = await savePublicKey(page, downloads)
  const copy = await saveCopy(page, downloads)
  expect(await textOfCopy(copy)).not.toMatch(/"d":|poprawny koń/)
  moveToAnotherBrowser()
  const there = await open(DATA)
  await takeIn(there, copy)
  await there.user.click(screen.getByRole('tab', { name: 'Konto' }))
  await findCard()
  expect(card()).toHaveTextContent('W kopii jest klucz chroniony hasłem')
  expect(card()).toHaveTextContent(fingerprint)
  expect(passphraseField()).toBeVisible()
  const toast = await findToast('Wczytano dane z pliku')
  await there.user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await findInCard('Klucz powstanie przy pierwszym wystawieniu')
})

test('a deleted register leaves its key here, which signs again once the register is back', async () => {
  // Deleting leads to another document.
  expectConsoleErrors(/navigation/)
  const downloads = watchDownloads()
  const page = await open()
  await makeKey(page)
  const { fingerprint } = await savePublicKey(page, downloads)
  await page.go(DATA)
  const part = await screen.findByRole('region', { name: 'Usuwanie' })
  expect(part).toHaveTextContent('Klucz podpisu zostaje w tej przeglądarce')
  await page.user.click(within(part).getByRole('button', { name: 'Usuń rejestr' }))
  const dialog = within(await screen.findByRole('dialog'))
  fill(dialog.getByLabelText('Nazwa rejestru'), CENTRE_OWNER.company)
  await page.user.click(dialog.getByRole('button', { name: 'Usuń rejestr' }))
  await waitFor(() => expect(localStorage.getItem('pewnik:session')).toBeNull())
  const back = await open()
  expect((await savePublicKey(back, downloads)).fingerprint).toBe(fingerprint)
})

test('a shared file never holds the key', async () => {
  const downloads = watchDownloads()
  const page = await open()
  await makeKey(page, { passphrase: PASSPHRASE })
  expect(JSON.parse(await textOfCopy(await saveCopy(page, downloads)))).toHaveProperty('key')
  await page.user.click(screen.getByRole('button', { name: 'Zapisz plik wspólny' }))
  await waitFor(() => expect(downloads).toHaveLength(2))
  expect(JSON.parse((await downloads.at(-1)?.content.text()) ?? '')).not.toHaveProperty('key')
})

test('without a network the card says that it could not ask, and asks again', async () => {
  serveKnownKeys()
  const page = await open()
  await makeKey(page)
  await findInCard('Ten serwer nie zna tego klucza.')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press(page, 'Sprawdź ponownie')
  await findInCard('Nie udało się sprawdzić')
  expect(card()).not.toHaveTextContent('nie zna tego klucza.')
  network.mockReturnValue(true)
  await press(page, 'Sprawdź ponownie')
  await findInCard('Ten serwer nie zna tego klucza.')
})

test('the sample’s centre has a key that everybody knows, and gets no other', async () => {
  await visit(ACCOUNT, { as: 'training_center' })
  expect(card()).toHaveTextContent('Klucz przykładowy: znają go wszyscy, więc niczego nie potwierdza.')
  expect(card()).toHaveTextContent('Identyfikator klucza')
  expect(within(card()).queryByRole('button')).toBeNull()
})

test('an account that issues nothing has no such card', async () => {
  await visit(ACCOUNT, { as: 'employer' })
  expect(screen.getByRole('region', { name: 'Dane konta' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Podpis wystawcy' })).toBeNull()
})

test('a page that cannot sign says so, and that issuing goes on', async () => {
  vi.stubGlobal('isSecureContext', false)
  await open()
  expect(card()).toHaveTextContent('której adres zaczyna się od https')
  expect(card()).toHaveTextContent('Certyfikaty można wystawiać dalej')
  expect(within(card()).queryByRole('button')).toBeNull()
})
