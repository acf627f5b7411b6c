import { describe, expect, it } from 'vitest'

import type { Report } from '~/domain/reports/report'
import {
  accidentsByYear,
  frequencySentence,
  rateLabel,
  severitySentence,
} from '~/domain/statistics/accident-rates'

import { TODAY } from '../../../support/builders'

function accident(date: string, more: Partial<Report> = {}): Report {
  return {
    id: `accident ${date}`,
    type: 'accident',
    description: 'Upadek z drabiny',
    date,
    reportedBy: 'anna',
    status: 'closed',
    accident: { who: 'employee', severity: 'light' },
    ...more,
  }
}

const everyYear = (people: number) => () => people

describe('accidents by year', () => {
  it('begin with the first accident, end with the present year and leave no year out', () => {
    const years = accidentsByYear([accident('2024-03-01')], everyYear(10), TODAY)
    expect(years.map(({ year, accidents }) => [year, accidents])).toEqual([
      ['2024', 1],
      ['2025', 0],
      ['2026', 0],
    ])
  })

  it('are those of five years at most', () => {
    const years = accidentsByYear([accident('2011-03-01')], everyYear(10), TODAY)
    expect(years.map(({ year }) => year)).toEqual(['2022', '2023', '2024', '2025', '2026'])
  })

  it('count employees only, no near miss and nothing that the protocol denies', () => {
    const others: Report[] = [
      accident('2026-02-01', { isNearMiss: true }),
      accident('2026-02-02', { type: 'indisposition' }),
      accident('2026-02-03', { accident: { who: 'visitor', severity: 'light' } }),
      accident('2026-02-04', { accident: { who: 'commuter', severity: 'light' } }),
      accident('2026-02-05', { registerEntry: { isAtWork: false } }),
    ]
    const [year] = accidentsByYear([accident('2026-01-02'), ...others], everyYear(250), TODAY)
    expect(year).toMatchObject({ accidents: 1, frequency: 4 })
  })

  it('have no frequency if nobody knows how many people there are', () => {
    const [year] = accidentsByYear([accident('2026-01-02')], () => undefined, TODAY)
    expect(year?.frequency).toBeUndefined()
  })

  it('have the days per accident of those whose days are known, without fatal ones', () => {
    const [year] = accidentsByYear(
      [
        accident('2026-01-02', { registerEntry: { daysOfIncapacity: 9 } }),
        accident('2026-01-03', { registerEntry: { daysOfIncapacity: 0 } }),
        accident('2026-01-04'),
        accident('2026-01-05', {
          accident: { who: 'employee', severity: 'fatal' },
          registerEntry: { daysOfIncapacity: 2 },
        }),
      ],
      everyYear(10),
      TODAY,
    )
    expect(year).toMatchObject({ accidents: 4, nonFatal: 3, withKnownDays: 2, days: 9, severity: 4.5 })
  })
})

describe('the sentences', () => {
  const [year] = accidentsByYear(
    [accident('2026-01-02', { registerEntry: { daysOfIncapacity: 9 } }), accident('2026-01-03')],
    everyYear(7.5),
    TODAY,
  )

  it('say the year, the figures and how much of them is known', () => {
    if (!year) throw new Error('There is no year')
    expect(frequencySentence(year, TODAY)).toBe(
      '2026 (do 21.11.2026): 2\u00a0wypadki pracowników, także przed protokołem. Przy średnim zatrudnieniu 7,5: 266,7 na 1000.',
    )
    expect(severitySentence(year, TODAY)).toBe(
      '2026 (do 21.11.2026): 9\u00a0dni na wypadek. Dni są znane dla 1 z 2\u00a0wypadków, bez śmiertelnych.',
    )
  })

  it('ask for what is missing', () => {
    const [unknown] = accidentsByYear([accident('2026-01-02')], () => undefined, TODAY)
    if (!unknown) throw new Error('There is no year')
    expect(frequencySentence(unknown, TODAY)).toMatch(/Wpisz liczbę zatrudnionych/)
    expect(severitySentence(unknown, TODAY)).toMatch(/nie są znane dla żadnego wypadku/)
    expect(severitySentence({ ...unknown, nonFatal: 0 }, TODAY)).toMatch(/nie było wypadków/)
    expect(severitySentence({ ...unknown, severity: 1 }, TODAY)).toMatch(/: 1\sdzień na wypadek/)
    expect(severitySentence({ ...unknown, severity: 4.5 }, TODAY)).toMatch(/: 4,5\sdnia na wypadek/)
    expect(rateLabel(undefined)).toBe('—')
  })
})
