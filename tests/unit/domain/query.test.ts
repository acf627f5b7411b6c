import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_QUERY_LENGTH, parseQuery, queryMatcher } from '~/domain/query'

describe('parseQuery', () => {
  const parse = (q: string) => parseQuery(new URLSearchParams({ q }))

  it('reads the text without what surrounds it', () => {
    expect(parse('  bhp 42 ')).toBe('bhp 42')
    expect(parseQuery(new URLSearchParams())).toBe('')
  })

  it('takes as much as the search field does; more means no filter', () => {
    expect(parse('x'.repeat(MAX_QUERY_LENGTH))).toHaveLength(MAX_QUERY_LENGTH)
    expect(parse('x'.repeat(MAX_QUERY_LENGTH + 1))).toBe('')
    expect(parse('x'.repeat(10_000))).toBe('')
  })

  it('drops control characters', () => {
    expect(parse('\u0000bh\u0007p\n')).toBe('bhp')
  })

  it('keeps markup as the plain text it is', () => {
    expect(parse('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  })

  it('reads the first of several', () => {
    expect(parseQuery(new URLSearchParams('q=bhp&q=udt'))).toBe('bhp')
  })
})

describe('queryMatcher', () => {
  it('finds a text whatever the case and the diacritics of either', () => {
    expect(queryMatcher('wisniewska')('Małgorzata Wiśniewska')).toBe(true)
    expect(queryMatcher('WIŚNIEWSKA')('malgorzata wisniewska')).toBe(true)
    expect(queryMatcher('lodz')('Łódź')).toBe(true)
    expect(queryMatcher('kowalska')('Małgorzata Wiśniewska')).toBe(false)
  })

  it('looks into each text, but not across two of them', () => {
    const matches = queryMatcher('hala b')
    expect(matches('Upadek z drabiny', 'Hala B')).toBe(true)
    expect(matches('Stara hala', 'b')).toBe(false)
  })

  it('passes over a text that is absent', () => {
    expect(queryMatcher('undefined')(undefined)).toBe(false)
  })

  it('finds everything when nothing is asked', () => {
    expect(queryMatcher('')('Hala B')).toBe(true)
    expect(queryMatcher('')(undefined)).toBe(true)
  })

  it('takes the query for text, never for a pattern', () => {
    expect(queryMatcher('.*')('Hala B')).toBe(false)
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, query, after) => {
        // The separators stop the spaces around the query from merging with those of the text.
        expect(queryMatcher(query)(`${before}|${query.trim()}|${after}`)).toBe(true)
      }),
    )
  })
})
