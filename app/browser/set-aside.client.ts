import { ownPart } from '~/domain/set-aside'

import { DRAFTS_KEY } from './drafts.client'
import { SET_ASIDE, setAside } from './person-store.client'
import { RECORDS_KEY } from './records.client'
import { SETTINGS_KEY } from './settings.client'
import { readStored, removeStored, StorageError, storedKeys, writeStored } from './storage.client'

const STORES = [
  { store: 'records', key: RECORDS_KEY },
  { store: 'settings', key: SETTINGS_KEY },
  { store: 'drafts', key: DRAFTS_KEY },
] as const

/** What was kept of a store that could not be read. */
export type SetAsideCopy = { key: string; store: (typeof STORES)[number]['store']; text: string }

/** That person's part of all copies set aside. Never throws. */
export function listSetAside(userId: string): SetAsideCopy[] {
  try {
    return STORES.flatMap(({ store, key: storeKey }) =>
      storedKeys(storeKey + SET_ASIDE)
        .toSorted()
        .flatMap((key) => {
          const part = ownPart(readStored(key) ?? '', userId)
          return part ? [{ key, store, text: part.text }] : []
        }),
    )
  } catch (error) {
    if (error instanceof StorageError) return []
    throw error
  }
}

/** Whether records of that person were set aside. Never throws. */
export function hasSetAsideRecords(userId: string): boolean {
  return listSetAside(userId).some(({ store }) => store === 'records')
}

/** Removes that person's part of a copy and keeps the others'; throws StorageError. */
export function removeSetAside({ key }: SetAsideCopy, userId: string): void {
  const text = readStored(key)
  const part = text === null ? undefined : ownPart(text, userId)
  if (!part) return
  if (part.rest === undefined) removeStored(key)
  else writeStored(key, part.rest)
}

/** Sets a copy aside again that was removed; throws StorageError. */
export function restoreSetAside(copy: SetAsideCopy): void {
  const storeKey = STORES.find(({ store }) => store === copy.store)?.key
  if (storeKey) setAside(storeKey, copy.text)
}
