import { connect } from 'node:net'

import * as fc from 'fast-check'

export type RawRequest = { method: string; target: string; headers: string[]; body: string }

const METHODS = [
  ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  ['PROPFIND', 'TRACE', 'QUERY', 'SEARCH', 'MKCOL', 'M-SEARCH', 'PURGE', 'LINK'],
].flat()

const PATHS = [
  ['/', '/login', '/about', '/dashboard', '/certificates', '/certificates/new', '/reports/ahead'],
  ['/certificates/verify', '/certificates/verify/IWL59ljS5zaeI0js', '/card/u2JoFQVOEDZAGVYH', '/settings'],
  ['/healthz', '/trainings.ics', '/trainings/YfDI4diy9zroQCoG/training.ics', '/bad-request', '/assets'],
  ['/certificates/IWL59ljS5zaeI0js/certificate.pdf', '/card/u2JoFQVOEDZAGVYH/contact.vcf', '/preview.png'],
  ['/robots.txt', '/__manifest', '/assets/missing.js', '//', '//evil.example', '/.data', '/_.data', '*'],
  ['http://evil.example/', '/\\', '/..%2f..%2f', '/../../package.json', '/.git/config', '/%2e%2e/'],
].flat()

const SUFFIXES = [
  ['', '', '', '.data', '/', '/_.data', '%', '%ff', '%00', '%0d%0aX', '%0a', '%e2%80%a8', '%E0%A4%A'],
  ['?index', '?_routes=', '?_routes=root,routes/public/landing,x', '?q=%ff', '?page=-1e9', '?x[]=%00'],
  ['?redirectTo=//evil.example', '?number=%27%3B--', '?version=3', '?', '#x', `/${'a'.repeat(3_000)}`],
].flat()

const HOSTS = [
  ['pewnik.example', 'x:0', 'x:99999', 'x:y', 'a b', '', '[', '[::1]', 'x:080', 'x:1:2', '0x7f.1', '-'],
  ['<script>', '%', '%00', 'a/b', 'a?b', 'a#b', 'user@host', 'a\\b', 'ÿ', 'a,b', '.', ':80', 'x'.repeat(300)],
].flat()

const NAMES = [
  ['X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Forwarded-For', 'Origin', 'Referer', 'Range', 'If-Range'],
  ['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Accept', 'Accept-Encoding'],
  ['Accept-Language', 'User-Agent', 'Cookie', 'Content-Type', 'Content-Encoding', 'Cache-Control', 'Expect'],
  ['Upgrade', 'X-React-Router-SPA-Mode', 'X-Remix-Reload-Document', 'X-HTTP-Method-Override', 'Forwarded'],
].flat()

const VALUES = [
  ['', '*', ',,,"', 'null', 'https', 'https, http', 'javascript:', 'http://evil.example', 'ÿ%', '%00', 'yes'],
  ['bytes=0-', 'bytes=99999999-', 'bytes=5-1,,', 'W/"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'gzip', 'br;q=9'],
  ['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', 'text/plain', 'zzz;q=-1'],
  ['application/x-www-form-urlencoded', 'no-cache', '100-continue', 'Googlebot', 'x'.repeat(2_000)],
].flat()

const BODIES = [
  ['', '', 'email=a&password=b', '%', '%ff=%ff', '{"email":', '\0', 'a'.repeat(20_000)],
  ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n', '--x\r\n\r\n', 'email[]=a'],
].flat()

/** Requests that nobody's browser would send; the same seed gives the same ones. */
export function hostileRequests(count: number, seed: number): RawRequest[] {
  const header = fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES))
    .map((pair) => pair.join(': '))
  // Bytes that a server's parser lets pass in a path, so that they reach the app.
  const noise = fc.stringMatching(/^[%0-9a-fA-F.;:@&=+$,!~*'()/_\\"<>[\]{}|^`-]{0,24}$/)
  const target = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...PATHS), fc.constantFrom(...SUFFIXES)) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...PATHS), noise) },
  )
  const host = fc.oneof(
    { weight: 3, arbitrary: fc.constant('127.0.0.1') },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
  )
  const request = fc.record({
    method: fc.constantFrom(...METHODS),
    target: target.map((parts) => parts.join('')),
    host,
    headers: fc.array(header, { maxLength: 4 }),
    body: fc.constantFrom(...BODIES),
  })
  return fc.sample(request, { numRuns: count, seed }).map(({ host: name, headers, ...rest }) => ({
    ...rest,
    headers: [`Host: ${name}`, ...headers],
  }))
}

/** Sends a request as it stands, which no client would do, and returns the head of the answer. */
export async function sendRaw(port: number, { method, target, headers, body }: RawRequest): Promise<string> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
  ]
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    // A server may refuse a request before it has read all of it.
    socket.on('error', () => {})
    socket.on('close', () => resolve(headOf(answer)))
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  })
}

/** The final answer's head, after those that only ask to go on. */
function headOf(answer: string): string {
  const heads = answer.split('\r\n\r\n')
  return heads.find((head) => !head.startsWith('HTTP/1.1 100')) ?? ''
}
