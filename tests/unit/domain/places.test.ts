import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { overlappingTrainings } from '~/domain/overlap'
import { attendeesOf, freePlacesLabel, nextPlace, placeOf, waitingLabel, waitingOf } from '~/domain/places'

import { training } from '../../support/builders'

const FULL = { participants: ['ewa', 'jan', 'ola', 'piotr'], maxParticipants: 2 }
const OPEN = { participants: ['ewa', 'jan'] }

describe('the places of a training', () => {
  it('are of those who signed up first, and the others wait in that order', () => {
    expect(attendeesOf(FULL)).toEqual(['ewa', 'jan'])
    expect(waitingOf(FULL)).toEqual(['ola', 'piotr'])
    expect(attendeesOf(OPEN)).toEqual(['ewa', 'jan'])
    expect(waitingOf(OPEN)).toEqual([])
  })

  it('are known to each who has one, or a position on the waiting list', () => {
    expect(placeOf(FULL, 'jan')).toEqual({ kind: 'attending' })
    expect(placeOf(FULL, 'ola')).toEqual({ kind: 'waiting', position: 1 })
    expect(placeOf(FULL, 'piotr')).toEqual({ kind: 'waiting', position: 2 })
    expect(placeOf(FULL, 'nobody')).toBeUndefined()
  })

  it('go to the next one as long as there are any', () => {
    expect(nextPlace({ participants: ['ewa'], maxParticipants: 2 })).toEqual({ kind: 'attending' })
    expect(nextPlace({ participants: ['ewa', 'jan'], maxParticipants: 2 })).toEqual({
      kind: 'waiting',
      position: 1,
    })
    expect(nextPlace(FULL)).toEqual({ kind: 'waiting', position: 3 })
    expect(nextPlace(OPEN)).toEqual({ kind: 'attending' })
  })

  it('leave nobody out, and the next one gets the place that was announced', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 })
    const maximum = fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined })
    fc.assert(
      fc.property(ids, maximum, (participants, maxParticipants) => {
        const known = { participants, maxParticipants }
        expect([...attendeesOf(known), ...waitingOf(known)]).toEqual(participants)
        const joined = { participants: [...participants, 'the next one'], maxParticipants }
        expect(placeOf(joined, 'the next one')).toEqual(nextPlace(known))
      }),
    )
  })

  it('are told in words', () => {
    expect(freePlacesLabel({ participants: ['ewa'], maxParticipants: 4 })).toBe('Wolne miejsca: 3')
    expect(freePlacesLabel(FULL)).toBe('Brak wolnych miejsc')
    expect(freePlacesLabel(OPEN)).toBe('Miejsca bez ograniczeń')
    expect(waitingLabel(2)).toBe('Lista rezerwowa – miejsce 2')
  })
})

describe('a training overlaps', () => {
  const own = { participants: ['ewa'], date: '2026-12-05' }
  const asked = training({ id: 'asked', date: '2026-12-05', startTime: '10:00', endTime: '12:00' })
  const overlapping = (others: Parameters<typeof training>[0][]) =>
    overlappingTrainings(
      asked,
      others.map((other, place) => training({ id: `other-${place}`, ...own, ...other })),
      'ewa',
    ).length

  it('with another of the person at the same time, if only by a minute', () => {
    expect(overlapping([{ startTime: '11:59', endTime: '13:00' }])).toBe(1)
    expect(overlapping([{ startTime: '08:00', endTime: '16:00' }])).toBe(1)
  })

  it('with one for which the person only waits', () => {
    const waiting = { participants: ['jan', 'ewa'], maxParticipants: 1 }
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', ...waiting }])).toBe(1)
  })

  it('not with one that begins when it ends, of another day, of others, or not to take place', () => {
    expect(overlapping([{ startTime: '12:00', endTime: '13:00' }])).toBe(0)
    expect(overlapping([{ startTime: '09:00', endTime: '10:00' }])).toBe(0)
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', date: '2026-12-06' }])).toBe(0)
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', participants: ['jan'] }])).toBe(0)
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', status: 'cancelled' }])).toBe(0)
  })

  it('never with itself', () => {
    expect(overlappingTrainings(asked, [{ ...asked, participants: ['ewa'] }], 'ewa')).toEqual([])
  })
})
