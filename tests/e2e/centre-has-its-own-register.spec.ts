import type { Page } from 'playwright/test'

import { listCertificates } from '~/data/certificates.server'
import { listPeople } from '~/data/users.server'
import { fullName } from '~/domain/people/user'

import { addParticipants, addTraining, beginCentre, issue, TITLE } from '../support/centre.ts'
import { expect, expectAccessibleEverywhere, openAs, test, openMore } from '../support/journey.ts'
import { readRows } from '../support/own-data.ts'
import { openElsewhere, saveCopy, submitOwner } from '../support/register.ts'
import { TODAY } from '../support/server.ts'

const participants = (page: Page) => page.getByRole('region', { name: 'Uczestnicy' })
const preview = (page: Page) => page.getByRole('region', { name: 'Tak to rozumiemy' })
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('a centre begins a register and comes from the first steps to certificates of its own series', async ({
  page,
}) => {
  test.slow()
  await page.goto('/login/new')
  await page.getByLabel('Rola').selectOption('Ośrodek Szkoleniowy')
  await page.getByRole('button', { name: 'Załóż rejestr' }).click()
  await expect(page.getByLabel('Nazwa ośrodka')).toHaveAccessibleDescription(/Podaj nazwę ośrodka/)
  await beginCentre(page)
  const steps = page.getByRole('region', { name: 'Zacznij tutaj' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await steps.getByRole('link', { name: 'Otwórz uczestników' }).click()
  await expect(page.getByText('Brak uczestników')).toBeVisible()

  await addTraining(page)
  await addParticipants(page, 'Łucja Ćwiąkała; lucja@firma.pl; Zakłady X\nJan Bąk')
  await expect(participants(page).getByRole('listitem')).toHaveText([/Łucja Ćwiąkała – Zakłady X/, /Jan Bąk/])
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByLabel('Numer, Łucja Ćwiąkała')).toHaveValue('BHP/2026/0001')
  await page.getByLabel('Numeruj od').fill('ZS/2026/0143')
  await expect(page.getByLabel('Numer, Jan Bąk')).toHaveValue('ZS/2026/0144')
  const kept = async () => JSON.stringify(await readRows(page, 'drafts'))
  await expect.poll(kept).toContain('ZS/2026/0143')
  const draft = await kept()
  // Who gets none leaves no gap.
  await page.getByRole('checkbox', { name: 'Łucja Ćwiąkała', exact: true }).uncheck()
  await expect(page.getByLabel('Numer, Jan Bąk')).toHaveValue('ZS/2026/0143')
  await expect.poll(kept).not.toBe(draft)
  await page.getByRole('checkbox', { name: 'Łucja Ćwiąkała', exact: true }).check()
  await expect.poll(kept).toBe(draft)
  await page.reload()
  await expect(page.getByLabel('Numer, Jan Bąk')).toHaveValue('ZS/2026/0144')
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').filter({ hasText: 'Jan Bąk' })).toContainText('ZS/2026/0144')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await expect(steps).toBeHidden()

  await addTraining(page)
  await addParticipants(page, 'Ewa Żak')
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByLabel('Numer, Ewa Żak')).toHaveValue('ZS/2026/0145')
  // The year is that of the day of issue.
  await page.getByLabel('Data wydania').fill('2025-12-30')
  await expect(page.getByLabel('Numer, Ewa Żak')).toHaveValue('ZS/2025/0001')
})

test('a pasted list is understood line by line, obeys the places and is undone at once', async ({ page }) => {
  await beginCentre(page)
  await addTraining(page, '2')
  await page.getByRole('link', { name: 'Dodaj uczestników' }).click()
  const list = page.getByLabel('Lista osób')
  await list.fill('Imię i nazwisko\tE-mail\tFirma\nŁucja Ćwiąkała\tlucja@firma.pl\tZakłady X\nJan\nEwa Żak')
  await expect(preview(page).getByRole('listitem')).toHaveText([
    /Wiersz 2: Łucja Ćwiąkała · lucja@firma\.pl · Zakłady X.*Nowa osoba/,
    /Wiersz 3: Jan.*Do poprawy.*Podaj imię i\snazwisko/,
    /Wiersz 4: Ewa Żak.*Nowa osoba/,
  ])
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(list).toHaveAccessibleDescription(/Popraw wiersze: 3/)
  await page.reload()
  await list.fill('Łucja Ćwiąkała; lucja@firma.pl; Zakłady X\nJan Bąk\nEwa Żak')
  await expect(preview(page)).toContainText(/Wolne miejsca: 2, więc na listę rezerwową: 1\sosoba/)
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(participants(page)).toContainText(/Zapisano: 2\sosoby/)
  await expect(participants(page)).toContainText(/Lista rezerwowa: 1\sosoba/)

  await participants(page)
    .getByRole('button', { name: /Wypisz.*Łucja Ćwiąkała/ })
    .click()
  await expect(participants(page).getByRole('listitem')).toHaveText([/Jan Bąk/, /Ewa Żak/])
  await toast(page, 'Wypisano ze szkolenia: Łucja Ćwiąkała').getByRole('button', { name: 'Cofnij' }).click()
  await expect(participants(page).getByRole('listitem')).toHaveText([/Łucja/, /Jan Bąk/, /Ewa Żak/])
  await toast(page, 'Dodano uczestników: 3').getByRole('button', { name: 'Cofnij' }).click()
  await expect(participants(page).getByRole('listitem')).toHaveCount(0)
  await page.goto('/employees')
  await expect(page.getByText('Brak uczestników')).toBeVisible()
})

test('somebody known is recognised by e-mail, and by the name only after asking', async ({ page }) => {
  test.slow()
  await beginCentre(page)
  await addTraining(page)
  await addParticipants(page, 'Łucja Ćwiąkała; lucja@firma.pl; Zakłady X\nJan Bąk')
  await addTraining(page)
  await page.getByRole('link', { name: 'Dodaj uczestników' }).click()
  await page.getByLabel('Lista osób').fill('lucja cwiakala; LUCJA@firma.pl\nJan Bąk')
  await expect(preview(page).getByRole('listitem').first()).toContainText('Znana osoba')
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  const who = page.getByLabel('Kto to jest: Jan Bąk?')
  await expect(who).toHaveAccessibleDescription(/Wskaż, kto to jest: Jan Bąk/)
  await who.selectOption('Inna, nowa osoba')
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(participants(page).getByRole('listitem')).toHaveCount(2)
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Bąk Jan' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toHaveCount(1)
  await page.getByRole('searchbox').fill('zakłady x')
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1)
})

test('a mistake in a certificate is corrected with its history, and the correction is undone', async ({
  page,
}) => {
  test.slow()
  await beginCentre(page)
  await addTraining(page)
  await addParticipants(page, 'Łucja Ćwiąkałla\nJan Bąk')
  await issue(page)
  await page.getByRole('link', { name: 'Łucja Ćwiąkałla' }).click()
  await page.getByRole('link', { name: 'Popraw' }).click()
  await page.getByLabel('Nazwisko posiadacza').fill('Ćwiąkała')
  await page.getByLabel('Numer').fill('BHP/2026/0002')
  await page.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(page.getByLabel('Numer')).toHaveAccessibleDescription(/o\stym numerze już istnieje/)
  await page.getByLabel('Numer').fill('BHP/2026/0777')
  await page.getByLabel('Zakres').selectOption('managers')
  await page.getByRole('button', { name: 'Zapisz poprawki' }).click()

  const history = page.getByRole('region', { name: 'Historia' })
  await expect(history).toContainText('Poprawiony')
  await expect(history).toContainText('Posiadacz: Łucja Ćwiąkałla → Łucja Ćwiąkała')
  await expect(history).toContainText('Numer: BHP/2026/0001 → BHP/2026/0777')
  await expect(history).toContainText('Ważność: 21.11.2029 → 21.11.2031')
  await expect(page.getByRole('main').getByRole('article')).toContainText('BHP/2026/0777')
  await toast(page, /^Poprawiono certyfikat/)
    .getByRole('button', { name: 'Cofnij' })
    .click()
  await expect(history).not.toContainText('Poprawiony')
  await expect(page.getByRole('main').getByRole('article')).toContainText('BHP/2026/0001')
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkałla Łucja' })).toBeVisible()
})

test('a participant is changed, archived and brought back', async ({ page }) => {
  test.slow()
  await beginCentre(page)
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill('Ćwiąkała')
  await page.getByLabel('Firma').fill('Zakłady X')
  await expect(page.getByLabel(/Stanowisko/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Dodaj uczestnika' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Łucja Ćwiąkała')
  await expect(page.getByText('Zakłady X')).toBeVisible()
  await expect(page.getByText(/pracować/)).toHaveCount(0)
  await openMore(page)
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await page.getByLabel('Firma').fill('Zakłady Y')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(page.getByText('Zakłady Y')).toBeVisible()
  await openMore(page)
  await page.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByText('Brak uczestników')).toBeVisible()
  await page.getByRole('link', { name: /^Archiwum: 1\sosoba$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archiwum uczestników')

  // Who is in the archive and comes to a training is back.
  await addTraining(page)
  await page.getByRole('link', { name: 'Dodaj uczestników' }).click()
  await page.getByLabel('Lista osób').fill('Łucja Ćwiąkała')
  await page
    .getByLabel('Kto to jest: Łucja Ćwiąkała?')
    .selectOption('Łucja Ćwiąkała – Zakłady Y, w\u00a0archiwum')
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(participants(page).getByRole('listitem')).toHaveCount(1)
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
})

test('the list to sign is printed with the training, a line for each person and room to sign', async ({
  page,
}) => {
  await beginCentre(page)
  await addTraining(page, '2')
  await addParticipants(page, 'Zenon Żak; Zakłady X\nAdam Bąk\nEwa Czekająca')
  await page.getByRole('link', { name: 'Lista obecności do podpisu' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toContainText(/21\slistopada 2026, 8:00–15:00/)
  await expect(page.getByRole('main')).toContainText('Radom, sala 1')
  await expect(page.getByRole('main')).toContainText('Podpis prowadzącego')
  await expect(page.getByRole('columnheader')).toHaveText(['Lp.', /Imię i\snazwisko/, 'Firma', 'Podpis'])
  // By name, and without the waiting list.
  // Each sheet says what it is of.
  await expect(page.getByRole('row')).toHaveText([
    /BHP, 21\.11\.2026/,
    /Lp\./,
    /1\. Adam Bąk/,
    /2\. Zenon Żak\s*Zakłady X/,
  ])
  const cells = await page.getByRole('cell').all()
  expect((await cells.at(-1)?.boundingBox())?.height).toBeGreaterThan(36)
})

test('the register of a centre shows nothing of the sample, and a copy holds all of it', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  const known = [...listPeople().map(fullName), ...listCertificates(TODAY).map(({ number }) => number)]
  await beginCentre(page)
  await addTraining(page)
  await addParticipants(page, 'Łucja Ćwiąkała; lucja@firma.pl; Zakłady X')
  const training = page.url()
  await issue(page)
  const screens = ['/dashboard', '/certificates', '/certificates/new', '/calendar', '/trainings']
  const ofPeople = ['/employees', '/employees/new', '/employees/archive', '/profile', '/profile?tab=card']
  const ofTraining = ['', '/participants', '/attendance', '/certificates'].map((path) => training + path)
  for (const path of [...screens, ...ofPeople, ...ofTraining, '/trainings/new', '/settings']) {
    await page.goto(path)
    await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(
      known.filter((name) => text.includes(name)),
      path,
    ).toEqual([])
  }
  for (const path of ['/employer', '/centers', '/reports']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
  }
  const copy = await saveCopy(page, testInfo)
  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await there.goto('/certificates')
  await expect(there.getByRole('article')).toContainText('Łucja Ćwiąkała')
  await there.context().close()
})

test('the sample’s centre adds participants and keeps its screens', async ({ page }) => {
  test.slow()
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings', 'Szkolenia')
  const menu = page.getByRole('navigation', { name: 'Menu główne' })
  await expect(menu.getByRole('link', { name: 'Szkolenia' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Uczestnicy' })).toHaveCount(0)
  await addTraining(page, '15')
  await addParticipants(page, 'Łucja Ćwiąkała; Zakłady X')
  await expect(participants(page).getByRole('listitem')).toHaveText([/Łucja Ćwiąkała – Zakłady X/])
  await issue(page)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await page.getByRole('link', { name: 'Popraw' }).click()
  await page.getByLabel('Nazwisko posiadacza').fill('Ćwik')
  await page.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(page.getByRole('main').getByRole('article')).toContainText('Łucja Ćwik')
  await page.goto('/employees')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
})

test('an employer corrects what they have entered from paper', async ({ page }) => {
  await page.goto('/login/new')
  await submitOwner(page)
  await page.getByRole('link', { name: 'Dodaj pracownika' }).click()
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill('Ćwiąkała')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await page.getByRole('link', { name: 'Dodaj certyfikat' }).first().click()
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  await page.getByLabel('Numer').fill('BHP/12/2026')
  await page.getByLabel('Data wydania').fill('2026-10-01')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  await page.getByRole('link', { name: 'Popraw' }).click()
  await page.getByLabel('Data wydania').fill('2026-10-02')
  await page.getByLabel('Wystawca').fill('Ośrodek X')
  await page.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(page.getByText('Ważny do 02.10.2029')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText(
    'Wystawca: nie podano → Ośrodek X',
  )
  await expect(page.getByText(/^wpisany z\sdokumentu przez: Jan Próbny$/)).toBeVisible()
})

test('only what was added here can be corrected', async ({ page }) => {
  const { id = '' } = listCertificates(TODAY)[0] ?? {}
  await openAs(page, 'Administrator', `/certificates/${id}/edit`, 'Brak dostępu')
})

test('the screens of a centre are accessible and stay within 360 px', async ({ page }) => {
  await beginCentre(page)
  await expectAccessibleEverywhere(page)
  await addTraining(page)
  await page.getByRole('link', { name: 'Dodaj uczestników' }).click()
  await page
    .getByLabel('Lista osób')
    .fill(
      'Bogumiła Krzyżanowska-Świętochłowicka; bogumila.krzyzanowska@przedsiebiorstwo.example; Zakłady\nJan',
    )
  await expectAccessibleEverywhere(page)
  await addParticipantsHere(
    page,
    'Bogumiła Krzyżanowska-Świętochłowicka; b.k@przedsiebiorstwo.example; Zakłady',
  )
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Lista obecności do podpisu' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/employees')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

async function addParticipantsHere(page: Page, list: string): Promise<void> {
  await page.getByLabel('Lista osób').fill(list)
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
}
