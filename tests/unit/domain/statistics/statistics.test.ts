import { describe, expect, it } from 'vitest'

import {
  closingSentence,
  closingTimes,
  lastAccidentSentence,
  monthsWithReports,
  mostFrequentSentence,
  percentOf,
  qualificationsSentence,
  reportsByMonth,
  reportsByPlace,
  reportsBySource,
  reportsByStatus,
  reportsSentence,
  validQualificationsAhead,
} from '~/domain/statistics/statistics'

import { certificate, report, TODAY } from '../../../support/builders'
import { dropTakenIn } from '../../../support/changes'

describe('reports by month', () => {
  it('cover two years up to the present month, the oldest first', () => {
    const months = reportsByMonth([], TODAY)
    expect(months).toHaveLength(24)
    expect(months[0]?.month).toBe('2024-12-01')
    expect(months.at(-1)?.month).toBe('2026-11-01')
  })

  it('tell near misses from accidents and leave out what is older', () => {
    const months = reportsByMonth(
      [
        report({ date: '2026-11-01' }),
        report({ date: '2026-11-20', isNearMiss: true }),
        report({ date: '2026-10-31', type: 'indisposition' }),
        report({ date: '2024-11-30' }),
      ],
      TODAY,
    )
    expect(months.slice(-2)).toEqual([
      { month: '2026-10-01', accident: 0, near_miss: 0, indisposition: 1 },
      { month: '2026-11-01', accident: 1, near_miss: 1, indisposition: 0 },
    ])
    expect(reportsSentence(months)).toBe(
      'W ciągu dwóch lat: 1\u00a0wypadek, 1\u00a0zdarzenie potencjalnie wypadkowe, 1\u00a0niedyspozycja. Najwięcej: listopad 2026 (2).',
    )
  })

  it('say so if nothing was reported', () => {
    expect(reportsSentence(reportsByMonth([], TODAY))).toBe('W ciągu dwóch lat nie było zgłoszeń.')
  })

  it('are drawn from the first report on, and at least half a year', () => {
    const drawn = (date: string) => monthsWithReports(reportsByMonth([report({ date })], TODAY))
    expect(drawn('2026-03-10')[0]?.month).toBe('2026-03-01')
    expect(drawn('2026-11-10')).toHaveLength(6)
    expect(monthsWithReports(reportsByMonth([], TODAY))).toHaveLength(24)
  })

  it('are counted from the last day of a long month, too', () => {
    expect(reportsByMonth([], '2026-03-31').map(({ month }) => month.slice(5, 7))).toEqual(
      '04 05 06 07 08 09 10 11 12 01 02 03 04 05 06 07 08 09 10 11 12 01 02 03'.split(' '),
    )
  })
})

it('the last accident is told by its days, and a near miss is none', () => {
  const missed = report({ date: '2026-11-20', isNearMiss: true })
  expect(lastAccidentSentence([missed], TODAY)).toBeUndefined()
  expect(
    lastAccidentSentence([missed, report({ date: '2026-11-09' }), report({ date: '2026-10-01' })], TODAY),
  ).toBe('Od ostatniego wypadku: 12\u00a0dni (09.11.2026).')
  expect(lastAccidentSentence([report({ date: TODAY })], TODAY)).toBe('Ostatni wypadek: dziś.')
})

describe('valid qualifications ahead', () => {
  const valid = certificate({ id: 'a', expiryDate: '2027-02-21' })
  const expired = certificate({ id: 'b', type: 'electrical', expiryDate: '2026-11-20' })

  it('count today and each of the next twelve months, through the expiry day', () => {
    const days = validQualificationsAhead([valid, expired], TODAY)
    expect(days).toHaveLength(13)
    expect(days.map((day) => day.valid)).toEqual([1, 1, 1, 1, ...Array.from({ length: 9 }, () => 0)])
    expect(days[3]).toEqual({ day: '2027-02-21', valid: 1, total: 2 })
    expect(qualificationsSentence(days)).toBe(
      'Dziś ważne: 1 z 2 (50%). Jeśli nikt nic nie odnowi, 21.11.2027: 0 z 2 (0%).',
    )
  })

  it('say that there is nothing to count yet', () => {
    expect(qualificationsSentence(validQualificationsAhead([], TODAY))).toBe(
      'Nie ma jeszcze certyfikatów do policzenia.',
    )
  })

  it('leave out replaced, revoked and pending certificates', () => {
    const [today] = validQualificationsAhead(
      [
        valid,
        { ...expired, replacedBy: 'c' },
        certificate({ id: 'd', status: 'revoked' }),
        certificate({ id: 'e', status: 'pending' }),
      ],
      TODAY,
    )
    expect(today).toMatchObject({ valid: 1, total: 1 })
  })

  it('are rounded down, and nothing is nothing', () => {
    expect(percentOf({ valid: 199, total: 200 })).toBe(99)
    expect(percentOf({ valid: 0, total: 0 })).toBe(0)
  })
})

describe('reports by status and place', () => {
  it('list each status in the order of the work, an unknown one last', () => {
    const reports = [report({ status: 'closed' }), report({ status: 'lost' }), report({ status: 'closed' })]
    expect(reportsByStatus(reports)).toEqual([
      { label: 'Nowy', count: 0 },
      { label: 'W trakcie wyjaśniania', count: 0 },
      { label: 'Zamknięty', count: 2 },
      { label: 'Nieznany', count: 1 },
    ])
  })

  it('take what stands before the comma as the place, however it is written', () => {
    const at = (location?: string) => report({ location })
    expect(
      reportsByPlace([at('Hala A, stanowisko nr 3'), at('hala a'), at('Łaźnia'), at(' '), at()]),
    ).toEqual([
      { label: 'Hala A', count: 2 },
      { label: 'Łaźnia', count: 1 },
      { label: 'Bez miejsca', count: 2 },
    ])
  })

  it('put rare places into one row', () => {
    const reports = Array.from({ length: 10 }, (_, index) => report({ location: `Hala ${index}` }))
    const places = reportsByPlace([...reports, report({ location: 'Hala 9' })])
    expect(places).toHaveLength(9)
    expect(places[0]).toEqual({ label: 'Hala 9', count: 2 })
    expect(places.at(-1)).toEqual({ label: 'Inne miejsca', count: 2 })
    expect(mostFrequentSentence(places)).toBe('Najwięcej: Hala 9 (2 z 11).')
    expect(mostFrequentSentence([])).toBe('')
  })
})

describe('the time to closing', () => {
  const closedAfter = (days: number) =>
    report({ status: 'closed', date: '2026-10-01', closedOn: `2026-10-${String(1 + days).padStart(2, '0')}` })

  it('is counted in days from the event, each border in the shorter time', () => {
    const times = closingTimes([
      ...[0, 7, 8, 14, 15, 30].map(closedAfter),
      report({ status: 'closed' }),
      report({ status: 'new' }),
    ])
    expect(times.counts.map(({ count }) => count)).toEqual([2, 2, 2, 0])
    expect(times).toMatchObject({ closed: 6, open: 1, median: 11 })
    expect(closingSentence(times)).toBe('Typowy czas do zamknięcia (mediana): 11\u00a0dni. Otwarte: 1.')
  })

  it('has no median without a closed report', () => {
    expect(closingSentence(closingTimes([]))).toBe(
      'Żadne zgłoszenie nie ma jeszcze daty zamknięcia. Otwarte: 0.',
    )
  })

  it('forgets the closing of a report that was opened again', () => {
    expect(closingTimes([{ ...closedAfter(3), status: 'investigating' }])).toMatchObject({
      closed: 0,
      open: 1,
    })
  })
})

describe('reports from boxes', () => {
  const { source } = dropTakenIn('t')

  it('are counted by box, each once, and the others as filed in the panel', () => {
    const reports = [
      { ...report(), sources: [source, { ...source, place: 'Hala B' }] },
      { ...report(), sources: [{ ...source, place: 'hala a' }] },
      { ...report(), sources: [{ ...source, place: 'Budowa' }] },
      report(),
    ]
    expect(reportsBySource(reports)).toEqual([
      { label: 'Skrzynka „Hala A”', count: 2 },
      { label: 'Skrzynka „Budowa”', count: 1 },
      { label: 'Wpisane w\u00a0panelu', count: 1 },
    ])
  })
})
