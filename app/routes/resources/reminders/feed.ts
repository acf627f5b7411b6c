import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

import { currentDay } from '~/data/clock.server'
import { messageSettings } from '~/data/configuration.server'
import { deadlineFeed } from '~/documents/deadline-feed'
import { ICS_TYPE } from '~/documents/ics-file'
import { feedSchema, MAX_FEED_BYTES, mergeFeed, parseKeptFeed } from '~/domain/reminders/feed'
import { createBodyReader, parseJson } from '~/routes/resources/body-reader.server'
import { fileResponse } from '~/routes/resources/file-response.server'
import {
  answer,
  isId,
  isSame,
  json,
  notAllowed,
  nothing,
  tokenHashOf,
} from '~/routes/resources/store-answers.server'
import { publicAddress } from '~/server/public-address.server'
import type { Feed } from '~/server/store/feeds.server'

import type { Route } from './+types/feed'
import { refusalBefore } from './device-limits.server'
import { refuseFeed } from './reminder-answers.server'

const MAX_UNDER_WAY_BYTES = 32 * 1024 * 1024

const readBody = createBodyReader(MAX_UNDER_WAY_BYTES)

/** Calendars of thousands of events take long to write. */
const written = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (text) => text.length + 1,
})

/** Sends the deadlines to the calendar programs that know the address. */
export function loader({ request, url, params: { id } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const feed = isId(id) ? await store.findFeed(id) : undefined
    const text = feed && writeOnce(feed, messageSettings().publicUrl ?? publicAddress('/', { request, url }))
    if (text === undefined) return refuseFeed('none')
    return fileResponse(request, { name: 'terminy.ics', type: ICS_TYPE, source: text, content: () => text })
  })
}

function writeOnce({ content }: Feed, origin: string): string | undefined {
  const key = createHash('sha256').update(`${origin} ${content}`).digest('base64url')
  const known = written.get(key)
  if (known !== undefined) return known
  const kept = parseKeptFeed(content)
  if (!kept) return undefined
  const { text } = deadlineFeed(kept, origin)
  written.set(key, text)
  return text
}

/** Takes the deadlines as they are now from the device of the feed (PUT), or removes it (DELETE). */
export function action({ request, params: { id } }: Route.ActionArgs) {
  if (request.method === 'PUT') return put(request, id)
  if (request.method === 'DELETE') return remove(request, id)
  return notAllowed('GET, HEAD, PUT, DELETE')
}

function put(request: Request, id: string): Promise<Response> {
  return answer(request, async (store) => {
    const tokenHash = tokenHashOf(request)
    if (!isId(id) || tokenHash === undefined) return refuseFeed('malformed')
    const refused = refusalBefore(request, { id, tokenHash, known: await store.findFeed(id) })
    if (refused) return refuseFeed(refused.why, refused.seconds)
    const content = await readBody(request, MAX_FEED_BYTES)
    if (typeof content === 'string') return refuseFeed(content)
    const parsed = v.safeParse(feedSchema, parseJson(content))
    if (!parsed.success) return refuseFeed('malformed')
    const now = { today: currentDay(), now: new Date() }
    const outcome = await store.putFeed(
      { id, tokenHash, changedOn: now.today, more: content.length },
      (before) => JSON.stringify(mergeFeed(parseKeptFeed(before ?? ''), parsed.output, now)),
    )
    if (outcome === 'feeds-full') return refuseFeed('store-full')
    if (outcome === 'taken' || outcome === 'store-full') return refuseFeed(outcome)
    return json(outcome === 'made' ? 201 : 200, { feed: outcome })
  })
}

function remove(request: Request, id: string): Promise<Response> {
  return answer(request, async (store) => {
    const given = tokenHashOf(request)
    if (!isId(id) || given === undefined) return refuseFeed('none')
    const feed = await store.findFeed(id)
    if (feed && !isSame(feed.tokenHash, given)) return refuseFeed('none')
    await store.removeFeed(id)
    return nothing()
  })
}
