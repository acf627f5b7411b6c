import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import { paperTitle } from '~/domain/crew/languages/dictionary'
import { EN } from '~/domain/crew/languages/en'
import { counted, dayIn, weekdayIn } from '~/domain/crew/languages/formats'
import { isLanguage, LANGUAGES, languageOf } from '~/domain/crew/languages/language'
import { paperKeyOf } from '~/domain/crew/languages/paper-name'
import { PL } from '~/domain/crew/languages/pl'
import { UK } from '~/domain/crew/languages/uk'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import { QUALIFICATIONS } from '~/domain/qualifications/qualification'
import { keysOf } from '~/domain/words/collection'

/** Returns each text of a dictionary by its path; one that takes an argument is asked for it. */
function textsOf(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  // Days, counts and names are all that texts are given, and a day is a text, too.
  if (typeof part === 'function') return [[path, String(part('2026-11-27'))]]
  return Object.entries(Object(part)).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`))
}

describe('a dictionary', () => {
  it.each(Object.entries(DICTIONARIES))('has a text everywhere, in %s', (_, dictionary) => {
    const texts = textsOf(dictionary)
    expect(texts.length).toBeGreaterThanOrEqual(textsOf(PL).length)
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([])
    expect(texts.filter(([, text]) => / {2}|undefined|NaN/.test(text))).toEqual([])
  })

  it('has as many steps of first help in each language', () => {
    expect([UK, EN].map(({ box }) => box.atOnce.length)).toEqual([PL.box.atOnce.length, PL.box.atOnce.length])
    for (const { box } of [PL, UK, EN]) expect(box.atOnce[0]).toContain('112')
  })

  it('is written in its own letters, with Polish only in brackets', () => {
    const outside = textsOf(UK).map(([path, text]) => [path, text.replaceAll(/\([^)]*\)/g, '')] as const)
    expect(outside.filter(([, text]) => /[ąćęłńóśźż]|[ыэъё]/i.test(text))).toEqual([])
    const english = textsOf(EN).map(([path, text]) => [path, text.replaceAll(/\([^)]*\)/g, '')] as const)
    expect(english.filter(([, text]) => /[ąćęłńóśźż\u0400-\u04ff]/i.test(text))).toEqual([])
  })

  it('leaves no one-letter word at the end of a line, in Polish and Ukrainian', () => {
    expect(textsOf(PL).filter(([, text]) => /(^|[\s(„])[aiouwz] /i.test(text))).toEqual([])
    expect(textsOf(UK).filter(([, text]) => /(^|[\s(«])[взійоуая] /i.test(text))).toEqual([])
  })

  it('speaks to nobody by their gender, in Polish', () => {
    expect(textsOf(PL).filter(([, text]) => /(łeś|łaś|łbyś)(?=$|[\s.,])/i.test(text))).toEqual([])
  })

  it('speaks politely, in Ukrainian', () => {
    const familiar = /(?<!\p{L})(ти|тебе|тобі|тво[яєїюйіг]\p{L}*|твій)(?!\p{L})/iu
    expect(textsOf(UK).filter(([, text]) => familiar.test(text))).toEqual([])
  })
})

describe('a count', () => {
  it('has the right form of its noun', () => {
    expect([1, 22, 25].map(PL.gate.tooManyFound)).toEqual(
      ['1\u00a0osobę', '22\u00a0osoby', '25\u00a0osób'].map((people) => expect.stringContaining(people)),
    )
    expect([3, 5].map(PL.gate.tooShort)).toEqual([
      'Wpisz co najmniej 3\u00a0litery',
      'Wpisz co najmniej 5\u00a0liter',
    ])
    expect([1, 22, 25].map(UK.gate.tooManyFound)).toEqual(
      ['1\u00a0людину', '22\u00a0людини', '25\u00a0людей'].map((people) => expect.stringContaining(people)),
    )
    const { photosAdded } = PL.box
    expect([1, 2, 5, 12, 22].map(photosAdded)).toEqual([
      'Dodano 1\u00a0zdjęcie',
      'Dodano 2\u00a0zdjęcia',
      'Dodano 5\u00a0zdjęć',
      'Dodano 12\u00a0zdjęć',
      'Dodano 22\u00a0zdjęcia',
    ])
    expect([1, 3, 11, 21].map(UK.mine.papersCount)).toEqual([
      '1\u00a0документ',
      '3\u00a0документи',
      '11\u00a0документів',
      '21\u00a0документ',
    ])
    expect([0, 1, 2].map(EN.mine.papersCount)).toEqual([
      '0\u00a0documents',
      '1\u00a0document',
      '2\u00a0documents',
    ])
  })

  it('stays on a line with its noun', () => {
    expect(counted('en', { one: 'day', other: 'days' })(7)).toBe('7\u00a0days')
  })
})

describe('a day', () => {
  it('is written as the language does', () => {
    expect(dayIn('pl', '2027-01-12')).toBe('12 stycznia 2027')
    expect(dayIn('en', '2027-01-12')).toBe('12 January 2027')
    expect(dayIn('uk', '2027-01-12')).toBe('12 січня 2027\u00a0р.')
    expect(weekdayIn('pl', '2026-11-27')).toBe('piątek, 27 listopada 2026')
  })

  it.each(keysOf(LANGUAGES))('has the names of months and weekdays that browsers know, in %s', (language) => {
    const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'full', timeZone: 'UTC' })
    for (const month of Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'))) {
      const day = `2026-${month}-${month}`
      const known = format.format(Date.parse(day)).replace(/\sр\.$/, '\u00a0р.')
      expect(weekdayIn(language, day)).toBe(known)
    }
    const week = Array.from(
      { length: 7 },
      (_, place) => weekdayIn(language, `2026-11-1${place}`).split(',')[0],
    )
    const weekday = new Intl.DateTimeFormat(LANGUAGES[language].locale, { weekday: 'long', timeZone: 'UTC' })
    expect(week).toEqual(week.map((_, place) => weekday.format(Date.UTC(2026, 10, 10 + place))))
  })

  it('needs nothing of Intl, whose first use is slow on a phone', () => {
    vi.stubGlobal('Intl', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(weekdayIn('pl', '2026-11-27')).toBe('piątek, 27 listopada 2026')
  })
})

describe('the language of a phone', () => {
  it('is the first one that we speak, or else Polish', () => {
    expect(languageOf(['be-BY', 'uk-UA', 'en'])).toBe('uk')
    expect(languageOf(['EN-us'])).toBe('en')
    expect(languageOf(['de', 'vi'])).toBe('pl')
    expect(languageOf([])).toBe('pl')
  })

  it('is none of what an object knows by nature', () => {
    expect(['toString', '__proto__', '', 1, null].filter(isLanguage)).toEqual([])
  })
})

describe('the name of a paper', () => {
  it('has the Polish one in brackets, because that one is on the paper', () => {
    const paper = { title: 'Świadectwo spawacza', key: 'own.own_welder' }
    expect(paperTitle(EN, paper)).toBe('Welder’s certificate (Świadectwo spawacza)')
    expect(paperTitle(PL, paper)).toBe('Świadectwo spawacza')
    expect(paperTitle(EN, { title: 'Orzeczenie', key: 'medical' })).toBe(EN.mine.medical)
    expect(paperTitle(EN, { title: 'Kurs wewnętrzny' })).toBe('Kurs wewnętrzny')
  })

  it('is there for the whole table of the law and for all kinds that a register begins with', () => {
    const law = keysOf(QUALIFICATIONS).flatMap((type) =>
      Object.keys(QUALIFICATIONS[type]).map((scope) => `${type}.${scope}`),
    )
    const common = COMMON_KINDS.filter(({ isMedical }) => !isMedical).map(({ id }) =>
      paperKeyOf({ type: 'own', scope: id }),
    )
    for (const { papers } of [UK, EN])
      expect(Object.keys(papers).toSorted()).toEqual([...law, ...common].toSorted())
  })

  it('is never that of a paper about health', () => {
    const medical = COMMON_KINDS.filter(({ isMedical }) => isMedical)
    expect(medical.map(({ id }) => paperKeyOf({ type: 'own', scope: id }))).toEqual(
      medical.map(() => undefined),
    )
  })
})
