import { describe, expect, it } from 'vitest'

import { easterOf, freeDayName, nextWorkingDay } from '~/domain/words/working-day'

describe('Easter', () => {
  it.each([
    ['2000-04-23', 2000],
    ['2008-03-23', 2008],
    ['2011-04-24', 2011],
    ['2019-04-21', 2019],
    ['2024-03-31', 2024],
    ['2025-04-20', 2025],
    ['2026-04-05', 2026],
    ['2027-03-28', 2027],
    ['2038-04-25', 2038],
    ['2049-04-18', 2049],
    ['2076-04-19', 2076],
  ])('is %s', (day, year) => {
    expect(easterOf(year)).toBe(day)
  })
})

describe('a free day', () => {
  it.each([
    ['2026-01-01', 'święto'],
    ['2026-01-06', 'święto'],
    ['2026-04-06', 'święto'],
    ['2026-06-04', 'święto'],
    ['2026-11-11', 'święto'],
    ['2026-12-24', 'święto'],
    ['2026-12-25', 'święto'],
    ['2026-12-26', 'sobota'],
    ['2026-11-21', 'sobota'],
    ['2026-11-22', 'niedziela'],
    ['2026-04-05', 'niedziela'],
  ])('%s is named', (day, name) => {
    expect(freeDayName(day)).toBe(name)
  })

  it('is Wigilia since 2025 and Trzech Króli since 2011', () => {
    expect(freeDayName('2024-12-24')).toBeUndefined()
    expect(freeDayName('2025-12-24')).toBeDefined()
    expect(freeDayName('2010-01-06')).toBeUndefined()
    expect(freeDayName('2011-01-06')).toBeDefined()
  })

  it('is no ordinary weekday', () => {
    for (const day of ['2026-11-23', '2026-12-23', '2026-05-04', '2026-06-05', '2027-05-17', '2026-04-07']) {
      expect(freeDayName(day)).toBeUndefined()
    }
  })
})

describe('the next working day', () => {
  it('is the day itself if it is one', () => {
    expect(nextWorkingDay('2026-11-20')).toBe('2026-11-20')
  })

  it.each([
    ['2026-11-21', '2026-11-23'],
    ['2026-12-24', '2026-12-28'],
    ['2027-12-24', '2027-12-27'],
    ['2026-04-04', '2026-04-07'],
    ['2027-01-01', '2027-01-04'],
    ['2025-05-01', '2025-05-02'],
  ])('after %s is %s', (day, next) => {
    expect(nextWorkingDay(day)).toBe(next)
  })
})
