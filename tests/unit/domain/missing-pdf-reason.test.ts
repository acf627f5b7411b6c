import { describe, expect, it } from 'vitest'

import { withCertificateChanges } from '~/domain/certificate-record'
import type { Change } from '~/domain/change'
import { missingPdfReason } from '~/domain/missing-pdf-reason'

import { certificate, TODAY } from '../../support/builders'

function reasonFor(status: 'active' | 'pending' | 'expired' | 'revoked', changes: Change[] = []) {
  const [record] = withCertificateChanges([certificate({ status })], changes)
  return record && missingPdfReason(record)
}

describe('the PDF of a certificate', () => {
  it('is there for all that the server knows and that was confirmed, valid or not', () => {
    expect([reasonFor('active'), reasonFor('expired'), reasonFor('revoked')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is not there for what waits to be confirmed', () => {
    expect(reasonFor('pending')).toContain('gdy wystawca potwierdzi')
  })

  it('is not there for what only this browser knows', () => {
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
    expect(own && missingPdfReason(own)).toContain('zapisany tylko w tej przeglądarce')
  })

  it('is not there where it would say the opposite of the screen', () => {
    const revoked: Change = {
      kind: 'certificate-revoked',
      id: 'c',
      day: TODAY,
      certificateId: 'certificate-1',
      reason: 'Pomyłka',
    }
    expect(reasonFor('active', [revoked])).toContain('zmieniono tylko w tej przeglądarce')
  })
})
