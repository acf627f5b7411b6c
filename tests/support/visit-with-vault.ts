import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { serveVaults } from './vault-of-page'
import type { VaultServer } from './vault-server'
import { visit, type Visit } from './visit'

/** Turns the vault of a register on in its settings, over an empty server, and opens the screen. */
export async function visitWithVault(
  path: string,
  options: Required<Pick<NonNullable<Parameters<typeof visit>[1]>, 'as' | 'changes'>>,
  env: Record<string, string> = {},
): Promise<Visit & Pick<VaultServer, 'withStore'>> {
  const { withStore } = await serveVaults({ env })
  const opened = await visit('/settings?tab=data', options)
  await opened.user.click(await screen.findByRole('button', { name: 'Włącz' }))
  await screen.findByRole('button', { name: 'Połącz urządzenie' })
  await opened.go(path)
  return { ...opened, withStore }
}

/** Waits until the server has all: what is sent when a test has ended finds another browser. */
export async function untilInStep(userId: string): Promise<void> {
  // Each document has modules of its own.
  const { syncVault } = await import('~/browser/vault/sync-vault.client')
  expect(await syncVault(userId)).toMatchObject({ phase: 'synced' })
}

/** Returns the changes that count, as the shown document reads them. */
export async function countingChanges(userId: string): Promise<readonly Change[]> {
  const { readChanges } = await import('~/browser/records/records.client')
  return readChanges(userId)
}
