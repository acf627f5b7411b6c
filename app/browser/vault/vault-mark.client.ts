import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// A mark in localStorage, so that registers without a vault load none of the code for it.

/** True if the register of a person is in a vault, as this browser knows. Never throws. */
export function hasVault(userId: string): boolean {
  return unlessRefused(() => readStored(keyOf(userId)) !== null) ?? false
}

/** Throws StorageError. */
export function markVault(userId: string, isOn: boolean): void {
  if (isOn) writeStored(keyOf(userId), '1')
  else removeStored(keyOf(userId))
}

function keyOf(userId: string): string {
  return `pewnik:vault:${userId}`
}
