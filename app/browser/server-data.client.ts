import pRetry, { AbortError } from 'p-retry'
import { isRouteErrorResponse } from 'react-router'

import { daysUntil, shiftDay, warsawDay, type Day } from '~/domain/day'

const FRESH_FOR_MS = 5 * 60 * 1000
const RETRIES = 3
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** Thrown when the server could not be reached, or kept failing, after all retries. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError'
}

/** `latest` is what has been fetched last, while `value` may still be under way. */
type Entry = { value: Promise<unknown>; expiresAt: number; latest?: { data: unknown; fetchedAt: number } }

const entries = new Map<string, Entry>()

/**
 * A screen's server data, kept for 5 minutes under its key; requests in flight are shared.
 * A failed fetch is tried again after 1 s, 2 s, 4 s …, but not while the browser knows that it is offline;
 * then what was fetched before serves on, and where there is none it throws ServerUnreachableError.
 * An answer that says no (404, a redirect) is thrown on at once. Nothing failed is kept.
 */
export function serverData<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  const now = Date.now()
  const kept = entries.get(key)
  if (kept && (kept.expiresAt > now || navigator.onLine === false)) {
    // A key stands for one loader, so what is kept under it has that loader's type.
    const value = kept.value as Promise<Data>
    // The request was another navigation's; where that was given up, this one asks for itself.
    return value.catch((error) => {
      if (isAbort(error)) return serverData(key, load)
      throw error
    })
  }

  const value = navigator.onLine === false ? Promise.reject(offline()) : fetchWithRetries(load)
  const entry: Entry = { value, expiresAt: now + FRESH_FOR_MS, latest: kept?.latest }
  entries.set(key, entry)
  return value.then(
    (data) => {
      entry.latest = { data, fetchedAt: Date.now() }
      return data
    },
    (error) => {
      if (entries.get(key) === entry) {
        if (kept) entries.set(key, kept)
        else entries.delete(key)
      }
      if (kept && error instanceof ServerUnreachableError) return kept.value as Promise<Data>
      throw error
    },
  )
}

function offline(): ServerUnreachableError {
  return new ServerUnreachableError('The browser knows that it is offline')
}

/**
 * The server data that a screen shows, for the action of that screen: what it decides on is what the person
 * saw. `Loader` is the type of the route's loader. Throws ServerUnreachableError where nothing is kept.
 */
export async function shownServerData<Loader extends () => unknown>(
  key: string,
): Promise<Awaited<ReturnType<Loader>>> {
  const latest = entries.get(key)?.latest
  if (!latest) throw new ServerUnreachableError('The screen has not been loaded')
  return latest.data as Awaited<ReturnType<Loader>>
}

/**
 * The server's day of kept data, moved on by the midnights that Warsaw has passed since they were fetched:
 * none as a rule, but where there is no network data serve on, and a night shift reports an accident of today.
 */
export function dayNow(key: string, day: Day): Day {
  const fetchedAt = entries.get(key)?.latest?.fetchedAt
  if (fetchedAt === undefined) return day
  const midnights = daysUntil(warsawDay(new Date()), warsawDay(new Date(fetchedAt)))
  return midnights > 0 ? shiftDay(day, { days: midnights }) : day
}

/** Forgets everything kept, so that the next look asks the server. */
export function clearServerData(): void {
  entries.clear()
}

async function fetchWithRetries<Data>(load: () => Promise<Data>): Promise<Data> {
  let refusal: unknown
  try {
    return await pRetry(
      async () => {
        try {
          return await load()
        } catch (error) {
          if (!isWorthRetrying(error)) {
            refusal = error
            throw new AbortError('The server answered no')
          }
          throw new ServerUnreachableError('The server cannot be reached', { cause: error })
        }
      },
      {
        retries: RETRIES,
        minTimeout: FIRST_WAIT_MS,
        maxTimeout: LONGEST_WAIT_MS,
        factor: 2,
        randomize: false,
      },
    )
  } catch (error) {
    throw refusal ?? error
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
