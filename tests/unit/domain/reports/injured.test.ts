import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { accidentsOf, usualRole } from '~/domain/reports/injured'
import { reportSchema } from '~/domain/reports/report'
import { injuredName } from '~/domain/reports/report-facts'

import { report } from '../../../support/builders'

describe('the injured person', () => {
  const nameById = (id: string) => `osoba ${id}`

  it('is named by the id of a person of the crew, or in the words of the reporter', () => {
    expect(injuredName(report({ injuredId: 'jan', injured: 'ktoś' }), nameById)).toBe('osoba jan')
    expect(injuredName(report({ injured: 'kurier' }), nameById)).toBe('kurier')
    expect(injuredName(report(), nameById)).toBeUndefined()
  })

  it('is read from a report that has only words, as older ones do', () => {
    const older = report({ injured: 'Jan Lis' })
    expect(v.parse(reportSchema, older)).toEqual(older)
  })

  it('has accidents, the newest first, and neither near misses nor accidents that they only saw', () => {
    const reports = [
      report({ id: 'old', date: '2026-01-02', injuredId: 'jan' }),
      report({ id: 'new', date: '2026-11-02', injuredId: 'jan' }),
      report({ id: 'near', injuredId: 'jan', isNearMiss: true }),
      report({ id: 'ill', injuredId: 'jan', type: 'indisposition' }),
      report({ id: 'seen', injuredId: 'ewa', witnesses: ['jan'], reportedBy: 'jan', injured: 'jan' }),
    ]
    expect(accidentsOf('jan', reports).map(({ id }) => id)).toEqual(['new', 'old'])
  })
})

describe('the role of an injured person', () => {
  it('follows from the basis of their work, and is asked of pupils and students', () => {
    expect(usualRole({})).toBe('employee')
    expect(usualRole({ basis: 'agency' })).toBe('temporary')
    expect(usualRole({ basis: 'contract' })).toBe('contractor')
    expect(usualRole({ basis: 'self_employed' })).toBe('self_employed')
    expect(usualRole({ basis: 'student' })).toBeUndefined()
  })
})
