import { findHistory } from '~/browser/records/records.client'
import { readDatabase } from '~/browser/store/database.client'
import { readOr } from '~/browser/store/storage.client'
import { namedHashes } from '~/domain/records/scan-changes'

import { removeUnnamedScans, listScanOwners } from './scan-store.client'

/** Longer than somebody can still undo what has removed a record. */
const KEPT_UNNAMED_MS = 24 * 60 * 60 * 1000

/** Clears away the scans that no record and no draft has named for a day. Never throws. */
export async function clearScans(): Promise<void> {
  await readOr(undefined, async () => {
    for (const userId of await listScanOwners()) await clearScansOf(userId)
  })
}

async function clearScansOf(userId: string): Promise<void> {
  const { rows, changes } = await findHistory(userId)
  // A newer version has recorded what this one cannot read, and it may name scans.
  if ([...rows.values()].includes(undefined)) return
  const drafts = await readDatabase((database) => database.getAllFromIndex('drafts', 'userId', userId))
  const now = Date.now()
  await removeUnnamedScans(userId, namedHashes(changes, drafts), { now, before: now - KEPT_UNNAMED_MS })
}
