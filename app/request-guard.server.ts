import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Files are small and always sent whole. `If-Match` and `If-Unmodified-Since` are preconditions, which help a GET
 * only to complete a file that was fetched in part (RFC 9110, section 13.1). Where a precondition or a range
 * cannot be met, Express writes a stack trace to the log.
 */
const DROPPED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const

/**
 * Normalizes each request before the server handles it. `react-router-serve` answers 500 and writes a stack
 * trace to the log for a method, a host or a path that does not fit into a web `Request` or matches no route. It
 * has no hook to refuse such requests. Node publishes a request before it passes it to the server.
 */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    if (hasRequest(message)) normalizeRequest(message.request)
  })
}

/** Rewrites a request that the server cannot answer into one that the app refuses, as a proxy would do it. */
export function normalizeRequest(request: RawRequest): void {
  for (const name of DROPPED_HEADERS) delete request.headers[name]
  stripOrigin(request)
  const { method = '', url = '' } = request
  // HTTP/1.0 needs no Host header.
  const host = (request.headers.host ||= 'localhost')
  if (!isAddress(host, url)) {
    request.headers.host = 'localhost'
    rewrite(request, 'GET')
  } else if (!KNOWN_METHODS.has(method)) {
    rewrite(request, 'POST')
  } else if (!isReadable(url)) {
    // Encoded once more, the path can be decoded and matches no page: the app answers 404.
    request.url = url.replaceAll('%', '%25')
  }
}

/** A server must accept an address with its origin, whose host replaces the Host header (RFC 9112, section 3.2.2). */
function stripOrigin(request: RawRequest): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}

/** Keeps the original method and address in the query, so that the access log shows them. */
function rewrite(request: RawRequest, method: 'GET' | 'POST'): void {
  request.url = `/bad-request?${encodeURIComponent(`${request.method} ${request.url}`)}`
  request.method = method
}

function isAddress(host: string, url: string): boolean {
  return !/[\\/?#@\s]/.test(host) && url.startsWith('/') && URL.canParse(`http://${host}${url}`)
}

/** Tells whether a route can match the path: it is matched decoded and without line breaks. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split('?')
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

function hasRequest(message: unknown): message is { request: IncomingMessage } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage
  )
}
