import * as v from 'valibot'

import { countChanges, readChanges } from '~/browser/records/records.client'
import { readPersistence } from '~/browser/store/persistence.client'
import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import {
  lastCopySchema,
  vaultCopySchema,
  type CopyState,
  type LastCopy,
  type VaultCopy,
} from '~/domain/register/last-copy'

// In localStorage and not in the database: a copy says nothing of the data, and so is no part of them.

const storedCopy = v.pipe(v.string(), v.parseJson(), lastCopySchema)
const storedVaultCopy = v.pipe(v.string(), v.parseJson(), vaultCopySchema)

/** Returns what a person keeps and what of it the last copy has. Never throws. */
export async function readCopyState(userId: string): Promise<CopyState> {
  const [changes, [first], persistence] = await Promise.all([
    countChanges(userId),
    readChanges(userId),
    readPersistence(),
  ])
  return {
    copy: readLastCopy(userId),
    vault: readVaultCopy(userId),
    changes,
    since: first?.day,
    isAtRisk: persistence === 'seven-days',
  }
}

/** Returns the last copy that left this browser, or undefined. Never throws. */
export function readLastCopy(userId: string): LastCopy | undefined {
  return unlessRefused(() => {
    const parsed = v.safeParse(storedCopy, readStored(keyOf(userId)))
    return parsed.success ? parsed.output : undefined
  })
}

/** Keeps that a copy was made, or that there is none any more. Never throws: the next reminder then comes early. */
export function saveLastCopy(userId: string, copy: LastCopy | undefined): void {
  unlessRefused(() => (copy ? writeStored(keyOf(userId), JSON.stringify(copy)) : removeStored(keyOf(userId))))
}

/** Notes that a copy of that day was taken in: it is a copy of what is here now, unless there is a later one. */
export function noteTakenCopy(userId: string, taken: LastCopy): void {
  const known = readLastCopy(userId)
  if (!known || known.day < taken.day) saveLastCopy(userId, taken)
}

/** Corrects what the last copy has if data were replaced: what is gone is not counted against what comes. */
export function capLastCopy(userId: string, changes: number): void {
  const copy = readLastCopy(userId)
  if (copy) saveLastCopy(userId, { ...copy, changes: Math.min(copy.changes, changes) })
}

function readVaultCopy(userId: string): VaultCopy | undefined {
  return unlessRefused(() => {
    const parsed = v.safeParse(storedVaultCopy, readStored(vaultKeyOf(userId)))
    return parsed.success ? parsed.output : undefined
  })
}

/** Keeps when the vault had all of a register, or that it has it no more. Never throws: a reminder then comes early. */
export function saveVaultCopy(userId: string, copy: VaultCopy | undefined): void {
  unlessRefused(() =>
    copy ? writeStored(vaultKeyOf(userId), JSON.stringify(copy)) : removeStored(vaultKeyOf(userId)),
  )
}

function keyOf(userId: string): string {
  return `pewnik:last-copy:${userId}`
}

function vaultKeyOf(userId: string): string {
  return `pewnik:vault-copy:${userId}`
}
