import { describe, expect, it } from 'vitest'

import { newCertificateSearchParams, parseNewCertificateParams } from '~/domain/new-certificate-params'

const parse = (search: string) => parseNewCertificateParams(new URLSearchParams(search))

describe('the URL of the form of a new certificate', () => {
  it('says whose and which, and comes back to the same', () => {
    const params = { holderId: 'user-1', type: 'bhp', from: '/profile?tab=certificates' } as const
    expect(newCertificateSearchParams(params).toString()).toBe(
      'for=user-1&type=bhp&from=%2Fprofile%3Ftab%3Dcertificates',
    )
    expect(parse(newCertificateSearchParams(params).toString())).toEqual(params)
  })

  it('leads back to the list where nothing else is said', () => {
    expect(parse('')).toEqual({ holderId: undefined, type: undefined, from: '/certificates' })
    expect(newCertificateSearchParams({ from: '/certificates' }).toString()).toBe('')
  })

  it('leads back to the two screens that have the button, and nowhere else', () => {
    const others = [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '/profile',
      '/profile?tab=certificates&x=1',
      '/certificates/',
      '/settings',
    ]
    const back = others.map((from) => parse(new URLSearchParams({ from }).toString()).from)
    expect(new Set(back)).toEqual(new Set(['/certificates']))
  })

  it('prefills no type that there is not', () => {
    expect(parse('type=nurkowanie').type).toBeUndefined()
    expect(parse('type=constructor').type).toBeUndefined()
  })
})
