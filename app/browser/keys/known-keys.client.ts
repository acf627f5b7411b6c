import { parsePublishedKeys, type KnownKey } from '~/domain/signing/published-key'

const ADDRESS = '/.well-known/jwks.json'
const PATIENCE_MS = 10_000

/**
 * Asks the server which keys it knows, and returns them by their ids. The question says nothing of
 * who asks. Undefined if the server cannot be asked. Never throws.
 */
export async function fetchKnownKeys(): Promise<ReadonlyMap<string, KnownKey> | undefined> {
  if (!navigator.onLine) return undefined
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok ? parsePublishedKeys(await response.json()) : undefined
  } catch {
    return undefined
  }
}
