import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { MAX_QUERY_LENGTH, parseQuery, queryMatcher } from '~/domain/words/query'

describe('parseQuery', () => {
  const parse = (q: string) => parseQuery(new URLSearchParams({ q }))

  it('returns the text without the white space around it', () => {
    expect(parse('  bhp 42 ')).toBe('bhp 42')
    expect(parseQuery(new URLSearchParams())).toBe('')
  })

  it('ignores a text longer than the search field', () => {
    expect(parse('x'.repeat(MAX_QUERY_LENGTH))).toHaveLength(MAX_QUERY_LENGTH)
    expect(parse('x'.repeat(MAX_QUERY_LENGTH + 1))).toBe('')
    expect(parse('x'.repeat(10_000))).toBe('')
  })

  it('removes control characters', () => {
    expect(parse('\u0000bh\u0007p\n')).toBe('bhp')
  })

  it('keeps markup as the plain text it is', () => {
    expect(parse('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  })

  it('uses the first of repeated values', () => {
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

  it('finds all words in any order, in one text or in several', () => {
    expect(queryMatcher('Szczesna Agnieszka')('Agnieszka Szczęsna')).toBe(true)
    expect(queryMatcher('drabiny hala')('Upadek z drabiny', 'Hala B')).toBe(true)
    expect(queryMatcher('drabiny magazyn')('Upadek z drabiny', 'Hala B')).toBe(false)
  })

  it('never finds a word that only two texts together have', () => {
    expect(queryMatcher('starahala')('Stara', 'hala')).toBe(false)
  })

  it('ignores hyphens, and in numbers spaces as well', () => {
    for (const query of ['UDT 33476', 'udt33476', 'UDT-33476', '33476 udt', '33 476', 'udt–33476']) {
      expect(queryMatcher(query)('UDT-33476')).toBe(true)
      expect(queryMatcher(query)('UDT 33 476')).toBe(true)
    }
    expect(queryMatcher('UDT 33477')('UDT-33476')).toBe(false)
    expect(queryMatcher('krzyzanowska swietochlowicka')('Bogumiła Krzyżanowska-Świętochłowicka')).toBe(true)
    expect(queryMatcher('swietochlowicka-krzyzanowska')('Bogumiła Krzyżanowska-Świętochłowicka')).toBe(true)
  })

  it('skips an absent text', () => {
    expect(queryMatcher('undefined')(undefined)).toBe(false)
  })

  it('finds everything if the query is empty', () => {
    expect(queryMatcher('')('Hala B')).toBe(true)
    expect(queryMatcher('')(undefined)).toBe(true)
    expect(queryMatcher(' - ')('Hala B')).toBe(true)
  })

  it('never uses the query as a pattern', () => {
    expect(queryMatcher('.*')('Hala B')).toBe(false)
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, query, after) => {
        // The separators stop the spaces around the query from merging with those of the text.
        expect(queryMatcher(query)(`${before}|${query.trim()}|${after}`)).toBe(true)
      }),
    )
  })
})

it('texts are folded once, also after a tab has searched many lists', () => {
  const matches = queryMatcher('ha')
  for (let text = 0; text < 60_000; text += 1) matches(`Łódź ${text}`)
  const list = ['Hala Źdźbło', 'Hala Ćma']
  const fold = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => fold.mockRestore())
  for (let letter = 0; letter < 3; letter += 1) expect(list.filter((text) => matches(text))).toEqual(list)
  expect(fold).toHaveBeenCalledTimes(list.length)
})
