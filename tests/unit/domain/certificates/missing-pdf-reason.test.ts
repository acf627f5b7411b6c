import { describe, expect, it } from 'vitest'

import { missingPdfReason } from '~/domain/certificates/missing-pdf-reason'
import type { Change } from '~/domain/changes/change'
import { withCertificateChanges } from '~/domain/records/certificate-changes'

import { certificate, TODAY } from '../../../support/builders'

function reasonFor(status: 'active' | 'pending' | 'expired' | 'revoked', changes: Change[] = []) {
  const [record] = withCertificateChanges([certificate({ status })], changes)
  return record && missingPdfReason(record)
}

describe('the PDF of a certificate', () => {
  it('exists for every confirmed certificate that the server knows, valid or not', () => {
    expect([reasonFor('active'), reasonFor('expired'), reasonFor('revoked')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('does not exist for a pending certificate', () => {
    expect(reasonFor('pending')).toContain('gdy wystawca potwierdzi')
  })

  it('does not exist for a certificate that only this browser knows', () => {
    const [own] = withCertificateChanges(
      [],
      [
        {
          kind: 'certificate-added',
          id: 'c',
          day: TODAY,
          certificate: { ...certificate(), status: 'active' },
        },
      ],
    )
    expect(own && missingPdfReason(own)).toContain('serwer nie zna tego certyfikatu')
  })

  it('does not exist if it would contradict the screen', () => {
    const revoked: Change = {
      kind: 'certificate-revoked',
      id: 'c',
      day: TODAY,
      certificateId: 'certificate-1',
      reason: 'Pomyłka',
    }
    expect(reasonFor('active', [revoked])).toContain('zmieniono w panelu')
  })
})
