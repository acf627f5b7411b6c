import { describe, expect, it } from 'vitest'

import { participantsLabel, placesLabel, timesLabel } from '~/domain/trainings/training'
import {
  filterTrainings,
  parseTrainingFilters,
  trainingMonths,
  trainingSearchParams,
} from '~/domain/trainings/training-filters'

import { training } from '../../../support/builders'

const filters = (search: string) => parseTrainingFilters(new URLSearchParams(search))

describe('training filters in the URL', () => {
  it('are parsed and written without their defaults', () => {
    expect(filters('status=completed&q=bhp')).toEqual({ q: 'bhp', status: 'completed', page: 1 })
    expect(filters('status=cancelled')).toEqual({ q: '', status: 'cancelled', page: 1 })
    expect(filters('status=postponed&page=x')).toEqual({ q: '', status: 'all', page: 1 })
    expect(trainingSearchParams({ q: '', status: 'all', page: 1 }).toString()).toBe('')
    expect(trainingSearchParams({ status: 'scheduled' }).toString()).toBe('status=scheduled')
  })
})

describe('filtered trainings', () => {
  const rows = [
    training({ id: 'old', status: 'completed', date: '2026-01-10' }),
    training({ id: 'recent', status: 'completed', date: '2026-11-10' }),
    training({
      id: 'later',
      status: 'scheduled',
      date: '2026-12-01',
      startTime: '12:00',
      title: 'Pierwsza pomoc',
    }),
    training({ id: 'sooner', status: 'scheduled', date: '2026-12-01', startTime: '08:00', location: 'Łódź' }),
  ]
  const ids = (search: string) => filterTrainings(rows, filters(search), 'user-1').items.map(({ id }) => id)

  it('are sorted: the next one first, then past ones, the newest first', () => {
    expect(ids('')).toEqual(['sooner', 'later', 'recent', 'old'])
  })

  it('may be only those in which the viewer has a place', () => {
    const places = [
      training({ id: 'mine', participants: ['user-1'] }),
      training({ id: 'waiting', participants: ['user-2', 'user-1'], maxParticipants: 1 }),
      training({ id: 'others', participants: ['user-2'] }),
    ]
    const own = filters('who=me')
    expect(filterTrainings(places, own, 'user-1').items.map(({ id }) => id)).toEqual(['mine'])
    expect(trainingSearchParams(own).toString()).toBe('who=me')
    expect(filterTrainings(places, filters('who=user-1'), 'user-1').total).toBe(3)
  })

  it('are sorted by a column', () => {
    expect(ids('sort=date')).toEqual(['old', 'recent', 'sooner', 'later'])
    expect(ids('sort=-date')).toEqual(['later', 'sooner', 'recent', 'old'])
    expect(ids('sort=-title').at(-1)).toBe('later')
    expect(trainingSearchParams(filters('sort=-date')).toString()).toBe('sort=-date')
  })

  it('match status, title and location', () => {
    expect(ids('status=completed')).toEqual(['recent', 'old'])
    expect(ids('q=pomoc')).toEqual(['later'])
    expect(ids('q=lodz')).toEqual(['sooner'])
  })
})

describe('a training in words', () => {
  it('has its hours without a leading zero', () => {
    expect(timesLabel({ startTime: '09:00', endTime: '15:30' })).toBe('9:00–15:30')
  })

  it('has participants and maximum, and a dash in tables if there is no maximum', () => {
    expect(participantsLabel({ participants: ['a', 'b'], maxParticipants: 12 })).toBe('2 / 12')
    expect(participantsLabel({ participants: ['a', 'b'] })).toBe('2')
    expect(placesLabel({ participants: ['a', 'b'], maxParticipants: 12 })).toBe('2 / 12')
    expect(placesLabel({ participants: ['a', 'b'] })).toBe('2 / —')
  })
})

it('puts trainings under their months, in their order, and those that are over apart', () => {
  const rows = [
    training({ id: 'soon', date: '2026-11-24', status: 'scheduled' }),
    training({ id: 'later', date: '2026-12-04', status: 'scheduled' }),
    training({ id: 'over', date: '2026-11-13', status: 'completed' }),
    training({ id: 'off', date: '2026-11-12', status: 'cancelled' }),
    training({ id: 'also over', date: '2026-11-10', status: 'completed' }),
  ]
  expect(
    trainingMonths(rows).map(({ month, trainings }) => [month, ...trainings.map(({ id }) => id)]),
  ).toEqual([
    ['Listopad 2026', 'soon'],
    ['Grudzień 2026', 'later'],
    ['Listopad 2026 – zakończone', 'over', 'also over'],
    ['Listopad 2026 – odwołane', 'off'],
  ])
  expect(trainingMonths([])).toEqual([])
})
