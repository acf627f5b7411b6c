import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOGIN_FAILED, parseLogin, safeRedirect, UNKNOWN_ACCOUNT } from '~/domain/people/login'

import { formOf } from '../../../support/form'

describe('parseLogin', () => {
  it('returns the e-mail address without the white space around it', () => {
    const form = formOf({ email: ' admin@pewnik.example\t', password: 'x' })
    expect(parseLogin(form)).toMatchObject({ value: { email: 'admin@pewnik.example' } })
  })

  it('accepts any password, even one of spaces', () => {
    const form = formOf({ email: 'admin@pewnik.example', password: ' ' })
    expect(parseLogin(form)).toMatchObject({ value: { email: 'admin@pewnik.example' } })
  })

  it('asks for both fields at once', () => {
    const errors = { email: 'Podaj adres e-mail', password: 'Podaj hasło' }
    expect(parseLogin(formOf({}))).toEqual({ errors })
    expect(parseLogin(formOf({ email: '  ', password: '' }))).toEqual({ errors })
  })

  it('asks only for what is missing', () => {
    expect(parseLogin(formOf({ email: 'admin@pewnik.example', password: '' }))).toEqual({
      errors: { password: 'Podaj hasło' },
    })
  })

  it('shows an example if the address is malformed', () => {
    for (const email of ['admin', 'admin@', '@pewnik.example', 'ad min@pewnik.example', 'admin@pewnik']) {
      expect(parseLogin(formOf({ email, password: 'x' })), `address ${email}`).toEqual({
        errors: { email: 'Podaj adres e-mail w postaci nazwa@domena.pl' },
      })
    }
  })
})

describe('a failed login', () => {
  it('has the words of the product rule', () => {
    expect(UNKNOWN_ACCOUNT).toBe('Nieprawidłowy email lub hasło')
    expect(LOGIN_FAILED).toBe('Wystąpił błąd podczas logowania')
  })
})

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
