import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test, typeRaw } from '../support/journey.ts'
import { expectDraft } from '../support/own-data.ts'

const WORKERS = 'Szkolenie okresowe BHP dla stanowisk robotniczych'
const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'
const EXAM = 'Kwalifikowana pierwsza pomoc: egzamin po kursie'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, title: string, date: string) =>
  page.getByRole('row').filter({ hasText: title }).filter({ hasText: date })

async function openTrainings(page: Page) {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings', 'Szkolenia')
}

async function openDetails(page: Page, title: string, date: string) {
  await row(page, title, date).getByRole('button', { name: 'Szczegóły' }).click()
}

async function fillTraining(page: Page) {
  await page.getByLabel('Nazwa').fill('Praca na rusztowaniach')
  await page.getByLabel('Uzyskiwany certyfikat').selectOption('Bez certyfikatu')
  await page.getByLabel('Data').fill('2026-12-07')
  await page.getByLabel('Od godziny').fill('09:00')
  await page.getByLabel('Do godziny').fill('13:30')
  await page.getByLabel('Miejsce', { exact: true }).fill('Warszawa, sala 2')
  await page.getByLabel('Prowadzący').fill('Mirosław Dzięcioł')
  await page.getByLabel('Liczba miejsc (opcjonalnie)').fill('8')
}

test('a centre completes a training and issues certificates to its participants in one step', async ({
  page,
}) => {
  await openTrainings(page)
  await openDetails(page, WORKERS, '23.11.2026')
  await expect(dialog(page).getByRole('region', { name: 'Uczestnicy' }).getByRole('listitem')).toHaveText([
    /Anna Dąbrowska/,
    /Żaneta Ćwik/,
    /Marek Gżegżółka/,
  ])
  await expect(dialog(page)).toContainText(/Od 23\.11\.2026 można oznaczyć szkolenie jako zakończone/)
  await dialog(page).getByRole('link', { name: 'Zmień' }).click()
  await page.getByLabel('Data').fill('2026-11-21')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()

  // The page of the training does the same as its details in the list.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORKERS)
  await expect(page.getByText(`Zmieniono szkolenie: ${WORKERS}, 21.11.2026`)).toBeVisible()
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Wszystkie szkolenia' }).click()
  await openDetails(page, WORKERS, '21.11.2026')
  await dialog(page).getByRole('button', { name: 'Cofnij zakończenie' }).click()
  await expect(page.getByText('Szkolenie znów jest zaplanowane')).toBeVisible()
  await expect(page.getByText('Zakończono szkolenie')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await dialog(page).getByRole('link', { name: 'Wystaw certyfikaty' }).click()

  await expect(page.getByText('Certyfikat: Szkolenie okresowe BHP · stanowiska robotnicze')).toBeVisible()
  await expect(page.getByLabel('Data wydania')).toHaveValue('2026-11-21')
  await expect(page.getByLabel('Data ważności')).toHaveValue('2029-11-21')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Żaneta Ćwik', exact: true }).uncheck()
  await expect(page.getByLabel('Numer, Żaneta Ćwik')).toHaveCount(0)
  await page.getByLabel('Numer, Anna Dąbrowska').fill('BHP-77001')
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Linki i kody QR' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText(/^Bez certyfikatu z\stego szkolenia: Żaneta Ćwik\.$/)).toBeVisible()
  await expect(page.getByText('Wystawiono certyfikaty: 2')).toBeVisible()
  await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
  await page.getByRole('searchbox').fill('bhp-77001')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Aktywny')
  await expect(page.getByRole('article')).toContainText('Anna Dąbrowska')
  const toast = page.getByRole('status').filter({ hasText: 'Wystawiono certyfikaty: 2' })
  await toast.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a participant who has the certificate is not chosen, and numbers stay unique', async ({ page }) => {
  await openTrainings(page)
  await openDetails(page, EXAM, '17.11.2026')
  await dialog(page).getByRole('link', { name: 'Wystaw certyfikaty' }).click()
  await expect(
    page.getByRole('checkbox', { name: /Anna Dąbrowska.*ma już taki certyfikat/ }),
  ).not.toBeChecked()
  await page.getByRole('checkbox', { name: /Marek Gżegżółka/ }).check()
  await page.getByLabel('Numer, Marek Gżegżółka').fill('kpp 68640')
  await page.getByLabel('Numer, Stanisław Śmiałek').fill('')
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByLabel('Numer, Marek Gżegżółka')).toHaveAccessibleDescription(
    'Certyfikat o tym numerze już istnieje',
  )
  await expect(page.getByLabel('Numer, Stanisław Śmiałek')).toHaveAccessibleDescription(
    'Podaj numer certyfikatu',
  )
  for (const name of ['Marek Gżegżółka', 'Stanisław Śmiałek'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).uncheck()
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await expect(page.getByText('Wybierz co najmniej jedną osobę').first()).toBeVisible()
})

test('a centre adds a training from a draft, cancels it and undoes that', async ({ page }) => {
  await openTrainings(page)
  await page.getByRole('link', { name: 'Dodaj termin szkolenia' }).click()
  await fillTraining(page)
  await expectDraft(page, '"8"')
  await page.reload()
  await expect(page.getByLabel('Miejsce', { exact: true })).toHaveValue('Warszawa, sala 2')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByText('Dodano szkolenie: Praca na rusztowaniach, 07.12.2026')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praca na rusztowaniach')
  await expect(page.getByRole('link', { name: 'Dodaj kolejny termin' })).toHaveAttribute(
    'href',
    '/trainings/new',
  )
  await page.getByRole('link', { name: 'Wszystkie szkolenia' }).click()
  await expect(row(page, 'Praca na rusztowaniach', '07.12.2026')).toContainText('0 / 8')

  await page.goto('/calendar?date=2026-12-07')
  await page.getByRole('button', { name: 'Praca na rusztowaniach' }).click()
  await expect(dialog(page)).toContainText('9:00–13:30')
  await expect(dialog(page)).toContainText('tylko w tej przeglądarce')
  await dialog(page).getByRole('button', { name: 'Odwołaj szkolenie' }).click()
  await expect(dialog(page).getByText('Nikt się na nie nie zapisał.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Odwołaj', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Odwołane')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Odwołane szkolenia w wybranej dacie: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByText('1 szkolenie w wybranej dacie.', { exact: true })).toBeVisible()
})

test('a training that leads to no certificate says that there is nothing to issue', async ({ page }) => {
  await openAs(
    page,
    'Ośrodek Szkoleniowy',
    '/trainings/5aCnsH1TUC27vjEQ/certificates',
    'Wystawienie certyfikatów',
  )
  await expect(page.getByText('Po tym szkoleniu nie wystawia się certyfikatów.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wystaw certyfikaty' })).toHaveCount(0)
  await page.goto('/trainings')
  await openDetails(page, 'warsztat praktyczny', '14.07.2026')
  await expect(dialog(page)).toContainText('Bez certyfikatu')
  await expect(dialog(page).getByRole('link', { name: 'Wystaw certyfikaty' })).toHaveCount(0)
})

test('a centre leads to what it may issue, and its form offers nothing else', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/new', 'Nowy termin szkolenia')
  await fillTraining(page)
  await page.getByLabel('Uzyskiwany certyfikat').selectOption('')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByText('Wybierz uzyskiwany certyfikat albo „Bez certyfikatu”').first()).toBeVisible()
  await expect(
    page.getByLabel('Uzyskiwany certyfikat').getByRole('option', { name: /SEP|UDT|inspektor/ }),
  ).toHaveCount(0)
  await page
    .getByLabel('Uzyskiwany certyfikat')
    .selectOption('Ochrona przeciwpożarowa: szkolenie pracowników')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praca na rusztowaniach')
  await expect(page.getByRole('main')).toContainText('Ochrona przeciwpożarowa · szkolenie pracowników')

  await page.goto('/certificates/new')
  const type = page.getByLabel('Rodzaj certyfikatu')
  await expect(type.getByRole('option', { name: /SEP|UDT/ })).toHaveCount(0)
  await expect(type).toHaveAccessibleDescription(/Taki dokument dodaje jego posiadacz albo pracodawca/)
})

test('a cancellation can be undone later in the details by the keyboard alone', async ({ page }) => {
  await openTrainings(page)
  await openDetails(page, WORKERS, '23.11.2026')
  await dialog(page).getByRole('button', { name: 'Odwołaj szkolenie' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Odwołaj', exact: true }).press('Enter')
  await expect(dialog(page)).toContainText('Odwołane')
  await expect(dialog(page)).toContainText('zmienione w tej przeglądarce')
  await expect(dialog(page)).toBeFocused()

  await page.reload()
  await openDetails(page, WORKERS, '23.11.2026')
  await dialog(page).getByRole('button', { name: 'Cofnij odwołanie' }).press('Enter')
  await expect(dialog(page)).toContainText('Zaplanowane')
  await expect(dialog(page)).not.toContainText('w tej przeglądarce')
  await expect(dialog(page)).toBeFocused()
})

test('cancelling asks with the number of participants', async ({ page }) => {
  await openTrainings(page)
  await openDetails(page, FIRST_AID, '27.11.2026')
  await dialog(page).getByRole('button', { name: 'Odwołaj szkolenie' }).click()
  await expect(dialog(page).getByText('Zapisano na nie: 12 osób.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Zostaw' }).click()
  await expect(dialog(page)).toContainText('Zaplanowane')
})

test('fewer places move the last participants to the waiting list', async ({ page }) => {
  await openTrainings(page)
  await openDetails(page, FIRST_AID, '27.11.2026')
  await dialog(page).getByRole('link', { name: 'Zmień' }).click()
  await expect(page.getByText('Liczba zapisanych: 12')).toBeVisible()
  await page.getByLabel('Liczba miejsc (opcjonalnie)').fill('10')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Zapisano w tej przeglądarce' })
  await expect(toast).toContainText('lista rezerwowa: 2 osoby')
  await page.getByRole('link', { name: 'Wszystkie szkolenia' }).click()
  await expect(row(page, FIRST_AID, '27.11.2026')).toContainText('10 / 10')
  await openDetails(page, FIRST_AID, '27.11.2026')
  await expect(dialog(page)).toContainText('Lista rezerwowa: 2 osoby')
})

test('an error stands beside its field, and hostile input is shown as text', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/new', 'Nowy termin szkolenia')
  await fillTraining(page)
  await page.getByLabel('Data').fill('2026-11-20')
  await page.getByLabel('Do godziny').fill('08:00')
  await page.getByLabel('Liczba miejsc (opcjonalnie)').fill('-1')
  await typeRaw(page.getByLabel('Miejsce', { exact: true }), 'x'.repeat(100_000))
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByLabel('Data')).toHaveAccessibleDescription(
    'Data szkolenia nie może być wcześniejsza niż dziś',
  )
  await expect(page.getByLabel('Do godziny')).toHaveAccessibleDescription(
    'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia',
  )
  await expect(page.getByLabel('Liczba miejsc (opcjonalnie)')).toHaveAccessibleDescription(/od 1\sdo 500/)
  await expect(page.getByLabel('Miejsce', { exact: true })).toHaveAccessibleDescription(
    'Skróć miejsce do 120 znaków',
  )

  await fillTraining(page)
  for (const label of ['Nazwa', 'Miejsce', 'Prowadzący', 'Opis (opcjonalnie)']) {
    await typeRaw(
      page.getByLabel(label, { exact: true }),
      '<b onclick=alert(1)>x</b>\u202Etxt javascript:x\uD800',
    )
  }
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await page.getByRole('link', { name: 'Wszystkie szkolenia' }).click()
  await openDetails(page, '<b onclick=alert(1)>x</b>txt javascript:x\uFFFD', '07.12.2026')
  await expect(dialog(page).getByText('<b onclick=alert(1)>x</b>txt javascript:x\uFFFD')).toHaveCount(4)
})

test('a manipulated form cannot change a training of another centre', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/new', 'Nowy termin szkolenia')
  await fillTraining(page)
  await page.getByRole('button', { name: 'Dodaj termin' }).evaluate((button: HTMLButtonElement) => {
    const id = button.form?.elements.namedItem('id')
    if (id instanceof HTMLInputElement) id.value = '4kMMqJQ0lrwmZ2K8'
  })
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
  await page.goto('/trainings')
  await expect(page.getByRole('row').filter({ hasText: 'SEP, grupa G1' })).toBeVisible()
  await expect(page.getByText('Praca na rusztowaniach')).toHaveCount(0)
})

test('issuing rejects hostile numbers and days, and shows HTML as text', async ({ page }) => {
  await openAs(
    page,
    'Ośrodek Szkoleniowy',
    '/trainings/HRGvpHCBUSoeGxXK/certificates',
    'Wystawienie certyfikatów',
  )
  const number = page.getByLabel('Numer, Stanisław Śmiałek')
  const issue = page.getByRole('button', { name: 'Wystaw certyfikaty' })
  await page.getByRole('checkbox', { name: /^Stanisław Śmiałek/ }).check()
  for (const [hostile, message] of [
    ['x'.repeat(100_000), 'Skróć numer do 40 znaków'],
    ['\uD800', 'Podaj numer certyfikatu'],
    ['\u202E', 'Podaj numer certyfikatu'],
  ] as const) {
    await typeRaw(number, hostile)
    await issue.click()
    await expect(number).toHaveAccessibleDescription(message)
  }
  await number.fill('KPP-77002')
  await page.getByLabel('Data wydania').fill('2026-11-22')
  await issue.click()
  await expect(page.getByLabel('Data wydania')).toHaveAccessibleDescription(
    'Data wydania nie może być późniejsza niż dziś',
  )
  await expect(number).toHaveAccessibleDescription('')
  await page.getByLabel('Data wydania').fill('2026-11-21')
  await typeRaw(number, '<b onclick=alert(1)>\u202Ejavascript:1')
  await issue.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kwalifikowana pierwsza pomoc')
  await expect(page.getByRole('main').getByRole('article')).toContainText('<b onclick=alert(1)>javascript:1')
})

test('only the centre itself adds, changes and issues', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings/new', 'Brak dostępu')
  await page.goto('/trainings/YfDI4diy9zroQCoG/edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
  await page.goto('/trainings/HRGvpHCBUSoeGxXK/certificates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
  await page.goto('/trainings')
  await expect(page.getByRole('link', { name: 'Dodaj termin szkolenia' })).toHaveCount(0)
})

test('a training of another centre, a past one and an unknown one cannot be changed', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/4kMMqJQ0lrwmZ2K8/edit', 'Brak dostępu')
  for (const path of ['HRGvpHCBUSoeGxXK/edit', 'nie-ma/edit', 'YfDI4diy9zroQCoG/certificates']) {
    await page.goto(`/trainings/${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Strona nie znaleziona')
  }
})

test('the centre’s screens are accessible and never scroll sideways', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/new', 'Nowy termin szkolenia')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expectAccessibleEverywhere(page)
  await page.goto('/trainings/HRGvpHCBUSoeGxXK/certificates')
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await expectAccessibleEverywhere(page)
  await page.goto('/trainings')
  await openDetails(page, FIRST_AID, '27.11.2026')
  await dialog(page).getByRole('button', { name: 'Odwołaj szkolenie' }).click()
  await expectAccessibleEverywhere(page)
})
