import { describe, expect, it } from 'vitest'

import { normalizeRequest } from '~/request-guard.server'

function guarded(method: string, url: string, headers: Record<string, string> = {}) {
  const request = { method, url, headers: { host: 'pewnik.example', ...headers } }
  normalizeRequest(request)
  return request
}

describe('what a browser sends', () => {
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

  it('keeps its host, with a port or as a number', () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'żółw.pl', 'a-b.example.']) {
      expect(guarded('GET', '/', { host }).headers.host).toBe(host)
      expect(guarded('GET', '/', { host }).url).toBe('/')
    }
  })
})

it('a method that the router does not know becomes one that is refused with 405', () => {
  for (const method of ['PROPFIND', 'OPTIONS', 'TRACE', 'QUERY', 'M-SEARCH']) {
    const { method: passed, url } = guarded(method, '/trainings.ics')
    expect(passed).toBe('POST')
    expect(decodeURIComponent(url)).toBe(`/bad-request?${method} /trainings.ics`)
  }
})

it('a host that nobody can have, or an address that is no path, is refused with 400', () => {
  for (const host of ['a b', '[', 'x:99999', '%', '<script>', 'a/b', 'user@host', 'a?b', 'a#b']) {
    expect(guarded('GET', '/x', { host })).toMatchObject({
      method: 'GET',
      url: '/bad-request?GET%20%2Fx',
      headers: { host: 'localhost' },
    })
  }
  for (const url of ['*', 'http://other.example/x', 'x']) {
    expect(guarded('POST', url)).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/^\/bad-request/),
    })
  }
})

it('a path that cannot be decoded or has a line break becomes one under which there is no page', () => {
  for (const path of ['/%', '/%ff', '/%E0%A4%A', '/%0d%0aX', '/card/%0a', '/%e2%80%a8', '/%00']) {
    expect(guarded('GET', `${path}?q=1`).url).toBe(`${path.replaceAll('%', '%25')}?q=1`)
  }
})

it('a client of HTTP/1.0 needs no host', () => {
  expect(guarded('GET', '/healthz', { host: '' })).toMatchObject({
    url: '/healthz',
    headers: { host: 'localhost' },
  })
})

it('a part of a file is never asked for', () => {
  const { headers } = guarded('GET', '/preview.png', { range: 'bytes=9-', 'if-match': '"x"' })
  expect(headers).toEqual({ host: 'pewnik.example' })
})
