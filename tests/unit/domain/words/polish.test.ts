import { describe, expect, it } from 'vitest'

import {
  comparePolish,
  countOf,
  cutText,
  firstFew,
  foldText,
  joinFew,
  keepTogether,
  shortText,
  type Noun,
} from '~/domain/words/polish'

describe('a list that is cut', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `N${index + 1}`)

  it('counts the others behind the first', () => {
    expect(joinFew(names(2), 2)).toBe('N1, N2')
    expect([3, 7, 24].map((count) => joinFew(names(count), 2))).toEqual([
      'N1, N2 i\u00a0jeszcze 1',
      'N1, N2 i\u00a0jeszcze 5',
      'N1, N2 i\u00a0jeszcze 22',
    ])
  })

  it('says nothing of others if there are none', () => {
    expect(firstFew(names(2), 2)).toEqual({ first: ['N1', 'N2'] })
  })
})

describe('countOf', () => {
  const nouns: [noun: Noun, one: string, few: string, many: string][] = [
    ['day', 'dzień', 'dni', 'dni'],
    ['week', 'tydzień', 'tygodnie', 'tygodni'],
    ['month', 'miesiąc', 'miesiące', 'miesięcy'],
    ['year', 'rok', 'lata', 'lat'],
    ['certificate', 'certyfikat', 'certyfikaty', 'certyfikatów'],
    ['training', 'szkolenie', 'szkolenia', 'szkoleń'],
    ['report', 'zgłoszenie', 'zgłoszenia', 'zgłoszeń'],
    ['change', 'zmiana', 'zmiany', 'zmian'],
    ['place', 'miejsce', 'miejsca', 'miejsc'],
    ['person', 'osoba', 'osoby', 'osób'],
    ['employee', 'pracownik', 'pracowników', 'pracowników'],
    ['participant', 'uczestnik', 'uczestników', 'uczestników'],
  ]

  it.each(nouns)('declines %s by the number', (noun, one, few, many) => {
    expect(countOf(1, noun)).toBe(`1\u00a0${one}`)
    for (const count of [2, 3, 4, 22, 24, 102]) expect(countOf(count, noun)).toBe(`${count}\u00a0${few}`)
    for (const count of [0, 5, 11, 12, 14, 21, 25, 101, 112]) {
      expect(countOf(count, noun)).toBe(`${count}\u00a0${many}`)
    }
  })
})

describe('keepTogether', () => {
  const joined = (text: string) => keepTogether(text).replaceAll('\u00a0', '_')

  it('joins one-letter words to what follows, also several in a row', () => {
    expect(joined('Zapisano w tej przeglądarce')).toBe('Zapisano w_tej przeglądarce')
    expect(joined('W zespole, a i z kimś (w pracy)')).toBe('W_zespole, a_i_z_kimś (w_pracy)')
  })

  it('joins a number to its noun, but not a year or a day', () => {
    expect(joined('art. 234 § 2')).toBe('art. 234_§_2')
    expect(joined('w ciągu 30 dni')).toBe('w_ciągu 30_dni')
    expect(joined('od 21.11.2026 do 2027 roku')).toBe('od 21.11.2026 do 2027 roku')
  })

  it('keeps the legal form of a company on one line', () => {
    expect(joined('Magazyny Brzozowy Port sp. z o.o.')).toBe('Magazyny Brzozowy Port sp._z_o.o.')
  })

  it('begins no line with a dash', () => {
    expect(joined('Oczekujący – czeka na potwierdzenie')).toBe('Oczekujący_– czeka na potwierdzenie')
    expect(joined('lata 2025–2026')).toBe('lata 2025–2026')
  })
})

describe('comparePolish', () => {
  it('puts Ć after C, Ł after L, Ś after S and Ż after Ź after Z', () => {
    const names = ['Żak', 'Łoś', 'Ślusarz', 'Zięba', 'Ćwik', 'Lis', 'Źrebiec', 'Sowa', 'Cyran']
    expect(names.toSorted(comparePolish)).toEqual([
      'Cyran',
      'Ćwik',
      'Lis',
      'Łoś',
      'Sowa',
      'Ślusarz',
      'Zięba',
      'Źrebiec',
      'Żak',
    ])
  })
})

describe('foldText', () => {
  it('replaces every Polish letter by its plain one', () => {
    expect(foldText('Zażółć gęślą jaźń')).toBe('zazolc gesla jazn')
    expect(foldText('ZAŻÓŁĆ GĘŚLĄ JAŹŃ')).toBe('zazolc gesla jazn')
    expect(foldText('Wiśniewska')).toBe('wisniewska')
  })

  it('treats composed and single characters alike', () => {
    expect(foldText('Wis\u0301niewska')).toBe(foldText('Wiśniewska'))
  })

  it('makes one space of any white space', () => {
    expect(foldText('  Hala\u00a0A,\n sektor  2 ')).toBe('hala a, sektor 2')
  })
})

describe('a text that is cut', () => {
  it('has whole letters only, also if one is several characters long', () => {
    expect(cutText('abc', 3)).toBe('abc')
    expect(cutText('abcd', 3)).toBe('abc')
    expect(cutText('ab👷', 3)).toBe('ab')
    expect(cutText('a👷🏽‍♀️b', 5)).toBe('a')
    expect(cutText('az\u0307b', 2)).toBe('a')
  })

  it('says that it was cut, if a reader sees it', () => {
    expect([shortText('abc', 3), shortText('ab👷', 3)]).toEqual(['abc', 'ab…'])
  })
})
