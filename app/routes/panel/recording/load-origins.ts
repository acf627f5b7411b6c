import { hasVault } from '~/browser/store/marks.client'
import type { ChangeOrigin } from '~/browser/vault/origins.client'
import { warsawDay, warsawTime, type Day } from '~/domain/words/day'

/** From which device each change has come, by its id. */
export type Origins = ReadonlyMap<string, ChangeOrigin>

/**
 * Returns the devices of a register's changes; none without a vault, whose code is fetched only for one. Never throws:
 * a history does without them.
 */
export async function loadOrigins(userId: string): Promise<Origins> {
  if (!hasVault(userId)) return new Map()
  try {
    const { readOrigins } = await import('~/browser/vault/origins.client')
    return await readOrigins(userId)
  } catch {
    return new Map()
  }
}

/** Returns „Kasia, tablet, 10:05”. A change that was sent on a later day has no time: nobody knows when it was made. */
export function originText(origin: ChangeOrigin | undefined, day: Day | undefined): string | undefined {
  if (!origin) return undefined
  return warsawDay(origin.at) === day ? `${origin.device}, ${warsawTime(origin.at)}` : origin.device
}
