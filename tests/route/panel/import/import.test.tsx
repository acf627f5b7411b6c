import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TODAY } from '../../../support/builders'
import { certificateAdded, sheetImported } from '../../../support/changes'
import { goToPeople, openImport, paste, record } from '../../../support/import-steps'
import { BEGUN, OWNER } from '../../../support/owner'
import { MALGORZATA } from '../../../support/sample'
import { visit } from '../../../support/visit'

const SHEET = sheetImported('import', 'p1')
const past = () => within(screen.getByRole('region', { name: 'Wcześniejsze wczytania' }))

/** Returns the text of all that this browser keeps of the owner. */
async function kept(): Promise<string> {
  const { readOwnData } = await import('~/browser/records/own-data.client')
  return JSON.stringify(await readOwnData(OWNER.id))
}

test('an earlier import that is taken back leaves no name in this browser, and its toast brings it back', async () => {
  const { user, reload } = await visit('/employees/import', { as: OWNER, changes: [BEGUN, SHEET] })
  expect(await kept()).toContain('Ćwiąkała')
  await user.click(past().getByRole('button', { name: /^Cofnij/ }))
  await screen.findByText('Cofnięto wczytanie')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Wcześniejsze wczytania' })).toBeNull())
  expect(await kept()).not.toContain('Ćwiąkała')

  await user.click(screen.getByRole('button', { name: 'Przywróć' }))
  await screen.findByText('Przywrócono wczytanie')
  expect(await screen.findByText(/^1\sosoba, 0\scertyfikatów$/)).toBeVisible()
  await reload()
  expect(past().getByRole('button', { name: /^Cofnij/ })).toBeVisible()
})

test('an import on which something was built is not taken back', async () => {
  const built = certificateAdded('c', { userId: 'p1', status: 'active' })
  await visit('/employees/import', { as: OWNER, changes: [BEGUN, SHEET, built] })
  expect(past().getByText(/nie można go cofnąć w\scałości/)).toBeVisible()
  expect(past().queryByRole('button')).toBeNull()
})

test('an import that an earlier version has only marked as undone is cleared away once the screen is shown', async () => {
  const undone = { kind: 'undone', id: 'u', day: TODAY, changeId: SHEET.id } as const
  await visit('/employees', { as: OWNER, changes: [BEGUN, SHEET, undone] })
  await expect.poll(kept).not.toContain('Ćwiąkała')
})

test('the whole import is taken back by one press, out of this browser, and its toast brings it back', async () => {
  const page = await openImport()
  const { user } = page
  const done = (title: string) => screen.findByRole('heading', { name: title })
  const keptOfEmployer = async () => {
    const { readOwnData } = await import('~/browser/records/own-data.client')
    return JSON.stringify(await readOwnData(MALGORZATA))
  }
  await paste(page, 'Nazwisko i imię | Nr pracownika', 'Ćwiąkała Łucja | 101')
  await goToPeople(page)
  await record(page)
  expect(await keptOfEmployer()).toContain('Ćwiąkała')
  await user.click(screen.getByRole('button', { name: 'Cofnij całe wczytanie' }))
  await done('Wczytanie cofnięte')
  expect(screen.getByText(/nie ma\sjuż w\stej przeglądarce/)).toBeVisible()
  expect(await keptOfEmployer()).not.toContain('Ćwiąkała')
  await user.click(screen.getByRole('button', { name: 'Przywróć' }))
  await done('Wczytano')
  await user.click(screen.getByRole('button', { name: 'Cofnij całe wczytanie' }))
  await done('Wczytanie cofnięte')
  await page.go('/employees')
  await screen.findByRole('heading', { level: 1, name: 'Pracownicy' })
  expect(screen.queryByText('Ćwiąkała Łucja')).toBeNull()
  await page.reload()
  expect(screen.queryByText('Ćwiąkała Łucja')).toBeNull()
})
