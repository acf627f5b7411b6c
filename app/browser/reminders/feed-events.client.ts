import { base64urlnopad } from '@scure/base'

import type { Due } from '~/domain/reminders/dues'
import { fittingEvents, MAX_FEED_EVENTS, type FeedEvent } from '~/domain/reminders/feed'
import { shiftDay, type Day } from '~/domain/words/day'

import type { KeptFeed } from './reminder-store.client'

/** Calendars keep what is past for so long. */
const PAST_DAYS = 90

/**
 * Returns the events of a calendar to which programs subscribe: the nearest first, if there are too many. Their names are
 * the same each time, and tell the server nothing.
 */
export async function feedEvents(
  { uidKey, withNames }: Pick<KeptFeed, 'uidKey' | 'withNames'>,
  dues: readonly Due[],
  today: Day,
): Promise<readonly FeedEvent[]> {
  const from = shiftDay(today, { days: -PAST_DAYS })
  // What the law wants „niezwłocznie” has no day of its own.
  const shown = dues.filter(({ day, isAtOnce }) => day >= from && !isAtOnce).slice(0, MAX_FEED_EVENTS)
  const events = await Promise.all(
    shown.map(async ({ id, day, name }) => ({
      uid: await uidOf(uidKey, id),
      day,
      ...(withNames && name !== undefined && { title: name }),
    })),
  )
  return fittingEvents(events)
}

export function createUidKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

async function uidOf(key: CryptoKey, id: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(id))
  return base64urlnopad.encode(new Uint8Array(signature))
}
