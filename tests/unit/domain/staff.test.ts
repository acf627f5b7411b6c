import { describe, expect, it } from 'vitest'

import { countCertificates, employeeStatusBadge, listEmployees } from '~/domain/staff'

import { certificate, TODAY, user } from '../../support/builders'

describe('the list of employees', () => {
  const people = [
    user({ id: 'z', lastName: 'Zięba', company: 'A' }),
    user({ id: 'c', lastName: 'Ćwik', company: 'A' }),
    user({ id: 'd', lastName: 'Dąb', company: 'B' }),
    user({ id: 'e', lastName: 'Czyż', company: undefined }),
    user({ id: 'boss', role: 'employer', company: 'A' }),
  ]

  it('is everybody with that role for an administrator, in Polish order', () => {
    expect(listEmployees(user({ role: 'admin' }), people).map(({ id }) => id)).toEqual(['e', 'c', 'd', 'z'])
  })

  it('is the own company for an employer', () => {
    expect(listEmployees(user({ role: 'employer', company: 'A' }), people).map(({ id }) => id)).toEqual([
      'c',
      'z',
    ])
    expect(listEmployees(user({ role: 'employer', company: undefined }), people)).toEqual([])
  })

  it('takes for active who has a company', () => {
    expect(employeeStatusBadge({ company: 'A' }).label).toBe('Aktywny')
    expect(employeeStatusBadge({ company: undefined }).label).toBe('Nieaktywny')
  })
})

describe('an employer’s red number', () => {
  const flagged = (overrides: Parameters<typeof certificate>[0]) =>
    countCertificates('x', [certificate({ userId: 'x', ...overrides })], TODAY).flagged

  it.each([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
    ['2026-12-21', 1],
    ['2026-12-22', 0],
  ])('for a certificate valid to %s on 21 November is %i', (expiryDate, expected) => {
    expect(flagged({ expiryDate, status: 'active' })).toBe(expected)
  })

  it('leaves out what was revoked or waits for confirmation', () => {
    expect(flagged({ expiryDate: '2026-11-01', status: 'revoked' })).toBe(0)
    expect(flagged({ expiryDate: '2026-11-25', status: 'pending' })).toBe(0)
  })

  it('counts only the person’s own', () => {
    const others = [certificate({ userId: 'y', expiryDate: '2026-11-20' })]
    expect(countCertificates('x', others, TODAY)).toEqual({ total: 0, flagged: 0, unconfirmed: 0 })
  })

  it('counts apart what only an unconfirmed renewal keeps from wanting attention', () => {
    const counts = (isRenewalConfirmed: boolean) => {
      const older = certificate({ userId: 'x', expiryDate: '2026-11-20' })
      return countCertificates('x', [{ ...older, replacedBy: 'newer', isRenewalConfirmed }], TODAY)
    }
    expect(counts(false)).toEqual({ total: 1, flagged: 0, unconfirmed: 1 })
    expect(counts(true)).toEqual({ total: 1, flagged: 0, unconfirmed: 0 })
  })

  it('counts nothing as unconfirmed that lasts long enough by itself', () => {
    const older = { ...certificate({ id: 'older', userId: 'x' }), replacedBy: 'newer' }
    const newer = certificate({ id: 'newer', userId: 'x', status: 'pending' })
    expect(countCertificates('x', [older, newer], TODAY).unconfirmed).toBe(0)
  })
})
