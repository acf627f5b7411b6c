import * as v from 'valibot'

import { withAccount, type Account } from '~/domain/account'
import { personSettingsSchema, type PersonSettings } from '~/domain/settings'

import { readDatabase, writeDatabase } from './database.client'
import { keepCopy } from './keep-copy.client'
import { tellOtherTabs } from './other-tabs.client'
import { readOr } from './storage.client'

const DEFAULTS = v.parse(personSettingsSchema, {})

/** Returns what a person has set, with defaults for the rest and for what cannot be read. Never throws. */
export async function readSettings(userId: string): Promise<PersonSettings> {
  return parseSettings((await findRow(userId))?.settings) ?? DEFAULTS
}

/** True where a person's settings are kept but cannot be read. Never throws. */
export async function hasUnreadableSettings(userId: string): Promise<boolean> {
  const row = await findRow(userId)
  return row !== undefined && parseSettings(row.settings) === undefined
}

/** Changes some of a person's settings; throws StorageError, and then nothing is changed. */
export async function saveSettings(userId: string, change: Partial<PersonSettings>): Promise<void> {
  await writeDatabase(['settings', 'unreadable'], async (transaction) => {
    const store = transaction.objectStore('settings')
    const former = await store.get(userId)
    const settings = parseSettings(former?.settings)
    if (former && !settings) {
      await keepCopy(transaction, { userId, source: 'settings', text: JSON.stringify(former.settings) })
    }
    await store.put({ userId, settings: { ...(settings ?? DEFAULTS), ...change } })
  })
  tellOtherTabs(userId, 'settings')
}

/** Returns the person with the profile that they have edited in this browser. Never throws. */
export async function withOwnProfile<T extends { id: string } & Partial<Account>>(person: T): Promise<T> {
  return withAccount(person, (await readSettings(person.id)).account)
}

/**
 * Returns the people, each with the profile that they have edited in this browser; the very same list where there is
 * none. Never throws.
 */
export async function withOwnProfiles<T extends { id: string } & Partial<Account>>(
  people: readonly T[],
): Promise<readonly T[]> {
  const rows = await readOr([], () => readDatabase((database) => database.getAll('settings')))
  if (rows.length === 0) return people
  const accounts = new Map(rows.map(({ userId, settings }) => [userId, parseSettings(settings)?.account]))
  return people.map((person) => withAccount(person, accounts.get(person.id)))
}

function findRow(userId: string) {
  return readOr(undefined, () => readDatabase((database) => database.get('settings', userId)))
}

function parseSettings(settings: unknown): PersonSettings | undefined {
  const parsed = v.safeParse(personSettingsSchema, settings)
  return parsed.success ? parsed.output : undefined
}
