import * as v from 'valibot'

import { entriesSchema } from '~/domain/set-aside'

import { readStored, StorageError, writeStored } from './storage.client'

/** What the keys of copies set aside have after the key of their store. */
export const SET_ASIDE = ':damaged'

type PersonStore<Value> = {
  /** What is stored for a person, or undefined; what cannot be read counts as not stored. Never throws. */
  read: (userId: string) => Value | undefined
  /** What is stored for everybody, as it stands there. Never throws. */
  readAll: () => Record<string, unknown>
  /** Why something is stored for a person that cannot be read; the next write sets it aside. Never throws. */
  problem: (userId: string) => StoreProblem | undefined
  /** Changes what is stored for one person and keeps the rest; undefined removes it. Throws StorageError and then changes nothing. */
  write: (userId: string, change: (value: Value | undefined) => Value | undefined) => void
}

export type StoreProblem = 'damaged' | 'newer-version'

/**
 * A JSON object under one key of localStorage, with an entry for each person of this browser, each parsed
 * on its own: what is damaged of one leaves the others whole. A text that cannot be read, or comes from a
 * newer version of the app, is put under `<key>:damaged` before anything is written in its place.
 * With a `version` the object is `{ version, people }`, without one only the people.
 */
export function personStore<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  version?: number,
): PersonStore<Value> {
  const versioned = v.object({ version: v.literal(version ?? 0), people: entriesSchema })
  const newer = v.object({ version: v.pipe(v.number(), v.gtValue(version ?? 0)) })

  function parseAll(text: string | null): { all: Record<string, unknown>; problem?: StoreProblem } {
    if (text === null) return { all: {} }
    const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
    if (!json.success) return { all: {}, problem: 'damaged' }
    if (version === undefined) {
      const parsed = v.safeParse(entriesSchema, json.output)
      return parsed.success ? { all: parsed.output } : { all: {}, problem: 'damaged' }
    }
    const parsed = v.safeParse(versioned, json.output)
    if (parsed.success) return { all: parsed.output.people }
    return { all: {}, problem: v.is(newer, json.output) ? 'newer-version' : 'damaged' }
  }

  function readState(userId: string) {
    const text = readStored(key)
    const { all, problem } = parseAll(text)
    if (!Object.hasOwn(all, userId)) return { text, all, problem }
    const parsed = v.safeParse(schema, all[userId])
    if (parsed.success) return { text, all, problem, value: parsed.output }
    // Only that person's entry is set aside, since those of the others stay where they are.
    return { text: textOf({ [userId]: all[userId] }), all, problem: 'damaged' as const }
  }

  function textOf(people: Record<string, unknown>): string {
    return JSON.stringify(version === undefined ? people : { version, people })
  }

  return {
    read: (userId) => whereReadable(() => readState(userId).value),
    readAll: () => whereReadable(() => parseAll(readStored(key)).all) ?? {},
    problem: (userId) => whereReadable(() => readState(userId).problem),
    write: (userId, change) => {
      const { text, all, problem, value } = readState(userId)
      if (problem && text !== null) setAside(key, text)
      const { [userId]: _former, ...others } = all
      const changed = change(value)
      writeStored(key, textOf(changed === undefined ? others : { ...others, [userId]: changed }))
    },
  }
}

/** Keeps a text under the first key that is free or already holds it; throws StorageError. */
export function setAside(key: string, text: string): void {
  const keyOf = (turn: number) => (turn === 1 ? `${key}${SET_ASIDE}` : `${key}${SET_ASIDE}-${turn}`)
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
