import type { Page } from 'playwright/test'

import { shiftDay } from '~/domain/words/day'

import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts'
import { expectDraft } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'

const TITLE = 'Szkolenie okresowe BHP – stanowiska robotnicze'

/** A warehouse worker with periodic training that ends on that day. */
const worker = (id: string, firstName: string, lastName: string, expiryDate?: string) => {
  const saved = personSaved(id, firstName, lastName)
  const person = { ...saved.person, hiredOn: '2019-03-04' }
  const certificate = {
    id: `bhp-${id}`,
    userId: person.id,
    type: 'bhp',
    scope: 'workers',
    number: `BHP-${id}`,
    issueDate: expiryDate && shiftDay(expiryDate, { years: -3 }),
    expiryDate,
    status: 'active',
    enteredBy: 'Jan Próbny',
  }
  return [
    { ...saved, person },
    ...(expiryDate ? [{ kind: 'certificate-added', id: `c-${id}`, day: '2026-11-20', certificate }] : []),
  ]
}

const REGISTER = [
  PAPERS_ELSEWHERE,
  ...worker('1', 'Anna', 'Bąk', '2029-05-01'),
  ...worker('2', 'Ewa', 'Ćwik', '2026-11-09'),
  ...worker('3', 'Ola', 'Dudek', '2026-12-03'),
  ...worker('4', 'Jan', 'Żak'),
]

const group = (page: Page, name: RegExp) => page.getByRole('region', { name })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** Checks the screen in all widths and themes, and goes on where no toast covers a button. */
async function expectAccessible(page: Page) {
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function openPlan(page: Page) {
  await openRegister(page, REGISTER, '/trainings', 'Szkolenia')
  await page.getByRole('link', { name: 'Zaplanuj szkolenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zaplanuj szkolenie' })).toBeVisible()
}

async function fillPlan(page: Page, day: string, instructor: string) {
  await page.getByLabel('Uzyskiwany certyfikat').selectOption('Szkolenie okresowe BHP: stanowiska robotnicze')
  await page.getByLabel('Data').fill(day)
  await page.getByLabel('Od godziny').fill('08:00')
  await page.getByLabel('Do godziny').fill('15:00')
  await page.getByLabel('Miejsce', { exact: true }).fill('Sala konferencyjna')
  await page.getByLabel('Prowadzący').fill(instructor)
}

test('an employer plans a training for those who need it, prints its lists and records the certificates', async ({
  page,
}) => {
  await openPlan(page)
  await fillPlan(page, '2026-11-21', 'Krystyna Zewnętrzna')
  await expect(page.getByLabel('Nazwa')).toHaveValue(TITLE)

  // Nobody is chosen before a press; the most urgent are the first, each with the reason.
  const needing = group(page, /^Potrzebują tego szkolenia: 3/)
  await expect(needing.getByRole('listitem')).toHaveText([
    /Ewa Ćwik.*12\sdni po terminie/,
    /Jan Żak.*brak/,
    /Ola Dudek.*za 12\sdni/,
  ])
  await expect(group(page, /^Pozostali pracownicy: 1/).getByRole('listitem')).toHaveText([
    /Anna Bąk.*do 01\.05\.2029/,
  ])
  await expect(page.getByText(/^Zaznaczono: 0\sosób$/)).toBeVisible()
  await page.getByLabel('Liczba miejsc (opcjonalnie)').fill('2')
  await page.getByRole('button', { name: 'Zaznacz najpilniejszych' }).click()
  await expect(page.getByText(/^Zaznaczono: 2\sosoby, miejsc: 2$/)).toBeVisible()
  await expect(tick(page, 'Ewa Ćwik')).toBeChecked()
  await expect(tick(page, 'Jan Żak')).toBeChecked()

  // Somebody without a place is refused, and nothing is lost.
  await page.getByLabel('Szukaj osoby').fill('bak')
  await expect(tick(page, 'Ewa Ćwik')).toHaveCount(0)
  await page.getByLabel('Szukaj osoby').press('Enter')
  await tick(page, 'Anna Bąk').check()
  await expect(page.getByText(/^Zaznaczono: 3\sosoby, miejsc: 2, bez miejsca: 1\sosoba$/)).toBeVisible()
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()
  const places = page.getByLabel('Liczba miejsc (opcjonalnie)')
  await expect(places).toHaveAccessibleDescription(
    /Zaznaczono 3\sosoby, a\smiejsc jest 2\..*odznacz 1\sosobę/,
  )
  await expect(places).toBeFocused()
  await places.fill('3')
  await expect(places).not.toHaveAccessibleDescription(/Zaznaczono/)
  await expectDraft(page, '"maxParticipants":["3"]')
  await page.reload()
  await expect(page.getByText(/^Zaznaczono: 3\sosoby, miejsc: 3$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()

  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText(`Zaplanowano szkolenie: ${TITLE}, 21.11.2026`)).toBeVisible()
  const participants = group(page, /^Uczestnicy$/)
  await expect(participants.getByRole('listitem')).toHaveText([/Ewa Ćwik/, /Jan Żak/, /Anna Bąk/])
  await expect(page.getByText('Organizator')).toBeVisible()

  await page.getByRole('link', { name: 'Zaproszenie do druku' }).click()
  await expect(page.getByRole('button', { name: 'Drukuj zaproszenie' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText(`Zapraszamy na szkolenie: ${TITLE}`)
  await expect(page.getByRole('article')).toContainText('Sobota, 21 listopada 2026, 8:00–15:00')
  await expect(page.getByRole('article')).toContainText('Krystyna Zewnętrzna')
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText([/Bąk/, /Ćwik/, /Żak/])
  await expect(page.getByText('Zakłady Kontrolne, podpis zapraszającego')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Strona szkolenia' }).click()
  await page.getByRole('link', { name: 'Lista obecności do podpisu' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: 'Ewa Ćwik' })).toContainText('magazynier')
  await expect(page.getByText('Podpis prowadzącego')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Strona szkolenia' }).click()

  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Odnotuj certyfikaty' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odnotowanie certyfikatów' })).toBeVisible()
  await expect(page.getByLabel('Data ważności')).toHaveValue('2029-11-21')
  // The instructor is from outside, so the issuer and its numbers come from the papers.
  await expect(page.getByLabel('Kto wydał zaświadczenia')).toHaveValue('')
  await tick(page, 'Anna Bąk').uncheck()
  await expect(page.getByLabel('Numer, Anna Bąk')).toHaveCount(0)
  await page.getByLabel('Numer, Ewa Ćwik').fill('OZ/17/2026')
  await page.getByRole('button', { name: 'Odnotuj certyfikaty' }).click()
  await expect(page.getByLabel('Kto wydał zaświadczenia')).toHaveAccessibleDescription(
    /Podaj, kto wydał zaświadczenia/,
  )
  await page.getByLabel('Kto wydał zaświadczenia').fill('Ośrodek Zewnętrzny')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odnotuj certyfikaty' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText(/^Odnotowano certyfikaty: 2\sz\s3$/)).toBeVisible()

  // They count at once for those who were there, and for nobody else.
  await page.goto('/employees/person-2')
  const required = group(page, /^Wymagane na tym stanowisku$/)
  await expect(required).toContainText('21.11.2029')
  await page.goto('/employees/person-4')
  await expect(required).toContainText('21.11.2029')
  await expect(required).toContainText('bez numeru')
  await page.goto('/employees/person-1')
  await expect(required).toContainText('01.05.2029')
  await expect(required).not.toContainText('21.11.2029')
})

test('an employer enters a training of the past, run by the company, and more people for it', async ({
  page,
}) => {
  await openPlan(page)
  await fillPlan(page, '2026-10-12', 'Jan Próbny')
  await tick(page, 'Ola Dudek').check()
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await page.getByRole('link', { name: 'Dodaj uczestników' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dodaj uczestników' })).toBeVisible()
  await expect(tick(page, 'Ola Dudek')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(page.getByLabel('Szukaj osoby')).toHaveAccessibleDescription('Zaznacz co najmniej jedną osobę')
  await tick(page, 'Jan Żak').check()
  await expect(page.getByLabel('Szukaj osoby')).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Dodaj uczestników' }).click()
  await expect(group(page, /^Uczestnicy$/).getByRole('listitem')).toHaveText([/Ola Dudek/, /Jan Żak/])

  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Odnotuj certyfikaty' }).click()
  await expect(page.getByLabel('Kto wydał zaświadczenia')).toHaveValue('Zakłady Kontrolne')
  await expect(page.getByLabel('Data wydania')).toHaveValue('2026-10-12')
  await expect(page.getByLabel('Numer, Jan Żak')).toHaveValue('BHP/2026/0002')
  await page.getByRole('button', { name: 'Odnotuj certyfikaty' }).click()
  await expect(page.getByText(/^Odnotowano certyfikaty: 2\sz\s2$/)).toBeVisible()
  await page.goto('/employees/person-3')
  await expect(group(page, /^Wymagane na tym stanowisku$/)).toContainText('12.10.2029')
  await expect(group(page, /^Szkolenia$/)).toContainText(TITLE)
})

test('a training for the staff is offered to those who need it, in the list of their employer', async ({
  page,
}) => {
  await openPlan(page)
  await fillPlan(page, '2026-12-01', 'Jan Próbny')
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await page.goto('/employees/person-2')
  await page.getByRole('button', { name: /Zapisz na szkolenie.*Ewa Ćwik/ }).click()
  await expect(page.getByRole('button', { name: /Wypisz ze szkolenia.*Ewa Ćwik/ })).toBeVisible()
  await page.goto('/trainings')
  await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText('1 / —')
})

test('the address and the list of people that lead to the form choose what it begins with', async ({
  page,
}) => {
  await openRegister(page, REGISTER, '/trainings/new?type=bhp&scope=workers', 'Zaplanuj szkolenie')
  await expect(page.getByLabel('Nazwa')).toHaveValue(TITLE)
  await expect(page.getByLabel('Uzyskiwany certyfikat')).toHaveValue('bhp.workers')
  await page.getByLabel('Uzyskiwany certyfikat').selectOption('Pierwsza pomoc: szkolenie pracowników')
  await expect(page.getByLabel('Nazwa')).toHaveValue('Pierwsza pomoc – szkolenie pracowników')

  // A list of people hands over those who were ticked there. Afterwards the draft counts, also after a reload.
  await page.goto('/trainings/new?type=bhp&scope=office')
  await expect(page.getByLabel('Uzyskiwany certyfikat')).toHaveValue('bhp.office')
  await page.evaluate(() => {
    history.replaceState({ usr: { people: ['person-4', 'person-1', 'stranger'] }, key: 'from-list' }, '')
  })
  await page.reload()
  await expect(page.getByText(/^Zaznaczono: 2\sosoby$/)).toBeVisible()
  await tick(page, 'Jan Żak').uncheck()
  await expectDraft(page, '"chosen":["person-1"]')
  await page.reload()
  await expect(page.getByText(/^Zaznaczono: 1\sosoba$/)).toBeVisible()
  await expect(tick(page, 'Anna Bąk')).toBeChecked()

  await page.goto('/trainings/new?type=bhp&scope=unknown')
  await expect(page.getByLabel('Uzyskiwany certyfikat')).toHaveValue('')
})
