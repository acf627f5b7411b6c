import { describe, expect, it } from 'vitest'

import { formatDayInWords } from '~/domain/words/day'
import {
  changeStateDay,
  parseStateDay,
  stateDayLabel,
  stateDaySearch,
  withStateDay,
} from '~/domain/words/state-day'

import { TODAY } from '../../../support/builders'

const dayOf = (on: string, today = TODAY) => parseStateDay(new URLSearchParams({ on }), today).on

describe('the day that a screen judges by', () => {
  it('is a later day, up to the last one of the app', () => {
    expect(dayOf('2026-11-22')).toBe('2026-11-22')
    expect(dayOf('2027-03-01')).toBe('2027-03-01')
    expect(dayOf('2099-12-31')).toBe('2099-12-31')
  })

  it('is today if the URL names today, a past day or one too far ahead', () => {
    for (const on of ['2026-11-21', '2026-11-20', '2025-11-22', '0202-03-01', '2100-01-01']) {
      expect(dayOf(on)).toBeUndefined()
    }
    expect(parseStateDay(new URLSearchParams(), TODAY)).toEqual({ today: TODAY, on: undefined })
  })

  it('is today if the day does not exist or is malformed', () => {
    for (const on of ['', 'jutro', '01.03.2027', '2027-3-1', '2027-02-30', '20270301', '+2027-03-01']) {
      expect(dayOf(on)).toBeUndefined()
    }
  })

  it('knows leap days and ends of months', () => {
    expect(dayOf('2028-02-29')).toBe('2028-02-29')
    expect(dayOf('2027-02-29')).toBeUndefined()
    expect(dayOf('2027-04-30')).toBe('2027-04-30')
    expect(dayOf('2027-04-31')).toBeUndefined()
    expect(dayOf('2028-02-29', '2028-02-28')).toBe('2028-02-29')
    expect(dayOf('2028-02-29', '2028-02-29')).toBeUndefined()
  })
})

describe('links and filters', () => {
  it('carry a later day along, and nothing for today', () => {
    expect(stateDaySearch('2027-03-01')).toBe('on=2027-03-01')
    expect(stateDaySearch(undefined)).toBe('')
  })

  it('stay as they are on another day, in params of their own', () => {
    const params = new URLSearchParams({ q: 'lis', page: '2' })
    expect(withStateDay(params, '2027-03-01').toString()).toBe('q=lis&page=2&on=2027-03-01')
    expect(withStateDay(params, undefined).toString()).toBe('q=lis&page=2')
    expect(params.toString()).toBe('q=lis&page=2')
  })

  it('stay when the day changes, but the list begins again', () => {
    const params = new URLSearchParams({ q: 'lis', page: '2', on: '2027-03-01' })
    expect(changeStateDay(params, undefined).toString()).toBe('q=lis')
    expect(changeStateDay(params, '2027-04-01').toString()).toBe('q=lis&on=2027-04-01')
  })
})

describe('the day on paper', () => {
  it('names also the day of the prediction', () => {
    expect(stateDayLabel({ today: TODAY })).toBe('21.11.2026')
    expect(stateDayLabel({ today: TODAY, on: '2027-03-01' })).toBe('01.03.2027, przewidywany 21.11.2026')
    expect(stateDayLabel({ today: TODAY, on: '2027-03-01' }, formatDayInWords)).toBe(
      '1\u00a0marca 2027, przewidywany 21\u00a0listopada 2026',
    )
  })
})
