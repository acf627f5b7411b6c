import * as v from 'valibot'

import { personSettingsSchema, withAccount, type Account, type PersonSettings } from '~/domain/settings'

import { readStored, StorageError, writeStored } from './storage.client'

const SETTINGS_KEY = 'pewnik:settings'
/** Where settings that cannot be read are put before they would be overwritten. */
const SET_ASIDE_KEY = 'pewnik:settings:damaged'

const storedSettings = v.pipe(v.string(), v.parseJson(), v.record(v.string(), personSettingsSchema))

type SettingsByUser = v.InferOutput<typeof storedSettings>

/** What a person has set in this browser, with the defaults for the rest; a blocked storage gives all defaults. */
export function readSettings(userId: string): PersonSettings {
  return readAll()[userId] ?? v.parse(personSettingsSchema, {})
}

/** Changes some of a person's settings and keeps the rest; throws StorageError and then changes nothing. */
export function saveSettings(userId: string, change: Partial<PersonSettings>): void {
  const stored = readStored(SETTINGS_KEY)
  const parsed = stored === null ? undefined : v.safeParse(storedSettings, stored)
  if (stored !== null && !parsed?.success) writeStored(SET_ASIDE_KEY, stored)
  const all = parsed?.success ? parsed.output : {}
  const own = all[userId] ?? v.parse(personSettingsSchema, {})
  writeStored(SETTINGS_KEY, JSON.stringify({ ...all, [userId]: { ...own, ...change } }))
}

/** The person as they want to be shown in this browser. */
export function asShown<Individual extends { id: string } & Partial<Account>>(
  person: Individual,
): Individual {
  return withAccount(person, readAll()[person.id]?.account)
}

/** The people as they want to be shown in this browser. */
export function allAsShown<Individual extends { id: string } & Partial<Account>>(
  people: readonly Individual[],
): Individual[] {
  const all = readAll()
  return people.map((person) => withAccount(person, all[person.id]?.account))
}

function readAll(): SettingsByUser {
  try {
    const parsed = v.safeParse(storedSettings, readStored(SETTINGS_KEY) ?? '{}')
    return parsed.success ? parsed.output : {}
  } catch (error) {
    if (error instanceof StorageError) return {}
    throw error
  }
}
