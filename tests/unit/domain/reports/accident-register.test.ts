import { describe, expect, it } from 'vitest'

import {
  countUnregistered,
  filterRegister,
  parseRegisterFilters,
  registeredAccidents,
  registerSearchParams,
  yearsOf,
} from '~/domain/reports/accident-register'
import { atWorkLabel } from '~/domain/reports/register-entry'
import { parseRegisterEntry } from '~/domain/reports/register-entry-form'

import { report, TODAY } from '../../../support/builders'

const approved = { notified: '2026-11-01', drawn_up: '2026-11-10', approved: '2026-11-12' }
const REPORTS = [
  report({ id: 'old', date: '2025-03-01', protocol: approved, injured: 'Łucja Ćwik', location: 'Hala A' }),
  report({ id: 'new', date: '2026-11-02', protocol: approved, location: 'Rampa' }),
  report({ id: 'open', date: '2026-11-18', protocol: { drawn_up: '2026-11-19' } }),
  report({ id: 'near', date: '2026-11-03', isNearMiss: true, protocol: approved }),
  report({ id: 'ill', type: 'indisposition' }),
]

describe('the register of accidents', () => {
  const accidents = registeredAccidents(REPORTS)
  const shown = (search: string) =>
    filterRegister(
      accidents,
      parseRegisterFilters(new URLSearchParams(search), yearsOf(accidents)),
      ({ injured }) => injured,
    ).items.map(({ id }) => id)

  it('has the accidents whose protocol is approved, the newest first, and counts the others', () => {
    expect(accidents.map(({ id }) => id)).toEqual(['new', 'old'])
    expect(countUnregistered(REPORTS)).toBe(1)
  })

  it('is narrowed by year, place and person, and an unknown year means no filter', () => {
    expect(yearsOf(accidents)).toEqual(['2026', '2025'])
    expect(shown('year=2025')).toEqual(['old'])
    expect(shown('year=1999')).toEqual(['new', 'old'])
    expect(shown('q=cwik')).toEqual(['old'])
    expect(shown('q=rampa')).toEqual(['new'])
    const filters = parseRegisterFilters(new URLSearchParams('q=x&year=2025&page=2'), ['2025'])
    expect(`${registerSearchParams(filters)}`).toBe('q=x&year=2025&page=2')
  })
})

describe('the form of an entry', () => {
  const parse = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return parseRegisterEntry(form, { date: '2026-11-02' }, TODAY)
  }

  it('keeps what is known, and leaves out what is not', () => {
    expect(
      parse({
        effects: ' stłuczenie ',
        isAtWork: 'no',
        claimedOn: '2026-11-20',
        daysOfIncapacity: '0',
        recommendations: '',
      }).value,
    ).toEqual({ effects: 'stłuczenie', isAtWork: false, claimedOn: '2026-11-20', daysOfIncapacity: 0 })
    expect(parse({ isAtWork: '', claimedOn: '' }).value).toEqual({})
    expect([true, false, undefined].map(atWorkLabel)).toEqual(['tak', 'nie', undefined])
  })

  it('refuses a claim before the accident or in the future, and days that are no number', () => {
    expect(parse({ claimedOn: '2026-11-01' }).errors).toEqual({
      claimedOn: 'Wniosek nie może być wcześniejszy niż wypadek',
    })
    expect(parse({ claimedOn: '2026-11-22' }).errors).toEqual({
      claimedOn: 'Podaj dzień, który już minął, albo dzisiejszy',
    })
    expect(parse({ claimedOn: '2026-02-30' }).errors?.claimedOn).toBe(
      'Podaj datę, która istnieje, na przykład 21.11.2026',
    )
    expect(parse({ daysOfIncapacity: '-3' }).errors?.daysOfIncapacity).toContain('Podaj liczbę dni')
    expect(parse({ isAtWork: 'maybe' }).errors?.isAtWork).toContain('Wybierz')
  })
})
