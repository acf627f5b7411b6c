import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  findEntries,
  foldTexts,
  MAX_RESULTS,
  queryRanker,
  searchEntry,
  type SearchEntry,
  type SearchKind,
} from '~/domain/search/search'
import { queryMatcher } from '~/domain/words/query'

const entry = (kind: SearchKind, title: string, ...details: string[]) =>
  searchEntry(kind, `${kind} ${title} ${details.join(' ')}`, title, details)

const ENTRIES = [
  entry('screen', 'Certyfikaty'),
  entry('action', 'Dodaj certyfikat'),
  entry('person', 'Żaneta Ćwik', 'spawacz'),
  entry('person', 'Anna Dąbrowska', 'operatorka'),
  entry('certificate', 'Szkolenie okresowe BHP', 'BHP-10001', 'Anna Dąbrowska'),
  entry('training', 'Szkolenie okresowe BHP', 'Gdańsk'),
]

/** Returns each heading with the titles under it. */
function found(query: string, entries: readonly SearchEntry[] = ENTRIES) {
  return findEntries(entries, query).groups.map((group) => [
    group.kind,
    ...group.entries.map(({ title }) => title),
  ])
}

const many = (kind: SearchKind, size: number, title = 'Szkolenie okresowe BHP') =>
  Array.from({ length: size }, (_, index) => entry(kind, title, `NR-${index}`))

describe('the search', () => {
  it('finds nothing if a word is nowhere', () => {
    expect(findEntries(ENTRIES, 'anna nikt')).toEqual({ groups: [], shown: 0, total: 0 })
  })

  it('shows the screens and actions while nothing is asked for', () => {
    const ways = [
      ['screen', 'Certyfikaty'],
      ['action', 'Dodaj certyfikat'],
    ]
    expect(found('')).toEqual(ways)
    expect(found(' – ')).toEqual(ways)
    expect(findEntries(ENTRIES, '').total).toBe(2)
  })

  it('finds words in any order, without case and diacritics', () => {
    expect(found('DABROWSKA anna bhp')).toEqual([['certificate', 'Szkolenie okresowe BHP']])
    expect(found('cwik zaneta')).toEqual([['person', 'Żaneta Ćwik']])
    expect(found('bhp 10001')).toEqual([['certificate', 'Szkolenie okresowe BHP']])
  })

  it('puts the start of a word before its middle, and the kind that fits best first', () => {
    expect(found('an')).toEqual([
      ['person', 'Anna Dąbrowska', 'Żaneta Ćwik'],
      ['certificate', 'Szkolenie okresowe BHP'],
      ['training', 'Szkolenie okresowe BHP'],
    ])
    expect(found('cer')).toEqual([
      ['screen', 'Certyfikaty'],
      ['action', 'Dodaj certyfikat'],
    ])
    expect(found('gda')).toEqual([['training', 'Szkolenie okresowe BHP']])
  })

  it('keeps the order of what fits equally well', () => {
    const entries = [entry('person', 'Jan Żuk'), entry('person', 'Jan Adamski')]
    expect(found('jan', entries)).toEqual([['person', 'Jan Żuk', 'Jan Adamski']])
  })

  it('shows 30 results at most, and counts all', () => {
    const { groups, shown, total } = findEntries(many('certificate', 100), 'bhp')
    expect(groups.map(({ entries }) => entries.length)).toEqual([MAX_RESULTS])
    expect({ shown, total }).toEqual({ shown: 30, total: 100 })
  })

  it('never lets one kind hide another one that fits worse', () => {
    const entries = [
      ...many('certificate', 100, 'Kowalski'),
      ...many('training', 10, 'Dla firmy: Kowalski'),
      ...many('report', 10, 'Makowalski'),
    ]
    const { groups, shown } = findEntries(entries, 'kowal')
    expect(groups.map(({ kind, entries: { length } }) => [kind, length])).toEqual([
      ['certificate', 22],
      ['training', 4],
      ['report', 4],
    ])
    expect(shown).toBe(MAX_RESULTS)
  })
})

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
