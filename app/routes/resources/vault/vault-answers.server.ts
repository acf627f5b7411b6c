import { createHash, timingSafeEqual } from 'node:crypto'

import { storeConfiguration } from '~/data/configuration.server'
import { createPace } from '~/server/store/pace.server'
import type { Store, TokenHashes, Vault } from '~/server/store/store.server'
import { hasStore, tryStore } from '~/server/store/vault-store.server'

// What all addresses of a vault share: its token, limits of a request, and answers. A vault holds sealed content, and
// neither the server nor a cache on the way learns more of it than its size.

/** The largest entry and the largest blob, sealed. The request guard refuses what is much larger. */
export const MAX_CONTENT_BYTES = 6 * 1024 * 1024

/** Bodies are in the memory until they are stored. Together they take no more than this. */
const MAX_BYTES_UNDER_WAY = 128 * 1024 * 1024

/** The first line of everything in the age format, https://age-encryption.org/v1. The server keeps nothing else. */
const SEALED = new TextEncoder().encode('age-encryption.org/v1\n')

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

type Refusal = {
  status: number
  body: Record<string, string>
  /** After how many seconds it is worth another try. */
  retryAfter?: number
}

/** Why a request is not done, each with what the app can tell from the answer. */
const REFUSALS = {
  'no-store': { status: 404, body: { store: 'off' } },
  unavailable: { status: 503, body: { store: 'unavailable' }, retryAfter: 15 },
  'store-full': { status: 507, body: { store: 'full' }, retryAfter: 3_600 },
  invitation: { status: 403, body: { store: 'invitation' } },
  gone: { status: 404, body: { vault: 'none' } },
  ended: { status: 410, body: { vault: 'ended' } },
  taken: { status: 409, body: { vault: 'taken' } },
  ahead: { status: 409, body: { vault: 'ahead' } },
  'other-history': { status: 409, body: { vault: 'other-history' } },
  'vault-full': { status: 507, body: { vault: 'full' }, retryAfter: 3_600 },
  'too-fast': { status: 429, body: { vault: 'too-fast' }, retryAfter: 2 },
  malformed: { status: 400, body: { content: 'malformed' } },
  'too-large': { status: 413, body: { content: 'too-large' } },
  'not-sealed': { status: 415, body: { content: 'not-sealed' } },
} satisfies Record<string, Refusal>

export function refuse(why: keyof typeof REFUSALS, retryAfter?: number): Response {
  const { status, body, retryAfter: usual }: Refusal = REFUSALS[why]
  const seconds = retryAfter ?? usual
  return json(status, body, seconds === undefined ? {} : { 'Retry-After': String(seconds) })
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } })
}

export function nothing(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...HEADERS, ...headers } })
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

export function notAllowed(allowed: string): Response {
  return new Response(null, { status: 405, headers: { ...HEADERS, Allow: allowed } })
}

/** Answers by the store, or says that the server has none or that it fails now. */
export async function answer(request: Request, work: (store: Store) => Promise<Response>): Promise<Response> {
  try {
    return hasStore() ? ((await tryStore(work)) ?? refuse('unavailable')) : refuse('no-store')
  } finally {
    // A body that nobody reads to its end would block the connection for the next request.
    if (request.body !== null && !request.bodyUsed) {
      await request.body.pipeTo(new WritableStream()).catch(() => {})
    }
  }
}

/** Names of vaults and entries: 128 bits in base64url. */
const ID = /^[\w-]{22}$/

/** Tokens and their hashes: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

export function isId(text: string | null): text is string {
  return text !== null && ID.test(text)
}

export function isHash(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
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
  const [, given] = /^Bearer ([\w-]{43})$/.exec(request.headers.get('Authorization') ?? '') ?? []
  if (!isId(vaultId) || given === undefined) return refuse('gone')
  const vault = await store.findVault(vaultId)
  if (vault === 'ended') return refuse('ended')
  return vault && isSame(vault.hashes[token], hashOf(given)) ? vault : refuse('gone')
}

/** The hash of the token as text, which is what the browser hashes, too. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
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

let bytesUnderWay = 0

/** Reads sealed content, or returns the answer why it cannot be kept. */
export async function readSealed(request: Request): Promise<Uint8Array | Response> {
  const length = Number(request.headers.get('Content-Length') ?? 0)
  if (length > MAX_CONTENT_BYTES) return refuse('too-large')
  if (bytesUnderWay + length > MAX_BYTES_UNDER_WAY) return refuse('too-fast')
  bytesUnderWay += length
  try {
    const content = new Uint8Array(await request.arrayBuffer())
    if (content.length > MAX_CONTENT_BYTES) return refuse('too-large')
    return SEALED.every((byte, index) => content[index] === byte) ? content : refuse('not-sealed')
  } catch {
    // The device is gone, and hears no answer.
    return refuse('malformed')
  } finally {
    bytesUnderWay -= length
  }
}
