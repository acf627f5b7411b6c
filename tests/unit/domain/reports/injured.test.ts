import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Basis } from '~/domain/people/basis'
import { accidentsOf, offeredRole } from '~/domain/reports/injured'
import { reportSchema } from '~/domain/reports/report'
import { injuredName } from '~/domain/reports/report-facts'
import { OUTSIDE_CREW } from '~/domain/reports/report-form'

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
    const roleOf = (basis?: Basis) => offeredRole('jan', [{ id: 'jan', basis }])
    expect(roleOf()).toBe('employee')
    expect(roleOf('agency')).toBe('temporary')
    expect(roleOf('contract')).toBe('contract_worker')
    expect(roleOf('self_employed')).toBe('self_employed')
    expect(roleOf('student')).toBeUndefined()
  })

  it('is asked of somebody who is not of the crew, and is that of an employee if nobody is named', () => {
    expect(offeredRole(OUTSIDE_CREW, [{ id: 'jan' }])).toBeUndefined()
    expect(offeredRole('', [{ id: 'jan' }])).toBe('employee')
  })
})
