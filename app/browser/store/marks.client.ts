import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// Marks in localStorage, so that registers without a vault, a shared folder or reminders load none of the code for them.

type Mark = 'vault' | 'shared-folder' | 'reminders'

/** True if the register of a person is in a vault, as this browser knows. Never throws. */
export function hasVault(userId: string): boolean {
  return isMarked('vault', userId)
}

/** Throws StorageError. */
export function markVault(userId: string, isOn: boolean): void {
  mark('vault', userId, isOn)
}

/** True if a person shares a folder in this browser. Never throws. */
export function hasSharedFolder(userId: string): boolean {
  return isMarked('shared-folder', userId)
}

/** Throws StorageError. */
export function markSharedFolder(userId: string, isOn: boolean): void {
  mark('shared-folder', userId, isOn)
}

/** True if something of a person's register goes to the server by reminders or a calendar. Never throws. */
export function hasReminders(userId: string): boolean {
  return isMarked('reminders', userId)
}

/** Throws StorageError. */
export function markReminders(userId: string, isOn: boolean): void {
  mark('reminders', userId, isOn)
}

/** The key of the reminders and calendars that the server has still to end. */
export const ROWS_TO_END = 'pewnik:reminders-to-end'

/** True if the server has still to end something. Never throws. */
export function hasRowsToEnd(): boolean {
  return unlessRefused(() => readStored(ROWS_TO_END) !== null) ?? false
}

function isMarked(name: Mark, userId: string): boolean {
  return unlessRefused(() => readStored(keyOf(name, userId)) !== null) ?? false
}

function mark(name: Mark, userId: string, isOn: boolean): void {
  if (isOn) writeStored(keyOf(name, userId), '1')
  else removeStored(keyOf(name, userId))
}

function keyOf(name: Mark, userId: string): string {
  return `pewnik:${name}:${userId}`
}
