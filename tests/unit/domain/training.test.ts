import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { participantsLabel, timesLabel, TRAINING_STATUS_BADGES, trainingSchema } from '~/domain/training'

import { training } from '../../support/builders'

describe('a training', () => {
  it('is Zaplanowane or Zakończone', () => {
    expect(TRAINING_STATUS_BADGES.scheduled.label).toBe('Zaplanowane')
    expect(TRAINING_STATUS_BADGES.completed.label).toBe('Zakończone')
  })

  it('has its hours without a leading zero', () => {
    expect(timesLabel({ startTime: '09:00', endTime: '15:30' })).toBe('9:00–15:30')
    expect(timesLabel({ startTime: '00:30', endTime: '20:00' })).toBe('0:30–20:00')
  })

  it('has a maximum of participants only where there is one', () => {
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
