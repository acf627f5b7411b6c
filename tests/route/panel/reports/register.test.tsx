import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { watchDownloads } from '../../../support/downloads'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER } from '../../../support/owner'
import { findToast, row, rows } from '../../../support/queries'
import { visit } from '../../../support/visit'

test('an employer keeps the register: an entry is filled in, saved and undone', async () => {
  const { user } = await visit('/reports', { as: 'employer' })
  const downloads = watchDownloads()
  await user.click(screen.getByRole('link', { name: 'Rejestr wypadków' }))
  await screen.findByRole('heading', { level: 1, name: 'Rejestr wypadków' })
  expect(
    screen.getByText(/^Bez zatwierdzonego protokołu, jeszcze poza rejestrem: 3\swypadki\./),
  ).toBeVisible()
  expect(screen.getByText(/przechowuje się 10\slat/)).toBeVisible()
  expect(row('Rampa załadunkowa nr 2')).toHaveTextContent(/stłuczenie dłoni.*tak/)

  const hall = row('Hala A, przejście przy prasach')
  await user.click(within(hall).getByRole('link', { name: /^Uzupełnij wpis/ }))
  await screen.findByRole('heading', { level: 1, name: /^Wpis do\srejestru wypadków$/ })
  fillIn(/^Osoba poszkodowana/, 'Agnieszka Szczęsna')
  fillIn(/^Skutki wypadku/, 'skręcenie kostki')
  fillIn(/^Dni niezdolności/, 'dwa')
  const save = () => user.click(screen.getByRole('button', { name: 'Zapisz wpis' }))
  await save()
  const days = screen.getByLabelText(/^Dni niezdolności/)
  await waitFor(() => expect(days).toHaveAccessibleDescription(/Podaj liczbę dni/))
  fillIn(/^Dni niezdolności/, '21')
  fillIn(/^Wniosek do\sZUS/, '2026-11-10')
  await save()
  await screen.findByRole('heading', { level: 1, name: 'Rejestr wypadków' })
  await waitFor(() => expect(rows('skręcenie kostki')).toHaveLength(1))
  expect(row('skręcenie kostki')).toHaveTextContent(/Agnieszka Szczęsna/)
  expect(row('skręcenie kostki')).toHaveTextContent(/21/)
  expect(row('skręcenie kostki')).toHaveTextContent(/10\.11\.2026/)
  await user.click(screen.getByRole('button', { name: 'Pobierz CSV' }))
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(await downloads[0]?.content.text()).toContain('"skręcenie kostki"')

  await user.click(within(await findToast('Zapisano wpis')).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(rows('skręcenie kostki')).toHaveLength(0))
})

test('an empty register says how an entry comes, and leads to the first report', async () => {
  const { user, address } = await visit('/reports/register', { as: OWNER, changes: [BEGUN] })
  expect(screen.getByText(/Wpis powstaje sam, gdy zatwierdzisz protokół wypadku/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Zgłoś wypadek' }))
  await waitFor(() => expect(address()).toBe('/reports/new'))
})

test.each(['employee', 'admin'] as const)('the register is the employer’s alone: %s', async (role) => {
  const { go } = await visit('/reports/register', { as: role })
  expect(screen.getByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeVisible()
  await go('/reports')
  await screen.findByRole('heading', { level: 1, name: 'Zgłoszenia' })
  expect(screen.queryByRole('link', { name: 'Rejestr wypadków' })).toBeNull()
})
