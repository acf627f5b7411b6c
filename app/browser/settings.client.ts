import * as v from 'valibot'

import { withAccount, type Account } from '~/domain/account'
import { personSettingsSchema, type PersonSettings } from '~/domain/settings'

import { personStore } from './person-store.client'

export const SETTINGS_KEY = 'pewnik:settings'

const store = personStore(SETTINGS_KEY, personSettingsSchema)

const DEFAULTS = v.parse(personSettingsSchema, {})

/** What a person has set in this browser, with the defaults for the rest; what cannot be read counts as not set. */
export function readSettings(userId: string): PersonSettings {
  return store.read(userId) ?? DEFAULTS
}

/** Whether something is stored for a person that cannot be read; the next change sets it aside. */
export function hasDamagedSettings(userId: string): boolean {
  return store.problem(userId) !== undefined
}

/** Changes some of a person's settings and keeps the rest; throws StorageError and then changes nothing. */
export function saveSettings(userId: string, change: Partial<PersonSettings>): void {
  store.write(userId, (own = DEFAULTS) => ({ ...own, ...change }))
}

/** Puts all of a person's settings in the place of those kept; undefined forgets them. Throws StorageError. */
export function replaceSettings(userId: string, settings: PersonSettings | undefined): void {
  store.write(userId, () => settings)
}

/** What a person has set, or undefined where nothing was. */
export function findSettings(userId: string): PersonSettings | undefined {
  return store.read(userId)
}

/** The person as they want to be shown in this browser. */
export function withOwnProfile<T extends { id: string } & Partial<Account>>(person: T): T {
  return withAccount(person, store.read(person.id)?.account)
}

/** The people as they want to be shown in this browser. */
export function withOwnProfiles<T extends { id: string } & Partial<Account>>(people: readonly T[]): T[] {
  const all = store.readAll()
  return people.map((person) => {
    if (!Object.hasOwn(all, person.id)) return person
    const parsed = v.safeParse(personSettingsSchema, all[person.id])
    return withAccount(person, parsed.success ? parsed.output.account : undefined)
  })
}
