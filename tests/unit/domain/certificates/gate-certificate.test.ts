import { expect, it } from 'vitest'

import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { gateCertificate } from '~/domain/certificates/gate-certificate'

import { certificate, TODAY } from '../../../support/builders'

const record = (overrides: Partial<CertificateRecord>): CertificateRecord => ({
  ...certificate(overrides),
  isOwn: false,
  events: [],
  ...overrides,
})

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
