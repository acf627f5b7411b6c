import { createHash } from 'node:crypto'

import * as fc from 'fast-check'

/** What is written to a connection, part by part, as one or more requests. */
export type HostileRequest = {
  parts: string[]
  /** How many requests it may count as: a server may see a second one in a body. */
  requests: number
  /** Tells that the client goes before its request is whole, so that there may be no answer. */
  isAbandoned: boolean
}

type RawRequest = { method: string; target: string; version: string; headers: string[]; body: string }

const METHODS = [
  ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD'],
  ['POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  ['PROPFIND', 'TRACE', 'QUERY', 'SEARCH', 'MKCOL', 'M-SEARCH', 'PURGE', 'LINK'],
].flat()

/** A link that the sample's key has signed. */
const SIGNED = [
  '/c/eyJhbGciOiJFUzI1NiIsInR5cCI6InBld25paytqd3MiLCJraWQiOiJPYVVwVUMtaFVIZyJ9',
  'eyJ2IjoxLCJpZCI6ImszSmQ4MkxtUXBYMGFaN3IiLCJ0IjoiYmhwIiwicyI6IndvcmtlcnMiLCJuIjoiQkhQLTQyNjUzIiwiaSI6IjIwMjYtMTEtMjAiLCJlIjoiMjAyOS0xMS0yMCIsImgiOiLFgXVjamEgxbsuIn0',
  'VBO36IBwOyDI3luGsy10P6xm3An5tqJhVIGsvtFwhUZzuiWu-UhjizK86OS4E5VCBzAODVvQdyY0X-3FgBBTQQ',
].join('.')

/** Some requests begin this vault, and some have its token. */
const VAULT = '/vault/hostileHostileHostile0'
const BOX = `${VAULT}/boxes/hostileHostileHostile1`
const TOKEN = 't'.repeat(43)
const HASH = createHash('sha256').update(TOKEN).digest('base64url')

const PATHS = [
  ['/', '/login', '/about', '/dashboard', '/certificates', '/certificates/new', '/reports/new'],
  ['/certificates/verify', '/certificates/verify/IWL59ljS5zaeI0js', '/card/u2JoFQVOEDZAGVYH', '/settings'],
  ['/healthz', '/trainings.ics', '/trainings/YfDI4diy9zroQCoG/training.ics', '/bad-request', '/assets'],
  ['/certificates/IWL59ljS5zaeI0js/certificate.pdf', '/card/u2JoFQVOEDZAGVYH/contact.vcf', '/preview.png'],
  ['/__proto__', '/constructor', '/card/__proto__', '/certificates/verify/toString', '/bad-request/413'],
  ['/certificates/constructor/certificate.pdf', '/trainings/hasOwnProperty/training.ics', '/bad-request/x'],
  ['/__manifest?version=1&paths=/,/login', '/__manifest?paths=__proto__&version=%00', '/assets/../login'],
  [SIGNED, `${SIGNED}/certificate.pdf`, SIGNED.slice(0, -1), `${SIGNED}A`, `${SIGNED}.x`, '/c/', '/c/..'],
  [SIGNED.replace('.ey', '.eyJ9'), `/c/${SIGNED.slice(3).repeat(9)}`, '/c/e30.e30.', '/c/x/certificate.pdf'],
  [`${SIGNED}/check.json`, `${SIGNED}A/check.json`, '/c/x/check.json', '/c/__proto__/check.json'],
  ['/.well-known/jwks.json', '/c/__proto__', '/c/%2e%2e%2f', '/c/eyJhbGciOiJub25lIn0.e30.', '/c/a.b.c.d.e'],
  [VAULT, `${VAULT}/entries`, `${VAULT}/entries?after=-1`, `${VAULT}/entries?after=1&entry=%00`, '/vault/x'],
  [
    `${VAULT}/blobs/${'n'.repeat(43)}`,
    `${VAULT}/blobs/__proto__`,
    `${VAULT}/blobs/`,
    '/vault/%2e%2e/entries',
  ],
  [BOX, BOX, `${BOX}/drops`, `${BOX}/drops`, `${VAULT}/boxes`, `${VAULT}/boxes/__proto__/drops`],
  [`${VAULT}/drops`, `${VAULT}/drops?after=1e9`, `${VAULT}/drops/${'e'.repeat(22)}`, `${VAULT}/drops/%00`],
  [
    `${VAULT}/pages`,
    `${VAULT}/pages/${'e'.repeat(22)}`,
    `${VAULT}/pages/${'e'.repeat(22)}`,
    `${VAULT}/pages/x`,
  ],
  ['/robots.txt', '/__manifest', '/assets/missing.js', '//', '//evil.example', '/.data', '/_.data', '*'],
  ['http://evil.example/', '/\\', '/..%2f..%2f', '/../../package.json', '/.git/config', '/%2e%2e/'],
].flat()

const SUFFIXES = [
  ['', '', '', '.data', '/', '/_.data', '%', '%ff', '%00', '%0d%0aX', '%0a', '%e2%80%a8', '%E0%A4%A'],
  ['?index', '?_routes=', '?_routes=root,routes/public/landing,x', '?q=%ff', '?page=-1e9', '?x[]=%00'],
  [
    '?_routes=__proto__',
    '?_routes=toString,root',
    '.data?_routes=routes/panel/panel-layout',
    '?__proto__[x]=1',
  ],
  ['.data?index&_routes=%00', '.data/.data', '/_.data?_routes=', `?q=${'b'.repeat(9_000)}`],
  ['?redirectTo=//evil.example', '?number=%27%3B--', '?version=3', '?', '#x', `/${'a'.repeat(3_000)}`],
].flat()

const HOSTS = [
  ['pewnik.example', 'x:0', 'x:99999', 'x:y', 'a b', '', '[', '[::1]', 'x:080', 'x:1:2', '0x7f.1', '-'],
  ['<script>', '%', '%00', 'a/b', 'a?b', 'a#b', 'user@host', 'a\\b', 'ÿ', 'a,b', '.', ':80', 'x'.repeat(300)],
].flat()

const NAMES = [
  [
    'Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'X-Forwarded-For',
    'Origin',
    'Referer',
    'Range',
    'If-Range',
  ],
  ['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Accept', 'Accept-Encoding'],
  ['Accept-Language', 'User-Agent', 'Cookie', 'Content-Type', 'Content-Encoding', 'Cache-Control', 'Expect'],
  ['TE', 'Trailer', 'Via', '__proto__', 'constructor', 'X-React-Router-Prerender-Data', 'X-Real-IP', 'Date'],
  ['Authorization', 'Entry-Id', 'Entry-Replaces', 'Invitation', 'Drop-Id', 'Page-Tag', 'Page-Unseen'],
  ['Upgrade', 'X-React-Router-SPA-Mode', 'X-Remix-Reload-Document', 'X-HTTP-Method-Override', 'Forwarded'],
].flat()

const VALUES = [
  ['', '*', ',,,"', 'null', 'https', 'https, http', 'javascript:', 'http://evil.example', 'ÿ%', '%00', 'yes'],
  ['a=b; __proto__=x; c="', 'x=' + 'y'.repeat(4_000), 'trailers', 'h2c', 'websocket', '\u0001', '"W/', 'NaN'],
  ['bytes=0-', 'bytes=99999999-', 'bytes=5-1,,', 'W/"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'gzip', 'br;q=9'],
  [`Bearer ${TOKEN}`, 'Bearer', 'Basic YTpi', 'e'.repeat(22), TOKEN, '1', '-1', '9'.repeat(15)],
  ['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', 'text/plain', 'zzz;q=-1'],
  ['application/x-www-form-urlencoded', 'no-cache', '100-continue', 'Googlebot', 'x'.repeat(2_000)],
].flat()

const BODIES = [
  ['', '', 'email=a&password=b', '%', '%ff=%ff', '{"email":', '\0', 'a'.repeat(20_000)],
  [
    '__proto__=1&constructor[prototype][x]=1',
    'email=%00&password=' + 'c'.repeat(15_000),
    '[]',
    'null',
    '\u00ff\u00fe',
  ],
  [JSON.stringify({ write: HASH, read: HASH, drop: HASH }), '{"write":null}'],
  [JSON.stringify({ drop: HASH, isPaused: false }), '{"drop":[],"isPaused":0}'],
  ['age-encryption.org/v1\n', 'age-encryption.org/v1\n' + 'x'.repeat(15_000)],
  ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n', '--x\r\n\r\n', 'email[]=a'],
].flat()

/** What proxies and servers read in different ways: where a request ends and the next one begins. */
const FRAMINGS = [
  [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  ],
  [
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: -1',
    'Content-Length: +5',
    'Content-Length: 5, 5',
  ],
  [
    'Content-Length: 99999999999999999999',
    'Content-Length: 0x5',
    'Content-Length:',
    'Transfer-Encoding: xchunked',
  ],
  [
    'Transfer-Encoding: chunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    ' Content-Length: 5',
  ],
  [
    'Transfer-Encoding: gzip, chunked',
    'X: y\r\n\tz',
    'No colon',
    ': no name',
    'X\0: y',
    'X: a\0b',
    'X: a\rb',
  ],
].flat()

const FRAMED_BODIES = [
  ['hello', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', '5;ext=1\r\nhello\r\n0\r\nX: y\r\n\r\n', 'zz\r\n\r\n'],
  [
    'fffffffffffffffff\r\n',
    '-1\r\n',
    '0\r\n\r\nGET /dashboard HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ],
].flat()

/** Requests that break the grammar of HTTP itself, or its limits. */
const BROKEN = [
  ['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\n\n', 'get / HTTP/1.1\r\n\r\n'],
  [
    'GET  /  HTTP/1.1\r\n\r\n',
    'GET /\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\xfc',
  ],
  [
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /\0 HTTP/1.1\r\n\r\n',
    'GET /ż HTTP/1.1\r\n\r\n',
  ],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, `${'GET'.repeat(9_000)} / HTTP/1.1\r\n\r\n`],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  [`GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(2_500)}\r\n`],
  [`POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n${'a'.repeat(200_000)}`],
  [`POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n${'a'.repeat(200_000)}`],
].flat()

function lines({ method, target, version, headers }: RawRequest, ...more: string[]): string {
  return [`${method} ${target} HTTP/${version}`, ...headers, ...more, '\r\n'].join('\r\n')
}

function whole(request: RawRequest, connection: 'close' | 'keep-alive'): string {
  const length = Buffer.byteLength(request.body, 'latin1')
  return `${lines(request, `Connection: ${connection}`, `Content-Length: ${length}`)}${request.body}`
}

function arbitraryRequest(): fc.Arbitrary<RawRequest> {
  const header = fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES))
    .map((pair) => pair.join(': '))
  // Only characters that Node's parser accepts in a path, so that they reach the app.
  const noise = fc.stringMatching(/^[%0-9a-fA-F.;:@&=+$,!~*'()/_\\"<>[\]{}|^`-]{0,24}$/)
  const target = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...PATHS), fc.constantFrom(...SUFFIXES)) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...PATHS), noise) },
  )
  const host = fc.oneof(
    { weight: 3, arbitrary: fc.constant('127.0.0.1') },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
  )
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      target: target.map((pair) => pair.join('')),
      version: fc.constantFrom('1.1', '1.1', '1.1', '1.0'),
      host,
      headers: fc.array(header, { maxLength: 4 }),
      body: fc.constantFrom(...BODIES),
    })
    .map(({ host: name, headers, ...rest }) => ({ ...rest, headers: [`Host: ${name}`, ...headers] }))
}

/** Lengths around limits of names, of QR codes and of a request's head. A name of many parts is longer as ASCII. */
const LENGTHS = [63, 64, 253, 255, 256, 1_000, 2_300, 2_400, 2_954, 7_000, 12_000]
const LONG = ['x', 'x', 'x.', 'ÿ.', '1', '%61', '-']

/** What they answer holds the host, as an address or as a QR code. */
const WITH_HOST = [
  '/card/u2JoFQVOEDZAGVYH',
  '/card/u2JoFQVOEDZAGVYH/contact.vcf',
  '/certificates/IWL59ljS5zaeI0js/certificate.pdf',
  '/certificates/verify/IWL59ljS5zaeI0js',
]

/** Generates requests for a known place of which one part is very long: the host, a search param or a header. */
function longRequest(): fc.Arbitrary<RawRequest> {
  const long = fc
    .tuple(fc.constantFrom(...LONG), fc.constantFrom(...LENGTHS))
    .map(([text, length]) => text.repeat(length).slice(0, length))
  const part = fc.constantFrom('host', 'search', 'header')
  return fc
    .tuple(
      fc.oneof(fc.constantFrom(...PATHS), fc.constantFrom(...WITH_HOST)),
      part,
      long,
      fc.constantFrom(...NAMES),
    )
    .map(([path, where, text, name]): RawRequest => ({
      method: 'GET',
      target: where === 'search' ? `${path}?holder=${text}&number=${text}` : path,
      version: '1.1',
      headers: [
        `Host: ${where === 'host' ? text : '127.0.0.1'}`,
        ...(where === 'header' ? [`${name}: ${text}`] : []),
      ],
      body: '',
    }))
}

/** Generates requests that no browser would send. The same seed gives the same requests. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  const request = arbitraryRequest()
  const single = request.map((raw) => ({ parts: [whole(raw, 'close')], requests: 1, isAbandoned: false }))
  const inPieces = fc.tuple(request, fc.integer({ min: 1, max: 400 })).map(([raw, size]) => ({
    parts:
      whole(raw, 'close')
        .match(new RegExp(`[^]{1,${size}}`, 'g'))
        ?.slice(0, 50) ?? [],
    requests: 1,
    isAbandoned: whole(raw, 'close').length > size * 50,
  }))
  const pipelined = fc.tuple(fc.array(request, { maxLength: 4 }), request).map(([former, last]) => ({
    parts: [[...former.map((raw) => whole(raw, 'keep-alive')), whole(last, 'close')].join('')],
    requests: former.length + 1,
    isAbandoned: false,
  }))
  const abandoned = fc.tuple(request, fc.integer({ min: 1, max: 300 })).map(([raw, length]) => ({
    parts: [whole(raw, 'close').slice(0, length)],
    requests: 1,
    isAbandoned: true,
  }))
  const framed = fc
    .tuple(request, fc.constantFrom(...FRAMINGS), fc.constantFrom(...FRAMED_BODIES))
    .map(([raw, framing, body]) => ({
      parts: [`${lines({ ...raw, method: 'POST' }, framing, 'Connection: close')}${body}`],
      requests: 3,
      isAbandoned: true,
    }))
  const broken = fc.constantFrom(...BROKEN).map((text) => ({ parts: [text], requests: 1, isAbandoned: true }))
  const long = longRequest().map((raw) => ({
    parts: [whole(raw, 'close')],
    requests: 1,
    isAbandoned: false,
  }))
  const any = fc.oneof(
    { weight: 12, arbitrary: single },
    { weight: 4, arbitrary: long },
    { weight: 2, arbitrary: inPieces },
    { weight: 2, arbitrary: pipelined },
    { weight: 1, arbitrary: abandoned },
    { weight: 2, arbitrary: framed },
    { weight: 1, arbitrary: broken },
  )
  return fc.sample(any, { numRuns: count, seed })
}
