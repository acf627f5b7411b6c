import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// A mark in localStorage, so that people who share no folder load none of the code for it.

/** True if a person shares a folder in this browser. Never throws. */
export function hasSharedFolder(userId: string): boolean {
  return unlessRefused(() => readStored(keyOf(userId)) !== null) ?? false
}

/** Throws StorageError. */
export function markSharedFolder(userId: string, isShared: boolean): void {
  if (isShared) writeStored(keyOf(userId), '1')
  else removeStored(keyOf(userId))
}

function keyOf(userId: string): string {
  return `pewnik:shared-folder:${userId}`
}
