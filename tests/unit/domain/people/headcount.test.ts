import { describe, expect, it } from 'vitest'

import { averageHeadcount, parseHeadcounts } from '~/domain/people/headcount'

import { TODAY } from '../../../support/builders'

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseHeadcounts(form, ['2025', '2026'])
}

describe('the average headcount of a year', () => {
  it('is that of the last days of its months', () => {
    expect(averageHeadcount([{ hiredOn: '2025-07-01' }], '2025', TODAY)).toBe(0.5)
    expect(averageHeadcount([{ leftOn: '2025-03-31' }, {}], '2025', TODAY)).toBe(1.3)
  })

  it('ends today in the present year, and is unknown before anybody was hired and in a year to come', () => {
    expect(averageHeadcount([{ hiredOn: '2026-11-21' }, {}], '2026', TODAY)).toBe(1.1)
    expect(averageHeadcount([{ hiredOn: '2026-11-22' }], '2026', TODAY)).toBeUndefined()
    expect(averageHeadcount([{}], '2027', TODAY)).toBeUndefined()
  })
})

describe('typed headcounts', () => {
  it('are whole numbers or have one decimal, and empty ones leave it to the register', () => {
    expect(parse({ 2025: ' 12,5 ', 2026: '' }).value).toEqual({ 2025: 12.5, 2026: undefined })
    expect(parse({ 2025: '320', 2026: '1.5' }).value).toEqual({ 2025: 320, 2026: 1.5 })
  })

  it.each(['dwa', '-3', '12,55', '1 000 000 000'])('refuse %s beside its field', (typed) => {
    expect(parse({ 2025: typed, 2026: '7' }).errors).toEqual({
      2025: 'Podaj liczbę osób, na przykład 12 albo 12,5',
    })
  })

  it('leave out a year that the form did not ask for', () => {
    expect(parse({ 2026: '7' }).value).toEqual({ 2026: 7 })
  })

  it('refuse more people than there are', () => {
    expect(parse({ 2025: '1000001' }).errors).toEqual({ 2025: 'Podaj najwyżej 1 000 000' })
  })

  it('refuse none', () => {
    expect(parse({ 2025: '0', 2026: '' }).errors).toEqual({ 2025: 'Podaj liczbę większą od zera' })
  })
})
