import type { Change } from '~/domain/change'
import { findRegister, isSameOwner } from '~/domain/register'

import { findUser, startSession } from './session.client'
import { StorageError } from './storage.client'

/**
 * Makes the session of a register's owner say what the changes say, after these have changed. The session is a copy,
 * which every screen can read at once.
 */
export function renewSession(userId: string, changes: readonly Change[]): void {
  const user = findUser()
  const owner = user?.id === userId ? findRegister(changes) : undefined
  if (!user || !owner || isSameOwner(user, owner)) return
  try {
    startSession(owner)
  } catch (error) {
    // The former session stays, and the next change or sign-in renews it.
    if (!(error instanceof StorageError)) throw error
  }
}
