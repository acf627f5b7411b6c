import * as v from 'valibot'

import { withAccount, type Account } from '~/domain/account'
import { personSettingsSchema, type PersonSettings } from '~/domain/settings'

import { readStored, StorageError, writeStored } from './storage.client'

const SETTINGS_KEY = 'pewnik:settings'
/** Where settings that cannot be read are put before they would be overwritten. */
const SET_ASIDE_KEY = 'pewnik:settings:damaged'

// Each person's settings are parsed on their own: what is damaged of one leaves the others whole.
const storedSettings = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((stored) => !Array.isArray(stored)),
  v.record(v.string(), v.unknown()),
)

const DEFAULTS = v.parse(personSettingsSchema, {})

type StoredSettings = {
  own: PersonSettings | undefined
  all: Record<string, unknown>
  /** The text as stored where it, or this person's part of it, cannot be read. */
  damaged: string | undefined
}

/** What a person has set in this browser, with the defaults for the rest; what cannot be read counts as not set. */
export function readSettings(userId: string): PersonSettings {
  return whereReadable(() => readStoredSettings(userId).own) ?? DEFAULTS
}

/** Whether something is stored for a person that cannot be read; the next change sets it aside. */
export function hasDamagedSettings(userId: string): boolean {
  return whereReadable(() => readStoredSettings(userId).damaged) !== undefined
}

/** Changes some of a person's settings and keeps the rest; throws StorageError and then changes nothing. */
export function saveSettings(userId: string, change: Partial<PersonSettings>): void {
  const { own = DEFAULTS, all, damaged } = readStoredSettings(userId)
  if (damaged !== undefined) setAside(damaged)
  writeStored(SETTINGS_KEY, JSON.stringify({ ...all, [userId]: { ...own, ...change } }))
}

/** The person as they want to be shown in this browser. */
export function asShown<Individual extends { id: string } & Partial<Account>>(
  person: Individual,
): Individual {
  return withAccount(person, readSettings(person.id).account)
}

/** The people as they want to be shown in this browser. */
export function allAsShown<Individual extends { id: string } & Partial<Account>>(
  people: readonly Individual[],
): Individual[] {
  const { all } = whereReadable(() => parseStored(readStored(SETTINGS_KEY))) ?? { all: {} }
  return people.map((person) => withAccount(person, parsePerson(all, person.id)?.account))
}

function readStoredSettings(userId: string): StoredSettings {
  const stored = readStored(SETTINGS_KEY)
  const { all, isDamaged } = parseStored(stored)
  const own = parsePerson(all, userId)
  const isOwnDamaged = own === undefined && Object.hasOwn(all, userId)
  return { own, all, damaged: isDamaged || isOwnDamaged ? (stored ?? undefined) : undefined }
}

function parseStored(stored: string | null): { all: Record<string, unknown>; isDamaged: boolean } {
  if (stored === null) return { all: {}, isDamaged: false }
  const parsed = v.safeParse(storedSettings, stored)
  return parsed.success ? { all: parsed.output, isDamaged: false } : { all: {}, isDamaged: true }
}

function parsePerson(all: Record<string, unknown>, userId: string): PersonSettings | undefined {
  if (!Object.hasOwn(all, userId)) return undefined
  const parsed = v.safeParse(personSettingsSchema, all[userId])
  return parsed.success ? parsed.output : undefined
}

/** Keeps a text under the first key that is free or already holds it. */
function setAside(text: string): void {
  const keyOf = (turn: number) => (turn === 1 ? SET_ASIDE_KEY : `${SET_ASIDE_KEY}-${turn}`)
  let turn = 1
  while (![null, text].includes(readStored(keyOf(turn)))) turn += 1
  writeStored(keyOf(turn), text)
}

/** A storage that is blocked holds nothing that could be read. */
function whereReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
