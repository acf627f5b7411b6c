import { describe, expect, it } from 'vitest'

import { workingDay } from '~/data/working-day.server'

describe('the nearest working day', () => {
  it('is the day itself if nobody is off', () => {
    expect(workingDay('2026-11-24', 1)).toBe('2026-11-24')
  })

  it('goes past weekends and holidays, either way', () => {
    expect(workingDay('2026-11-22', 1)).toBe('2026-11-23')
    expect(workingDay('2026-11-15', -1)).toBe('2026-11-13')
    expect(workingDay('2027-01-01', 1)).toBe('2027-01-04')
    expect(workingDay('2026-12-24', 1)).toBe('2026-12-28')
    expect(workingDay('2026-11-11', -1)).toBe('2026-11-10')
  })

  it('goes past the holidays that move with Easter', () => {
    expect(workingDay('2026-04-06', 1)).toBe('2026-04-07')
    expect(workingDay('2026-06-04', 1)).toBe('2026-06-05')
    expect(workingDay('2038-06-24', -1)).toBe('2038-06-23')
  })

  it('leaves room for all days of a training', () => {
    expect(workingDay('2026-11-27', 1, 2)).toBe('2026-11-30')
    expect(workingDay('2026-11-15', -1, 2)).toBe('2026-11-12')
  })
})
