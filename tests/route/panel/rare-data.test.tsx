import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { changePanelAnswer } from '../../support/panel-answer'
import { named } from '../../support/queries'
import { visit } from '../../support/visit'

// States that the sample never has: the server answers otherwise here.

// By the table itself: to find hundreds of rows by their role takes seconds.
const tableRows = () => screen.getByRole<HTMLTableElement>('table').rows
const findCount = (text: string) => screen.findByText((shown) => named(text)(shown))

/** Repeats each person so many times, each copy with an id of its own. */
function repeatPeople(times: number): void {
  changePanelAnswer((answer) => ({
    ...answer,
    users: Array.from({ length: times }).flatMap((_, copy) =>
      answer.users.map((person) => (copy === 0 ? person : { ...person, id: `copy-${copy}-${person.id}` })),
    ),
  }))
}

test('a report with an unknown status is shown as „Nieznany”', async () => {
  changePanelAnswer((answer) => ({
    ...answer,
    reports: answer.reports.map((report) =>
      report.status === 'closed' ? { ...report, status: 'archived' } : report,
    ),
  }))
  await visit('/reports', { as: 'employer' })
  expect(await findCount('15 zgłoszeń')).toBeVisible()
  expect(screen.getAllByText('Nieznany')[0]).toBeVisible()
  expect(screen.queryByRole('cell', { name: 'Zamknięty' })).toBeNull()
})

test('a dashboard without a coming training says so', async () => {
  changePanelAnswer((answer) => ({
    ...answer,
    trainings: answer.trainings.map((training) => ({ ...training, status: 'completed' })),
  }))
  await visit('/dashboard', { as: 'employer' })
  expect(screen.getByText(/Brak nadchodzących szkoleń\./)).toBeVisible()
})

test('a long list of employees has several pages on screen and one in print', async () => {
  repeatPeople(5)
  const { user, address } = await visit('/employees', { as: 'admin' })
  expect(await findCount('60 pracowników, strona 1 z 2')).toBeVisible()
  expect(tableRows()).toHaveLength(51)
  await user.click(screen.getByRole('link', { name: 'Następna' }))
  expect(await findCount('strona 2 z 2')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/employees?page=2'))
  expect(tableRows()).toHaveLength(11)
  fireEvent(window, new Event('beforeprint'))
  expect(tableRows()).toHaveLength(61)
  fireEvent(window, new Event('afterprint'))

  await user.click(screen.getByRole('searchbox'))
  await user.paste('krzyzanowska')
  expect(await findCount('5 pracowników')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/employees?q=krzyzanowska'))
})

test('an employer’s table shows one page on screen, and all rows in print', async () => {
  repeatPeople(2)
  const { user, address } = await visit('/employer?page=2', { as: 'employer' })
  expect(await findCount('14 pracowników, strona 2 z 2')).toBeVisible()
  expect(tableRows()).toHaveLength(5)
  fireEvent(window, new Event('beforeprint'))
  expect(tableRows()).toHaveLength(15)
  fireEvent(window, new Event('afterprint'))
  await user.click(screen.getByRole('link', { name: 'Poprzednia' }))
  expect(await findCount('strona 1 z 2')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/employer'))
  expect(tableRows()).toHaveLength(11)
})
