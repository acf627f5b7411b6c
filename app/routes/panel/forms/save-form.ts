import { data, href, redirect } from 'react-router'

import { recordChanges, type Recording } from '~/browser/record-changes.client'
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
 * Records what a form adds, drops its draft, tells the person by `onSaved` and leads to what was saved: to its screen,
 * or to the `list` where it was more than one thing. Where the browser refuses, nothing is recorded and the form is
 * answered so.
 */
export async function saveForm(
  userId: string,
  recordings: readonly Recording[],
  {
    draft,
    list,
    onSaved,
  }: {
    draft: string
    list: string
    onSaved: (changes: readonly Change[]) => void
  },
) {
  try {
    const changes = await recordChanges(userId, recordings, { draft })
    onSaved(changes)
    // A signature is part of what it signs.
    const [saved, ...others] = changes.filter(({ kind }) => kind !== 'certificate-signed')
    return redirect((saved && others.length === 0 && screenOf(saved)) || list)
  } catch (error) {
    if (error instanceof StorageError) return refuseForm<FormAnswer>({ isNotStored: true })
    throw error
  }
}

/** Returns the screen of what a change has added or changed, if it has one. */
function screenOf(change: Change): string | undefined {
  switch (change.kind) {
    case 'certificate-added':
      return href('/certificates/:id', { id: change.certificate.id })
    case 'report-filed':
      return href('/reports/:id', { id: change.report.id })
    case 'person-saved':
      return href('/employees/:id', { id: change.person.id })
    case 'training-saved':
      return href('/trainings/:id', { id: change.training.id })
    default:
      return undefined
  }
}
