import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { BOX_SAVED } from '../../../support/crew-drops'
import { settingsOf, startMailServer } from '../../../support/mail-server'
import { BEGUN, OWNER } from '../../../support/owner'
import { findToast, words } from '../../../support/queries'
import { visitWithVault } from '../../../support/visit-with-vault'

const NEWS = words('Nowe zgłoszenia ze skrzynki od razu')

/** Turns reminders by mail on, for a register with a vault. */
async function visitWithMail(changes: Change[]) {
  const mailbox = await startMailServer()
  onTestFinished(() => mailbox.close())
  const env = { ...settingsOf(mailbox), TODAY }
  const { user, withStore } = await visitWithVault('/settings', { as: OWNER, changes }, env)
  const mail = await screen.findByRole('switch', { name: 'Powiadomienia e-mail' })
  expect(screen.queryByRole('switch', { name: NEWS })).toBeNull()
  await user.click(mail)
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await screen.findByRole('button', { name: 'Wyślij link ponownie' })
  const { readKept } = await import('~/browser/reminders/reminder-store.client')
  const { readVault } = await import('~/browser/vault/vault.client')
  const [kept, vault] = [await readKept(OWNER.id), await readVault(OWNER.id)]
  const toldVault = () =>
    withStore(async (store) => (await store.findReminder(kept.mail?.id ?? ''))?.vaultId ?? 'none')
  return { user, vault, toldVault }
}

test('reminders of a register with a box tell of new drops, until they are switched off', async () => {
  const { user, vault, toldVault } = await visitWithMail([BEGUN, BOX_SAVED])
  const news = await screen.findByRole('switch', { name: NEWS })
  expect(news).toBeChecked()
  expect(news).toHaveAccessibleDescription(words('najwyżej raz na godzinę'))
  expect(await toldVault()).toBe(vault?.id)

  await user.click(news)
  await findToast('Wyłączono wiadomości o nowych zgłoszeniach')
  await waitFor(() => expect(news).not.toBeChecked())
  expect(await toldVault()).toBe('')

  await user.click(news)
  await findToast('Włączono wiadomości o nowych zgłoszeniach')
  await waitFor(() => expect(news).toBeChecked())
  expect(await toldVault()).toBe(vault?.id)
})

test('a register without a box has no such switch, and the server learns no vault', async () => {
  const { toldVault } = await visitWithMail([BEGUN])
  expect(screen.queryByRole('switch', { name: NEWS })).toBeNull()
  expect(await toldVault()).toBe('')
})
