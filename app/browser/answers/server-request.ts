import { isRouteErrorResponse } from 'react-router'

// Not `.client`, because `server-data.ts` is not.

const RETRY_WAITS_MS = [1_000, 2_000, 4_000]

/** Thrown when the server could not be reached, or kept failing, after all retries. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError'
}

/**
 * Tries again after each wait. While the browser knows that it is offline it tries once: the first answer
 * may be in the document itself, and asking for it needs no network.
 */
export async function fetchWithRetries<Data>(fetchAnswer: () => Promise<Data>): Promise<Data> {
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

/** True if the request was given up, for example by another navigation. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** A dropped network or a failing server may recover; a redirect or a 4xx is an answer. */
export function isWorthRetrying(error: unknown): boolean {
  if (isAbort(error)) return false
  if (isRouteErrorResponse(error)) return error.status >= 500
  if (error instanceof Response) return error.status >= 500
  return true
}

export function isOffline(): boolean {
  return navigator.onLine === false
}
