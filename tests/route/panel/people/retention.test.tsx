import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { NewPerson } from '~/domain/people/person-fields'

import { examinationRecorded } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, row, words } from '../../../support/queries'
import { follow, press } from '../../../support/steps'
import { readChanges, readRows } from '../../../support/stored'
import { visit } from '../../../support/visit'

function left(id: string, lastName: string, details: Partial<NewPerson>): Change {
  const change = personSaved(id, 'Ewa', lastName)
  return { ...change, person: { ...change.person, ...details } }
}

const CHANGES: Change[] = [
  BEGUN,
  left('old', 'Dawna', { hiredOn: '2019-03-01', leftOn: '2019-05-31' }),
  examinationRecorded('exam', { userId: 'person-old' }),
  left('long', 'Długa', { hiredOn: '2010-03-01', leftOn: '2019-05-31' }),
  left('none', 'Bezdnia', {}),
  { kind: 'person-archived', id: 'archived', day: '2026-11-20', personId: 'person-none' },
]

/** After the ten years of Dawna. */
const LATER = '2030-01-01'

test('the files of people who have left are listed with the day until which the law asks to keep them', async () => {
  const page = await visit('/employees/archive', { as: OWNER, changes: CHANGES, today: '2029-12-31' })
  await follow(page, 'Czas przechowywania')
  await findHeading('Czas przechowywania')
  expect(row('Dawna')).toHaveTextContent(/31\.12\.2029.*10\s*lat/)
  expect(row('Długa')).toHaveTextContent(/31\.12\.2069.*50\s*lat/)
  expect(row('Bezdnia')).toHaveTextContent(/Nie wiadomo.*brak ostatniego dnia pracy/)
  expect(screen.queryByRole('button', { name: /^Usuń na zawsze/ })).toBeNull()
})

test('a person whose time is over is erased for good after a question, with the whole history', async () => {
  const page = await visit('/employees/retention', { as: OWNER, changes: CHANGES, today: LATER })
  await page.user.click(screen.getByRole('button', { name: /^Usuń na zawsze: Dawna Ewa/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(words('Aplikacja nie dosięgnie: kopii i plików zapisanych wcześniej'))
  await page.user.click(within(dialog).getByRole('button', { name: 'Usuń na zawsze' }))
  await findToast('Usunięto na zawsze')
  await waitFor(() => expect(screen.queryByText(/Dawna/)).toBeNull())
  const stored = JSON.stringify(await readRows('changes'))
  expect(stored).not.toContain('Dawna')
  expect(stored).not.toContain('examination-recorded')
  expect(await readChanges(OWNER.id)).toHaveLength(CHANGES.length - 1)
  await page.reload()
  expect(row('Długa')).toBeVisible()
})

test('only the employer of an own register erases, and whoever deletes the register hears what to keep', async () => {
  await visit('/employees/retention', { as: 'employer' })
  expect(await findHeading('Brak dostępu')).toBeVisible()
  const page = await visit('/settings?tab=data', { as: OWNER, changes: CHANGES })
  const card = await screen.findByRole('region', { name: 'Usuwanie' })
  expect(card).toHaveTextContent(words('protokoły powypadkowe 10 lat'))
  await press(page, 'Usuń rejestr')
  expect(await screen.findByRole('dialog')).toHaveTextContent(words('przed usunięciem pobierz kopię'))
})
