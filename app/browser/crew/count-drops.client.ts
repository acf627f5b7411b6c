import { mayHaveDatabase, OFFICE_DATABASE_NAME } from '~/browser/store/database-name.client'
import { hasVault } from '~/browser/store/marks.client'

/**
 * Counts the drops on which nobody has decided, and how many of them are known to tell of an accident. Undefined where
 * none can have come, or where their code has not. Never throws.
 */
export async function countDrops(userId: string): Promise<{ all: number; accidents: number } | undefined> {
  if (!hasVault(userId)) return undefined
  try {
    if (!(await mayHaveDatabase(OFFICE_DATABASE_NAME))) return undefined
    const { countWaitingDrops } = await import('./drops.client')
    return await countWaitingDrops(userId)
  } catch {
    return undefined
  }
}
