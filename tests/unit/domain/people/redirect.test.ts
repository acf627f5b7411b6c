import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeRedirect } from '~/domain/people/redirect'

describe('safeRedirect', () => {
  it('follows the path, search and hash of a panel screen', () => {
    const paths = [
      '/dashboard',
      '/certificates?status=expired&q=wi%C5%9Bniewska',
      '/profile?tab=card#qr',
      '/reports/new?type=accident',
    ]
    expect(paths.map(safeRedirect)).toEqual(paths)
  })

  it('leads nowhere if the URL has no address', () => {
    expect(safeRedirect(null)).toBeUndefined()
    expect(safeRedirect('')).toBeUndefined()
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/dashboard/..//evil.example',
    '/./\\evil.example',
    '//evil.example:443/dashboard',
    '//pewnik.example@evil.example',
    'http://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '//[',
  ])('does not follow %j', (disguise) => {
    expect(safeRedirect(disguise)).toBeUndefined()
  })

  it.each([
    '/',
    '/healthz',
    '/card/x',
    '/certificates/verify',
    '/certificates/verify/x',
    '/certificates/x/../verify/y',
    '/reportsx',
    '/certificates/x/certificate.pdf',
    '/trainings.ics',
    '/about',
    '/%2f%2fevil.example',
  ])('does not follow %j, which sends nobody to sign in', (path) => {
    expect(safeRedirect(path)).toBeUndefined()
  })

  it('does not lead back to the sign-in page', () => {
    expect(safeRedirect('/login')).toBeUndefined()
    expect(safeRedirect('/login?redirectTo=/dashboard')).toBeUndefined()
    expect(safeRedirect('/dashboard/../login')).toBeUndefined()
  })

  it('stays on the site, whatever the URL has', () => {
    const PIECES =
      '/ \\ . .. : @ ? # [ %2f %5c %09 %2e evil.example pewnik.invalid http: https: javascript: login dashboard'
    const piece = fc.constantFrom('\t', '\n', '\r', '\0', ' ', ...PIECES.split(' '))
    const disguise = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    const address = fc.oneof(
      disguise,
      disguise.map((rest) => `/${rest}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    )
    const origin = fc.constantFrom('https://pewnik.example', 'http://localhost:3000', 'http://[::1]:5173')

    fc.assert(
      fc.property(address, origin, (value, site) => {
        const target = safeRedirect(value)
        if (target === undefined) return
        expect(target.startsWith('/')).toBe(true)
        expect(new URL(target, `${site}/login`).origin).toBe(site)
      }),
      { numRuns: 2000 },
    )
  })
})
