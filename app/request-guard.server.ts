import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Headers that only serve to fetch a part of a file: files are small and sent whole. */
const PARTIAL_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const

/**
 * Looks at each request before the server does. `react-router-serve` answers 500 and writes a stack to the log
 * for a method, a host or a path that it cannot put into a web `Request` or that no route matches, and offers
 * no place to refuse them. Node publishes a request before it hands it to the server.
 */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    if (hasRequest(message)) normalizeRequest(message.request)
  })
}

/** Turns a request that the server cannot answer into one that the app refuses, as a proxy would rewrite it. */
export function normalizeRequest(request: RawRequest): void {
  for (const name of PARTIAL_HEADERS) delete request.headers[name]
  const { method = '', url = '' } = request
  // HTTP/1.0 knows no host.
  const host = (request.headers.host ||= 'localhost')
  if (!isAddress(host, url)) {
    request.headers.host = 'localhost'
    rewrite(request, 'GET')
  } else if (!KNOWN_METHODS.has(method)) {
    rewrite(request, 'POST')
  } else if (!isReadable(url)) {
    // Escaped once more, it is an address like any other under which there is no page.
    request.url = url.replaceAll('%', '%25')
  }
}

/** The log shows the query, so that it still tells what was asked for. */
function rewrite(request: RawRequest, method: 'GET' | 'POST'): void {
  request.url = `/bad-request?${encodeURIComponent(`${request.method} ${request.url}`)}`
  request.method = method
}

function isAddress(host: string, url: string): boolean {
  return !/[\\/?#@\s]/.test(host) && url.startsWith('/') && URL.canParse(`http://${host}${url}`)
}

/** Routes are matched to the decoded path, and none matches one with a line break. */
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
