import { readDatabase } from '~/browser/store/database.client'
import { StorageError, type StorageProblem } from '~/browser/store/storage.client'

import { countUnreadableDrafts } from './drafts.client'
import { countUnreadableChanges } from './records.client'
import { hasUnreadableSettings } from './settings.client'
import { listUnreadableCopies } from './unreadable-copies.client'

/**
 * The unreadable part of a person's data. A `StorageProblem` means all of it. Otherwise it counts changes, copies that
 * were set aside, and drafts or settings that are still in their place.
 */
export type Unreadable = StorageProblem | { changes: number; copies: number; others: number }

/** Returns the unreadable part of a person's data, or undefined. Never throws. */
export async function findUnreadable(userId: string): Promise<Unreadable | undefined> {
  const problem = await findStorageProblem()
  if (problem) return problem
  const [changes, copies, drafts, hasSettings] = await Promise.all([
    countUnreadableChanges(userId),
    listUnreadableCopies(userId),
    countUnreadableDrafts(userId),
    hasUnreadableSettings(userId),
  ])
  const unreadable = { changes, copies: copies.length, others: drafts + (hasSettings ? 1 : 0) }
  return Object.values(unreadable).some((count) => count > 0) ? unreadable : undefined
}

async function findStorageProblem(): Promise<StorageProblem | undefined> {
  try {
    await readDatabase((database) => database.count('settings'))
    return undefined
  } catch (error) {
    if (error instanceof StorageError) return error.reason
    throw error
  }
}
