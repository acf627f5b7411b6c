import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// A mark in localStorage, so that registers without reminders load none of the code for them.

/** True if something of a person's register goes to the server by reminders or a calendar. Never throws. */
export function hasReminders(userId: string): boolean {
  return unlessRefused(() => readStored(keyOf(userId)) !== null) ?? false
}

/** Throws StorageError. */
export function markReminders(userId: string, isOn: boolean): void {
  if (isOn) writeStored(keyOf(userId), '1')
  else removeStored(keyOf(userId))
}

function keyOf(userId: string): string {
  return `pewnik:reminders:${userId}`
}
