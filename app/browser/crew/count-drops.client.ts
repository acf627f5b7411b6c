import { mayHaveDatabase, OFFICE_DATABASE_NAME } from '~/browser/store/database-name.client'
import { hasVault } from '~/browser/store/marks.client'
import type { WaitingDropCounts } from '~/domain/crew/drops/drop'

/**
 * Counts the drops on which nobody has decided. Undefined where none can have come, or where their code has not. Never
 * throws.
 */
export async function countDrops(userId: string): Promise<WaitingDropCounts | undefined> {
  if (!hasVault(userId)) return undefined
  try {
    if (!(await mayHaveDatabase(OFFICE_DATABASE_NAME))) return undefined
    const { countWaitingDrops } = await import('./drops.client')
    return await countWaitingDrops(userId)
  } catch {
    return undefined
  }
}
