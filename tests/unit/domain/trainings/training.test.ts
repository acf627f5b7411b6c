import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  dayOfTrainingLabel,
  daysLabel,
  daysOf,
  overlappingTrainings,
  overlapWarning,
  participantsLabel,
  takesPlaceOn,
  timesLabel,
  TRAINING_STATUS_BADGES,
  trainingName,
  trainingSchema,
  whenInWords,
  whenLabel,
} from '~/domain/trainings/training'

import { training } from '../../../support/builders'

describe('a training', () => {
  it('is Zaplanowane or Zakończone', () => {
    expect(TRAINING_STATUS_BADGES.scheduled.label).toBe('Zaplanowane')
    expect(TRAINING_STATUS_BADGES.completed.label).toBe('Zakończone')
  })

  it('has its hours without a leading zero', () => {
    expect(timesLabel({ startTime: '09:00', endTime: '15:30' })).toBe('9:00–15:30')
    expect(timesLabel({ startTime: '00:30', endTime: '20:00' })).toBe('0:30–20:00')
  })

  it('has a maximum of participants only if there is one', () => {
    const participants = ['anna', 'jan']
    expect(participantsLabel(training({ participants, maxParticipants: 20 }))).toBe('2 / 20')
    expect(participantsLabel(training({ participants }))).toBe('2')
  })

  it('has hours that a clock shows and a day that exists', () => {
    const parses = (overrides: Parameters<typeof training>[0]) =>
      v.safeParse(trainingSchema, training(overrides)).success
    expect(parses({})).toBe(true)
    expect(parses({ endTime: '24:00' })).toBe(false)
    expect(parses({ startTime: '9:00' })).toBe(false)
    expect(parses({ date: '2026-02-30' })).toBe(false)
  })
})

describe('a training of several days', () => {
  const long = training({ date: '2026-12-05', lastDay: '2026-12-06' })

  it.each([
    ['2026-12-05', undefined, '05.12.2026'],
    ['2026-12-05', '2026-12-06', '05–06.12.2026'],
    ['2026-11-30', '2026-12-01', '30.11–01.12.2026'],
    ['2026-12-31', '2027-01-01', '31.12.2026–01.01.2027'],
    // The same month of another year.
    ['2026-12-31', '2027-12-31', '31.12.2026–31.12.2027'],
  ])('from %s to %s is %s', (date, lastDay, label) => {
    expect(daysLabel({ date, lastDay })).toBe(label)
  })

  it('has the same hours on each of its days', () => {
    expect(whenLabel(long)).toBe('05–06.12.2026, 9:00–15:00')
    expect(whenInWords(long)).toBe(
      'Sobota, 5\u00a0grudnia 2026\u00a0– niedziela, 6\u00a0grudnia 2026, codziennie 9:00–15:00',
    )
    expect(whenInWords(training())).toBe('Sobota, 5\u00a0grudnia 2026, 9:00–15:00')
    expect(trainingName(long)).toBe('Szkolenie okresowe BHP, 05–06.12.2026')
  })

  it('has a number for each of its days, and one of a single day has none', () => {
    expect(dayOfTrainingLabel(long, '2026-12-05')).toBe('dzień\u00a01\u00a0z\u00a02')
    expect(dayOfTrainingLabel(long, '2026-12-06')).toBe('dzień\u00a02\u00a0z\u00a02')
    expect(dayOfTrainingLabel(training(), '2026-12-05')).toBeUndefined()
  })

  it('takes place from the first day to the last one, over the end of a month and of summer time', () => {
    const days = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']
    expect(days.filter((day) => takesPlaceOn(long, day))).toEqual(['2026-12-05', '2026-12-06'])
    expect(days.filter((day) => takesPlaceOn(training(), day))).toEqual(['2026-12-05'])
    expect(daysOf(training())).toEqual(['2026-12-05'])
    expect(daysOf({ date: '2026-10-24', lastDay: '2026-10-26' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ])
    expect(daysOf({ date: '2026-11-30', lastDay: '2026-12-01' })).toEqual(['2026-11-30', '2026-12-01'])
  })
})

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
