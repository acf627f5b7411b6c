import { storeConfiguration } from '~/data/configuration.server'
import {
  HEADERS,
  isId,
  isSame,
  refusal,
  STORE_REFUSALS,
  tokenHashOf,
  type Refusal,
} from '~/routes/resources/store-answers.server'
import { createPace } from '~/server/store/pace.server'
import type { Store } from '~/server/store/store.server'
import type { TokenHashes, Vault } from '~/server/store/vaults.server'

// What all addresses of a vault share: its tokens, the pace of writes, and answers. A vault holds sealed content, and
// neither the server nor a cache on the way learns more of it than its size.

/** Why a request is not done, each with what the app can tell from the answer. */
const REFUSALS = {
  ...STORE_REFUSALS,
  gone: { status: 404, body: { vault: 'none' } },
  ended: { status: 410, body: { vault: 'ended' } },
  taken: { status: 409, body: { vault: 'taken' } },
  ahead: { status: 409, body: { vault: 'ahead' } },
  'other-history': { status: 409, body: { vault: 'other-history' } },
  'vault-full': { status: 507, body: { vault: 'full' }, retryAfter: 3_600 },
  'boxes-full': { status: 507, body: { boxes: 'full' }, retryAfter: 3_600 },
  'pages-full': { status: 507, body: { pages: 'full' }, retryAfter: 3_600 },
  'box-closed': { status: 410, body: { box: 'closed' } },
  'box-paused': { status: 423, body: { box: 'paused' } },
  'box-full': { status: 507, body: { box: 'full' }, retryAfter: 3_600 },
  'too-many-drops': { status: 429, body: { box: 'too-many' }, retryAfter: 3_600 },
  withdrawn: { status: 410, body: { page: 'withdrawn' } },
  'too-fast': { status: 429, body: { vault: 'too-fast' }, retryAfter: 2 },
  'not-sealed': { status: 415, body: { content: 'not-sealed' } },
} satisfies Record<string, Refusal>

export function refuse(why: keyof typeof REFUSALS, retryAfter?: number): Response {
  return refusal(REFUSALS[why], retryAfter)
}

/** Sends sealed bytes. They get no smaller by compressing. */
export function sealed(body: Uint8Array<ArrayBuffer> | null, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      ...HEADERS,
      'Cache-Control': 'no-store, no-transform',
      'Content-Type': 'application/octet-stream',
      ...headers,
    },
  })
}

export function parseNumber(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** A blob's name is a keyed hash of its content, in base64url or hexadecimal. */
export function isBlobName(text: string): boolean {
  return /^([\w-]{43}|[\da-f]{64})$/.test(text)
}

/**
 * Returns the vault if the request has its token, or the answer why not. Nobody learns whether the vault does not exist
 * or has another token.
 */
export async function openVault(
  store: Store,
  { request, vaultId, token }: { request: Request; vaultId: string; token: keyof TokenHashes },
): Promise<Vault | Response> {
  const given = tokenHashOf(request)
  if (!isId(vaultId) || given === undefined) return refuse('gone')
  const vault = await store.findVault(vaultId)
  if (vault === 'ended') return refuse('ended')
  return vault && isSame(vault.hashes[token], given) ? vault : refuse('gone')
}

const { storeLimits } = storeConfiguration()
const writes = createPace(storeLimits.writesPerMinute)
const newVaults = createPace(storeLimits.newVaultsPerMinute)

/** Counts a write to a vault. Returns an answer if it was one too many. */
export function countWrite({ id }: Vault): Response | undefined {
  const seconds = writes(id)
  return seconds > 0 ? refuse('too-fast', seconds) : undefined
}

/** Counts a new vault. The server does not know who asks, so all share one pace. */
export function countNewVault(): Response | undefined {
  const seconds = newVaults('all')
  return seconds > 0 ? refuse('too-fast', seconds) : undefined
}
