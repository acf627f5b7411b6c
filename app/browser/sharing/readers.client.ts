import { hasSharedFolder, hasVault } from '~/browser/store/marks.client'
import type { Readers } from '~/domain/reports/report'

/** Returns who else reads what a person records. Never throws. */
export function readersOf(userId: string): Readers {
  if (hasSharedFolder(userId)) return hasVault(userId) ? 'both' : 'folder'
  return hasVault(userId) ? 'devices' : 'nobody'
}
