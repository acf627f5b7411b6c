import { daysUntil, shiftDay, warsawDay, type Day } from '~/domain/words/day'

import {
  fetchWithRetries,
  isAbort,
  isOffline,
  isWorthRetrying,
  ServerUnreachableError,
} from './server-request'

// Not `.client`: a route creates its handle when its module loads, and that happens on the server too.

const FRESH_FOR_MS = 5 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** How long an answer of another day waits for one of today before it is shown. */
const PATIENCE_MS = 3_000

export type Answer<Data> = { data: Data; fetchedAt: Date }

/** Keeps an answer longer than its tab lives. `write` must not throw. */
export type AnswerStore<Data> = {
  read: () => Promise<Answer<Data> | undefined>
  write: (answer: Answer<Data>) => void
}

/** The answer of one loader, kept for all screens of this tab that need it. */
export type Kept<Data> = {
  /**
   * Returns the kept answer. If that is no longer fresh, a new one is fetched behind it for the next look; if
   * that fails, the kept answer serves on. One of another day first waits some seconds for the server. Without a
   * kept answer it waits for the server, and throws ServerUnreachableError after all retries, or a 404 or redirect
   * at once. Requests in flight are shared.
   */
  load: (fetchAnswer: () => Promise<Data>) => Promise<Data>
  /**
   * Returns the answer that the screen shows, for its action: a person decides on what they saw. Throws
   * ServerUnreachableError if no screen has loaded it.
   */
  shown: () => Data
  /** Returns when the kept answer was fetched, or undefined if there is none. */
  fetchedAt: () => Date | undefined
  /** True if the last look got an answer that is no longer fresh, or that a newer one has replaced since. */
  isStale: () => boolean
  /** True from a request that the server did not answer until the next one that it answers. */
  isUnreachable: () => boolean
  /** Forgets what this tab keeps in memory. */
  forget: () => void
  /** Calls back when something of this changes; returns what ends that. */
  onChange: (notify: () => void) => () => void
}

/**
 * Creates the handle of a loader's answer. `asOfNow` brings an answer that was fetched at `fetchedAt` up to date.
 * With a `store`, the answer opens the screens of later tabs too.
 */
export function createKept<Data>(
  asOfNow: (data: Data, fetchedAt: Date) => Data = (data) => data,
  store?: AnswerStore<Data>,
): Kept<Data> {
  let latest: Answer<Data> | undefined
  let seen: Answer<Data> | undefined
  let underWay: Promise<void> | undefined
  let isUnreachable = false
  const listeners = new Set<() => void>()

  function shown(): Data {
    if (!latest) throw new ServerUnreachableError('Nothing has been fetched yet')
    return asOfNow(latest.data, latest.fetchedAt)
  }

  function change(answer: Answer<Data> | undefined, isServerSilent: boolean): void {
    latest = answer
    isUnreachable = isServerSilent
    for (const notify of listeners) notify()
  }

  async function fetchLatest(fetchAnswer: () => Promise<Data>): Promise<void> {
    try {
      const answer = { data: await fetchAnswer(), fetchedAt: new Date() }
      change(answer, false)
      store?.write(answer)
    } catch (error) {
      if (isWorthRetrying(error)) change(latest, true)
      throw error
    }
  }

  /** Fetches once and shares the request with whoever asks meanwhile. */
  function fetchShared(fetchAnswer: () => Promise<Data>): Promise<void> {
    underWay ??= fetchLatest(fetchAnswer).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  /** Takes the stored answer, unless the document has brought one: that is newer, and nobody waits then. */
  async function takeStored(fetchAnswer: () => Promise<Data>): Promise<void> {
    if (latest || !store) return
    const take = async ({ read }: AnswerStore<Data>) => {
      const stored = await read()
      if (!latest && stored) change(stored, isUnreachable)
    }
    const taken = take(store)
    await Promise.race([fetchShared(() => fetchWithRetries(fetchAnswer)).catch(() => taken), taken])
  }

  async function waitForFirst(fetchAnswer: () => Promise<Data>): Promise<void> {
    const isShared = underWay !== undefined
    try {
      await fetchShared(() => fetchWithRetries(fetchAnswer))
    } catch (error) {
      // The request was another navigation's, which was given up: this one asks for itself.
      if (isShared && isAbort(error)) return waitForFirst(fetchAnswer)
      throw error
    }
  }

  /** Waits a little for an answer of today. Only a redirect is thrown on: the kept answer replaces any other. */
  async function waitForToday(fetchAnswer: () => Promise<Data>): Promise<void> {
    const isAnswered = fetchShared(() => fetchWithRetries(fetchAnswer)).then(
      () => true,
      (error: unknown) => {
        if (isRedirect(error)) throw error
        return true
      },
    )
    if (!(await Promise.race([isAnswered, patience()]))) change(latest, true)
  }

  async function load(fetchAnswer: () => Promise<Data>): Promise<Data> {
    await takeStored(fetchAnswer)
    if (!latest) await waitForFirst(fetchAnswer)
    else if (!isOffline() && !isFresh(latest.fetchedAt)) {
      // The server was silent a moment ago: nobody waits for it again and again.
      if (isOfToday(latest.fetchedAt) || isUnreachable) fetchShared(fetchAnswer).catch(ignore)
      else await waitForToday(fetchAnswer)
    }
    seen = latest
    return shown()
  }

  return {
    load,
    shown,
    fetchedAt: () => latest?.fetchedAt,
    isStale: () => seen !== undefined && (seen !== latest || !isFresh(seen.fetchedAt)),
    isUnreachable: () => isUnreachable,
    forget: () => change(undefined, false),
    onChange(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

/**
 * Moves the server's day on by the midnights that Warsaw has passed since the answer was fetched. Without a
 * network an answer serves on over midnight, and a night shift reports an accident of today.
 */
export function withDayOfNow<Data extends { today: Day }>(data: Data, fetchedAt: Date): Data {
  if (isOfToday(fetchedAt)) return data
  const midnights = daysUntil(warsawDay(new Date()), warsawDay(fetchedAt))
  return midnights > 0 ? { ...data, today: shiftDay(data.today, { days: midnights }) } : data
}

/** False also for a time to come: the clock of the browser was wrong then, or is now. */
function isFresh(fetchedAt: Date): boolean {
  const age = Date.now() - fetchedAt.getTime()
  return age >= 0 && age < FRESH_FOR_MS && isOfToday(fetchedAt)
}

function isOfToday(fetchedAt: Date): boolean {
  const now = new Date()
  return isSameHour(fetchedAt, now) || warsawDay(fetchedAt) === warsawDay(now)
}

/** Warsaw is whole hours ahead of UTC, so no midnight lies within one. Asking for its day takes long on a slow phone. */
function isSameHour(a: Date, b: Date): boolean {
  return Math.floor(a.getTime() / HOUR_MS) === Math.floor(b.getTime() / HOUR_MS)
}

/** A failure needs no word: the kept answer serves on, and the next look asks again. */
function ignore(): void {}

function patience(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
}

function isRedirect(error: unknown): boolean {
  return error instanceof Response && error.status >= 300 && error.status < 400
}
