import * as v from 'valibot'

import { isLanguage, type Language } from '~/domain/crew/languages/language'
import { daySchema, shiftDay, type Day } from '~/domain/words/day'
import { shortText } from '~/domain/words/polish'

// The deadlines of a person as a calendar to which programs subscribe. Their device gives the events as they are now, and
// the server remembers what it said before: programs take a change only with a higher number, and a deadline that is
// settled goes only if it is called off.

export const MAX_FEED_EVENTS = 5_000

/** The largest body that gives the events, in bytes of JSON. */
export const MAX_FEED_BYTES = 1024 * 1024

/** For so many days a settled deadline is called off. By then all programs have asked. */
const CANCELLED_DAYS = 60

/** How many characters the titles of settled deadlines may have together. */
const MAX_CANCELLED_LENGTH = 500_000

const given = {
  /** The same as long as the deadline is the same, and says nothing of it. */
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  day: daySchema,
  /** Only if the person wants the names in the calendar. */
  title: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  details: v.exactOptional(v.string()),
}

const eventSchema = v.object(given)

export type FeedEvent = v.InferOutput<typeof eventSchema>

const language = v.custom<Language>(isLanguage)

/** What a device gives. */
export const feedSchema = v.object({
  language,
  events: v.pipe(
    v.array(eventSchema),
    v.maxLength(MAX_FEED_EVENTS),
    v.check((events) => new Set(events.map(({ uid }) => uid)).size === events.length),
  ),
})

export type GivenFeed = v.InferOutput<typeof feedSchema>

/** Titles are cut to so many characters, in turn, if all of them together are too much for the server. */
const SHORTER_TITLES = [120, 80, 40]

/** Returns the events as the server takes them: if there are many long titles, with the beginnings of these. */
export function fittingEvents(events: readonly FeedEvent[]): readonly FeedEvent[] {
  let shown = events
  for (const length of SHORTER_TITLES) {
    if (fitsServer(shown)) break
    shown = events.map((event) =>
      event.title === undefined ? event : { ...event, title: shortText(event.title, length) },
    )
  }
  return shown
}

/** The language and the names of the fields around the events. */
const REST_BYTES = 1_024

function fitsServer(events: readonly FeedEvent[]): boolean {
  return new TextEncoder().encode(JSON.stringify(events)).length <= MAX_FEED_BYTES - REST_BYTES
}

const keptEventSchema = v.object({
  ...given,
  /** Rises with each change. */
  sequence: v.number(),
  /** The instant of the last change, as ISO text. */
  changedAt: v.string(),
  /** The day on which the device no longer gave it. */
  cancelledOn: v.exactOptional(daySchema),
})

export type KeptEvent = v.InferOutput<typeof keptEventSchema>

const keptFeedSchema = v.object({ language, events: v.array(keptEventSchema) })

/** What the server keeps. */
export type KeptFeed = v.InferOutput<typeof keptFeedSchema>

/** Reads a feed as the store keeps it. Returns undefined for what is none. */
export function parseKeptFeed(text: string): KeptFeed | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keptFeedSchema), text)
  return parsed.success ? parsed.output : undefined
}

/** Returns the feed with what the device gives now. `now` is an instant. */
export function mergeFeed(
  before: KeptFeed | undefined,
  { language: spoken, events }: GivenFeed,
  { today, now }: { today: Day; now: Date },
): KeptFeed {
  const known = new Map(before?.events.map((event) => [event.uid, event]))
  const current = events.map((event) => withRevision(event, known.get(event.uid), now))
  const uids = new Set(events.map(({ uid }) => uid))
  const hasNames = events.some(({ title }) => title !== undefined)
  const settled = [...known.values()]
    .filter(({ uid }) => !uids.has(uid))
    .map((event) => cancelled(event, { today, now, hasNames }))
    .filter(({ cancelledOn = today }) => cancelledOn > shiftDay(today, { days: -CANCELLED_DAYS }))
  return { language: spoken, events: [...current, ...newest(settled)] }
}

function withRevision(event: FeedEvent, known: KeptEvent | undefined, now: Date): KeptEvent {
  const isTheSame =
    known !== undefined &&
    known.cancelledOn === undefined &&
    known.day === event.day &&
    known.title === event.title &&
    known.details === event.details
  return isTheSame ? known : { ...event, ...nextRevision(known, now) }
}

/** Names go as soon as the person does not want them any more, also those of what is settled. */
function cancelled(
  { uid, day, title, ...revision }: KeptEvent,
  { today, now, hasNames }: { today: Day; now: Date; hasNames: boolean },
): KeptEvent {
  const { sequence, changedAt, cancelledOn } = revision
  const named = hasNames && title !== undefined ? { title } : {}
  if (cancelledOn !== undefined) return { uid, day, ...named, sequence, changedAt, cancelledOn }
  return { uid, day, ...named, ...nextRevision(revision, now), cancelledOn: today }
}

/** The minutes of the clock are higher than any number that a store said before it was lost. */
function nextRevision(
  known: Pick<KeptEvent, 'sequence'> | undefined,
  now: Date,
): Pick<KeptEvent, 'sequence' | 'changedAt'> {
  const minutes = Math.floor(now.getTime() / 60_000)
  return { sequence: Math.max(minutes, (known?.sequence ?? 0) + 1), changedAt: now.toISOString() }
}

/** A device that gives other deadlines each time fills no store with those that are settled. */
function newest(settled: KeptEvent[]): KeptEvent[] {
  let length = 0
  return settled
    .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
    .slice(0, MAX_FEED_EVENTS)
    .filter(({ title = '' }) => (length += title.length) <= MAX_CANCELLED_LENGTH)
}
