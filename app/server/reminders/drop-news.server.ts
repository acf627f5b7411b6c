import type { ClaimedNews, NewsOutcome } from '~/server/store/drop-news.server'

import { sendDropNews } from './messages.server'
import { BATCH, CLAIM_MS, eachAtOnce, later, nextTry, type SenderTools } from './sender.server'

// Tells who is responsible of drops soon after they have come, at any time of the day. Copies of the server share the work
// by claims in the store. Whatever the crew or a stranger puts into a box, a reminder gets one message an hour.

const HOUR_MS = 60 * 60 * 1_000

/** A mailbox that has refused a message gets the next one after that. */
const REFUSED_MS = 24 * HOUR_MS

/** Tells of all drops of which nobody was told. */
export async function tellOfDrops({ store, moment, isStopping }: SenderTools): Promise<void> {
  let isDone = false
  while (!isDone && !isStopping()) {
    const { now, today } = moment()
    const until = later(now, CLAIM_MS)
    const claimed = await store.claimDropNews({ now: now.toISOString(), until, most: BATCH })
    const outcomes = new Map<string, NewsOutcome>()
    await eachAtOnce(claimed, isStopping, async (news) => {
      const is = news.fresh === 0 ? 'skipped' : await sendDropNews(store, news, today)
      outcomes.set(news.reminder.id, { is, lastDrop: news.lastDrop, tellAt: nextMessage(is, news, now) })
    })
    if (outcomes.size > 0) await store.noteDropNews({ until, outcomes })
    isDone = claimed.length < BATCH
  }
}

function nextMessage(is: NewsOutcome['is'], { reminder }: ClaimedNews, now: Date): string {
  if (is === 'failed') return nextTry(reminder.tellTries, now)
  if (is === 'refused') return later(now, REFUSED_MS)
  return is === 'sent' ? later(now, HOUR_MS) : ''
}
