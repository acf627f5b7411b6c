import { describe, expect, it } from 'vitest'

import {
  countCertificates,
  employeeStatusLabel,
  findEmployee,
  listEmployees,
  positionLabelBeside,
} from '~/domain/staff/staff'

import { certificate, TODAY, user } from '../../../support/builders'

describe('the list of employees', () => {
  const people = [
    user({ id: 'z', lastName: 'Zięba', company: 'A' }),
    user({ id: 'c', lastName: 'Ćwik', company: 'A' }),
    user({ id: 'd', lastName: 'Dąb', company: 'B' }),
    user({ id: 'e', lastName: 'Czyż', company: undefined }),
    user({ id: 'boss', role: 'employer', company: 'A' }),
  ]

  it('has everybody with that role for an administrator, in Polish order', () => {
    expect(listEmployees(user({ role: 'admin' }), people).map(({ id }) => id)).toEqual(['e', 'c', 'd', 'z'])
  })

  it('has the own company only for an employer', () => {
    expect(listEmployees(user({ role: 'employer', company: 'A' }), people).map(({ id }) => id)).toEqual([
      'c',
      'z',
    ])
    expect(listEmployees(user({ role: 'employer', company: undefined }), people)).toEqual([])
  })

  it('is of those whose page the viewer may open, and of the archived people of an employer', () => {
    const boss = user({ role: 'employer', company: 'A' })
    expect(['z', 'd', 'boss', 'x', undefined].map((id) => findEmployee(boss, people, id)?.id)).toEqual([
      'z',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const archived = { ...user({ id: 'gone', company: 'A' }), isOwn: true, isArchived: true }
    expect(findEmployee(boss, [archived], 'gone')).toBe(archived)
    expect(findEmployee(user({ role: 'employer', company: 'B' }), [archived], 'gone')).toBeUndefined()
  })

  it('shows people with a company as active', () => {
    expect(employeeStatusLabel({ company: 'A' })).toBe('Aktywny')
    expect(employeeStatusLabel({ company: undefined })).toBe('Nieaktywny')
  })
})

describe('the number of certificates that need attention', () => {
  const flagged = (overrides: Parameters<typeof certificate>[0]) =>
    countCertificates('x', [certificate({ userId: 'x', ...overrides })], TODAY).flagged

  it.each([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
    ['2026-12-21', 1],
    ['2026-12-22', 0],
  ])('counts a certificate valid to %s on 21 November as %i', (expiryDate, expected) => {
    expect(flagged({ expiryDate, status: 'active' })).toBe(expected)
  })

  it('leaves out revoked and pending certificates', () => {
    expect(flagged({ expiryDate: '2026-11-01', status: 'revoked' })).toBe(0)
    expect(flagged({ expiryDate: '2026-11-25', status: 'pending' })).toBe(0)
  })

  it('leaves out certificates of other people', () => {
    const others = [certificate({ userId: 'y', expiryDate: '2026-11-20' })]
    expect(countCertificates('x', others, TODAY)).toEqual({
      total: 0,
      flagged: 0,
      applications: 0,
      awaiting: 0,
    })
  })

  it('has no application to UDT in it, which is counted apart until the certificate itself is near its end', () => {
    const counts = (expiryDate: string) => {
      const forklift = certificate({ userId: 'x', type: 'machine_operator', scope: 'forklift', expiryDate })
      const { flagged: red, applications } = countCertificates('x', [forklift], TODAY)
      return { red, applications }
    }
    // Its application ends on 21 December and on 22 December.
    expect(counts('2027-03-22')).toEqual({ red: 0, applications: 1 })
    expect(counts('2027-03-23')).toEqual({ red: 0, applications: 0 })
    // It ended long ago.
    expect(counts('2026-12-22')).toEqual({ red: 0, applications: 1 })
    expect(counts('2026-12-21')).toEqual({ red: 1, applications: 0 })
    expect(counts('2026-11-20')).toEqual({ red: 1, applications: 0 })
  })

  it('keep one whose newer certificate waits to be confirmed, and lose it when that is confirmed', () => {
    const older = certificate({ userId: 'x', expiryDate: '2026-11-20' })
    const awaits = { id: 'newer', number: 'BHP-2' }
    expect(countCertificates('x', [{ ...older, awaits }], TODAY)).toEqual({
      total: 1,
      flagged: 1,
      applications: 0,
      awaiting: 1,
    })
    expect(countCertificates('x', [{ ...older, replacedBy: 'newer' }], TODAY)).toEqual({
      total: 1,
      flagged: 0,
      applications: 0,
      awaiting: 0,
    })
  })
})

describe('the positions beside a name', () => {
  const person = { ...user({ position: 'spawacz' }), otherPositions: [{ position: 'kierowca, kurier' }] }

  it('are all that the person has, unless the name says one to tell namesakes apart', () => {
    expect(positionLabelBeside('Lis Jan', person)).toBe('spawacz, kierowca, kurier')
    expect(positionLabelBeside('Lis Jan, spawacz, nr\u00a07', person)).toBe('kierowca, kurier')
    expect(positionLabelBeside('Lis Jan, spawacz, kierowca, kurier', person)).toBe('')
  })

  it('are said to be missing only if they are', () => {
    expect(positionLabelBeside('Lis Jan, nr\u00a07', user({ position: undefined }))).toBe('Nie określono')
    expect(positionLabelBeside('spawacz Jan', user({ position: 'spawacz' }))).toBe('spawacz')
  })
})
