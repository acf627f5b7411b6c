import { describe, expect, it } from 'vitest'

import { normalizeRequest } from '~/server/request-guard.server'

function guarded(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  hosts: string[] = [headers.host ?? 'pewnik.example'],
) {
  const request = {
    method,
    url,
    headers: { host: 'pewnik.example', ...headers },
    headersDistinct: { host: hosts },
  }
  normalizeRequest(request)
  return { method: request.method, url: request.url, headers: request.headers }
}

describe('a request of a browser', () => {
  it.for([
    ['GET', '/'],
    ['HEAD', '/certificates?q=100%25&status=active'],
    ['POST', '/login?redirectTo=%2Fcertificates'],
    ['GET', '/certificates/verify/%C5%BC%C3%B3%C5%82%C4%87'],
    ['GET', '//double//slashes'],
    ['GET', '/?q=%ff%0a'],
  ] as const)('passes as it is: %s %s', ([method, url]) => {
    expect(guarded(method, url)).toEqual({ method, url, headers: { host: 'pewnik.example' } })
  })

  it('keeps its host, with a port or as an IP address', () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'żółw.pl', 'a-b.example.']) {
      expect(guarded('GET', '/', { host }).headers.host).toBe(host)
      expect(guarded('GET', '/', { host }).url).toBe('/')
    }
  })
})

it('a method that the router cannot handle is refused with 405', () => {
  for (const method of ['PROPFIND', 'OPTIONS', 'TRACE', 'QUERY', 'M-SEARCH']) {
    const { method: passed, url } = guarded(method, '/trainings.ics')
    expect(passed).toBe('GET')
    expect(decodeURIComponent(url)).toBe(`/bad-request/405?${method} /trainings.ics`)
  }
})

describe('a form', () => {
  it('of our own site passes, also behind a proxy that ends TLS, and the router compares no origin', () => {
    for (const [host, origin] of [
      ['pewnik.example', 'http://pewnik.example'],
      ['pewnik.example', 'https://pewnik.example'],
      ['pewnik.example:443', 'https://pewnik.example'],
      ['localhost:3000', 'http://localhost:3000'],
    ] as const) {
      const request = { method: 'POST', url: '/login', headers: { host } }
      expect(guarded('POST', '/login', { host, origin })).toEqual(request)
    }
  })

  it('of another site is refused with 400', () => {
    for (const origin of ['https://evil.example', 'null', '', 'x', 'http://pewnik.example:81', 'file://']) {
      for (const path of ['/login', '/login.data']) {
        const { method, url } = guarded('POST', path, { origin })
        expect(decodeURIComponent(`${method} ${url}`)).toBe(`GET /bad-request/400?POST ${path}`)
      }
    }
  })

  it('passes up to 16 KB and is refused with 413 above', () => {
    expect(guarded('POST', '/login', { 'content-length': '16384' }).url).toBe('/login')
    expect(guarded('POST', '/login', { 'content-length': '16385' }).url).toMatch(/^\/bad-request\/413\?/)
  })

  it('may be larger where content for the store goes, and only there', () => {
    const id = 'a'.repeat(22)
    const vault = `/vault/${id}`
    const passes = (path: string, bytes: number) =>
      guarded('PUT', path, { 'content-length': String(bytes) }).url === path
    for (const [path, megabytes] of [
      [`${vault}/entries`, 6],
      [`${vault}/blobs/${'n'.repeat(43)}`, 6],
      [`${vault}/boxes/${id}/drops`, 2],
      [`${vault}/pages/${id}`, 2],
      [`/reminders/${id}`, 0.25],
      [`/feed/${id}.ics`, 1],
    ] as const) {
      expect([path, passes(path, megabytes * 1024 * 1024 + 1)]).toEqual([path, true])
      expect([path, passes(path, (megabytes + 1) * 1024 * 1024 + 1)]).toEqual([path, false])
    }
    for (const path of [
      vault,
      `${vault}/entries/x`,
      '/vault/a/entries',
      `/x?${vault}/entries`,
      `${vault}/boxes/${id}`,
      `${vault}/boxes/a/drops`,
      `${vault}/boxes/${id}/drops/x`,
      `${vault}/drops`,
      `${vault}/drops/${id}`,
      `${vault}/pages`,
      `${vault}/pages/a`,
      `${vault}/pages/${id}/x`,
      '/reminders',
      `/reminders/${id}/test`,
      `/reminders/${id}/end/${'t'.repeat(43)}`,
      `/feed/${id}`,
      '/feed/a.ics',
    ]) {
      expect([path, passes(path, 1024 * 1024)]).toEqual([path, false])
      expect([path, passes(path, 16_384)]).toEqual([path, true])
    }
  })

  it('is never sent to the store as data of a screen', () => {
    const id = 'a'.repeat(22)
    for (const path of [
      `/vault/${id}/entries.data?after=0`,
      `/reminders/${id}.data`,
      `/feed/${id}.ics.data`,
    ]) {
      for (const method of ['GET', 'POST']) {
        expect(guarded(method, path).url).toMatch(/^\/bad-request\/400\?/)
      }
    }
  })

  it('of unknown length is refused with 411', () => {
    const { url } = guarded('POST', '/login', { 'transfer-encoding': 'chunked' })
    expect(url).toMatch(/^\/bad-request\/411\?/)
  })
})

it('a page is read from any site, and a body of such a request does not matter', () => {
  const headers = {
    origin: 'https://evil.example',
    'content-length': '99999',
    'transfer-encoding': 'chunked',
  }
  expect(guarded('GET', '/', headers)).toEqual({
    method: 'GET',
    url: '/',
    headers: { host: 'pewnik.example', ...headers },
  })
})

it('an address with its origin loses it, and its host replaces the Host header', () => {
  for (const [url, path] of [
    ['http://other.example/x?q=1', '/x?q=1'],
    ['HTTPS://other.example/x', '/x'],
    ['http://other.example', '/'],
    ['http://other.example?q=1', '/?q=1'],
    ['http://other.example//x', '//x'],
  ] as const) {
    const request = { method: 'GET', url: path, headers: { host: 'other.example' } }
    expect(guarded('GET', url)).toEqual(request)
  }
  expect(guarded('PROPFIND', 'http://other.example/x').url).toBe('/bad-request/405?PROPFIND%20%2Fx')
  expect(guarded('GET', 'http://other.example/%0a').url).toBe('/%250a')
})

it('an invalid host, or an address without a path, is refused with 400', () => {
  for (const host of ['a b', '[', 'x:99999', '%', '<script>', 'a/b', 'user@host', 'a?b', 'a#b']) {
    expect(guarded('GET', '/x', { host })).toMatchObject({
      method: 'GET',
      url: '/bad-request/400?GET%20%2Fx',
      headers: { host: 'localhost' },
    })
  }
  for (const url of ['*', 'x', 'ftp://other.example/x', 'http://', 'http://[/x', 'http://user@host/x']) {
    expect(guarded('POST', url)).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/^\/bad-request\/400\?/),
    })
  }
})

it('a host of more letters than a name can have is refused with 400, also if only its ASCII form has', () => {
  const longest = `${'a'.repeat(63)}.`.repeat(3) + 'b'.repeat(61)
  expect(guarded('GET', '/x', { host: longest }).url).toBe('/x')
  for (const host of ['x'.repeat(256), `${longest}:80`, 'x'.repeat(8_000), 'ÿ.'.repeat(100)]) {
    expect(guarded('GET', '/x', { host }).url).toBe('/bad-request/400?GET%20%2Fx')
    expect(guarded('GET', `http://${host}/x`, {}, ['pewnik.example']).url).toBe('/bad-request/400?GET%20%2Fx')
  }
})

it('a request with two hosts is refused with 400, also if its address names another one', () => {
  for (const url of ['/x', 'http://other.example/x']) {
    expect(guarded('GET', url, {}, ['pewnik.example', 'evil.example'])).toMatchObject({
      method: 'GET',
      url: '/bad-request/400?GET%20%2Fx',
      headers: { host: 'localhost' },
    })
  }
  expect(guarded('GET', '/x', {}, ['pewnik.example', 'pewnik.example']).url).toMatch(/^\/bad-request\/400/)
})

it('a path that cannot be decoded or has a line break becomes one that matches no page', () => {
  for (const path of ['/%', '/%ff', '/%E0%A4%A', '/%0d%0aX', '/card/%0a', '/%e2%80%a8', '/%00']) {
    expect(guarded('GET', `${path}?q=1`).url).toBe(`${path.replaceAll('%', '%25')}?q=1`)
  }
})

it('a request without a host, as HTTP/1.0 allows, is answered', () => {
  expect(guarded('GET', '/healthz', { host: '' })).toMatchObject({
    url: '/healthz',
    headers: { host: 'localhost' },
  })
})

it('ranges and their preconditions are dropped, and the headers of caching stay', () => {
  const { headers } = guarded('GET', '/preview.png', {
    range: 'bytes=9-',
    'if-range': '"x"',
    'if-match': '"x"',
    'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
    'if-none-match': '"x"',
  })
  expect(headers).toEqual({ host: 'pewnik.example', 'if-none-match': '"x"' })
})
