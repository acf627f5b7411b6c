import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

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
  const cells = within(screen.getByRole('table', { name: 'Kto może pracować' }))
  for (const number of ['7', '12']) {
    const name = new RegExp(`dodaj orzeczenie, Lis Jan, nr\\s${number}$`)
    expect(cells.getByRole('link', { name })).toBeInTheDocument()
  }
})

test('the toasts of a person’s page and the titles of their documents name a namesake apart', async () => {
  const { user, go } = await open('/employees/person-second')
  expect(document.title).toMatch(/^Jan Lis, nr\s12 /)
  await user.click(screen.getByRole('button', { name: 'Do archiwum' }))
  expect(await screen.findByText('Przeniesiono do archiwum')).toBeInTheDocument()
  expect(await screen.findByText(/^Jan Lis, nr\s12$/)).toBeInTheDocument()
  const forms = { edit: 'Zmiana danych', examination: 'Orzeczenie lekarskie', induction: 'Szkolenie wstępne' }
  for (const [form, title] of Object.entries(forms)) {
    await go(`/employees/person-first/${form}`)
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}: Jan Lis, nr\\s7 `)))
  }
})
