import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { certificateAdded } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit } from '../../../support/visit'

const lis = (id: string, employeeNumber: string) => {
  const saved = personSaved(id, 'Jan', 'Lis')
  return { ...saved, person: { ...saved.person, employeeNumber } }
}

const CHANGES = [BEGUN, lis('first', '7'), lis('second', '12')]

const open = (address: string) => visit(address, { as: OWNER, changes: CHANGES })

test('the matrix names a namesake apart in each cell that leads somewhere', async () => {
  await open('/employees?view=matrix')
  const cells = within(screen.getByRole('table', { name: 'Aktualność dokumentów' }))
  for (const number of ['7', '12']) {
    const name = new RegExp(`dodaj orzeczenie, Lis Jan, nr\\s${number}$`)
    expect(cells.getByRole('link', { name })).toBeInTheDocument()
  }
})

test('the toasts of a person’s page and the titles of their documents name a namesake apart', async () => {
  const { user, go } = await open('/employees/person-second')
  expect(document.title).toMatch(/^Jan Lis, nr\s12 /)
  await user.click(screen.getByRole('button', { name: 'Więcej czynności' }))
  await user.click(screen.getByRole('button', { name: 'Do archiwum' }))
  expect(await screen.findByText('Przeniesiono do archiwum')).toBeInTheDocument()
  expect(await screen.findByText(/^Jan Lis, nr\s12$/)).toBeInTheDocument()
  const forms = { edit: 'Zmiana danych', examination: 'Orzeczenie lekarskie', induction: 'Szkolenie wstępne' }
  for (const [form, title] of Object.entries(forms)) {
    await go(`/employees/person-first/${form}`)
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}: Jan Lis, nr\\s7 `)))
  }
})

const welder = (id: string, employeeNumber: string) => {
  const saved = lis(id, employeeNumber)
  return { ...saved, person: { ...saved.person, position: 'spawacz' } }
}
const CREW = [welder('first', '7'), welder('second', '12'), personSaved('ewa', 'Ewa', 'Mól')]
const CERTIFICATES = CREW.map(({ person }, index) =>
  certificateAdded(person.id, {
    userId: person.id,
    number: `KPP-${index}`,
    status: 'active',
    expiryDate: '2026-12-05',
  }),
)
const NAMES = ['Jan Lis, nr\u00a07', 'Jan Lis, nr\u00a012', 'Ewa Mól']

function expectOffered(label: string | RegExp) {
  const { options } = screen.getByLabelText<HTMLSelectElement>(label)
  expect([...options].map(({ text }) => text)).toEqual(expect.arrayContaining(NAMES))
}

test('namesakes are told apart where one is chosen', async () => {
  const changes = [BEGUN, ...CREW, ...CERTIFICATES]
  const { user, go } = await visit('/certificates/new', { as: OWNER, changes })
  expectOffered('Osoba')
  await go('/calendar')
  await waitFor(() => expectOffered('Terminy'))
  await go('/reports/new')
  await user.click(await screen.findByRole('radio', { name: /^Wypadek/ }))
  await waitFor(() => expectOffered(/^Osoba poszkodowana/))
  expectOffered('Osoba zgłaszająca')
  expect(screen.getByRole('checkbox', { name: /^Jan Lis\s?spawacz, nr\s7$/ })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Jan Lis\s?spawacz, nr\s12$/ })).toBeVisible()
})

test('namesakes are told apart on their certificates and in the calendar', async () => {
  const changes = [BEGUN, ...CREW, ...CERTIFICATES]
  const { go } = await visit('/certificates', { as: OWNER, changes })
  const shown = screen.getAllByRole('article').map(({ textContent }) => textContent)
  for (const name of NAMES) expect(shown.filter((text) => text.includes(name))).toHaveLength(1)
  await go('/calendar?date=2026-12-05')
  for (const name of NAMES) {
    expect(await screen.findByRole('link', { name: (link) => link === name })).toBeVisible()
  }
})

test('a list says once beside its columns which position tells namesakes apart', async () => {
  const smith = { ...lis('second', '7'), person: { ...lis('second', '7').person, position: 'spawacz' } }
  const changes = [BEGUN, lis('first', '7'), smith]
  const { go } = await visit('/employees', { as: OWNER, changes })
  const link = () => screen.findByRole('link', { name: 'Lis Jan, spawacz' })
  expect((await link()).parentElement).toHaveTextContent(/^Lis Jan, spawacz\s?Aktywny$/)
  await go('/employees?view=gate&state=all')
  expect((await link()).closest('td')).toHaveTextContent(/^Lis Jan, spawacz$/)
  await go('/employer')
  expect((await link()).closest('td')).toHaveTextContent(/^Lis Jan, spawacz$/)
})
