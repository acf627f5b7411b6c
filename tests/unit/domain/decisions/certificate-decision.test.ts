import { describe, expect, it } from 'vitest'

import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import {
  CERTIFICATE_DECISIONS,
  awaitedAction,
  certificateActions,
  isDecisionPossible,
} from '~/domain/decisions/certificate-decision'

import { TODAY, certificateRecord, user } from '../../../support/builders'

const STEEL = 'Huta Testowa'
const CENTRE = 'Ośrodek Testowy'

const admin = user({ id: 'admin', role: 'admin', company: undefined })
const employee = user({ id: 'employee', company: STEEL })
const employer = user({ id: 'employer', role: 'employer', company: STEEL })
const centre = user({ id: 'centre', role: 'training_center', company: CENTRE })
const instructor = user({ id: 'instructor', role: 'instructor', company: CENTRE })
const authority = user({ id: 'authority', role: 'supervisory_authority' })

const context = {
  users: [admin, employee, employer, centre, instructor, authority],
  certificates: [],
  trainings: [],
}

const actions = (viewer: typeof admin, overrides: Partial<CertificateRecord>) =>
  certificateActions(viewer, certificateRecord({ userId: 'employee', ...overrides }), context)

describe('a decision', () => {
  const fitting = (status: CertificateRecord['status']) =>
    CERTIFICATE_DECISIONS.filter((decision) => isDecisionPossible(decision, { status }))

  it('confirms or revokes a pending certificate', () => {
    expect(fitting('pending')).toEqual(['confirm', 'revoke'])
  })

  it('revokes an active or expired certificate', () => {
    expect(fitting('active')).toEqual(['revoke'])
    expect(fitting('expired')).toEqual(['revoke'])
  })

  it('restores a revoked certificate', () => {
    expect(fitting('revoked')).toEqual(['restore'])
  })
})

describe('the actions of a certificate', () => {
  it('are to renew and to revoke for an administrator', () => {
    expect(actions(admin, {})).toEqual(['renew', 'revoke'])
  })

  it('are to renew alone for its holder and for the holder’s employer', () => {
    expect(actions(employee, {})).toEqual(['renew'])
    expect(actions(employer, {})).toEqual(['renew'])
  })

  it('are to confirm and to revoke for the training centre that issued it', () => {
    expect(actions(centre, { issuedBy: CENTRE, status: 'pending' })).toEqual(['confirm', 'revoke'])
    expect(actions(centre, { issuedBy: 'Inny ośrodek', status: 'pending' })).toEqual([])
  })

  it('are none for an instructor and for the supervisory authority', () => {
    expect(actions(instructor, { issuedBy: CENTRE })).toEqual([])
    expect(actions(authority, {})).toEqual([])
  })

  it('include correcting and removing only if the certificate was added in this browser', () => {
    expect(actions(employee, { isOwn: true, status: 'pending' })).toEqual(['correct', 'remove'])
    expect(actions(employee, { isOwn: false, status: 'pending' })).toEqual([])
    expect(actions(admin, { userId: 'admin', isOwn: true, status: 'pending' })).toEqual(['correct', 'remove'])
    expect(actions(employee, { isOwn: true, status: 'revoked' })).toEqual(['remove'])
  })

  it('let the centre sign what it has issued here, also again, and correct but not remove what was ever signed', () => {
    const issued = { isOwn: true, issuedBy: CENTRE, scope: 'workers' } as const
    expect(actions(centre, issued)).toEqual(['revoke', 'sign', 'correct', 'remove'])
    const events = [{ kind: 'certificate-signed', id: 's', day: '2026-11-20', token: 'a.b.c' } as const]
    expect(actions(centre, { ...issued, token: 'a.b.c', events })).toEqual(['revoke', 'sign', 'correct'])
    expect(actions(centre, { ...issued, events })).toEqual(['revoke', 'sign', 'correct'])
    expect(actions(centre, { ...issued, scope: undefined })).not.toContain('sign')
    expect(actions(centre, { ...issued, isOwn: false })).not.toContain('sign')
    expect(actions(admin, { ...issued, issuedBy: undefined })).not.toContain('sign')
  })

  it('let the holder of a signed certificate remove it, but not correct it', () => {
    expect(actions(employee, { isOwn: true, issuedBy: CENTRE, token: 'a.b.c' })).toEqual(['renew', 'remove'])
  })

  it('include renewing only for the newest of a chain that was in force', () => {
    expect(actions(employee, { status: 'expired' })).toEqual(['renew'])
    expect(actions(employee, { replacedBy: 'newer' })).toEqual([])
    expect(actions(employee, { status: 'revoked' })).toEqual([])
    expect(actions(employee, { status: 'pending' })).toEqual([])
  })
})

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
