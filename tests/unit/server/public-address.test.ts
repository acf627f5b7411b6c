import { describe, expect, it } from 'vitest'

import { publicAddress } from '~/server/public-address.server'

function requestTo(address: string, headers: Record<string, string> = {}) {
  return { request: new Request(address, { headers }), url: new URL(address) }
}

describe('publicAddress', () => {
  it('has the host of the request', () => {
    expect(publicAddress('/card/a', requestTo('http://pewnik.example:3000/x?y=1'))).toBe(
      'http://pewnik.example:3000/card/a',
    )
  })

  it('begins with https if the visitor’s connection does, also behind several proxies', () => {
    for (const protocol of ['https', 'https, http', 'https,http']) {
      const request = requestTo('http://pewnik.example/x', { 'X-Forwarded-Proto': protocol })
      expect(publicAddress('/', request)).toBe('https://pewnik.example/')
    }
    const inside = requestTo('http://pewnik.example/x', { 'X-Forwarded-Proto': 'http, https' })
    expect(publicAddress('/', inside)).toBe('http://pewnik.example/')
  })
})
