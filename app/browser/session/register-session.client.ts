import { StorageError } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import { isSameOwner } from '~/domain/people/register-owner'
import { findRegister } from '~/domain/register/register'

import { findSessionUser, startSession } from './session.client'

/**
 * Makes the session of a register's owner say what the changes say, after these have changed. The session is a copy,
 * which every screen can read at once. Changes give nobody a register or another role: only signing in does.
 */
export function renewSession(userId: string, changes: readonly Change[]): void {
  const user = findSessionUser()
  if (user?.id !== userId || !user.hasRegister) return
  const owner = findRegister(changes)
  if (owner?.role !== user.role || isSameOwner(user, owner)) return
  try {
    startSession(owner)
  } catch (error) {
    // The former session stays, and the next change or sign-in renews it.
    if (!(error instanceof StorageError)) throw error
  }
}
