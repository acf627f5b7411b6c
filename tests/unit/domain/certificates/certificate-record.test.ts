import { describe, expect, it } from 'vitest'

import type { Certificate } from '~/domain/certificates/certificate'
import { reasonOfRevocation, recordMarks } from '~/domain/certificates/certificate-record'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Change } from '~/domain/changes/change'
import { withCertificateChanges } from '~/domain/records/certificate-changes'

import { certificate, certificateRecord } from '../../../support/builders'

const DAY = '2026-11-21'

const decided = { day: DAY, certificateId: 'certificate-1' }
const confirmed: Change = { kind: 'certificate-confirmed', id: 'c-1', ...decided }
const revoked: Change = { kind: 'certificate-revoked', id: 'r-1', ...decided, reason: 'Wydany omyłkowo' }
const restored: Change = { kind: 'certificate-restored', id: 's-1', ...decided }

function added(overrides: Partial<NewCertificate> = {}): Change {
  const { status: _status, ...fields } = certificate({ id: 'own' })
  const own: NewCertificate = { ...fields, status: 'pending', ...overrides }
  return { kind: 'certificate-added', id: `added-${own.id}`, day: DAY, certificate: own }
}

function after(changes: Change[], sample: Partial<Certificate> = {}) {
  const [first] = withCertificateChanges([certificate(sample)], changes)
  if (!first) throw new Error('the certificate is gone')
  return first
}

describe('a corrected certificate', () => {
  const facts = {
    type: 'bhp',
    scope: 'office',
    number: 'BHP-2',
    issueDate: '2026-01-02',
    expiryDate: '2032-01-02',
  } as const
  const corrected: Change = {
    kind: 'certificate-corrected',
    id: 'k-1',
    day: DAY,
    certificateId: 'own',
    facts,
    renamed: { from: 'Jan Nowk', to: 'Jan Nowak' },
  }

  it('says what the correction says, and keeps what it said before in its history', () => {
    const [, own] = withCertificateChanges([certificate()], [added({ number: 'BHP-1' }), corrected])
    expect(own).toMatchObject({ ...facts, id: 'own', status: 'pending', issuedBy: undefined })
    expect(own?.events.at(-1)).toMatchObject({
      ...corrected,
      former: { number: 'BHP-1', issuedBy: 'Ośrodek Testowy' },
    })
  })

  it('of another training asks anew what its programme covers, and one with another number does not', () => {
    const answered: Change = {
      kind: 'programme-answered',
      id: 'a-1',
      ...decided,
      certificateId: 'own',
      group: 'workers',
      covers: true,
      by: 'Zofia Szef',
    }
    const issuedBy = 'Ośrodek Testowy'
    const first = added({ ...facts, number: 'BHP-1', issuedBy })
    const ownAfter = (correction: Change) =>
      withCertificateChanges([certificate()], [first, answered, correction])[1]
    expect(ownAfter({ ...corrected, facts: { ...facts, issuedBy } })?.programmeAnswers).toHaveLength(1)
    const another = { ...corrected, facts: { ...facts, issuedBy, scope: 'engineers' as const } }
    expect(ownAfter(another)?.programmeAnswers).toBeUndefined()
  })

  it('cannot be one of the sample', () => {
    expect(after([{ ...corrected, certificateId: 'certificate-1' }])).toEqual(certificateRecord())
  })
})

describe('certificates with own changes', () => {
  it('are those of the sample if nothing was changed', () => {
    expect(withCertificateChanges([certificate()], [])).toEqual([certificateRecord()])
  })

  it('include certificates that were added here, marked as own', () => {
    const [, own] = withCertificateChanges([certificate({ userId: 'user-2' })], [added()])
    expect(own).toMatchObject({ id: 'own', isOwn: true, status: 'pending' })
    expect(own?.events).toEqual([added()])
  })

  it('leave out removed certificates, which renew nothing any more', () => {
    const renewal = added({ issueDate: '2026-11-01', expiryDate: '2029-11-01', status: 'active' })
    const removed: Change = { kind: 'certificate-removed', id: 'd-1', day: DAY, certificateId: 'own' }
    expect(after([renewal]).replacedBy).toBe('own')
    expect(withCertificateChanges([certificate()], [renewal, removed])).toEqual([certificateRecord()])
  })

  it('keep a sample certificate that somebody tries to remove', () => {
    const removed: Change = { kind: 'certificate-removed', id: 'd-1', ...decided }
    expect(withCertificateChanges([certificate()], [removed])).toHaveLength(1)
  })
})

describe('a decision', () => {
  it('confirms, revokes or restores a certificate and is in its history', () => {
    const record = after([confirmed, revoked, restored], { status: 'pending' })
    expect(record.status).toBe('active')
    expect(record.events).toMatchObject([confirmed, revoked, restored])
  })

  it('to restore gives back the status from before the revocation', () => {
    expect(after([revoked, restored], { status: 'pending' }).status).toBe('pending')
    expect(after([revoked, restored], { status: 'active' }).status).toBe('active')
  })

  it('to restore puts a certificate that the sample revoked in force', () => {
    expect(after([restored], { status: 'revoked' }).status).toBe('active')
  })

  it('changes nothing if it does not fit the status', () => {
    expect(after([confirmed])).toEqual(certificateRecord())
    expect(after([restored])).toEqual(certificateRecord())
    expect(after([revoked, { ...revoked, id: 'r-2' }]).events).toHaveLength(1)
  })

  it('applies to certificates that were added here too', () => {
    const [own] = withCertificateChanges([], [added(), { ...confirmed, certificateId: 'own' }])
    expect(own).toMatchObject({ status: 'active', isOwn: true })
  })

  it('to revoke a renewal brings the older certificate back', () => {
    const renewal = added({ issueDate: '2026-11-01', expiryDate: '2029-11-01', status: 'active' })
    const own = { certificateId: 'own' }
    expect(after([renewal]).replacedBy).toBe('own')
    expect(after([renewal, { ...revoked, ...own }]).replacedBy).toBeUndefined()
    expect(after([renewal, { ...revoked, ...own }, { ...restored, ...own }]).replacedBy).toBe('own')
  })
})

describe('the reason of a revocation', () => {
  it('is the last reason, and is gone once the certificate is restored', () => {
    const again: Change = { ...revoked, id: 'r-2', reason: 'Zgubiony oryginał' }
    expect(reasonOfRevocation(after([revoked, restored, again]))).toBe('Zgubiony oryginał')
    expect(reasonOfRevocation(after([revoked, restored]))).toBeUndefined()
    expect(reasonOfRevocation(after([], { status: 'revoked' }))).toBeUndefined()
  })
})

describe('the marks of a certificate', () => {
  it('say that an own certificate is only in this browser, and unconfirmed while it waits', () => {
    expect(recordMarks(certificateRecord({ isOwn: true, status: 'pending' }), false)).toEqual([
      'tylko w tej przeglądarce',
      'niepotwierdzony przez wystawcę',
    ])
    expect(recordMarks(certificateRecord({ isOwn: true }), false)).toEqual(['tylko w tej przeglądarce'])
  })

  it('do not say it in an own register, which other devices may share', () => {
    const own = certificateRecord({ isOwn: true, status: 'pending' })
    expect(recordMarks(own, true)).toEqual(['niepotwierdzony przez wystawcę'])
  })

  it('say who has signed, before all else', () => {
    const signed = { isOwn: true, token: 'x.y.z', enteredBy: 'Jan Próbny' }
    expect(recordMarks(certificateRecord(signed), false)).toEqual(['podpisał: Ośrodek Testowy'])
    expect(recordMarks(certificateRecord({ ...signed, token: undefined }), false)).toEqual([
      'wpisany z\u00a0dokumentu przez: Jan Próbny',
    ])
  })

  it('say only that a sample certificate was changed here', () => {
    expect(recordMarks(certificateRecord({ status: 'pending' }), false)).toEqual([])
    expect(recordMarks(after([revoked]), false)).toEqual(['zmieniony w tej przeglądarce'])
  })
})
