import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { queryMatcher } from '~/domain/words/query'
import { foldTexts, queryRanker } from '~/domain/words/query-rank'

describe('queryRanker', () => {
  const rank = (query: string, title: string, ...others: string[]) =>
    queryRanker(query)(foldTexts(title, ...others))

  it('puts starts of words in the title first, then those elsewhere, then what stands within a word', () => {
    expect(rank('kow', 'Jan Kowalski')).toBe(0)
    expect(rank('kow', 'Szkolenie okresowe BHP', 'Jan Kowalski')).toBe(1)
    expect(rank('walski', 'Jan Kowalski')).toBe(2)
    expect(rank('nowak', 'Jan Kowalski')).toBeUndefined()
  })

  it('asks it of every word, in any order and whatever the diacritics', () => {
    expect(rank('SZCZ agnie', 'Agnieszka Szczęsna')).toBe(0)
    expect(rank('szczesna bhp', 'Agnieszka Szczęsna', 'BHP-10001')).toBe(1)
    expect(rank('szczesna hp', 'Agnieszka Szczęsna', 'BHP-10001')).toBe(2)
    expect(rank('szczesna udt', 'Agnieszka Szczęsna', 'BHP-10001')).toBeUndefined()
  })

  it('takes a number for a word of its own, and what follows it as well', () => {
    expect(rank('33476', 'UDT-33476')).toBe(0)
    expect(rank('3476', 'UDT-33476')).toBe(2)
    expect(rank('kurs', '2026 kurs')).toBe(0)
  })

  it('finds a later start of a word, too', () => {
    expect(rank('an', 'Żaneta Anders')).toBe(0)
  })

  it('finds no word that only two texts together have', () => {
    expect(rank('starahala', 'Stara', 'hala')).toBeUndefined()
  })

  it('finds what queryMatcher finds', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (query, [title = '', ...others]) => {
        expect(rank(query, title, ...others) !== undefined).toBe(queryMatcher(query)(title, ...others))
      }),
    )
  })
})
