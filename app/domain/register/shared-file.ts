import * as v from 'valibot'

import { checkRegisterAccess } from '~/domain/access/change-access'
import { changeSchema, effectiveChanges, type Change } from '~/domain/changes/change'
import { recordField } from '~/domain/changes/kinds'
import { kindOf } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { withoutGone } from '~/domain/records/erased-people'
import { recordKey, unionOfRecords } from '~/domain/records/own-data'

import { openBackup, type BackupProblem } from './backup'
import { findRegister } from './register'

/** The entries of a shared file in their order. None if the file is empty. */
export function readSharedFile(
  text: string,
  ownerId: string,
): { records: unknown[]; problem?: undefined } | { records?: undefined; problem: BackupProblem } {
  if (text.trim() === '') return { records: [] }
  const { file, problem } = openBackup(text, ownerId)
  return problem ? { problem } : { records: file.records }
}

/** Returns the owner of the register that a file holds, as it says last, if it holds one. */
export function registerOfFile(text: string): User | undefined {
  return registerOfRecords(openBackup(text).file?.records ?? [])
}

/** Returns the owner of the register that stored records hold, as they say last, if they hold one. */
export function registerOfRecords(records: readonly unknown[]): User | undefined {
  const said = records.flatMap((record) => {
    // Only these can say who the owner is; parsing all of a large register would take long.
    if (recordField(record) !== 'owner' && kindOf(record) !== 'undone') return []
    const { success, output } = v.safeParse(changeSchema, record, { abortEarly: true })
    return success ? [output] : []
  })
  return findRegister(effectiveChanges(said))
}

/** The result of merging a shared file, its copies and the data of a browser. */
export type SharedMerge = {
  /** The new content of the file. Entries that this version cannot read stay in it. */
  toFile: readonly unknown[]
  /** The new data of the browser: the same, without entries that are unreadable or not the owner's to make. */
  toBrowser: readonly unknown[]
  /** The changes that are new for the browser, the newest first. */
  news: Change[]
  /** True if the file lacks something, or has an import that was undone. */
  isFileBehind: boolean
}

/**
 * Merges by union. The order is the file's, so that all browsers that share it have the same one: of two changes of
 * the same thing, the later one counts. Entries of the browser stay as they are, but an import that was undone leaves
 * both, and so does all about erased people.
 */
export function mergeShared(
  owner: User,
  {
    file,
    copies,
    own,
  }: { file: readonly unknown[]; copies: readonly (readonly unknown[])[]; own: readonly unknown[] },
): SharedMerge {
  const toFile = withoutGone(unionOfRecords(file, ...copies, own))
  const ownByKey = new Map(own.map((record) => [recordKey(record), record]))
  const incoming = new Map(
    toFile
      .filter((record) => !ownByKey.has(recordKey(record)))
      .flatMap((record) => {
        const { success, output } = v.safeParse(changeSchema, record, { abortEarly: true })
        return success ? [[recordKey(record), output] as const] : []
      }),
  )
  const known = own.flatMap((record) => {
    const { success, output } = v.safeParse(changeSchema, record, { abortEarly: true })
    return success ? [output] : []
  })
  const isAllowed = checkRegisterAccess(owner, [...known, ...incoming.values()])
  const accepted = new Map([...incoming].filter(([, change]) => isAllowed(change)))
  const inFile = new Set(file.map(recordKey))
  const isKept = new Set(toFile.map(recordKey))
  const written = new Set(toFile)
  const readable = toFile.flatMap((record) => {
    const key = recordKey(record)
    return ownByKey.has(key) ? [ownByKey.get(key)] : (accepted.get(key) ?? [])
  })
  // Once more: an import may stay in the file for a record that this browser cannot read.
  const toBrowser = withoutGone(readable)
  const isTaken = new Set(toBrowser.map(recordKey))
  return {
    toFile,
    toBrowser,
    news: [...accepted.values()].filter(({ id }) => isTaken.has(id)).toReversed(),
    isFileBehind:
      isKept.size !== inFile.size ||
      [...isKept].some((key) => !inFile.has(key)) ||
      // An import may have lost the rows of somebody erased.
      !file.every((record) => written.has(record)),
  }
}
