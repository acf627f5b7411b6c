import { describe, expect, it } from 'vitest'

import { parsePublishedKeys, publishedKey } from '~/domain/signing/published-key'

const KEY = { kty: 'EC', crv: 'P-256', x: 'w'.repeat(43), y: '8'.repeat(43) } as const

describe('a published key', () => {
  it('says its id and its use, and nothing but its public half', () => {
    const withSecret = { ...KEY, d: 'secret' }
    expect(publishedKey('k3Jd82LmQpX', withSecret)).toEqual({
      ...KEY,
      kid: 'k3Jd82LmQpX',
      alg: 'ES256',
      use: 'sig',
    })
  })

  it('tells whose it is by its id', () => {
    const known = { kid: 'a', issuer: 'Ośrodek A', validFrom: '2026-01-01', validTo: '2028-12-31' }
    const answer = { keys: [{ ...publishedKey('a', KEY), ...known }] }
    expect(parsePublishedKeys(answer)).toEqual(new Map([['a', known]]))
    expect(parsePublishedKeys({ keys: [] })).toEqual(new Map())
    expect(parsePublishedKeys({ keys: [{ kid: 'a' }] })).toBeUndefined()
    expect(parsePublishedKeys('<!doctype html>')).toBeUndefined()
  })
})
