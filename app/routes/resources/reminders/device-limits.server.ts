import { storeConfiguration } from '~/data/configuration.server'
import { isInvited, isSame } from '~/routes/resources/store-answers.server'
import { createPace } from '~/server/store/pace.server'

// The limits of what devices give: reminders and feeds.

/** A device gives its own anew at most once a minute. */
const CHANGES_PER_MINUTE = 10

const changes = createPace(CHANGES_PER_MINUTE)

/** The server does not know who asks, so all share one pace. */
const beginnings = createPace(storeConfiguration().storeLimits.newVaultsPerMinute)

/**
 * Tells why a device may not give something, before its body is read: `known` is what the store has under the id. For
 * `too-fast` it is worth another try after some seconds.
 */
export function refusalBefore(
  request: Request,
  { id, tokenHash, known }: { id: string; tokenHash: string; known: { tokenHash: string } | undefined },
): { why: 'taken' | 'invitation' | 'too-fast'; seconds?: number } | undefined {
  // Nobody slows down the device of another one.
  if (known && !isSame(known.tokenHash, tokenHash)) return { why: 'taken' }
  if (!known && !isInvited(request)) return { why: 'invitation' }
  const seconds = known ? changes(id) : beginnings('all')
  return seconds > 0 ? { why: 'too-fast', seconds } : undefined
}
