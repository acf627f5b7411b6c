import { data, redirect } from 'react-router'

import { recordChanges, type Recording } from '~/browser/records.client'
import { StorageError } from '~/browser/storage.client'
import type { Change } from '~/domain/change'
import type { FieldErrors } from '~/domain/form'

/** What the action of a form answers where it kept nothing: what is wrong with its fields, or with the browser. */
export type FormAnswer = { errors?: FieldErrors; isNotStored?: boolean }

/** Answers a form that was refused; the fields keep what was typed. */
export function refuseForm<T extends FormAnswer>(answer: T) {
  return data(answer, { status: 400 })
}

/**
 * Records what a form adds, drops its draft, tells the person by `onSaved` and leads on. Where the browser
 * refuses, nothing is recorded and the form is answered so.
 */
export async function saveForm(
  userId: string,
  recordings: readonly Recording[],
  { draft, to, onSaved }: { draft: string; to: string; onSaved: (changes: readonly Change[]) => void },
) {
  try {
    onSaved(await recordChanges(userId, recordings, { draft }))
  } catch (error) {
    if (error instanceof StorageError) return refuseForm<FormAnswer>({ isNotStored: true })
    throw error
  }
  return redirect(to)
}
