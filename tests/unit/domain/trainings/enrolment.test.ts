import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  attendeesOf,
  freePlacesLabel,
  nextPlace,
  placeOf,
  waitingLabel,
  waitingOf,
} from '~/domain/trainings/enrolment'

const FULL = { participants: ['ewa', 'jan', 'ola', 'piotr'], maxParticipants: 2 }
const OPEN = { participants: ['ewa', 'jan'] }

describe('the enrolment in a training', () => {
  it('gives places to those who signed up first, and the others wait in that order', () => {
    expect(attendeesOf(FULL)).toEqual(['ewa', 'jan'])
    expect(waitingOf(FULL)).toEqual(['ola', 'piotr'])
    expect(attendeesOf(OPEN)).toEqual(['ewa', 'jan'])
    expect(waitingOf(OPEN)).toEqual([])
  })

  it('tells each person their place or their position on the waiting list', () => {
    expect(placeOf(FULL, 'jan')).toEqual({ kind: 'attending' })
    expect(placeOf(FULL, 'ola')).toEqual({ kind: 'waiting', position: 1 })
    expect(placeOf(FULL, 'piotr')).toEqual({ kind: 'waiting', position: 2 })
    expect(placeOf(FULL, 'nobody')).toBeUndefined()
  })

  it('gives the next person a place while there is one', () => {
    expect(nextPlace({ participants: ['ewa'], maxParticipants: 2 })).toEqual({ kind: 'attending' })
    expect(nextPlace({ participants: ['ewa', 'jan'], maxParticipants: 2 })).toEqual({
      kind: 'waiting',
      position: 1,
    })
    expect(nextPlace(FULL)).toEqual({ kind: 'waiting', position: 3 })
    expect(nextPlace(OPEN)).toEqual({ kind: 'attending' })
  })

  it('leaves nobody out, and gives the next person the announced place', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 })
    const maximum = fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined })
    fc.assert(
      fc.property(ids, maximum, (participants, maxParticipants) => {
        const enrolment = { participants, maxParticipants }
        expect([...attendeesOf(enrolment), ...waitingOf(enrolment)]).toEqual(participants)
        const joined = { participants: [...participants, 'the next one'], maxParticipants }
        expect(placeOf(joined, 'the next one')).toEqual(nextPlace(enrolment))
      }),
    )
  })

  it('has words for each state', () => {
    expect(freePlacesLabel({ participants: ['ewa'], maxParticipants: 4 })).toBe('Wolne miejsca: 3')
    expect(freePlacesLabel(FULL)).toBe('Brak wolnych miejsc')
    expect(freePlacesLabel(OPEN)).toBe('Miejsca bez ograniczeń')
    expect(waitingLabel(2)).toBe('Lista rezerwowa – miejsce 2')
  })
})
