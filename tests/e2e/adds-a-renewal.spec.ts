import type { Locator, Page } from 'playwright/test'

import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/journey.ts'
import { ANNA, expectDraft, refuseWrites, storeOwnData } from '../support/own-data.ts'
import { printedPages } from '../support/printed-pages.ts'

const FORM = '/certificates/new'
const HEADING = 'Dodaj certyfikat'
const ANNAS_BHP = '/certificates/IWL59ljS5zaeI0js'

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
/** Finds a card by its own number; others may name that number in a text. */
const card = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ has: page.getByText(number, { exact: true }) })
/** Returns the status of the list. A toast has the same role, but is outside of `main`. */
const count = (page: Page): Locator => page.getByRole('main').getByRole('status')
const save = (page: Page): Locator => page.getByRole('button', { name: 'Zapisz certyfikat' })

/** Fills the form with a newer BHP certificate. */
async function fillRenewal(page: Page, number = 'BHP-90001'): Promise<void> {
  await field(page, 'Rodzaj certyfikatu').selectOption('Szkolenie okresowe BHP')
  await field(page, 'Zakres').selectOption('stanowiska robotnicze')
  await field(page, 'Numer').fill(number)
  await field(page, 'Data wydania').fill('2026-11-20')
}

/** Sets the text of a field without regard to its limits. */
async function force(input: Locator, text: string): Promise<void> {
  await input.evaluate((element, value) => {
    if (element instanceof HTMLInputElement) element.value = value
  }, text)
}

/** Saves the form, waits for the page of what was saved and opens the list. */
async function saveAndList(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Historia' })).toBeVisible()
  await page.goto('/certificates')
}

async function addRenewal(page: Page): Promise<void> {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await fillRenewal(page)
  await saveAndList(page)
  await expect(count(page)).toHaveText('7 certyfikatów')
}

test('an employee adds a renewal, which ends no alert before it is confirmed', async ({ page }) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  const expiring = page.getByRole('region', { name: 'Wygasające certyfikaty' })
  await expect(expiring.getByRole('listitem')).toHaveCount(1)
  await expiring.getByRole('link', { name: 'Szkolenie okresowe BHP' }).click()
  await expect(page).toHaveURL(ANNAS_BHP)

  await page.getByRole('link', { name: 'Odnów' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odnów kwalifikację')
  await page.getByRole('link', { name: 'Mam już nowy certyfikat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expect(field(page, 'Rodzaj certyfikatu')).toHaveValue('bhp')
  await expect(field(page, 'Zakres')).toHaveValue('workers')
  await expect(field(page, 'Osoba')).toHaveCount(0)
  await field(page, 'Numer').fill('BHP-90001')
  await field(page, 'Data wydania').fill('2026-11-20')
  await expect(field(page, 'Data ważności')).toHaveValue('2029-11-20')
  await field(page, 'Wystawca (opcjonalnie)').fill('Ośrodek Nowy')
  await save(page).click()

  const toast = page.getByRole('status').filter({ hasText: 'Zapisano w tej przeglądarce' })
  await expect(toast).toContainText(
    'Dodano certyfikat: Szkolenie okresowe BHP · stanowiska robotnicze – Anna Dąbrowska',
  )
  await expect(page.getByRole('main').getByRole('article')).toContainText('BHP-90001')
  await page.getByRole('link', { name: 'Dodaj kolejny' }).click()
  await expect(page).toHaveURL(FORM)
  await expect(field(page, 'Numer')).toHaveValue('')

  await page.goto('/certificates')
  await expect(count(page)).toHaveText('7 certyfikatów')
  const added = card(page, 'BHP-90001')
  for (const text of [
    'Oczekujący',
    'tylko w tej przeglądarce',
    'niepotwierdzony przez wystawcę',
    '20.11.2029',
    'Ośrodek Nowy',
  ]) {
    await expect(added).toContainText(text)
  }
  const waiting = 'Nowszy certyfikat BHP-90001 czeka na potwierdzenie przez: Ośrodek Nowy.'
  await expect(card(page, 'BHP-42653')).toContainText(waiting)
  await expect(card(page, 'BHP-42653')).not.toContainText('Zastąpiony')
  await expect(card(page, 'BHP-42653')).toContainText('Aktywny')

  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(expiring.getByRole('listitem').first()).toContainText('Wygasa za 1 tydzień')
  await expect(expiring.getByRole('listitem').first()).toContainText(waiting)
})

test('a deadline stays while the renewal waits to be confirmed', async ({ page }) => {
  await addRenewal(page)
  await expect(card(page, 'BHP-42653')).toContainText('Wygasa za 1 tydzień')
  await page.getByRole('button', { name: 'Podgląd certyfikatu BHP-42653' }).click()
  await expect(page.getByRole('dialog')).toContainText('Wygasa za 1 tydzień')

  await page.goto('/calendar?date=2026-12-03')
  const deadlines = page.getByRole('region', { name: 'Koniec ważności' })
  await expect(deadlines).toContainText('BHP-42653')
  await deadlines.getByRole('link').click()
  await expect(page).toHaveURL(ANNAS_BHP)
  await expect(page.getByRole('article')).toContainText('Wygasa za 1 tydzień')
  await expect(page.getByRole('button', { name: 'Termin do kalendarza' })).toBeVisible()
})

test('a deadline goes once the renewal is confirmed', async ({ page }) => {
  const renewal = {
    id: 'renewal',
    userId: ANNA,
    type: 'bhp',
    scope: 'workers',
    number: 'BHP-90001',
    status: 'pending',
  }
  const term = { issueDate: '2026-11-20', expiryDate: '2029-11-20' }
  const day = '2026-11-20'
  await storeOwnData(page, ANNA, {
    changes: [
      { kind: 'certificate-added', id: 'added', day, certificate: { ...renewal, ...term } },
      { kind: 'certificate-confirmed', id: 'confirmed', day, certificateId: renewal.id },
    ],
  })
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await expect(card(page, 'BHP-90001')).toContainText('Aktywny')
  await expect(card(page, 'BHP-42653')).toContainText('Zastąpiony')
  await expect(card(page, 'BHP-42653')).not.toContainText('Wygasa')

  await page.goto('/calendar?date=2029-11-20')
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toContainText('BHP-90001')
  await page.goto('/calendar?date=2026-12-03')
  await expect(page.getByRole('heading', { level: 2, name: 'czwartek, 3 grudnia 2026' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toHaveCount(0)

  await page.goto(ANNAS_BHP)
  await expect(page.getByRole('article')).toContainText('Ważny do 03.12.2026')
  await expect(page.getByRole('button', { name: 'Termin do kalendarza' })).toHaveCount(0)
})

test('a certificate of another scope replaces nothing, and one without a term needs no expiry', async ({
  page,
}) => {
  const added = { id: 'own', userId: ANNA, type: 'bhp', number: 'BHP-90001', status: 'pending' }
  const change = (id: string, scope: string) => ({
    kind: 'certificate-added',
    id,
    day: '2026-11-20',
    certificate: {
      ...added,
      id,
      scope,
      issueDate: '2026-11-20',
      expiryDate: '2029-11-20',
      number: `BHP-${id}`,
    },
  })
  await storeOwnData(page, ANNA, {
    changes: [
      change('office', 'office'),
      { kind: 'certificate-confirmed', id: 'confirmed', day: '2026-11-20', certificateId: 'office' },
    ],
  })
  await openAs(page, 'Pracownik', '/certificates?q=BHP', 'Certyfikaty')
  await expect(card(page, 'BHP-office')).toContainText('stanowiska administracyjno-biurowe')
  await expect(card(page, 'BHP-42653')).not.toContainText('Zastąpiony')
  await expect(card(page, 'BHP-42653')).toContainText('Wygasa za 1 tydzień')

  await page.goto(FORM)
  await field(page, 'Rodzaj certyfikatu').selectOption('Kwalifikowana pierwsza pomoc')
  await field(page, 'Zakres').selectOption('szkolenie pracowników')
  await field(page, 'Numer').fill('PP-1')
  await field(page, 'Data wydania').fill('2026-11-20')
  await expect(field(page, 'Data ważności (opcjonalnie)')).toHaveValue('')
  await expectAccessible(page)
  await saveAndList(page)
  await expect(card(page, 'PP-1')).toContainText('bezterminowo')
  await expect(card(page, 'PP-1').getByRole('heading')).toHaveText('Pierwsza pomoc')
})

test('the older certificate is linked under „Historia” and says that it is still valid', async ({ page }) => {
  await addRenewal(page)
  await page.getByRole('button', { name: 'Podgląd certyfikatu BHP-90001' }).click()
  const preview = page.getByRole('dialog', { name: 'Podgląd certyfikatu' })
  await expect(preview).toContainText('niepotwierdzony przez wystawcę')
  await preview.getByRole('link', { name: /historia/ }).click()

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szkolenie okresowe BHP')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main).toContainText('Oczekujący – czeka na potwierdzenie')
  const history = page.getByRole('region', { name: 'Historia' })
  await expect(history.getByRole('list').first().getByRole('listitem')).toContainText([
    'BHP-90001',
    'BHP-42653',
    'BHP-35615',
  ])
  await expect(history).toContainText('Dodany')
  await expect(history).toContainText('21.11.2026, Anna Dąbrowska')

  await history.getByRole('link', { name: 'BHP-42653' }).click()
  await expect(page).toHaveURL(ANNAS_BHP)
  await expect(main.getByRole('article')).not.toContainText('Zastąpi')
  await expect(main.getByRole('article')).toContainText('Ważny do 03.12.2026')
  await expect(main.getByRole('article')).toContainText(
    'Nowszy certyfikat BHP-90001 czeka na potwierdzenie przez: administrator. Do tego czasu termin biegnie dalej.',
  )
  await expect(page.getByRole('link', { name: 'Odnów' })).toHaveCount(0)
  await history.getByRole('link', { name: 'BHP-90001' }).click()
  await expect(main).toContainText('Oczekujący – czeka na potwierdzenie')
})

test('an own certificate has no QR code, and a sheet of the browser in place of a PDF', async ({ page }) => {
  await addRenewal(page)
  await expect(page.getByRole('button', { name: 'Kod QR certyfikatu BHP-90001' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Pobierz certyfikat BHP-90001 jako wydruk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikat do druku' })).toBeVisible()
  const sheet = page.getByRole('article', { name: 'Certyfikat BHP-90001' })
  await expect(sheet).toContainText('Anna Dąbrowska')
  await expect(sheet).toContainText('niepotwierdzony przez wystawcę, niepodpisany')
  await expectAccessibleEverywhere(page)
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).not.toPrint('Zapisz jako PDF')
})

test('a draft survives a reload, and a typed expiry is not overwritten', async ({ page }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await fillRenewal(page)
  const expiry = field(page, 'Data ważności')
  await expect(page.getByText('Propozycja: 3 lata od wydania.')).toBeVisible()
  await expect(expiry).toHaveValue('2029-11-20')
  await field(page, 'Data wydania').fill('2026-10-20')
  await expect(expiry).toHaveValue('2029-10-20')
  await expectDraft(page, '2029-10-20')
  await page.reload()
  await expect(field(page, 'Numer')).toHaveValue('BHP-90001')
  await expect(expiry).toHaveValue('2029-10-20')
  await field(page, 'Rodzaj certyfikatu').selectOption('Uprawnienia elektryczne SEP')
  await expect(field(page, 'Zakres')).toHaveValue('')
  await expect(expiry).toHaveValue('')
  await field(page, 'Zakres').selectOption('dozór (D), grupa G1')
  await expect(expiry).toHaveValue('2031-10-20')
  await expectDraft(page, 'd_g1')
  await page.reload()
  await expect(field(page, 'Zakres')).toHaveValue('d_g1')

  await expiry.fill('2030-01-31')
  await field(page, 'Data wydania').fill('2026-09-20')
  await expectDraft(page, '2026-09-20')
  await page.reload()
  await field(page, 'Rodzaj certyfikatu').selectOption('Szkolenie okresowe BHP')
  await expect(field(page, 'Data wydania')).toHaveValue('2026-09-20')
  await expect(expiry).toHaveValue('2030-01-31')
})

test('a renewal starts an empty form beside another draft, and neither is lost', async ({ page }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await field(page, 'Numer').fill('W-TOKU-1')
  // The button comes as soon as the draft is stored.
  await expect(page.getByRole('button', { name: 'Odrzuć szkic' })).toBeVisible()
  await page.goto(ANNAS_BHP)
  await page.getByRole('link', { name: 'Odnów' }).click()
  await page.getByRole('link', { name: 'Mam już nowy certyfikat' }).click()
  await expect(field(page, 'Numer')).toHaveValue('')
  await page.goto(FORM)
  await expect(field(page, 'Numer')).toHaveValue('W-TOKU-1')
})

test('a form sent twice, also from two tabs, adds one certificate', async ({ page, context }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await fillRenewal(page)
  const other = await context.newPage()
  await other.goto(FORM)
  await expect(field(other, 'Numer')).toHaveValue('BHP-90001')
  await save(page).dblclick()
  await expect(page.getByRole('region', { name: 'Historia' })).toBeVisible()
  await saveAndList(other)
  await expect(count(other)).toHaveText('7 certyfikatów')
})

test('a discarded draft can be restored', async ({ page }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await expect(page.getByRole('button', { name: 'Odrzuć szkic' })).toHaveCount(0)
  await field(page, 'Numer').fill('BHP-90009')
  await page.getByRole('button', { name: 'Odrzuć szkic' }).click()
  await expect(page).toHaveURL('/certificates')
  await page.goto(FORM)
  await expect(field(page, 'Numer')).toHaveValue('')

  await field(page, 'Numer').fill('BHP-90010')
  await page.getByRole('button', { name: 'Odrzuć szkic' }).click()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByText('Szkic znów czeka w formularzu')).toBeVisible()
  await page.goto(FORM)
  await expect(field(page, 'Numer')).toHaveValue('BHP-90010')
})

test('a removed certificate is restored by „Cofnij”', async ({ page }) => {
  await addRenewal(page)
  await card(page, 'BHP-90001').getByRole('link', { name: 'Szkolenie okresowe BHP' }).click()
  await page.getByRole('button', { name: 'Usuń' }).click()
  await expect(page).toHaveURL('/certificates')
  await expect(page.getByText('Usunięto certyfikat')).toBeVisible()
  await expect(count(page)).toHaveText('6 certyfikatów')
  await expect(card(page, 'BHP-42653')).toContainText('Aktywny')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(count(page)).toHaveText('7 certyfikatów')
  await page.reload()
  await expect(card(page, 'BHP-42653')).toContainText('czeka na potwierdzenie')
})

test('a discarded form leads back to the profile, and from a strange address to the list', async ({
  page,
}) => {
  const discard = page.getByRole('button', { name: 'Odrzuć szkic' })
  await openAs(page, 'Pracownik', '/profile?tab=certificates', 'Profil')
  await page.getByRole('link', { name: HEADING }).click()
  await fillRenewal(page)
  await discard.click()
  await expect(page).toHaveURL('/profile?tab=certificates')
  await expect(page.getByRole('status').filter({ hasText: 'Odrzucono szkic' })).toContainText(HEADING)

  await page.goto(`${FORM}?from=${encodeURIComponent('//evil.example')}`)
  await fillRenewal(page, 'BHP-90002')
  await discard.click()
  await expect(page).toHaveURL('/certificates')
})

test('a person without certificates finds the way to add one', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'pewnik:session',
      JSON.stringify({
        id: 'nobody',
        firstName: 'Zenon',
        lastName: 'Nowy',
        email: 'zenon@pewnik.example',
        role: 'employee',
      }),
    ),
  )
  for (const path of ['/certificates', '/profile?tab=certificates']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: HEADING }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  }
})

test('a training centre issues in its own name, an employer adds for an employee', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', FORM, HEADING)
  await expect(field(page, 'Osoba').getByRole('option', { name: 'Agata Śliwińska' })).toHaveCount(0)
  await field(page, 'Osoba').selectOption('Anna Dąbrowska')
  await fillRenewal(page)
  await expect(field(page, 'Wystawca')).toHaveValue('Ośrodek Szkoleniowy Bezpieczna Praca')
  await expect(field(page, 'Wystawca')).not.toBeEditable()
  await saveAndList(page)
  const issued = card(page, 'BHP-90001')
  await expect(issued).toContainText('Anna Dąbrowska')
  await expect(issued).toContainText('Aktywny')
  await expect(issued).toContainText('Ośrodek Szkoleniowy Bezpieczna Praca')
  await expect(issued).not.toContainText('niepotwierdzony')
  const address = await issued.getByRole('link').first().getAttribute('href')

  await page.getByRole('button', { name: 'Wyloguj' }).click()
  // A certificate that one person added never shows for another.
  await openAs(page, 'Pracodawca', address ?? '', 'Strona nie znaleziona')
  await page.goto(FORM)
  await save(page).click()
  await expect(page.getByRole('link', { name: 'Wybierz osobę' })).toBeVisible()
  await field(page, 'Osoba').selectOption('Łukasz Zięba')
  await fillRenewal(page)
  await save(page).click()
  await expect(page.getByText(/^Dodano certyfikat: .*\s– Łukasz Zięba$/)).toBeVisible()
  await page.goto('/certificates')
  await expect(card(page, 'BHP-90001')).toContainText('Łukasz Zięba')
  await expect(card(page, 'BHP-90001')).toContainText('niepotwierdzony przez wystawcę')
})

for (const { account, name } of [
  { account: 'Administrator', name: 'Agata Śliwińska' },
  { account: 'Ośrodek Szkoleniowy', name: 'Norbert Gąsiorek' },
] as const) {
  test(`${account} waits for a certificate of their own to be confirmed, too`, async ({ page }) => {
    await openAs(page, account, FORM, HEADING)
    await expect(page.getByText('własny będzie czekał na potwierdzenie wystawcy')).toBeVisible()
    await field(page, 'Osoba').selectOption(name)
    await fillRenewal(page)
    await saveAndList(page)
    await page.goto('/certificates?q=BHP-90001')
    await expect(card(page, 'BHP-90001')).toContainText('niepotwierdzony przez wystawcę')
    await card(page, 'BHP-90001').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('main')).toContainText('Oczekujący – czeka na potwierdzenie')
    await expect(page.getByRole('button', { name: 'Usuń' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Potwierdź' })).toHaveCount(0)
  })
}

test('an error stands beside its field, and typed values stay', async ({ page }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await save(page).click()
  const summary = page.getByRole('group', { name: /Popraw dane/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Wybierz rodzaj certyfikatu',
    'Podaj numer certyfikatu',
    'Podaj datę wydania',
    'Podaj datę ważności',
  ])
  await summary.getByRole('link', { name: 'Podaj numer certyfikatu' }).click()
  await expect(field(page, 'Numer')).toBeFocused()
  await fillRenewal(page)
  await field(page, 'Data wydania').fill('2026-11-22')
  await save(page).click()
  await expect(page.getByText('Data wydania nie może być późniejsza niż dziś')).toBeVisible()
  await expect(field(page, 'Data wydania')).toBeFocused()
  await expect(field(page, 'Numer')).toHaveValue('BHP-90001')
  await field(page, 'Data wydania').fill('2026-11-21')
  await saveAndList(page)
  await expect(count(page)).toHaveText('7 certyfikatów')
})

test('an error goes as soon as its field is right, and nothing new appears while typing', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  const number = field(page, 'Numer')
  await number.fill('x')
  await number.fill('')
  await expect(number).not.toHaveAttribute('aria-invalid')

  await save(page).click()
  const summary = page.getByRole('group', { name: /Popraw dane/ })
  await expect(summary.getByRole('listitem')).toHaveCount(4)
  await number.fill('BHP-90001')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await expect(number).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Wybierz rodzaj certyfikatu',
    'Podaj datę wydania',
    'Podaj datę ważności',
  ])
  // Emptied again, it waits for the next try.
  await number.fill('')
  await expect(number).not.toHaveAttribute('aria-invalid')
  // What is wrong in another way says how.
  await field(page, 'Data wydania').fill('2026-11-22')
  await expect(field(page, 'Data wydania')).toHaveAccessibleDescription(
    'Data wydania nie może być późniejsza niż dziś',
  )
  await fillRenewal(page)
  await expect(summary).toHaveCount(0)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await saveAndList(page)
  await expect(count(page)).toHaveText('7 certyfikatów')
})

test('a number of another certificate is rejected with a link to that certificate', async ({
  page,
  context,
}) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await fillRenewal(page, 'bhp 42653')
  await save(page).click()
  await expect(page.getByText('Certyfikat tego rodzaju o tym numerze już istnieje')).toBeVisible()
  await expect(field(page, 'Numer')).toBeFocused()
  await page.getByRole('link', { name: 'Zobacz ten certyfikat' }).click()
  await expect(page).toHaveURL(ANNAS_BHP)
  await page.goBack()
  await expect(field(page, 'Numer')).toHaveValue('bhp 42653')

  // Another person sees the older certificate unchanged.
  await field(page, 'Rodzaj certyfikatu').selectOption('Uprawnienia elektryczne SEP')
  await field(page, 'Zakres').selectOption('eksploatacja (E), grupa G1')
  await field(page, 'Numer').fill('SEP/75824')
  await save(page).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Zobacz stronę weryfikacji tego certyfikatu' }).click()
  await expect(await opened).toHaveURL('/certificates/verify/5c13dLH5bSgVtkgd')

  await field(page, 'Numer').fill('SEP/75825')
  await expect(page.getByText('Certyfikat tego rodzaju o tym numerze już istnieje')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Zobacz stronę weryfikacji' })).toHaveCount(0)
  await saveAndList(page)
  await expect(count(page)).toHaveText('7 certyfikatów')
})

test('a refused write is reported, and typed values stay on the screen', async ({ page }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await fillRenewal(page)
  await refuseWrites(page)
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Nie udało się zapisać')
  await expect(field(page, 'Numer')).toHaveValue('BHP-90001')
  await expect(page).toHaveURL(FORM)
})

test('hostile input is shown as text or rejected with a message', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  const number = '<img src=x onerror=alert(1)>'
  const issuer = 'javascript:alert(1) \u202egnp.exe\u202c <script>alert(2)</script>'
  await openAs(page, 'Pracownik', FORM, HEADING)
  await fillRenewal(page, number)
  await field(page, 'Wystawca (opcjonalnie)').fill(issuer)
  await saveAndList(page)
  await expect(count(page)).toHaveText('7 certyfikatów')
  const added = card(page, number)
  await expect(added).toContainText('javascript:alert(1) gnp.exe <script>alert(2)</script>')
  await added.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)

  await page.goto(FORM)
  await fillRenewal(page)
  await force(field(page, 'Numer'), 'B'.repeat(100_000))
  await force(field(page, 'Wystawca (opcjonalnie)'), 'C'.repeat(100_000))
  await save(page).click()
  await expect(page.getByText('Skróć numer do 40 znaków').last()).toBeVisible()
  await expect(page.getByText('Skróć nazwę wystawcy do 120 znaków').last()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await force(field(page, 'Numer'), '\ud800\u202e\u200b')
  await force(field(page, 'Wystawca (opcjonalnie)'), '')
  await save(page).click()
  await expect(page.getByText('Podaj numer certyfikatu')).toBeVisible()
})

test('form, own cards and the certificate are accessible and never scroll sideways', async ({ page }) => {
  await openAs(page, 'Pracownik', FORM, HEADING)
  await save(page).click()
  await expect(page.getByRole('group', { name: /Popraw dane/ })).toBeFocused()
  await expectAccessibleEverywhere(page)
  // The longest values that the form accepts, without a place to break.
  await fillRenewal(page, 'W'.repeat(40))
  await field(page, 'Wystawca (opcjonalnie)').fill('W'.repeat(120))
  await saveAndList(page)
  await expect(count(page)).toHaveText('7 certyfikatów')
  await expectAccessibleEverywhere(page)
  await card(page, 'W'.repeat(40)).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Historia' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})
