import { describe, expect, it } from 'vitest'

import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { certificateActions } from '~/domain/decisions/certificate-decision'
import { awaitedAction } from '~/domain/decisions/next-step'

import { certificateRecord, TODAY, user } from '../../../support/builders'

const CENTRE = 'Ośrodek Testowy'

const admin = user({ id: 'admin', role: 'admin', company: undefined })
const employee = user({ id: 'employee' })
const centre = user({ id: 'centre', role: 'training_center', company: CENTRE })

const context = { users: [admin, employee, centre], certificates: [], trainings: [] }

function step(viewer: typeof admin, overrides: Partial<CertificateRecord>) {
  const certificate = certificateRecord({ userId: 'employee', ...overrides })
  return awaitedAction(certificateActions(viewer, certificate, context), certificate, TODAY)
}

describe('the action that a certificate waits for', () => {
  it('is to renew if a certificate has expired or is to be acted on', () => {
    expect(step(employee, { expiryDate: '2026-11-20' })).toBe('renew')
    expect(step(employee, { expiryDate: '2026-12-20' })).toBe('renew')
    expect(step(employee, { expiryDate: '2028-12-20' })).toBeUndefined()
  })

  it('is to confirm what is pending, for those who may', () => {
    expect(step(admin, { status: 'pending' })).toBe('confirm')
    expect(step(employee, { status: 'pending' })).toBeUndefined()
  })

  it('is to sign what the centre has issued here', () => {
    const issued = { isOwn: true, scope: 'workers', issuedBy: CENTRE } as const
    expect(step(centre, issued)).toBe('sign')
    expect(step(centre, { ...issued, token: 'signed' })).toBeUndefined()
  })

  it('is never to revoke or to remove', () => {
    expect(step(admin, {})).toBeUndefined()
    expect(
      awaitedAction(['revoke', 'remove'], certificateRecord({ expiryDate: '2026-11-20' }), TODAY),
    ).toBeUndefined()
  })
})
