import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { SCREENS, screensOpenTo } from '~/domain/people/screen'
import type { Role } from '~/domain/people/user'

import { expectConsoleErrors, visit } from '../../../support/visit'

afterEach(() => void vi.useRealTimers())

const heading = () => screen.getByRole('heading', { level: 1 })
const menu = () => within(screen.getByRole('navigation', { name: 'Menu główne' }))

/** The sample accounts with the entries of their menu. */
const ENTRIES = {
  admin: [
    'Pulpit',
    'Certyfikaty',
    'Kalendarz',
    'Zgłoszenia',
    'Szkolenia',
    'Pracownicy',
    'Ośrodki',
    'Profil',
    'Ustawienia',
  ],
  employee: ['Pulpit', 'Certyfikaty', 'Kalendarz', 'Zgłoszenia', 'Szkolenia', 'Profil', 'Ustawienia'],
  employer: [
    'Pulpit',
    'Panel pracodawcy',
    'Certyfikaty',
    'Kalendarz',
    'Zgłoszenia',
    'Szkolenia',
    'Pracownicy',
    'Profil',
    'Ustawienia',
  ],
  training_center: ['Pulpit', 'Certyfikaty', 'Kalendarz', 'Szkolenia', 'Profil', 'Ustawienia'],
} satisfies Partial<Record<Role, string[]>>

const ACCOUNTS = ['admin', 'employee', 'employer', 'training_center'] as const

test.each(ACCOUNTS)('the menu of %s has the entries of the role', async (role) => {
  await visit('/settings', { as: role })
  const links = menu().getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(ENTRIES[role])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    screensOpenTo({ role }).map(({ path }) => path),
  )
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Ustawienia')
})

test.each(ACCOUNTS)('the screens of other roles are closed to %s, and lead back', async (role) => {
  const theirs = screensOpenTo({ role })
  const closed = SCREENS.filter((one) => !theirs.includes(one))
  expect(closed).toHaveLength(SCREENS.length - ENTRIES[role].length)
  const page = await visit('/settings', { as: role })
  for (const { path } of closed) {
    await page.go(path)
    await screen.findByText('Brak dostępu')
    expect(screen.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  }
  await page.user.click(screen.getByRole('link', { name: 'Wróć na pulpit' }))
  await waitFor(() => expect(heading()).toHaveTextContent('Dzień dobry'))
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
})

test('the bell always shows 2 and opens its two notifications', async () => {
  const { user, address } = await visit('/settings', { as: 'employee' })
  const bell = screen.getByRole('button', { name: 'Powiadomienia, liczba: 2' })
  expect(bell).toHaveTextContent(/^2$/)
  await user.click(bell)
  const notices = screen.getByRole('region', { name: 'Powiadomienia' })
  const [first, second, ...others] = within(notices).getAllByRole('listitem')
  expect(first).toHaveTextContent('Certyfikat wkrótce wygaśnie')
  expect(second).toHaveTextContent('Nowe szkolenie')
  expect(others).toEqual([])
  await user.keyboard('{Escape}')
  expect(notices).not.toBeInTheDocument()
  expect(bell).toHaveFocus()
  await user.click(bell)
  await user.click(screen.getByRole('link', { name: /^Nowe szkolenie/ }))
  await waitFor(() => expect(heading()).toHaveTextContent('Szkolenia'))
  await waitFor(() => expect(address()).toBe('/trainings?status=scheduled'))
  expect(screen.queryByRole('region', { name: 'Powiadomienia' })).toBeNull()
})

test('the user menu names the person, leads to the profile and signs out', async () => {
  const { user, address } = await visit('/settings', { as: 'employee' })
  const trigger = screen.getByRole('button', { name: 'Anna Dąbrowska, Pracownik: menu użytkownika' })
  const list = () => within(screen.getByRole('banner')).queryByRole('list')
  const entries = () => within(list() ?? document.body)
  expect(trigger).toHaveTextContent('Anna Dąbrowska')
  await user.click(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(
    entries()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Profil', 'Ustawienia', 'Wyloguj'])
  await user.click(entries().getByRole('link', { name: 'Profil' }))
  await waitFor(() => expect(heading()).toHaveTextContent('Profil'))
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(list()).toBeNull()
  await user.click(trigger)
  await user.click(entries().getByRole('button', { name: 'Wyloguj' }))
  await screen.findByRole('button', { name: 'Zaloguj się' })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('pewnik:session')).toBeNull()
})

test('a tooltip names an entry of the rail after 700 ms and the next one at once', async () => {
  await visit('/dashboard', { as: 'employee' })
  vi.useFakeTimers()
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const point = (name: string) =>
    fireEvent.pointerOver(menu().getByRole('link', { name }), { pointerType: 'mouse' })
  // A screen of 1280 px shows the names beside the icons instead.
  const tooltip = () => menu().queryByRole('tooltip', { hidden: true })
  point('Certyfikaty')
  wait(600)
  expect(tooltip()).toBeNull()
  wait(200)
  expect(tooltip()).toHaveTextContent('Certyfikaty')
  point('Kalendarz')
  wait(50)
  expect(tooltip()).toHaveTextContent('Kalendarz')

  fireEvent.pointerOut(menu().getByRole('link', { name: 'Kalendarz' }), { relatedTarget: heading() })
  wait(400)
  point('Szkolenia')
  wait(300)
  expect(tooltip()).toBeNull()
  wait(500)
  expect(tooltip()).toHaveTextContent('Szkolenia')
})

test('an error that nobody expected shows an error screen with the way home', async () => {
  expectConsoleErrors(/provoked/)
  const page = await visit('/settings', { as: 'employee' })
  // The dashboard sorts its lists with this method.
  const sorting = vi.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw new Error('provoked')
  })
  await page.go('/dashboard')
  await waitFor(() => expect(heading()).toHaveTextContent('Unexpected Application Error!'))
  sorting.mockRestore()
  expect(screen.getByText(/^Wystąpił nieoczekiwany błąd aplikacji\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć na pulpit' })).toBeVisible()
})
