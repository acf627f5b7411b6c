import { hasVault } from '~/browser/vault/vault-mark.client'
import type { Readers } from '~/domain/reports/report'

import { hasSharedFolder } from './shared-folder-mark.client'

/** Returns who else reads what a person records. Never throws. */
export function readersOf(userId: string): Readers {
  if (hasSharedFolder(userId)) return 'folder'
  return hasVault(userId) ? 'devices' : 'nobody'
}
