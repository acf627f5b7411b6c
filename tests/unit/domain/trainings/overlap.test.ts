import { describe, expect, it } from 'vitest'

import { overlappingTrainings, overlapWarning } from '~/domain/trainings/overlap'

import { training } from '../../../support/builders'

describe('a training overlaps', () => {
  const own = { participants: ['ewa'], date: '2026-12-05' }
  const current = training({ id: 'current', date: '2026-12-05', startTime: '10:00', endTime: '12:00' })
  const overlapping = (others: Parameters<typeof training>[0][]) =>
    overlappingTrainings(
      current,
      others.map((other, place) => training({ id: `other-${place}`, ...own, ...other })),
      'ewa',
    ).length

  it('with another training of the person at the same time, even by a minute', () => {
    expect(overlapping([{ startTime: '11:59', endTime: '13:00' }])).toBe(1)
    expect(overlapping([{ startTime: '08:00', endTime: '16:00' }])).toBe(1)
  })

  it('with a training on whose waiting list the person is', () => {
    const waiting = { participants: ['jan', 'ewa'], maxParticipants: 1 }
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', ...waiting }])).toBe(1)
  })

  it('neither with the next one, nor on another day, nor with a cancelled training or one of other people', () => {
    expect(overlapping([{ startTime: '12:00', endTime: '13:00' }])).toBe(0)
    expect(overlapping([{ startTime: '09:00', endTime: '10:00' }])).toBe(0)
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', date: '2026-12-06' }])).toBe(0)
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', participants: ['jan'] }])).toBe(0)
    expect(overlapping([{ startTime: '10:00', endTime: '12:00', status: 'cancelled' }])).toBe(0)
  })

  it('on every day that both have', () => {
    const hours = { startTime: '10:00', endTime: '12:00' }
    expect(overlapping([{ ...hours, date: '2026-12-03', lastDay: '2026-12-04' }])).toBe(0)
    expect(overlapping([{ ...hours, date: '2026-12-03', lastDay: '2026-12-05' }])).toBe(1)
    expect(overlapping([{ date: '2026-12-04', lastDay: '2026-12-06', startTime: '13:00' }])).toBe(0)
    const long = { ...current, lastDay: '2026-12-07' }
    const other = training({ id: 'other', participants: ['ewa'], date: '2026-12-07', ...hours })
    expect(overlappingTrainings(long, [other], 'ewa')).toEqual([other])
    expect(overlappingTrainings(long, [{ ...other, date: '2026-12-08' }], 'ewa')).toEqual([])
  })

  it('never with itself', () => {
    expect(overlappingTrainings(current, [{ ...current, participants: ['ewa'] }], 'ewa')).toEqual([])
  })
})

describe('the warning of trainings at the same time', () => {
  it('names each training with its hours, and is absent if none overlaps', () => {
    const first = training({ title: 'SEP', startTime: '09:00', endTime: '12:00' })
    const second = training({ title: 'Praca w zespole', startTime: '10:00', endTime: '11:00' })
    expect(overlapWarning(first, [first])).toBe('W\u00a0tym samym czasie: SEP, 9:00–12:00.')
    expect(overlapWarning(first, [first, second])).toBe(
      'W\u00a0tym samym czasie: SEP, 9:00–12:00; Praca w\u00a0zespole, 10:00–11:00.',
    )
    expect(overlapWarning(first, [])).toBeUndefined()
    const long = { ...first, lastDay: '2026-12-06' }
    expect(overlapWarning(long, [long])).toBe('W\u00a0tym samym czasie: SEP, 9:00–12:00.')
    expect(overlapWarning(first, [long])).toBe('W\u00a0tym samym czasie: SEP, 05–06.12.2026, 9:00–12:00.')
  })
})
