import { describe, expect, it } from 'vitest'

import { dutiesOf } from '~/domain/admission/duty'
import { dutySearchParams, filterDuties, parseDutyFilters } from '~/domain/admission/duty-filters'
import { peopleChoices } from '~/domain/admission/people-choices'

import { certificate, factsFor, TODAY, user } from '../../../support/builders'

const POSITIONS = ['spawacz', 'ślusarz'].map((name) => ({
  name,
  requirements: [{ qualification: { type: 'bhp' as const, scope: 'workers' as const } }],
}))

const people = [
  { ...user({ id: 'valid', lastName: 'Ćwik', position: 'spawacz', company: 'B' }), unit: 'Hala 1' },
  { ...user({ id: 'soon', lastName: 'Żak', position: 'ślusarz', company: 'A' }), unit: 'Hala 2' },
  user({ id: 'missing', lastName: 'Lis', position: 'spawacz', company: 'A' }),
  user({ id: 'unknown', lastName: 'Bez', company: 'A' }),
]

const duties = dutiesOf(
  people,
  [
    certificate({ id: '1', userId: 'valid', scope: 'workers' }),
    certificate({ id: '2', userId: 'soon', scope: 'workers', expiryDate: '2026-12-01' }),
  ],
  factsFor(POSITIONS),
  TODAY,
)
const choices = peopleChoices(duties.map(({ person }) => person))
const parse = (search: string) => parseDutyFilters(new URLSearchParams(search), choices)
const shown = (search: string) => filterDuties(duties, parse(search)).items.map(({ person }) => person.id)

describe('the filters of who may work', () => {
  it('offer the companies and positions that there are, in Polish order', () => {
    expect(choices).toEqual({
      companies: ['A', 'B'],
      positions: ['spawacz', 'ślusarz'],
      departments: ['Hala 1', 'Hala 2'],
    })
  })

  it('show all people without filters, the worst first, or by name', () => {
    expect(shown('')).toEqual(['missing', 'unknown', 'soon', 'valid'])
    expect(shown('sort=name')).toEqual(['unknown', 'valid', 'missing', 'soon'])
  })

  it('leave who needs something, or who may not work', () => {
    expect(shown('show=action')).toEqual(['missing', 'unknown', 'soon'])
    expect(shown('show=lacking')).toEqual(['missing'])
  })

  it('leave at the gate who is admitted, by name, and the others only on request', () => {
    const atGate = (search: string) =>
      filterDuties(duties, parseDutyFilters(new URLSearchParams(search), choices, 'gate')).items
    expect(atGate('').map(({ person }) => person.id)).toEqual(['valid', 'soon'])
    expect(atGate('show=lacking&sort=worst').map(({ person }) => person.id)).toEqual(['valid', 'soon'])
    expect(atGate('show=all').map(({ mayWork }) => mayWork)).toEqual([true, true, false, undefined])
  })

  it('find by position, company and text, and together', () => {
    expect(shown('position=spawacz')).toEqual(['missing', 'valid'])
    expect(shown('company=B')).toEqual(['valid'])
    expect(shown('department=Hala+2')).toEqual(['soon'])
    expect(shown('q=SLUSARZ')).toEqual(['soon'])
    expect(shown('position=spawacz&company=A&q=lis')).toEqual(['missing'])
  })

  it('survive the way to the URL and back, without defaults', () => {
    expect(`${dutySearchParams(parse(''))}`).toBe('')
    const search = 'q=x&company=A&position=%C5%9Blusarz&department=Hala+2&show=action&sort=name&page=2'
    expect(`${dutySearchParams(parse(search))}`).toBe(search)
    const atGate = (asked: string) => parseDutyFilters(new URLSearchParams(asked), choices, 'gate')
    expect(`${dutySearchParams(atGate(''), 'gate')}`).toBe('')
    expect(`${dutySearchParams(atGate('show=all'), 'gate')}`).toBe('show=all')
  })

  it('ignore unknown and malformed values', () => {
    expect(parse('company=C&position=x&show=bad&sort=bad&page=-1')).toEqual(parse(''))
  })
})
