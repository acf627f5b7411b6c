import {
  recordChanges,
  type PlanRecordings,
  type Recording,
  undoChanges,
} from '~/browser/records/record-changes.client'
import { isRegisterLost } from '~/browser/records/records.client'
import { findSessionUser } from '~/browser/session/session.client'
import { StorageError, trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Change } from '~/domain/changes/change'
import type { ToastContent } from '~/ui/ark/toast-list'
import { showToast } from '~/ui/ark/toaster'

import type { Outcome } from './outcome'

type Needed = (changes: readonly Change[]) => boolean

/**
 * Records one change or several together if they are still needed. The outcome's toast can undo them. If the browser
 * refuses, nothing was recorded; `refused` is the toast that says so, and without it the form says so itself.
 */
export async function tryRecord(
  userId: string,
  recordings: Recording | readonly Recording[] | PlanRecordings,
  {
    isNeeded,
    done,
    refused,
    ...next
  }: {
    /** Asked of the changes that count when no other tab or tap is writing. */
    isNeeded?: Needed
    done: () => Pick<ToastContent, 'title' | 'description'>
    refused?: string
  } & Pick<Outcome, 'focus' | 'to'>,
): Promise<Outcome & { isNotStored?: boolean }> {
  try {
    const recorded = await recordChanges(userId, 'build' in recordings ? [recordings] : recordings, {
      isNeeded,
    })
    // Without a toast of its own, the outcome leaves that of the caller.
    return { ...next, ...(recorded.length > 0 && { toast: undoToast(userId, recorded, done()) }) }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    const told =
      refused === undefined ? { isNotStored: true } : { toast: errorToast(refused, notStoredText()) }
    return { ...told, isRefused: true }
  }
}

/** Asks a record as the changes leave it. One that is gone needs nothing. */
export function ifThere<Found>(
  find: (changes: readonly Change[]) => Found | undefined,
  isNeeded: (found: Found) => boolean,
): Needed {
  return (changes) => {
    const found = find(changes)
    return found !== undefined && isNeeded(found)
  }
}

/** The toast about something that was not done. */
export function errorToast(title: string, description?: string): ToastContent {
  return { type: 'error', title, description }
}

/** Says where own records are kept. Every toast about one says so. */
export const KEPT_HERE = 'Zapisano w\u00a0tej przeglądarce'

/** The toast about a record that was saved. The title names the record, and the description says more about it. */
export function savedToast(title: string, description = KEPT_HERE): ToastContent {
  return { type: 'success', title, description }
}

/** The toast about changes that were recorded. It offers to undo them. */
export function undoToast(
  userId: string,
  changes: readonly Change[],
  { title, description }: Pick<ToastContent, 'title' | 'description'>,
): ToastContent {
  return offerUndo({ title, description, id: undoToastId(changes) }, () => undoChanges(userId, changes))
}

/** The toast about something that can be undone. `undo` returns false if nothing was left to undo. */
export function offerUndo(
  { title, description, id }: Pick<ToastContent, 'title' | 'description'> & { id?: string },
  undo: () => Promise<boolean>,
): ToastContent {
  const named = [title, description].filter(Boolean).join(': ')
  const onClick = async () => {
    let isUndone = false
    const isStored = await trySave(async () => {
      isUndone = await undo()
    })
    if (!isStored) showToast('error', 'Nie udało się cofnąć', notStoredText())
    else if (isUndone) showToast('success', 'Cofnięto', named)
    else showToast('error', 'Nie ma już czego cofnąć', named)
  }
  return {
    type: 'success',
    title,
    description,
    action: { id, label: 'Cofnij', onClick: () => void onClick() },
  }
}

/** Names the toast by its changes: a form that is sent twice records once, and has one toast. */
export function undoToastId(changes: readonly Change[]): string {
  return changes.map(({ id }) => id).join(' ')
}

const LOST_REGISTER =
  'W\u00a0tej przeglądarce nie ma już tego rejestru. Komunikat u\u00a0góry strony mówi, jak do niego wrócić.'

/** Tells why the panel could not store something, and what to do about it. */
export function notStoredText(): string {
  const user = findSessionUser()
  return user && isRegisterLost(user.id) ? LOST_REGISTER : NOT_STORED
}
