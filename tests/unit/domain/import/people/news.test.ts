import { describe, expect, it } from 'vitest'

import { findNews, isOpenNews, sinceProblem, withNews, type NewsAnswer } from '~/domain/import/people/news'
import type { PersonFacts } from '~/domain/people/person-fields'
import type { PersonRecord } from '~/domain/records/person-changes'

const EWA: PersonRecord = {
  id: 'ewa',
  firstName: 'Ewa',
  lastName: 'Panieńska',
  role: 'employee',
  isOwn: true,
  employeeNumber: '101',
  position: 'Magazynier',
  phone: '+48 500 000 100',
  hiredOn: '2024-03-01',
}
const NAME = { firstName: 'Ewa', lastName: 'Panieńska' }
const MARRIED = { firstName: 'Ewa', lastName: 'Mężatka' }
const DETAILS = [
  'employeeNumber',
  'position',
  'positionSince',
  'hiredOn',
  'leftOn',
  'email',
  'phone',
] as const

/** Returns what is asked, and the person after answers to the fields. */
function read(
  person: PersonFacts,
  answers: Partial<Record<keyof PersonFacts, NewsAnswer>> = {},
  known: PersonRecord = EWA,
) {
  const asked = findNews(known, person, { who: 'ewa', answers: new Map() })
  const answered = new Map(
    asked.flatMap(({ key, field }) => {
      const answer = answers[field]
      return answer ? [[key, answer] as const] : []
    }),
  )
  const news = findNews(known, person, { who: 'ewa', answers: answered })
  return { news, fields: news.map(({ field }) => field), after: withNews(known, person, news, DETAILS) }
}

describe('a surname that the table has otherwise', () => {
  it('counts from now on, and the former one is kept', () => {
    const { news, after } = read(MARRIED)
    expect(news).toMatchObject([{ field: 'lastName', from: 'Panieńska', to: 'Mężatka', isTaken: true }])
    expect(news.filter(isOpenNews)).toEqual([])
    expect(after).toMatchObject({ lastName: 'Mężatka', formerName: 'Panieńska', position: 'Magazynier' })
  })

  it('can be left as it was', () => {
    expect(read(MARRIED, { lastName: { isTaken: false } }).after).toBeUndefined()
  })

  it('is none if it is a former one, another spelling or one name alone', () => {
    const known = { ...EWA, ...MARRIED, formerName: 'Panieńska' }
    expect(read(NAME, {}, known).fields).toEqual([])
    const double = { ...EWA, lastName: 'Kowalska-Nowak' }
    expect(read({ firstName: 'Ewa', lastName: 'Kowalska Nowak' }, {}, double).fields).toEqual([])
    expect(read({ firstName: '', lastName: 'Ewa' }).fields).toEqual([])
  })

  it('is asked about if it may only be shortened', () => {
    const double = { ...EWA, lastName: 'Kowalska-Nowak' }
    const { news, after } = read({ firstName: 'Ewa', lastName: 'Kowalska' }, {}, double)
    expect(news.map(isOpenNews)).toEqual([true])
    expect(after).toBeUndefined()
  })

  it('adds to the former ones of the register and of the table', () => {
    const known = { ...EWA, formerName: 'Pierwsza' }
    const person = { ...MARRIED, formerName: 'Panieńska, Druga' }
    expect(read(person, {}, known).after?.formerName).toBe('Panieńska, Pierwsza, Druga')
    expect(read({ ...NAME, formerName: 'Druga' }).after?.formerName).toBe('Druga')
  })
})

describe('a detail that the table has otherwise', () => {
  const person = { ...NAME, email: 'ewa@x.pl', phone: '600 000 200', employeeNumber: '7' }

  it('waits for an answer, and one that the register lacks is added', () => {
    const { news, fields, after } = read(person)
    expect(fields).toEqual(['employeeNumber', 'phone'])
    expect(news.every(isOpenNews)).toBe(true)
    expect(after).toMatchObject({ email: 'ewa@x.pl', phone: '+48 500 000 100', employeeNumber: '101' })
  })

  it('counts or not, each by its answer', () => {
    const { news, after } = read(person, { phone: { isTaken: true }, employeeNumber: { isTaken: false } })
    expect(news.some(isOpenNews)).toBe(false)
    expect(after).toMatchObject({ phone: '600 000 200', employeeNumber: '101' })
  })

  it('is none if only capital letters or spaces differ', () => {
    expect(read({ ...NAME, position: 'MAGAZYNIER', phone: '500000100' })).toMatchObject({
      news: [],
      after: undefined,
    })
  })
})

describe('another position', () => {
  const person = { ...NAME, position: 'Kierowca' }

  it('goes with its day, which is no earlier than that of hire', () => {
    const taken = (since?: string) => read(person, { position: { isTaken: true, ...(since && { since }) } })
    expect(taken('2026-11-01').after).toMatchObject({ position: 'Kierowca', positionSince: '2026-11-01' })
    expect(taken().news.map(sinceProblem)).toEqual(['Podaj datę z\u00a0lat 1950–2099'])
    expect(taken('2024-02-01').news.map(sinceProblem)).toEqual([
      'Podaj dzień od daty zatrudnienia: 01.03.2024',
    ])
    expect(taken('2024-02-01').after).toBeUndefined()
  })

  it('has the day of the table, which is of no use for the former position', () => {
    const dated = { ...person, positionSince: '2026-10-01' }
    expect(read(dated, { position: { isTaken: true } }).after).toMatchObject({ positionSince: '2026-10-01' })
    expect(read(dated, { position: { isTaken: false } }).after).toBeUndefined()
  })

  it('is none if they hold it beside the main one', () => {
    expect(read(person, {}, { ...EWA, otherPositions: [{ position: 'kierowca' }] }).fields).toEqual([])
  })
})
