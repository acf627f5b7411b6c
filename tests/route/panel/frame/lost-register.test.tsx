import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit } from '../../../support/visit'

// The browser has deleted the database of a register, and its owner is still signed in.

const alertOfLoss = async () => {
  const title = await screen.findByText('W tej przeglądarce nie ma już tego rejestru')
  return within(title.closest<HTMLElement>('[role="alert"]') ?? document.body)
}

async function fillPerson({ user }: Awaited<ReturnType<typeof visit>>) {
  await user.type(screen.getByLabelText('Imię'), 'Łucja')
  await user.type(screen.getByLabelText('Nazwisko'), 'Lis')
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
}

test('nothing is saved, the form keeps what is typed, and the register begins again where the owner wants it', async () => {
  const visited = await visit('/employees/new', { as: OWNER })
  const { user } = visited
  const alert = await alertOfLoss()
  expect(alert.getByRole('link', { name: /Wczytaj kopię z\spliku/ })).toHaveAttribute(
    'href',
    '/settings?tab=data#own-data',
  )
  await fillPerson(visited)
  await screen.findByText('Nie udało się zapisać')
  expect(screen.getByText(/Komunikat u\sgóry strony mówi, jak do niego wrócić/)).toBeVisible()
  expect(screen.getByLabelText('Imię')).toHaveValue('Łucja')

  await user.click((await alertOfLoss()).getByRole('button', { name: 'Zacznij od nowa' }))
  await screen.findByText('Rejestr zaczyna się od nowa')
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  await screen.findByRole('heading', { level: 1, name: 'Łucja Lis' })
  expect(screen.queryByText('W tej przeglądarce nie ma już tego rejestru')).toBeNull()
  localStorage.removeItem('pewnik:session')
  await visit('/login')
  expect(await screen.findByRole('button', { name: /Otwórz: Zakłady Kontrolne/ })).toBeVisible()
})

test('what is typed into a form is there after the way to the settings and back', async () => {
  const visited = await visit('/employees/new', { as: OWNER })
  await fillPerson(visited)
  await screen.findByText('Nie udało się zapisać')
  await visited.go('/settings?tab=data')
  await screen.findByRole('heading', { level: 1, name: 'Ustawienia' })
  await visited.back()
  await screen.findByRole('heading', { level: 1, name: 'Dodaj pracownika' })
  expect(screen.getByLabelText('Nazwisko')).toHaveValue('Lis')
})

test('a register that is there says nothing of it', async () => {
  const visited = await visit('/employees/new', {
    as: OWNER,
    changes: [BEGUN, personSaved('p', 'Jan', 'Bąk')],
  })
  await fillPerson(visited)
  await screen.findByRole('heading', { level: 1, name: 'Łucja Lis' })
  expect(screen.queryByText('W tej przeglądarce nie ma już tego rejestru')).toBeNull()
})

test('a register that is deleted under an open form refuses to save, keeps what is typed, and is stored again', async () => {
  const changes = [BEGUN, personSaved('lucja', 'Łucja', 'Żak')]
  const { user, go } = await visit('/employees/person-lucja/edit', { as: OWNER, changes })
  await user.clear(screen.getByLabelText('Nazwisko'))
  await user.type(screen.getByLabelText('Nazwisko'), 'Żak-Nowak')
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('pewnik').addEventListener('success', resolve)
  })
  const alert = await alertOfLoss()
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }))
  await screen.findByText('Nie udało się zapisać')
  expect(screen.getByLabelText('Nazwisko')).toHaveValue('Żak-Nowak')

  await user.click(alert.getByRole('button', { name: 'Zapisz ponownie' }))
  await screen.findByText('Zapisano rejestr ponownie')
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }))
  await screen.findByRole('heading', { level: 1, name: 'Łucja Żak-Nowak' })
  await go('/employees')
  await screen.findByText(/^1\spracownik$/)
  expect(screen.queryByRole('alert')).toBeNull()
})
