import { isRouteErrorResponse } from 'react-router'

import { daysUntil, shiftDay, warsawDay, type Day } from '~/domain/day'

// Not `.client`: a route creates its handle when its module loads, and that happens on the server too.

const FRESH_FOR_MS = 5 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const RETRY_WAITS_MS = [1_000, 2_000, 4_000]

/** Thrown when the server could not be reached, or kept failing, after all retries. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError'
}

/** The answer of one loader, kept for all screens of this tab that need it. */
export type Kept<Data> = {
  /**
   * Returns the kept answer. Where that is no longer fresh, a new one is fetched behind it for the next look; if
   * that fails, the kept answer serves on. Without a kept answer it waits for the server, and throws
   * ServerUnreachableError after all retries, or a 404 or redirect at once. Requests in flight are shared.
   */
  load: (fetchAnswer: () => Promise<Data>) => Promise<Data>
  /**
   * Returns the answer that the screen shows, for its action: a person decides on what they saw.
   * Throws ServerUnreachableError where no screen has loaded it.
   */
  shown: () => Data
}

/** Creates the handle of a loader's answer. `asOfNow` brings an answer that was fetched at `fetchedAt` up to date. */
export function createKept<Data>(
  asOfNow: (data: Data, fetchedAt: Date) => Data = (data) => data,
): Kept<Data> {
  let latest: { data: Data; fetchedAt: Date } | undefined
  let underWay: Promise<void> | undefined

  function shown(): Data {
    if (!latest) throw new ServerUnreachableError('Nothing has been fetched yet')
    return asOfNow(latest.data, latest.fetchedAt)
  }

  async function fetchLatest(fetchAnswer: () => Promise<Data>): Promise<void> {
    const data = await fetchAnswer()
    latest = { data, fetchedAt: new Date() }
  }

  /** Fetches once and shares the request with whoever asks meanwhile. */
  function fetchShared(fetchAnswer: () => Promise<Data>): Promise<void> {
    underWay ??= fetchLatest(fetchAnswer).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function load(fetchAnswer: () => Promise<Data>): Promise<Data> {
    if (latest) {
      // A failure needs no word: the kept answer serves on, and the next look asks again.
      if (!isFresh(latest.fetchedAt) && !isOffline()) fetchShared(fetchAnswer).catch(() => undefined)
      return shown()
    }
    const isShared = underWay !== undefined
    try {
      await fetchShared(() => fetchWithRetries(fetchAnswer))
    } catch (error) {
      // The request was another navigation's, which was given up: this one asks for itself.
      if (isShared && isAbort(error)) return load(fetchAnswer)
      throw error
    }
    return shown()
  }

  return { load, shown }
}

/**
 * Moves the server's day on by the midnights that Warsaw has passed since the answer was fetched. Without a
 * network an answer serves on over midnight, and a night shift reports an accident of today.
 */
export function withDayOfNow<Data extends { today: Day }>(data: Data, fetchedAt: Date): Data {
  const now = new Date()
  if (isSameHour(now, fetchedAt)) return data
  const midnights = daysUntil(warsawDay(now), warsawDay(fetchedAt))
  return midnights > 0 ? { ...data, today: shiftDay(data.today, { days: midnights }) } : data
}

/** Warsaw is whole hours ahead of UTC, so no midnight lies within one. Asking for its day takes long on a slow phone. */
function isSameHour(a: Date, b: Date): boolean {
  return Math.floor(a.getTime() / HOUR_MS) === Math.floor(b.getTime() / HOUR_MS)
}

function isFresh(fetchedAt: Date): boolean {
  return Date.now() - fetchedAt.getTime() < FRESH_FOR_MS
}

function isOffline(): boolean {
  return navigator.onLine === false
}

/**
 * Tries again after each wait. While the browser knows that it is offline it tries once: the first answer stands
 * in the document itself, and asking for it needs no network.
 */
async function fetchWithRetries<Data>(fetchAnswer: () => Promise<Data>): Promise<Data> {
  const waits = isOffline() ? [] : RETRY_WAITS_MS
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchAnswer()
    } catch (refusal) {
      if (!isWorthRetrying(refusal)) throw refusal
      const wait = waits[attempt]
      if (wait === undefined) {
        throw new ServerUnreachableError('The server cannot be reached', { cause: refusal })
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** A dropped network or a failing server may recover; a redirect or a 4xx is an answer. */
function isWorthRetrying(error: unknown): boolean {
  if (isAbort(error)) return false
  if (isRouteErrorResponse(error)) return error.status >= 500
  if (error instanceof Response) return error.status >= 500
  return true
}
