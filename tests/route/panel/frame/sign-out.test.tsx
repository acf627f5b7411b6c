import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { listAccounts } from '~/data/users.server'

import { reportFiled } from '../../../support/changes'
import { findToast, named } from '../../../support/queries'
import { visit } from '../../../support/visit'

const SESSION = 'pewnik:session'

const [anna] = listAccounts().filter(({ role }) => role === 'employee')

test('every sign-out button signs out: of the sidebar, of the dashboard and of the person’s menu', async () => {
  for (const place of ['sidebar', 'main', 'banner']) {
    const { user, address } = await visit('/dashboard', { as: 'employer' })
    if (place === 'banner') await user.click(screen.getByRole('button', { name: named('Małgorzata') }))
    const where = place === 'sidebar' ? document.body : screen.getByRole(place)
    const [button = document.body] = await within(where).findAllByRole('button', { name: 'Wyloguj' })
    await user.click(button)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(localStorage.getItem(SESSION)).toBeNull()
  }
})

test('signing out deletes what was kept of the server, and no own record', async () => {
  const { user } = await visit('/reports', {
    as: 'employee',
    changes: [reportFiled('own', { reportedBy: anna?.id ?? '', description: 'Upadek z drabiny' })],
  })
  expect(screen.getByText('Upadek z drabiny')).toBeVisible()
  const { readAnswer } = await import('~/browser/answers/server-answers.client')
  await waitFor(async () => expect(await readAnswer('panel')).toBeDefined())
  const [button = document.body] = screen.getAllByRole('button', { name: 'Wyloguj' })
  await user.click(button)
  await screen.findByRole('heading', { level: 1, name: 'Logowanie' })
  await waitFor(async () => expect(await readAnswer('panel')).toBeUndefined())

  await visit('/reports', { as: 'employee' })
  expect(screen.getByText('Upadek z drabiny')).toBeVisible()
})

test('a browser that refuses to sign out says so, and the person stays signed in', async () => {
  const { user, address } = await visit('/certificates', { as: 'employee' })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await user.click(screen.getByRole('button', { name: 'Wyloguj' }))
  const toast = await findToast('Nie udało się wylogować')
  expect(toast).toHaveTextContent('Przeglądarka nie pozwala zapisać danych tej strony')
  expect(address()).toBe('/certificates')
  expect(screen.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
})
