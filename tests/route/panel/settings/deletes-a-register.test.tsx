import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { refuseWritesAfter } from '../../../support/database'
import { watchDownloads } from '../../../support/downloads'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { readChanges } from '../../../support/stored'
import { visit, type Visit } from '../../../support/visit'

const CHANGES = [BEGUN, personSaved('a', 'Łucja', 'Ćwiąkała'), personSaved('b', 'Żaneta', 'Źdźbło')]

const openSettings = () => visit('/settings?tab=data', { as: OWNER, changes: CHANGES })

/** Types into the question before the deletion, and returns its dialog. */
async function deleteRegister({ user }: Visit, typed: string) {
  await user.click(await screen.findByRole('button', { name: 'Usuń rejestr' }))
  const question = within(await screen.findByRole('dialog', { name: named('Usunąć cały rejestr?') }))
  await user.type(question.getByLabelText('Nazwa rejestru'), typed)
  await user.click(question.getByRole('button', { name: 'Usuń rejestr' }))
  return question
}

const undo = async ({ user }: Visit) => {
  const notice = await findToast('Usunięto rejestr: Zakłady Kontrolne – Jan Próbny.')
  await user.click(within(notice).getByRole('button', { name: 'Cofnij' }))
}

test('only the name of the company deletes a register, and a copy is offered first', async () => {
  const saved = watchDownloads()
  const opened = await openSettings()
  const question = await deleteRegister(opened, 'Zakłady')
  await waitFor(() =>
    expect(question.getByLabelText('Nazwa rejestru')).toHaveAccessibleDescription(
      /Wpisz „Zakłady Kontrolne”$/,
    ),
  )
  await opened.user.click(question.getByRole('button', { name: 'Najpierw pobierz kopię' }))
  await expect.poll(() => saved).toMatchObject([{ name: 'pewnik-dane-2026-11-21.zip' }])
  await opened.user.click(question.getByRole('button', { name: 'Anuluj' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await readChanges(OWNER.id)).toHaveLength(3)
})

test('where the browser refuses to put the register back, the notice stays for another try', async () => {
  const opened = await openSettings()
  await deleteRegister(opened, 'zakłady kontrolne')
  await findToast('Usunięto rejestr')
  expect(await readChanges(OWNER.id)).toEqual([])
  const makeRoom = refuseWritesAfter(0)
  await undo(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się cofnąć')
  makeRoom()
  await opened.reload()
  await undo(opened)
  await screen.findByRole('heading', { level: 1, name: named('Dzień dobry, Jan') })
  expect(await readChanges(OWNER.id)).toEqual(CHANGES)
})

test('a sample account has no register to delete, and no folder to share', async () => {
  await visit('/settings?tab=data', { as: 'employer' })
  expect(screen.getByRole('button', { name: 'Usuń dane' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Usuń rejestr' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Folder wspólny' })).toBeNull()
})
