import * as v from 'valibot'

import { onDatabaseLoss, readDatabase, writeDatabase } from '~/browser/store/database.client'
import { onOtherTabsChange, tellOtherTabs } from '~/browser/store/other-tabs.client'
import { readOr } from '~/browser/store/storage.client'
import { withAccount, type Account } from '~/domain/people/account'
import { personSettingsSchema, type PersonSettings } from '~/domain/people/settings'

import { keepCopy } from './unreadable-copies.client'

const DEFAULTS = v.parse(personSettingsSchema, {})

type SettingsRows = ReadonlyMap<string, unknown>

/** The settings of each person, kept until somebody changes them, so that moving between screens reads nothing. */
let keptRows: Promise<SettingsRows> | undefined

const listeners = new Set<() => void>()

onOtherTabsChange(forgetSettings)
onDatabaseLoss(forgetSettings)

/** Returns what a person has set, with defaults for the rest and for what cannot be read. Never throws. */
export async function readSettings(userId: string): Promise<PersonSettings> {
  return parseSettings((await findRows()).get(userId)) ?? DEFAULTS
}

/** True if a person's settings are kept but cannot be read. Never throws. */
export async function hasUnreadableSettings(userId: string): Promise<boolean> {
  const rows = await findRows()
  return rows.has(userId) && parseSettings(rows.get(userId)) === undefined
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
  forgetSettings()
  tellOtherTabs(userId, 'settings')
  for (const notify of listeners) notify()
}

/** Calls back when this tab has changed somebody's settings; returns what ends that. */
export function onSettingsChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Returns the person with the profile that they have edited in this browser. Never throws. */
export async function withOwnProfile<T extends { id: string } & Partial<Account>>(person: T): Promise<T> {
  return withAccount(person, (await readSettings(person.id)).account)
}

/**
 * Returns the people, each with the profile that they have edited in this browser; the very same list if none of
 * them has settings. Never throws.
 */
export async function withOwnProfiles<T extends { id: string } & Partial<Account>>(
  people: readonly T[],
): Promise<readonly T[]> {
  const rows = await findRows()
  if (!people.some(({ id }) => rows.has(id))) return people
  return people.map((person) =>
    rows.has(person.id) ? withAccount(person, parseSettings(rows.get(person.id))?.account) : person,
  )
}

/** Forgets what this tab has read, because it was changed. */
export function forgetSettings(): void {
  keptRows = undefined
}

/** Returns what each person has set, as it is stored. Never throws: a refused database has none. */
function findRows(): Promise<SettingsRows> {
  return readOr(new Map(), () => {
    keptRows ??= readRows()
    return keptRows
  })
}

async function readRows(): Promise<SettingsRows> {
  try {
    const rows = await readDatabase((database) => database.getAll('settings'))
    return new Map(rows.map(({ userId, settings }) => [userId, settings]))
  } catch (error) {
    forgetSettings()
    throw error
  }
}

function parseSettings(settings: unknown): PersonSettings | undefined {
  const parsed = v.safeParse(personSettingsSchema, settings)
  return parsed.success ? parsed.output : undefined
}
