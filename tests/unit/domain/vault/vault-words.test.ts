import { expect, test } from 'vitest'

import { vaultStateText, vaultStateWord } from '~/domain/vault/vault-words'

const AT = new Date('2026-11-21T09:05:00Z')

test('a word says how the devices are in step, and a sentence how much only this one has', () => {
  const synced = { phase: 'synced', unsent: 0, at: AT } as const
  expect(vaultStateWord(synced)).toBe('Zsynchronizowane')
  expect(vaultStateText(synced)).toBe('Zsynchronizowane, 21.11.2026, 10:05')
  expect(vaultStateWord({ phase: 'sending', unsent: 3 })).toBe('Wysyłam 3')
  expect(vaultStateText({ phase: 'waiting', unsent: 2, problem: 'offline' })).toBe(
    'Czeka na sieć. Tylko tutaj jest: 2\u00a0zmiany',
  )
  expect(vaultStateWord({ phase: 'waiting', unsent: 0, problem: 'unavailable' })).toBe('Czeka na serwer')
  expect(vaultStateWord({ phase: 'failed', unsent: 1, problem: 'gone' })).toBe('Nie da się wysłać')
})
