import { describe, expect, it } from 'vitest'

import { comparePolish, countOf, foldText, type Noun } from '~/domain/polish'

describe('countOf', () => {
  const nouns: [noun: Noun, one: string, few: string, many: string][] = [
    ['day', 'dzień', 'dni', 'dni'],
    ['week', 'tydzień', 'tygodnie', 'tygodni'],
    ['month', 'miesiąc', 'miesiące', 'miesięcy'],
    ['year', 'rok', 'lata', 'lat'],
    ['certificate', 'certyfikat', 'certyfikaty', 'certyfikatów'],
    ['training', 'szkolenie', 'szkolenia', 'szkoleń'],
    ['report', 'zgłoszenie', 'zgłoszenia', 'zgłoszeń'],
    ['place', 'miejsce', 'miejsca', 'miejsc'],
    ['person', 'osoba', 'osoby', 'osób'],
    ['employee', 'pracownik', 'pracowników', 'pracowników'],
    ['participant', 'uczestnik', 'uczestników', 'uczestników'],
  ]

  it.each(nouns)('declines %s by the number', (noun, one, few, many) => {
    expect(countOf(1, noun)).toBe(`1 ${one}`)
    for (const count of [2, 3, 4, 22, 24, 102]) expect(countOf(count, noun)).toBe(`${count} ${few}`)
    for (const count of [0, 5, 11, 12, 14, 21, 25, 101, 112]) {
      expect(countOf(count, noun)).toBe(`${count} ${many}`)
    }
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
