import { describe, expect, it } from 'vitest'

import {
  newCertificateSearchParams,
  parseNewCertificateParams,
} from '~/domain/certificates/new-certificate-params'

const parse = (search: string) => parseNewCertificateParams(new URLSearchParams(search))

describe('the URL of the form of a new certificate', () => {
  it('keeps holder, type and way back when it is written and parsed again', () => {
    const params = { holderId: 'user-1', type: 'bhp', from: '/profile?tab=certificates' } as const
    expect(newCertificateSearchParams(params).toString()).toBe(
      'for=user-1&type=bhp&from=%2Fprofile%3Ftab%3Dcertificates',
    )
    expect(parse(newCertificateSearchParams(params).toString())).toEqual(params)
  })

  it('leads back to the list by default', () => {
    expect(parse('')).toEqual({ holderId: undefined, type: undefined, from: '/certificates' })
    expect(newCertificateSearchParams({ from: '/certificates' }).toString()).toBe('')
  })

  it('leads back only to the two screens that have the button', () => {
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

  it('ignores an unknown type', () => {
    expect(parse('type=nurkowanie').type).toBeUndefined()
    expect(parse('type=constructor').type).toBeUndefined()
  })
})
