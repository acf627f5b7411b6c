import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { named, row } from '../../../support/queries'
import { readRows } from '../../../support/stored'
import { visit } from '../../../support/visit'

const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')
const EWA = personSaved('b', 'Ewa', 'Dawna')
const ARCHIVED = { kind: 'person-archived', id: 'gone', day: '2026-11-20', personId: EWA.person.id } as const

const chooseAccident = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await user.click(screen.getByRole('radio', { name: /^Wypadek/ }))
  await screen.findByLabelText(/^Opis zdarzenia/)
}

test('an employer without people files a report in their own name only', async () => {
  const { user } = await visit('/reports/new', { as: OWNER, changes: [BEGUN] })
  await chooseAccident(user)
  expect(screen.queryByLabelText('Osoba zgłaszająca')).toBeNull()
})

test('an employer files a report in the name of one of their people, and never of an archived one', async () => {
  const { user, go, reload } = await visit('/reports/new', {
    as: OWNER,
    changes: [BEGUN, LUCJA, EWA, ARCHIVED],
  })
  await chooseAccident(user)
  const reporter = () => screen.getByLabelText<HTMLSelectElement>('Osoba zgłaszająca')
  expect([...reporter().options].map(({ text }) => text)).toEqual(['Jan Próbny (Ty)', 'Łucja Ćwiąkała'])
  const witnesses = within(screen.getByRole('group', { name: /^Świadkowie/ }))
  expect(witnesses.getAllByRole('checkbox')).toHaveLength(1)
  await user.selectOptions(reporter(), 'Łucja Ćwiąkała')
  expect(await witnesses.findByRole('checkbox', { name: /^Jan Próbny/ })).toBeVisible()
  await expect.poll(async () => JSON.stringify(await readRows('drafts'))).toContain(LUCJA.person.id)
  await reload()
  await waitFor(() => expect(reporter()).toHaveDisplayValue('Łucja Ćwiąkała'))
  await user.type(screen.getByLabelText(/^Opis zdarzenia/), 'Skaleczenie dłoni przy wyładunku')
  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))

  await screen.findByRole('heading', { level: 1, name: 'Wypadek' })
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Osoba zgłaszającaŁucja Ćwiąkała')
  expect(article).toHaveTextContent(/Wpisano zgłoszenie.*Jan Próbny/)
  await go('/reports')
  await waitFor(() => expect(row('Wypadek')).toHaveTextContent('Łucja Ćwiąkała'))
  expect(screen.queryByText(named('Ewa Dawna'))).toBeNull()
})
