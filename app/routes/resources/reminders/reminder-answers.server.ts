import {
  isId,
  isSame,
  refusal,
  STORE_REFUSALS,
  tokenHashOf,
  type Refusal,
} from '~/routes/resources/store-answers.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

/** Why a request for a reminder is not done, each with what the app can tell from the answer. */
const REFUSALS = {
  ...STORE_REFUSALS,
  none: { status: 404, body: { reminder: 'none' } },
  taken: { status: 409, body: { reminder: 'taken' } },
  ended: { status: 410, body: { reminder: 'ended' } },
  /** The push service is none that this server knows. */
  service: { status: 422, body: { reminder: 'service' } },
  /** The plan is of other days than the coming year: the clock of the device is wrong. */
  days: { status: 422, body: { reminder: 'days' } },
  /** This server sends no mails. */
  'no-mail': { status: 422, body: { reminder: 'no-mail' } },
  /** The address takes no mails. */
  refused: { status: 422, body: { reminder: 'refused' } },
  'too-fast': { status: 429, body: { reminder: 'too-fast' }, retryAfter: 60 },
  'too-many': { status: 429, body: { reminder: 'too-many' }, retryAfter: 3_600 },
  'not-sent': { status: 502, body: { reminder: 'not-sent' }, retryAfter: 60 },
} satisfies Record<string, Refusal>

/** Those of a feed, whose refusals are the same in other words. */
const FEED_REFUSALS = {
  ...STORE_REFUSALS,
  none: { status: 404, body: { feed: 'none' } },
  taken: { status: 409, body: { feed: 'taken' } },
  'too-fast': { status: 429, body: { feed: 'too-fast' }, retryAfter: 60 },
} satisfies Record<string, Refusal>

export function refuseFeed(why: keyof typeof FEED_REFUSALS, retryAfter?: number): Response {
  return refusal(FEED_REFUSALS[why], retryAfter)
}

export function refuse(why: keyof typeof REFUSALS, retryAfter?: number): Response {
  return refusal(REFUSALS[why], retryAfter)
}

/**
 * Returns the reminder if the request has its token, or the answer why not. Nobody learns whether the reminder does not
 * exist or has another token.
 */
export async function openReminder(store: Store, request: Request, id: string): Promise<Reminder | Response> {
  const given = tokenHashOf(request)
  if (!isId(id) || given === undefined) return refuse('none')
  const reminder = await store.findReminder(id)
  return reminder && isSame(reminder.tokenHash, given) ? reminder : refuse('none')
}
