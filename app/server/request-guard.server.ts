import type { IncomingMessage } from 'node:http'

import { onRequest } from './server-requests.server'

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'headersDistinct'>

const READING_METHODS = new Set(['GET', 'HEAD'])
const KNOWN_METHODS = new Set([...READING_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The largest form that the app has, sign-in, needs a few hundred bytes. */
const MAX_BODY_BYTES = 16_384

/**
 * Where content for the store goes, and the largest one. The route looks at the token before it reads the content, and a
 * little above the limit it still says so itself.
 */
const STORE_CONTENT = [
  { path: /^\/vault\/[\w-]{22}\/(entries|blobs\/[\w-]{43,64})$/, maxBytes: 7 * 1024 * 1024 },
  { path: /^\/vault\/[\w-]{22}\/(boxes\/[\w-]{22}\/drops|pages\/[\w-]{22})$/, maxBytes: 3 * 1024 * 1024 },
  { path: /^\/reminders\/[\w-]{22}$/, maxBytes: 512 * 1024 },
  { path: /^\/feed\/[\w-]{22}\.ics$/, maxBytes: 2 * 1024 * 1024 },
]

/** The router would turn such content into text, as data of a screen, and do nothing else for a second. */
const STORE_AS_DATA = /^\/(vault|reminders|feed)\/[^?]*\.data(\?|$)/

/** A name in the DNS has no more octets (RFC 1035, section 2.3.4). The QR codes of pages hold the host. */
const MAX_HOST_LENGTH = 255

/**
 * Files are small and always sent whole. `If-Match` and `If-Unmodified-Since` are preconditions, which help a GET
 * only to complete a file that was fetched in part (RFC 9110, section 13.1). If a precondition or a range
 * cannot be met, Express writes a stack trace to the log.
 */
const DROPPED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const

/**
 * Normalizes each request before the server handles it. `react-router-serve` answers 500 and writes a stack
 * trace to the log for a method, a host or a path that does not fit into a web `Request` or matches no route.
 */
export function guardRequests(): void {
  onRequest(({ request }) => normalizeRequest(request))
}

/** Rewrites a request that the server cannot answer into one that the app refuses, as a proxy would do it. */
export function normalizeRequest(request: RawRequest): void {
  for (const name of DROPPED_HEADERS) delete request.headers[name]
  stripOrigin(request)
  // HTTP/1.0 needs no Host header.
  request.headers.host ||= 'localhost'
  const refusal = refusalOf(request)
  if (refusal !== undefined) {
    refuse(request, refusal)
    return
  }
  // The router compares schemes too. Behind a proxy that ends TLS it would refuse the forms of our own pages.
  if (isWriting(request)) delete request.headers.origin
  // Encoded once more, the path can be decoded and matches no page: the app answers 404.
  if (!isReadable(request.url)) request.url = request.url?.replaceAll('%', '%25')
}

/** A server must accept an address with its origin, whose host replaces the Host header (RFC 9112, section 3.2.2). */
function stripOrigin(request: RawRequest): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}

function refusalOf(request: RawRequest): 400 | 405 | 411 | 413 | undefined {
  const { method = '', url = '', headers, headersDistinct } = request
  // A proxy may have taken the other one (RFC 9112, section 3.2). `headers` holds only the first.
  if ((headersDistinct.host?.length ?? 0) > 1) return 400
  if (!isAddress(headers.host, url)) return 400
  if (STORE_AS_DATA.test(url)) return 400
  if (!KNOWN_METHODS.has(method)) return 405
  if (!isWriting(request)) return undefined
  if (isOfOtherSite(request)) return 400
  // A body of unknown length could fill the memory. Browsers send the length of each form.
  if (headers['transfer-encoding'] !== undefined) return 411
  // A body that nobody reads to its end would block the connection for the next request.
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes(url)) return 413
  return undefined
}

function maxBodyBytes(url: string): number {
  return STORE_CONTENT.find(({ path }) => path.test(url))?.maxBytes ?? MAX_BODY_BYTES
}

/**
 * Makes it a GET, whose body Node reads and drops. The query keeps the original method and address, so that the
 * access log shows them.
 */
function refuse(request: RawRequest, status: number): void {
  request.url = `/bad-request/${status}?${encodeURIComponent(`${request.method} ${request.url}`)}`
  request.method = 'GET'
  if (status === 400) request.headers.host = 'localhost'
}

function isWriting({ method = '' }: RawRequest): boolean {
  return !READING_METHODS.has(method)
}

/** Tells whether a page of another site sends the form. Only browsers send `Origin`, and always with a form. */
function isOfOtherSite({ headers: { host, origin } }: RawRequest): boolean {
  if (origin === undefined) return false
  const sender = URL.parse(origin)
  return sender === null || sender.host !== URL.parse(`${sender.protocol}//${host}`)?.host
}

function isAddress(host = '', url: string): boolean {
  if (host.length > MAX_HOST_LENGTH || /[\\/?#@\s]/.test(host) || !url.startsWith('/')) return false
  const address = URL.parse(`http://${host}${url}`)
  // A name with other letters than those of ASCII is longer as the router reads it.
  return address !== null && address.host.length <= MAX_HOST_LENGTH
}

/** Tells whether a route can match the path: it is matched decoded and without line breaks. */
function isReadable(url = ''): boolean {
  const [path = ''] = url.split('?')
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
