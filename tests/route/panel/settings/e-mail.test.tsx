import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ANNA } from '../../../support/sample'
import { visit } from '../../../support/visit'

const ACCOUNT = '/settings?tab=account'

const email = () => screen.getByLabelText('Adres e-mail')
const firstName = () => screen.getByLabelText('Imię')
const verify = () => screen.getByRole('button', { name: 'Weryfikuj' })
const verdict = () => screen.queryByText(/^Adres ma poprawną postać/)

test('an e-mail address is checked in its form only, and nothing is saved', async () => {
  const { user } = await visit(ACCOUNT, { as: 'employee' })
  await user.clear(firstName())
  await user.type(firstName(), 'Wpisane wcześniej')
  await user.clear(email())
  await user.type(email(), 'ania@pewnik.example')
  await user.click(verify())
  await waitFor(() =>
    expect(verdict()).toHaveTextContent(
      'Ta wersja nie wysyła wiadomości, więc nie sprawdza, czy skrzynka istnieje.',
    ),
  )
  expect(verdict()?.closest('[role=status]')).toBeInTheDocument()
  expect(firstName()).toHaveValue('Wpisane wcześniej')
  expect(email()).toHaveValue('ania@pewnik.example')
  expect(screen.queryByText(/Zapisano w\stej przeglądarce/)).toBeNull()
  const { readOwnData } = await import('~/browser/records/own-data.client')
  expect((await readOwnData(ANNA)).settings).toBeUndefined()

  await user.type(email(), 'x')
  await waitFor(() => expect(verdict()).toBeNull())
})

test('a malformed e-mail address has an error beside the field only', async () => {
  const { user } = await visit(ACCOUNT, { as: 'employee' })
  await user.clear(firstName())
  for (const [typed, problem] of [
    ['ania@', /^Podaj adres e-mail w\spostaci nazwa@domena\.pl$/],
    ['javascript:alert(1)', /^Podaj adres e-mail w\spostaci nazwa@domena\.pl$/],
    ['', /^Podaj adres e-mail$/],
  ] as const) {
    await user.clear(email())
    if (typed) await user.type(email(), typed)
    await user.click(verify())
    await waitFor(() => expect(email()).toHaveAccessibleDescription(problem))
    expect(email()).toHaveFocus()
    expect(verdict()).toBeNull()
    expect(firstName()).toBeValid()
  }
  await user.type(email(), 'ania@pewnik.example')
  await waitFor(() => expect(email()).not.toHaveAccessibleDescription())
})
