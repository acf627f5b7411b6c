import { describe, expect, it } from 'vitest'

import { gatePageOf, type GateFacts } from '~/domain/crew/pages/gate-page'
import { findAtGate } from '~/domain/crew/pages/gate-search'
import type { Position } from '~/domain/qualifications/requirement'

import {
  certificate,
  examination,
  factsFor,
  induction,
  papers,
  TODAY,
  user,
} from '../../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
  { name: 'operator', requirements: [{ qualification: { type: 'machine_operator', scope: 'forklift' } }] },
]

const ANNA = user({ position: 'spawacz' })
const PIOTR = user({ id: 'piotr', firstName: 'Piotr', lastName: 'Łuczak-Żak', position: 'spawacz' })
const OUT = user({ id: 'out', firstName: 'Ewa', lastName: 'Nowakowska', position: 'spawacz' })
const PEOPLE = [ANNA, PIOTR, OUT]

const PUBLISHED = { writtenAt: '2026-11-21T10:00:00.000Z', today: TODAY, name: 'Brama A' }

function factsWith(overrides: Partial<GateFacts> = {}): GateFacts {
  const paperOf = (id: string) => ({
    inductions: [induction({ id: `induction-${id}`, userId: id })],
    examinations: [examination({ id: `examination-${id}`, userId: id })],
  })
  const employment = papers({
    inductions: [ANNA, PIOTR, OUT].flatMap(({ id }) => paperOf(id).inductions),
    examinations: [ANNA, PIOTR].flatMap(({ id }) => paperOf(id).examinations),
  })
  return {
    ...factsFor(POSITIONS, employment),
    people: PEOPLE,
    certificates: PEOPLE.map(({ id }) => certificate({ id: `bhp-${id}`, userId: id, scope: 'workers' })),
    ...overrides,
  }
}

const page = gatePageOf(PEOPLE, factsWith(), PUBLISHED)

describe('the page of a gate', () => {
  it('names only those who are let in, and no reason', () => {
    expect(page.people.map(({ lastName }) => lastName)).toEqual(['Łuczak-Żak', 'Nowak'])
    expect(JSON.stringify(page)).not.toMatch(/Nowakowska|orzecz|examination-|BHP/)
  })

  it('lets nobody in who was not chosen', () => {
    expect(gatePageOf([ANNA], factsWith(), PUBLISHED).people.map(({ lastName }) => lastName)).toEqual([
      'Nowak',
    ])
  })
})

describe('a search at the gate', () => {
  it('says yes with the day', () => {
    expect(findAtGate(page, 'nowak', TODAY)).toEqual({
      kind: 'found',
      people: [
        {
          name: 'Nowak Anna',
          firm: 'Zakłady Testowe',
          until: '2027-06-30',
          positions: [],
          hasNamesake: false,
        },
      ],
    })
  })

  it('has one answer for somebody who may not enter, and for somebody unknown', () => {
    const answers = ['Nowakowska', 'Ewa Nowakowska', 'Zielińska'].map((name) => findAtGate(page, name, TODAY))
    for (const answer of answers) expect(answer).toEqual({ kind: 'not_listed' })
  })

  it.each(['luczak', 'ŻAK', 'zak piotr', 'Łuczak-Żak, Piotr', 'piotr luczak'])('finds by „%s”', (typed) => {
    expect(findAtGate(page, typed, TODAY)).toMatchObject({ people: [{ name: 'Łuczak-Żak Piotr' }] })
  })

  it('does not find by a first name alone, nor by a part within a surname', () => {
    for (const typed of ['Piotr', 'owak', 'czak'])
      expect(findAtGate(page, typed, TODAY)).toEqual({ kind: 'not_listed' })
  })

  it('shows nobody as long as too little is typed, but finds a short surname that is whole', () => {
    expect(findAtGate(page, ' n', TODAY)).toEqual({ kind: 'too_short' })
    expect(findAtGate(page, '', TODAY)).toEqual({ kind: 'too_short' })
    const li = user({ lastName: 'Li', position: 'spawacz' })
    const short = gatePageOf([li], factsWith({ people: [li] }), PUBLISHED)
    expect(findAtGate(short, 'li', TODAY)).toMatchObject({ people: [{ name: 'Li Anna' }] })
  })

  it('says of letters in which nobody is written that they are others, and not that somebody is not listed', () => {
    expect(findAtGate(page, 'Новак', TODAY)).toEqual({ kind: 'other_letters' })
    const [first] = page.people
    const people = first ? [{ ...first, lastName: 'Коваленко' }] : []
    expect(findAtGate({ ...page, people }, 'Новак', TODAY)).toEqual({ kind: 'not_listed' })
    expect(findAtGate({ ...page, people }, 'коваленко', TODAY)).toMatchObject({ kind: 'found' })
  })

  it('shows no list of people', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...ANNA, firstName: `Anna${index}` }))
    const crowd = gatePageOf(many, factsWith({ people: many }), PUBLISHED)
    expect(findAtGate(crowd, 'nowak', TODAY)).toEqual({ kind: 'too_many', count: 6 })
    expect(findAtGate(crowd, 'nowak anna3', TODAY)).toMatchObject({ people: [{ name: 'Nowak Anna3' }] })
  })

  it('turns at midnight, also with a clock that was set back', () => {
    expect(findAtGate(page, 'nowak', '2027-06-30')).toMatchObject({ kind: 'found' })
    expect(findAtGate(page, 'nowak', '2027-07-01')).toEqual({ kind: 'not_listed' })
    const later = { ...page, writtenAt: '2027-07-01T10:00:00.000Z' }
    expect(findAtGate(later, 'nowak', '2027-06-30')).toEqual({ kind: 'not_listed' })
  })

  it('names the positions of somebody who is not let in on all of theirs', () => {
    const both = { ...ANNA, otherPositions: [{ position: 'operator' }] }
    const limited = gatePageOf([both], factsWith({ people: [both] }), PUBLISHED)
    expect(findAtGate(limited, 'nowak', TODAY)).toMatchObject({
      people: [{ positions: [{ position: 'spawacz', until: '2027-06-30' }] }],
    })
  })

  it('names the only position of today, if another one comes later', () => {
    const both = { ...ANNA, otherPositions: [{ position: 'operator' }] }
    const udt = certificate({
      id: 'udt',
      userId: ANNA.id,
      type: 'machine_operator',
      scope: 'forklift',
      issueDate: '2026-12-10',
      expiryDate: '2036-12-10',
    })
    const facts = factsWith({ people: [both] })
    const inTime = gatePageOf(
      [both],
      {
        ...facts,
        certificates: [...facts.certificates, udt],
        employment: { ...facts.employment, required: { examination: false, induction: false } },
      },
      PUBLISHED,
    )
    expect(findAtGate(inTime, 'nowak', TODAY)).toMatchObject({
      people: [{ positions: [{ position: 'spawacz' }] }],
    })
    expect(findAtGate(inTime, 'nowak', '2026-12-10')).toMatchObject({
      people: [{ positions: [{ position: 'spawacz' }, { position: 'operator', until: '2036-12-10' }] }],
    })
  })

  it('warns of a namesake who is not on the list', () => {
    const namesake = user({ id: 'namesake', position: 'magazynier' })
    const apart = gatePageOf([ANNA], factsWith({ people: [ANNA, namesake] }), PUBLISHED)
    expect(findAtGate(apart, 'nowak', TODAY)).toMatchObject({
      people: [{ hasNamesake: true, positions: [{ position: 'spawacz' }] }],
    })
  })
})
