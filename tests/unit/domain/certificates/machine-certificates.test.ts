import { describe, expect, it } from 'vitest'

import { machineCertificates } from '~/domain/certificates/machine-certificates'

import { certificate, TODAY } from '../../../support/builders'

const forklift = (id: string, overrides: Parameters<typeof certificate>[0] = {}) =>
  certificate({
    id,
    type: 'machine_operator',
    scope: 'forklift',
    issueDate: '2020-02-01',
    expiryDate: '2030-02-01',
    ...overrides,
  })

const found = (...certificates: ReturnType<typeof forklift>[]) =>
  machineCertificates('user-1', certificates, TODAY).map(({ id }) => id)

describe('the certificates of UDT that an authorization can name', () => {
  it('are the valid ones of the person, also on their last day', () => {
    expect(
      found(
        forklift('valid'),
        forklift('last day', { expiryDate: TODAY }),
        forklift('over', { expiryDate: '2026-11-20' }),
        forklift('claimed', { status: 'pending' }),
        forklift('revoked', { status: 'revoked' }),
        forklift('of another', { userId: 'user-2' }),
        certificate({ id: 'of another type' }),
      ),
    ).toEqual(['valid', 'last day'])
  })

  it('are neither papers from before 1.06.2019 nor permits of employers', () => {
    expect(
      found(
        forklift('old', { issueDate: '2019-05-31', expiryDate: '2029-05-31' }),
        forklift('permit', { scope: 'forklift_permit', issueDate: '2016-01-01', expiryDate: '2027-12-31' }),
        forklift('new', { issueDate: '2019-06-01', expiryDate: '2029-06-01' }),
      ),
    ).toEqual(['new'])
  })

  it('leave out one that a newer one has replaced', () => {
    const replaced = { ...forklift('former'), replacedBy: 'newer' }
    expect(machineCertificates('user-1', [replaced], TODAY)).toEqual([])
  })
})
