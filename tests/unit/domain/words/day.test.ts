import * as fc from 'fast-check'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import {
  daysUntil,
  formatDay,
  formatDayInWords,
  formatDayWithWeekday,
  isDay,
  monthsUntil,
  shiftDay,
  warsawDay,
  warsawMoment,
  warsawTime,
} from '~/domain/words/day'

afterEach(() => vi.unstubAllEnvs())

describe('warsawTime', () => {
  it('is one hour ahead of UTC in winter and two in summer', () => {
    expect(warsawTime(new Date('2026-01-15T08:05:59Z'))).toBe('9:05')
    expect(warsawTime(new Date('2026-07-15T08:05:59Z'))).toBe('10:05')
  })

  it('counts the hours of a day from 0 to 23', () => {
    expect(warsawTime(new Date('2026-01-15T23:00:00Z'))).toBe('0:00')
    expect(warsawTime(new Date('2026-01-15T22:59:00Z'))).toBe('23:59')
  })
})

describe('warsawMoment', () => {
  it('is what Temporal says where the browser has it', () => {
    const zoned = { toZonedDateTimeISO: (zone: string) => `2026-11-02T09:05:30.123+01:00[${zone}]` }
    const instant = Object.assign(new Date('2000-01-01T00:00:00Z'), { toTemporalInstant: () => zoned })
    expect(warsawMoment(instant)).toEqual({ day: '2026-11-02', time: '09:05' })
    expect(warsawTime(instant)).toBe('9:05')
  })
})

describe('warsawDay', () => {
  const dayAt = (instant: string) => warsawDay(new Date(instant))

  it('changes at 23:00 UTC in winter', () => {
    expect(dayAt('2026-11-21T22:30:00Z')).toBe('2026-11-21')
    expect(dayAt('2026-11-21T23:30:00Z')).toBe('2026-11-22')
  })

  it('changes at 22:00 UTC in summer', () => {
    expect(dayAt('2026-07-21T21:30:00Z')).toBe('2026-07-21')
    expect(dayAt('2026-07-21T22:30:00Z')).toBe('2026-07-22')
  })

  it('changes with the new offset on the very day the clocks go forward', () => {
    expect(dayAt('2026-03-28T22:59:59Z')).toBe('2026-03-28')
    expect(dayAt('2026-03-28T23:00:00Z')).toBe('2026-03-29')
    expect(dayAt('2026-03-29T21:59:59Z')).toBe('2026-03-29')
    expect(dayAt('2026-03-29T22:00:00Z')).toBe('2026-03-30')
  })

  it('changes with the new offset on the very day the clocks go back', () => {
    expect(dayAt('2026-10-24T22:00:00Z')).toBe('2026-10-25')
    expect(dayAt('2026-10-25T22:59:59Z')).toBe('2026-10-25')
    expect(dayAt('2026-10-25T23:00:00Z')).toBe('2026-10-26')
  })

  it('begins the new year with Warsaw, not with UTC', () => {
    expect(dayAt('2026-12-31T23:00:00Z')).toBe('2027-01-01')
  })
})

describe('a browser that puts dates together in a way of its own', () => {
  it('gives the same day and time', () => {
    const restored = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}
    onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', restored))
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => () => '11/2/2026, 9.05 AM',
    })
    const instant = new Date('2026-11-02T08:05:00Z')
    expect(warsawDay(instant)).toBe('2026-11-02')
    expect(warsawTime(instant)).toBe('9:05')
    expect(warsawMoment(instant)).toEqual({ day: '2026-11-02', time: '09:05' })
  })
})

describe('isDay', () => {
  it('accepts days that exist', () => {
    expect(isDay('2026-11-21')).toBe(true)
    expect(isDay('2028-02-29')).toBe(true)
  })

  it('rejects days that no calendar has', () => {
    const impossible = ['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '2026-04-31']
    expect(impossible.filter(isDay)).toEqual([])
  })

  it('rejects every other format of a day', () => {
    const others = ['', 'banana', '21.11.2026', '2026-1-2', '20261121', '2026-11-21T10:00', ' 2026-11-21']
    expect(others.filter(isDay)).toEqual([])
  })
})

describe('shiftDay', () => {
  it('moves 29 February by a year to 28 February, and by four to 29 February', () => {
    expect(shiftDay('2028-02-29', { years: 1 })).toBe('2029-02-28')
    expect(shiftDay('2028-02-29', { years: -1 })).toBe('2027-02-28')
    expect(shiftDay('2028-02-29', { years: 4 })).toBe('2032-02-29')
  })

  it('stays within the month it lands in', () => {
    expect(shiftDay('2026-01-31', { months: 1 })).toBe('2026-02-28')
    expect(shiftDay('2026-03-31', { months: -1 })).toBe('2026-02-28')
  })

  it('crosses months and years by days', () => {
    expect(shiftDay('2026-12-31', { days: 1 })).toBe('2027-01-01')
    expect(shiftDay('2028-03-01', { days: -1 })).toBe('2028-02-29')
  })
})

describe('daysUntil', () => {
  it('counts days ahead, days back and none', () => {
    expect(daysUntil('2026-11-22', '2026-11-21')).toBe(1)
    expect(daysUntil('2026-11-20', '2026-11-21')).toBe(-1)
    expect(daysUntil('2026-11-21', '2026-11-21')).toBe(0)
  })

  it.each(['Europe/Warsaw', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
    'counts every day once where the clock is that of %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const offset = fc.integer({ min: -5000, max: 5000 })
      fc.assert(
        fc.property(offset, offset, (start, days) => {
          const today = shiftDay('2026-11-21', { days: start })
          expect(daysUntil(shiftDay(today, { days }), today)).toBe(days)
        }),
      )
    },
  )
})

describe('monthsUntil', () => {
  it('counts a month only when it is full', () => {
    expect(monthsUntil('2026-12-20', '2026-11-21')).toBe(0)
    expect(monthsUntil('2026-12-21', '2026-11-21')).toBe(1)
  })

  it('does not take 28 February of a leap year for the end of the month', () => {
    expect(monthsUntil('2028-02-28', '2027-12-31')).toBe(1)
    expect(monthsUntil('2028-02-29', '2027-12-31')).toBe(2)
  })
})

describe('a day on screen', () => {
  it('is written in Polish', () => {
    expect(formatDay('2026-11-01')).toBe('01.11.2026')
    expect(formatDayInWords('2026-11-01')).toBe('1\u00a0listopada 2026')
    expect(formatDayWithWeekday('2026-11-21')).toBe('Sobota, 21\u00a0listopada 2026')
  })
})
