import { describe, expect, it } from 'vitest'

import { isSameAssessment, parseAssessment } from '~/domain/reports/assessment-form'

import { TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const parse = (fields: Record<string, string>, date = '2026-11-10', today = TODAY) =>
  parseAssessment(formOf(fields), { date, today, usualRole: 'employee' })

describe('who was hurt and how badly', () => {
  it('is of the usual role and unknown unless somebody says more', () => {
    expect(parse({}).value).toEqual({ who: 'employee', severity: 'unknown' })
    expect(parse({ who: '' }).value).toEqual({ who: 'employee', severity: 'unknown' })
    expect(parse({ who: 'visitor', severity: 'serious', isCollective: 'on', deathOn: '' }).value).toEqual({
      who: 'visitor',
      severity: 'serious',
      isCollective: true,
    })
  })

  it('needs the day of death if it was fatal, and drops it otherwise', () => {
    const fatal = (deathOn: string, date?: string, today?: string) =>
      parse({ severity: 'fatal', deathOn }, date, today)
    expect(fatal('2026-11-12').value).toMatchObject({ severity: 'fatal', deathOn: '2026-11-12' })
    expect(fatal('').errors).toEqual({ deathOn: 'Podaj dzień śmierci' })
    expect(fatal('2026-11-09').errors?.deathOn).toContain('nie wcześniejszy niż dzień wypadku')
    expect(fatal('2026-11-22').errors?.deathOn).toContain('nie późniejszy niż dziś')
    expect(fatal('2026-02-30').errors?.deathOn).toBe('Podaj datę, która istnieje, na przykład 21.11.2026')
    expect(parse({ severity: 'light', deathOn: '2026-11-12' }).value).toEqual({
      who: 'employee',
      severity: 'light',
    })
  })

  it('is fatal only if the death came within 6 months', () => {
    const died = (deathOn: string) => parse({ severity: 'fatal', deathOn }, '2026-05-20')
    expect(died('2026-11-20').value).toBeDefined()
    expect(died('2026-11-21').errors?.deathOn).toContain('w\u00a0ciągu 6\u00a0miesięcy')
  })

  it('is asked if no role is usual', () => {
    const known = { date: TODAY, today: TODAY, usualRole: undefined }
    expect(parseAssessment(formOf({ who: '' }), known).errors).toEqual({
      who: 'Wybierz, kim jest osoba poszkodowana',
    })
    expect(parseAssessment(formOf({ who: 'visitor' }), known).value).toMatchObject({ who: 'visitor' })
  })

  it('refuses an unknown answer', () => {
    expect(parse({ who: 'nobody' }).errors).toHaveProperty('who')
    expect(parse({ severity: 'awful' }).errors).toHaveProperty('severity')
  })

  it('is the same if nothing differs', () => {
    const light = { who: 'employee', severity: 'light' } as const
    expect(isSameAssessment(light, { ...light, isCollective: false })).toBe(true)
    expect(isSameAssessment(light, { ...light, isCollective: true })).toBe(false)
  })
})
