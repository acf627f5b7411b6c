import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { user as newcomer } from '../../../support/builders'
import { ANNAS_BHP } from '../../../support/sample'
import { visit } from '../../../support/visit'

const region = (name: string) => screen.getByRole('region', { name })
const lines = (name: string) => within(region(name)).getAllByRole('listitem')

test('an employer sees expiring certificates, coming trainings and latest reports', async () => {
  await visit('/dashboard', { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dzień dobry, Małgorzata')
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Sobota, 21 listopada 2026')
  expect(within(main).getByText('Pracodawca')).toBeVisible()

  expect(region('Wygasające certyfikaty')).toHaveTextContent('7 certyfikatów')
  const [today, tomorrow, later, ...others] = lines('Wygasające certyfikaty')
  expect(others).toHaveLength(2)
  expect(today).toHaveTextContent('Wygasa dziś')
  expect(today).toHaveTextContent('Egzamin możliwy od 21.08.2026')
  expect(tomorrow).toHaveTextContent(/Wygasa jutro\s*Termin na wniosek minął 3\smiesiące temu/)
  expect(later).toHaveTextContent('Wygasa za 5 dni')

  expect(lines('Nadchodzące szkolenia')).toHaveLength(3)
  const reports = lines('Ostatnie zgłoszenia')
  expect(reports).toHaveLength(5)
  expect(reports[0]).toHaveTextContent('20.11.2026 · Żaneta Ćwik')
  expect(reports[1]).toHaveTextContent('18.11.2026 · Anna Dąbrowska')
})

test('a certificate on the dashboard links to its screen', async () => {
  const { user, address } = await visit('/dashboard', { as: 'employee' })
  const [first] = within(region('Wygasające certyfikaty')).getAllByRole('link')
  await user.click(first ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Szkolenie okresowe BHP' })
  await waitFor(() => expect(address()).toBe(`/certificates/${ANNAS_BHP}`))
  expect(screen.getByRole('main')).toHaveTextContent('BHP-42653')
})

test('a training of the dashboard opens its details', async () => {
  const { user } = await visit('/dashboard', { as: 'employee' })
  const [open] = within(region('Nadchodzące szkolenia')).getAllByRole('button', { name: /^Szczegóły/ })
  await user.click(open ?? document.body)
  const dialog = await screen.findByRole('dialog', {
    name: 'Szkolenie okresowe BHP dla stanowisk robotniczych',
  })
  for (const text of [
    'Zaplanowane',
    'Warszawa',
    'Mirosław Dzięcioł',
    'Ośrodek Szkoleniowy Bezpieczna Praca',
  ]) {
    expect(dialog).toHaveTextContent(text)
  }
  await user.click(screen.getByRole('button', { name: 'Zamknij' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an unconfirmed renewal is mentioned and links to pending certificates', async () => {
  const { user, address } = await visit('/dashboard', { as: 'employee' })
  const expiring = region('Wygasające certyfikaty')
  expect(expiring).toHaveTextContent('1 odnowienie czeka na potwierdzenie.')
  await user.click(within(expiring).getByRole('link', { name: 'Zobacz oczekujące' }))
  await screen.findByText(/^1\scertyfikat$/)
  await waitFor(() => expect(address()).toBe('/certificates?status=pending'))
})

test('a role without reports is told that there are none', async () => {
  await visit('/dashboard', { as: 'training_center' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dzień dobry, Norbert')
  expect(screen.getByText('Brak zgłoszeń.')).toBeVisible()
})

test('a person without certificates and reports is told so', async () => {
  const { go } = await visit('/dashboard', { as: newcomer() })
  expect(screen.getByText(/^Brak certyfikatów wygasających w\sciągu najbliższych 90\sdni\.$/)).toBeVisible()
  expect(screen.getByText('Brak zgłoszeń.')).toBeVisible()
  await go('/certificates')
  expect(await screen.findByText('Brak certyfikatów')).toBeVisible()
})
