import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fill } from '../../../support/fill'
import { findHeading, findToast, rows, words } from '../../../support/queries'
import {
  COMPLETED_EXAM,
  COMPLETED_WORKSHOP,
  OTHER_CENTRES_TRAINING,
  PLANNED_TRAINING,
} from '../../../support/sample'
import { closeDialog, follow, press } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const WORKERS = 'Szkolenie okresowe BHP dla stanowisk robotniczych'
const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'

const heading = () => screen.getByRole('heading', { level: 1 })

/** Returns the row of a training on that day. */
function row(title: string, date: string): HTMLElement {
  const found = rows(date).find((one) => one.textContent.replaceAll(/\s/g, ' ').includes(title))
  if (!found) throw new Error(`No row is about ${title} on ${date}.`)
  return found
}

/** Opens the details of a training in the list. */
async function openDetails({ user }: Visit, title: string, date: string) {
  await user.click(within(row(title, date)).getByRole('button', { name: /^Szczegóły/ }))
  return screen.findByRole('dialog')
}

async function fillTraining({ user }: Visit) {
  fill(screen.getByLabelText('Nazwa'), 'Praca na rusztowaniach')
  await user.selectOptions(screen.getByLabelText('Uzyskiwany certyfikat'), 'Bez certyfikatu')
  fill(screen.getByLabelText('Data'), '2026-12-07')
  fill(screen.getByLabelText('Od godziny'), '09:00')
  fill(screen.getByLabelText('Do godziny'), '13:30')
  fill(screen.getByLabelText('Miejsce'), 'Warszawa, sala 2')
  fill(screen.getByLabelText('Prowadzący'), 'Mirosław Dzięcioł')
  fill(screen.getByLabelText('Liczba miejsc (opcjonalnie)'), '8')
}

test('a centre changes a training, completes it and takes that back in its details', async () => {
  const page = await visit('/trainings', { as: 'training_center' })
  const { user } = page
  let details = await openDetails(page, WORKERS, '23.11.2026')
  const participants = within(details).getByRole('region', { name: 'Uczestnicy' })
  expect(
    within(participants)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Anna Dąbrowska'),
    expect.stringContaining('Żaneta Ćwik'),
    expect.stringContaining('Marek Gżegżółka'),
  ])
  expect(details).toHaveTextContent('Od 23.11.2026 można oznaczyć szkolenie jako zakończone')
  await user.click(within(details).getByRole('link', { name: 'Zmień' }))
  await findHeading('Zmiana szkolenia')
  fill(screen.getByLabelText('Data'), '2026-11-21')
  await press(page, 'Zapisz zmiany')

  // The page of the training does the same as its details in the list.
  await findHeading(WORKERS)
  await findToast(`Zmieniono szkolenie: ${WORKERS}, 21.11.2026`)
  await press(page, 'Zakończ szkolenie')
  await follow(page, 'Wszystkie szkolenia')
  await findHeading('Szkolenia')
  details = await openDetails(page, WORKERS, '21.11.2026')
  await user.click(within(details).getByRole('button', { name: 'Cofnij zakończenie' }))
  await screen.findByText('Szkolenie znów jest zaplanowane')
  await waitFor(() => expect(screen.queryByText('Zakończono szkolenie')).toBeNull())
  await within(details).findByRole('button', { name: 'Zakończ szkolenie' })
})

test('a centre completes a training and issues certificates to those who came, and undoes that', async () => {
  const page = await visit(`${PLANNED_TRAINING}/edit`, { as: 'training_center' })
  const { user } = page
  fill(screen.getByLabelText('Data'), '2026-11-21')
  await press(page, 'Zapisz zmiany')
  await user.click(await screen.findByRole('button', { name: 'Zakończ szkolenie' }))
  await follow(page, 'Wystaw certyfikaty')
  await findHeading('Wystawienie certyfikatów')
  expect(screen.getByText('Szkolenie okresowe BHP · stanowiska robotnicze')).toBeVisible()
  expect(screen.getByLabelText('Data wydania')).toHaveValue('2026-11-21')
  expect(screen.getByLabelText(/^Data ważności/)).toHaveValue('2029-11-21')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  await user.click(screen.getByRole('checkbox', { name: 'Żaneta Ćwik' }))
  expect(screen.queryByLabelText('Numer, Żaneta Ćwik')).toBeNull()
  fill(screen.getByLabelText('Numer, Anna Dąbrowska'), 'BHP-77001')
  await press(page, 'Wystaw certyfikaty')

  await findHeading('Linki i kody QR')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText(/^Bez certyfikatu z\stego szkolenia: Żaneta Ćwik\.$/)).toBeVisible()
  await findToast('Wystawiono certyfikaty: 2')
  await page.go('/certificates')
  fill(await screen.findByRole('searchbox', { name: /Szukaj/ }), 'bhp-77001')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('article')).toHaveTextContent(/Aktywny.*Anna Dąbrowska|Anna Dąbrowska.*Aktywny/)
  const toast = await findToast('Wystawiono certyfikaty: 2')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('a participant who has the certificate is not chosen, and numbers stay unique', async () => {
  const page = await visit(`${COMPLETED_EXAM}/certificates`, { as: 'training_center' })
  expect(screen.getByRole('checkbox', { name: /^Anna Dąbrowska.*ma już taki certyfikat/ })).not.toBeChecked()
  await page.user.click(screen.getByRole('checkbox', { name: /^Marek Gżegżółka/ }))
  fill(screen.getByLabelText('Numer, Marek Gżegżółka'), 'kpp 68640')
  fill(screen.getByLabelText('Numer, Stanisław Śmiałek'), '')
  await press(page, 'Wystaw certyfikaty')
  await waitFor(() =>
    expect(screen.getByLabelText('Numer, Marek Gżegżółka')).toHaveAccessibleDescription(
      words('Certyfikat o tym numerze już istnieje'),
    ),
  )
  expect(screen.getByLabelText('Numer, Stanisław Śmiałek')).toHaveAccessibleDescription(
    words('Podaj numer certyfikatu'),
  )
  for (const name of [/^Marek Gżegżółka/, /^Stanisław Śmiałek/])
    await page.user.click(screen.getByRole('checkbox', { name }))
  await press(page, 'Wystaw certyfikaty')
  await waitFor(() => expect(screen.getAllByText('Wybierz co najmniej jedną osobę')[0]).toBeVisible())
})

test('a centre adds a training from a draft, which has a page of its own and leads to the next one', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  await fillTraining(page)
  await page.reload()
  expect(screen.getByLabelText('Miejsce')).toHaveValue('Warszawa, sala 2')
  await press(page, 'Dodaj termin')
  await findToast('Dodano szkolenie: Praca na rusztowaniach, 07.12.2026')
  await findHeading('Praca na rusztowaniach')
  expect(screen.getByRole('link', { name: 'Dodaj kolejny termin' })).toHaveAttribute('href', '/trainings/new')
  await follow(page, 'Wszystkie szkolenia')
  await findHeading('Szkolenia')
  expect(row('Praca na rusztowaniach', '07.12.2026')).toHaveTextContent('0 / 8')
})

test('a training is cancelled in the calendar after a question, and the toast takes that back', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  const { user } = page
  await fillTraining(page)
  await press(page, 'Dodaj termin')
  await findHeading('Praca na rusztowaniach')
  await page.go('/calendar?date=2026-12-07')
  await user.click(await screen.findByRole('button', { name: 'Praca na rusztowaniach' }))
  const details = await screen.findByRole('dialog')
  expect(details).toHaveTextContent('9:00–13:30')
  expect(details).toHaveTextContent('tylko w tej przeglądarce')
  await user.click(within(details).getByRole('button', { name: 'Odwołaj szkolenie' }))
  expect(details).toHaveTextContent('Nikt się na nie nie zapisał.')
  await user.click(within(details).getByRole('button', { name: 'Odwołaj' }))
  await waitFor(() => expect(details).toHaveTextContent('Odwołane'))
  await closeDialog({ user })
  await screen.findByText('Odwołane szkolenia w wybranej dacie: 1.')
  await user.click(within(await findToast('Odwołano szkolenie')).getByRole('button', { name: 'Cofnij' }))
  await screen.findByText(/^1\sszkolenie w\swybranej dacie\.$/)
})

test('a training that leads to no certificate says that there is nothing to issue', async () => {
  const page = await visit(`${COMPLETED_WORKSHOP}/certificates`, { as: 'training_center' })
  expect(heading()).toHaveTextContent('Wystawienie certyfikatów')
  expect(screen.getByText(words('Po tym szkoleniu nie wystawia się certyfikatów.'))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Wystaw certyfikaty' })).toBeNull()
  await page.go('/trainings')
  await findHeading('Szkolenia')
  const details = await openDetails(page, 'warsztat praktyczny', '14.07.2026')
  expect(details).toHaveTextContent('Bez certyfikatu')
  expect(within(details).queryByRole('link', { name: 'Wystaw certyfikaty' })).toBeNull()
})

test('a centre leads to what it may issue, and its forms offer nothing else', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  const leadsTo = screen.getByLabelText('Uzyskiwany certyfikat')
  await fillTraining(page)
  await page.user.selectOptions(leadsTo, '')
  await press(page, 'Dodaj termin')
  await waitFor(() =>
    expect(leadsTo).toHaveAccessibleDescription(/Wybierz uzyskiwany certyfikat albo „Bez certyfikatu”/),
  )
  expect(within(leadsTo).queryByRole('option', { name: /SEP|UDT|inspektor/ })).toBeNull()
  await page.user.selectOptions(leadsTo, 'Ochrona przeciwpożarowa: szkolenie pracowników')
  await press(page, 'Dodaj termin')
  await findHeading('Praca na rusztowaniach')
  expect(screen.getByRole('main')).toHaveTextContent('Ochrona przeciwpożarowa · szkolenie pracowników')

  await page.go('/certificates/new')
  const type = await screen.findByLabelText('Rodzaj certyfikatu')
  expect(within(type).queryByRole('option', { name: /SEP|UDT/ })).toBeNull()
  expect(type).toHaveAccessibleDescription(/Taki dokument dodaje jego posiadacz albo pracodawca/)
})

test('a cancellation can be undone later in the details', async () => {
  const page = await visit('/trainings', { as: 'training_center' })
  const { user } = page
  let details = await openDetails(page, WORKERS, '23.11.2026')
  await user.click(within(details).getByRole('button', { name: 'Odwołaj szkolenie' }))
  await user.click(within(details).getByRole('button', { name: 'Odwołaj' }))
  await waitFor(() => expect(details).toHaveTextContent('Odwołane'))
  expect(details).toHaveTextContent('zmienione w tej przeglądarce')

  await page.reload()
  details = await openDetails(page, WORKERS, '23.11.2026')
  await user.click(within(details).getByRole('button', { name: 'Cofnij odwołanie' }))
  await waitFor(() => expect(details).toHaveTextContent('Zaplanowane'))
  expect(details).not.toHaveTextContent('w tej przeglądarce')
})

test('cancelling asks with the number of participants', async () => {
  const page = await visit('/trainings', { as: 'training_center' })
  const details = await openDetails(page, FIRST_AID, '27.11.2026')
  await page.user.click(within(details).getByRole('button', { name: 'Odwołaj szkolenie' }))
  expect(details).toHaveTextContent('Zapisano na nie: 12 osób.')
  await page.user.click(within(details).getByRole('button', { name: 'Zostaw' }))
  expect(details).not.toHaveTextContent('Zapisano na nie')
  expect(details).toHaveTextContent('Zaplanowane')
})

test('fewer places move the last participants to the waiting list', async () => {
  const page = await visit('/trainings', { as: 'training_center' })
  let details = await openDetails(page, FIRST_AID, '27.11.2026')
  await page.user.click(within(details).getByRole('link', { name: 'Zmień' }))
  expect(await screen.findByText(/Liczba zapisanych: 12;/)).toBeVisible()
  fill(screen.getByLabelText('Liczba miejsc (opcjonalnie)'), '10')
  await press(page, 'Zapisz zmiany')
  expect(await findToast('Zapisano w tej przeglądarce')).toHaveTextContent('lista rezerwowa: 2 osoby')
  await follow(page, 'Wszystkie szkolenia')
  await findHeading('Szkolenia')
  expect(row(FIRST_AID, '27.11.2026')).toHaveTextContent('10 / 10')
  details = await openDetails(page, FIRST_AID, '27.11.2026')
  expect(details).toHaveTextContent('Lista rezerwowa: 2 osoby')
})

test('an error stands beside its field, and hostile input is shown as text', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  await fillTraining(page)
  fill(screen.getByLabelText('Data'), '2026-11-20')
  fill(screen.getByLabelText('Do godziny'), '08:00')
  fill(screen.getByLabelText('Liczba miejsc (opcjonalnie)'), '-1')
  fill(screen.getByLabelText('Miejsce'), 'x'.repeat(100_000))
  await press(page, 'Dodaj termin')
  await waitFor(() =>
    expect(screen.getByLabelText('Data')).toHaveAccessibleDescription(
      words('Data szkolenia nie może być wcześniejsza niż dziś'),
    ),
  )
  expect(screen.getByLabelText('Do godziny')).toHaveAccessibleDescription(
    words('Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia'),
  )
  expect(screen.getByLabelText('Liczba miejsc (opcjonalnie)')).toHaveAccessibleDescription(/od 1\sdo 500/)
  expect(screen.getByLabelText('Miejsce')).toHaveAccessibleDescription(words('Skróć miejsce do 120 znaków'))

  await fillTraining(page)
  for (const label of ['Nazwa', 'Miejsce', 'Prowadzący', 'Opis (opcjonalnie)'])
    fill(screen.getByLabelText(label), '<b onclick=alert(1)>x</b>\u202Etxt javascript:x\uD800')
  await press(page, 'Dodaj termin')
  await follow(page, 'Wszystkie szkolenia')
  await findHeading('Szkolenia')
  const shown = '<b onclick=alert(1)>x</b>txt javascript:x\uFFFD'
  const details = await openDetails(page, shown, '07.12.2026')
  expect(within(details).getAllByText(shown)).toHaveLength(4)
})

test('a manipulated form cannot change a training of another centre', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  await fillTraining(page)
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Dodaj termin' })
  const id = form?.elements.namedItem('id')
  if (id instanceof HTMLInputElement) id.value = OTHER_CENTRES_TRAINING
  await press(page, 'Dodaj termin')
  await findHeading('Brak dostępu')
  await page.go('/trainings')
  await findHeading('Szkolenia')
  expect(row('SEP, grupa G1', '24.11.2026')).toBeVisible()
  expect(screen.queryByText('Praca na rusztowaniach')).toBeNull()
})

test('issuing rejects hostile numbers and days, and shows HTML as text', async () => {
  const page = await visit(`${COMPLETED_EXAM}/certificates`, { as: 'training_center' })
  const number = screen.getByLabelText('Numer, Stanisław Śmiałek')
  for (const [hostile, message] of [
    ['x'.repeat(100_000), 'Skróć numer do 40 znaków'],
    ['\uD800', 'Podaj numer certyfikatu'],
    ['\u202E', 'Podaj numer certyfikatu'],
  ] as const) {
    fill(number, hostile)
    await press(page, 'Wystaw certyfikaty')
    await waitFor(() => expect(number).toHaveAccessibleDescription(words(message)))
  }
  fill(number, 'KPP-77002')
  fill(screen.getByLabelText('Data wydania'), '2026-11-22')
  await press(page, 'Wystaw certyfikaty')
  await waitFor(() =>
    expect(screen.getByLabelText('Data wydania')).toHaveAccessibleDescription(
      words('Data wydania nie może być późniejsza niż dziś'),
    ),
  )
  expect(number).toHaveAccessibleDescription('')
  fill(screen.getByLabelText('Data wydania'), '2026-11-21')
  fill(number, '<b onclick=alert(1)>\u202Ejavascript:1')
  await press(page, 'Wystaw certyfikaty')
  await waitFor(() => expect(heading()).toHaveTextContent(/^Kwalifikowana pierwsza pomoc/))
  expect(screen.getByRole('article')).toHaveTextContent('<b onclick=alert(1)>javascript:1')
})

test('only the centre itself adds, changes and issues', async () => {
  const page = await visit('/trainings/new', { as: 'employee' })
  for (const address of [`${PLANNED_TRAINING}/edit`, `${COMPLETED_EXAM}/certificates`]) {
    expect(heading()).toHaveTextContent('Brak dostępu')
    await page.go(address)
    await findHeading('Brak dostępu')
  }
  await page.go('/trainings')
  await findHeading('Szkolenia')
  expect(screen.queryByRole('link', { name: 'Dodaj termin szkolenia' })).toBeNull()
})

test('a training of another centre, a past one and an unknown one cannot be changed', async () => {
  const page = await visit(`/trainings/${OTHER_CENTRES_TRAINING}/edit`, { as: 'training_center' })
  expect(heading()).toHaveTextContent('Brak dostępu')
  for (const address of [
    `${COMPLETED_EXAM}/edit`,
    '/trainings/nie-ma/edit',
    `${PLANNED_TRAINING}/certificates`,
  ]) {
    await page.go(address)
    await findHeading('Strona nie znaleziona')
    await page.go('/trainings')
    await findHeading('Szkolenia')
  }
})
