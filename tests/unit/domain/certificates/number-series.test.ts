import { describe, expect, it } from 'vitest'

import {
  assignNumbers,
  continueSeries,
  nextSeries,
  numbersOf,
  seriesOf,
} from '~/domain/certificates/number-series'

import { certificate } from '../../../support/builders'

const CENTRE = 'Ośrodek Testowy'

/** Returns the first number that the form proposes to a centre which has issued these, in this order. */
function nextAfter(
  numbers: readonly string[],
  year = '2026',
  issued: { year?: string; type?: 'first_aid' } = {},
) {
  const certificates = numbers.map((number) =>
    certificate({
      number,
      issueDate: `${issued.year ?? year}-06-30`,
      ...(issued.type && { type: issued.type }),
    }),
  )
  const series = nextSeries({ type: 'bhp', issuedBy: CENTRE, year }, certificates)
  return numbersOf(series, year, 1, numbers)[0]
}

describe('the next number of a centre', () => {
  it('begins a series with the year of the issue day', () => {
    expect(nextAfter([])).toBe('BHP/2026/0001')
  })

  it.each([
    ['BHP/2026/0143', 'BHP/2026/0144'],
    ['143/2026', '144/2026'],
    ['Z-9', 'Z-10'],
    ['BHP-77001', 'BHP-77002'],
    ['2026/BHP/007/W', '2026/BHP/008/W'],
    ['123456789012345', '123456789012346'],
  ])('follows %s', (last, next) => {
    expect(nextAfter([last])).toBe(next)
  })

  it('follows the highest number of the last pattern, not the last one', () => {
    expect(nextAfter(['BHP/2026/0150', 'X-900', 'BHP/2026/0143'])).toBe('BHP/2026/0151')
  })

  it('begins again in another year, and goes on where the pattern has no year', () => {
    expect(nextAfter(['BHP/2025/0143'], '2026', { year: '2025' })).toBe('BHP/2026/0001')
    expect(nextAfter(['BHP-77001'], '2026', { year: '2025' })).toBe('BHP-77002')
  })

  it('stays right if the counter reaches the year', () => {
    expect(nextAfter(['BHP/2026/2025', 'BHP/2026/2026'])).toBe('BHP/2026/2027')
  })

  it('does not follow the numbers of another type or of another centre', () => {
    expect(nextAfter(['KPP/2026/0007'], '2026', { type: 'first_aid' })).toBe('BHP/2026/0001')
    const foreign = [certificate({ number: 'BHP/2026/0700', issuedBy: 'Inny ośrodek' })]
    expect(nextSeries({ type: 'bhp', issuedBy: CENTRE, year: '2026' }, foreign).counter).toBe(1)
  })

  it('begins with the prefix of its type if the last number has no digits', () => {
    expect(nextAfter(['BEZ NUMERU'])).toBe('BHP/2026/0001')
  })
})

describe('numbers of a series', () => {
  it('skip those that somebody has, however they are written', () => {
    const series = { before: 'BHP/{rok}/', after: '', width: 4, counter: 1 }
    expect(numbersOf(series, '2026', 2, ['bhp 2026-0002'])).toEqual(['BHP/2026/0001', 'BHP/2026/0003'])
  })

  it('take the year of another issue day', () => {
    const series = { before: '', after: '/BHP/{rok}', width: 1, counter: 7 }
    expect(seriesOf('7/BHP/2026', '2026')).toEqual(series)
    const next = continueSeries(series, '2025', [{ number: '3/BHP/2025' }, { number: '12/BHP/2024' }])
    expect(numbersOf(next, '2025', 1, [])).toEqual(['4/BHP/2025'])
  })
})

describe('the numbers of the chosen', () => {
  const series = { before: 'BHP/{rok}/', after: '', width: 4, counter: 7 }
  const assign = (chosen: string[], typed: [string, string][] = [], taken: string[] = []) => [
    ...assignNumbers(chosen, {
      series,
      year: '2026',
      typed: new Map(typed),
      certificates: taken.map((number) => ({ number })),
    }),
  ]

  it('follow each other in the order of the list, without a gap for who gets none', () => {
    expect(assign(['ewa', 'jan'])).toEqual([
      ['ewa', 'BHP/2026/0007'],
      ['jan', 'BHP/2026/0008'],
    ])
    expect(assign(['jan'])).toEqual([['jan', 'BHP/2026/0007']])
  })

  it('keep what was typed, and skip it and all that exist', () => {
    expect(assign(['ewa', 'jan'], [['ewa', 'BHP/2026/0007']], ['bhp 2026 0008'])).toEqual([
      ['ewa', 'BHP/2026/0007'],
      ['jan', 'BHP/2026/0009'],
    ])
  })
})
