import { createHash, timingSafeEqual } from 'node:crypto'

import { storeConfiguration } from '~/data/configuration.server'
import type { Store } from '~/server/store/store.server'
import { hasStore, tryStore } from '~/server/store/vault-store.server'

// What all addresses over the store share: their tokens and answers. No cache on the way keeps any of them.

export const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export type Refusal = {
  status: number
  body: Record<string, string>
  /** After how many seconds it is worth another try. */
  retryAfter?: number
}

/** Why a request is not done, each with what the app can tell from the answer. */
export const STORE_REFUSALS = {
  'no-store': { status: 404, body: { store: 'off' } },
  unavailable: { status: 503, body: { store: 'unavailable' }, retryAfter: 15 },
  'store-full': { status: 507, body: { store: 'full' }, retryAfter: 3_600 },
  invitation: { status: 403, body: { store: 'invitation' } },
  malformed: { status: 400, body: { content: 'malformed' } },
  'too-large': { status: 413, body: { content: 'too-large' } },
} satisfies Record<string, Refusal>

export function refusal({ status, body, retryAfter }: Refusal, seconds = retryAfter): Response {
  return json(status, body, seconds === undefined ? {} : { 'Retry-After': String(seconds) })
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } })
}

export function nothing(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...HEADERS, ...headers } })
}

export function notAllowed(allowed: string): Response {
  return new Response(null, { status: 405, headers: { ...HEADERS, Allow: allowed } })
}

/** Answers by the store, or says that the server has none or that it fails now. */
export async function answer(request: Request, work: (store: Store) => Promise<Response>): Promise<Response> {
  try {
    return hasStore()
      ? ((await tryStore(work)) ?? refusal(STORE_REFUSALS.unavailable))
      : refusal(STORE_REFUSALS['no-store'])
  } finally {
    // A body that nobody reads to its end would block the connection for the next request.
    if (request.body !== null && !request.bodyUsed) {
      await request.body.pipeTo(new WritableStream()).catch(() => {})
    }
  }
}

/** Names of what the store keeps: 128 bits in base64url. */
const ID = /^[\w-]{22}$/

/** Tokens and their hashes: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

export function isId(text: string | null): text is string {
  return text !== null && ID.test(text)
}

export function isHash(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}

/** Returns the hash of the token of a request: that of its text, which is what the browser hashes, too. */
export function tokenHashOf(request: Request): string | undefined {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(request.headers.get('Authorization') ?? '') ?? []
  return token === undefined ? undefined : hashOfToken(token)
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Tells whether the request has an invitation of the operator, who may ask for one before something is begun. */
export function isInvited(request: Request): boolean {
  const { storeInvitations } = storeConfiguration()
  const code = request.headers.get('Invitation') ?? ''
  return storeInvitations.length === 0 || storeInvitations.some((invitation) => isSame(invitation, code))
}
