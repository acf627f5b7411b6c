import { describe, expect, it } from 'vitest'

import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { gateCertificate, machineCertificates } from '~/domain/certificates/certificates-in-force'
import type { OwnKind } from '~/domain/qualifications/own-kind'

import { certificate, TODAY } from '../../../support/builders'

const record = (overrides: Partial<CertificateRecord>): CertificateRecord => ({
  ...certificate(overrides),
  isOwn: false,
  events: [],
  ...overrides,
})

const MECHANIC: OwnKind = {
  id: 'own_k1',
  name: 'KONSERWATOR wózków (UDT)',
  term: 'document',
  warningDays: 90,
  isMedical: false,
}

const FORKLIFT = record({ id: 'forklift', type: 'machine_operator', scope: 'forklift' })
const BHP = record({ id: 'bhp', type: 'bhp', scope: 'workers' })

const shown = (certificates: CertificateRecord[], shownLast?: string) =>
  gateCertificate(certificates, shownLast, TODAY)?.id

it('a gate sees the code that was shown last, else of what everybody is asked for', () => {
  expect(shown([FORKLIFT, BHP])).toBe('bhp')
  expect(shown([FORKLIFT, BHP], 'forklift')).toBe('forklift')
  expect(shown([FORKLIFT, BHP], 'gone')).toBe('bhp')
})

it('a gate sees only what is in force and has a page that others can open', () => {
  expect(shown([record({ ...BHP, expiryDate: '2026-11-20' })], 'bhp')).toBeUndefined()
  expect(shown([record({ ...BHP, status: 'pending' })])).toBeUndefined()
  expect(shown([record({ ...BHP, replacedBy: 'newer' })])).toBeUndefined()
  expect(shown([record({ ...BHP, isOwn: true })])).toBeUndefined()
  expect(shown([record({ ...BHP, isOwn: true, token: 'token' })])).toBe('bhp')
})

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

  it('are also those of cranes and of TDT, but not of people who repair devices', () => {
    expect(
      found(
        forklift('crane', { type: 'own', scope: 'own_crane' }),
        forklift('rail', { type: 'own', scope: 'own_tdt' }),
        forklift('repairs', { type: 'own', scope: 'own_maintenance_udt' }),
        forklift('repairs forklifts', { type: 'own', scope: 'own_k1', own: MECHANIC }),
        forklift('forklifts', { type: 'own', scope: 'own_k2', own: { ...MECHANIC, name: 'Wózki (UDT)' } }),
        forklift('excavator', { type: 'own', scope: 'own_excavator' }),
      ),
    ).toEqual(['crane', 'rail', 'forklifts'])
  })

  it('leave out one that a newer one has replaced', () => {
    const replaced = { ...forklift('former'), replacedBy: 'newer' }
    expect(machineCertificates('user-1', [replaced], TODAY)).toEqual([])
  })
})
