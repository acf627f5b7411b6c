import { describe, expect, it } from 'vitest'

import {
  isCertificateStatus,
  signedPreview,
  signedVerdict,
  UNKNOWN_ISSUER,
} from '~/domain/signing/signed-verdict'

import { TODAY } from '../../../support/builders'
import { signable } from '../../../support/signing'

const KEY = { validFrom: '2026-01-01', validTo: '2027-12-31' }
const SIGNER = { key: KEY, revoked: [] }
const REVOKED = [{ id: signable().id, since: '2026-11-10', reason: 'błędny zakres szkolenia' }]
const WITHDRAWN = { ...KEY, withdrawn: { since: '2026-10-01', reason: 'skradziony komputer' } }

describe('the verdict on a signed certificate', () => {
  it('is valid within the days of the key and of the certificate', () => {
    expect(signedVerdict(signable(), SIGNER, TODAY)).toMatchObject({ status: 'active', tone: 'success' })
    for (const issueDate of [KEY.validFrom, TODAY]) {
      expect(signedVerdict(signable({ issueDate }), SIGNER, TODAY).status).toBe('active')
    }
  })

  it('stays after the last day of the key, which is about days of issue', () => {
    expect(signedVerdict(signable(), SIGNER, '2028-06-01').status).toBe('active')
  })

  it('says that it has expired and when', () => {
    const verdict = signedVerdict(
      signable({ expiryDate: '2026-11-20', issueDate: '2026-01-02' }),
      SIGNER,
      TODAY,
    )
    expect(verdict).toMatchObject({ status: 'expired', tone: 'danger', words: 'Wygasł 20.11.2026' })
  })

  it('has expired once the law has ended it, whatever end was signed', () => {
    const signed = signable({
      type: 'electrical',
      scope: 'e_g1',
      issueDate: '2026-01-02',
      expiryDate: '2036-01-02',
    })
    expect(signedVerdict(signed, SIGNER, '2031-01-02').status).toBe('active')
    expect(signedVerdict(signed, SIGNER, '2031-01-03')).toMatchObject({
      status: 'expired',
      words: 'Wygasł 02.01.2031',
    })
  })

  it('says since when and why it is revoked, also if it has expired', () => {
    const verdict = signedVerdict(signable(), { key: KEY, revoked: REVOKED }, TODAY)
    expect(verdict).toMatchObject({ status: 'revoked', tone: 'danger', words: 'Odwołany 10.11.2026' })
    expect(verdict.explanation).toBe(
      'Wystawca odwołał ten certyfikat 10\u00a0listopada 2026. Powód: błędny zakres szkolenia.',
    )
    expect(signedVerdict(signable(), { key: KEY, revoked: REVOKED }, '2035-01-01').status).toBe('revoked')
  })

  it('is about this certificate alone', () => {
    const revoked = REVOKED.map((revocation) => ({ ...revocation, id: 'other' }))
    expect(signedVerdict(signable(), { key: KEY, revoked }, TODAY).status).toBe('active')
  })

  it('is never valid if the list names it with a later day', () => {
    const revoked = REVOKED.map((revocation) => ({ ...revocation, since: '2062-11-10' }))
    expect(signedVerdict(signable(), { key: KEY, revoked }, TODAY).status).toBe('revoked')
  })

  it('says since when and why the key is withdrawn, whatever day the certificate has', () => {
    for (const issueDate of ['2026-01-01', TODAY]) {
      const verdict = signedVerdict(signable({ issueDate }), { key: WITHDRAWN, revoked: REVOKED }, TODAY)
      expect(verdict).toMatchObject({ status: 'withdrawn_key', tone: 'danger' })
      expect(verdict.words).toBe('Nieważny: klucz wycofany 01.10.2026')
      expect(verdict.explanation).toContain('Powód: skradziony komputer.')
    }
  })

  it('is no for a day of issue that the key does not cover, and for one to come', () => {
    for (const issueDate of ['2025-12-31', '2028-01-01']) {
      const verdict = signedVerdict(signable({ issueDate, expiryDate: '2030-01-01' }), SIGNER, '2029-01-01')
      expect(verdict).toMatchObject({ status: 'outside_key', tone: 'danger' })
      expect(verdict.explanation).toContain('od 01.01.2026 do 31.12.2027')
    }
    expect(signedVerdict(signable({ issueDate: '2026-11-22' }), SIGNER, TODAY)).toMatchObject({
      status: 'not_yet',
      tone: 'danger',
    })
  })
})

describe('the preview of a link', () => {
  it('names no holder, and nothing of a certificate that nobody has confirmed', () => {
    const known = signedPreview({ certificate: signable(), signer: { isSample: false } })
    expect(known.title).toBe('Weryfikacja certyfikatu BHP-42653')
    expect(JSON.stringify(known)).not.toContain('Łucja')
    const unknown = JSON.stringify(signedPreview({ certificate: signable(), signer: undefined }))
    expect(unknown).not.toMatch(/BHP|Łucja/)
    expect(unknown).toContain(UNKNOWN_ISSUER.words)
  })

  it('says that it is of the sample', () => {
    expect(signedPreview({ certificate: signable(), signer: { isSample: true } }).title).toContain(
      'dane przykładowe',
    )
  })
})

it('only what a certificate may be has a badge', () => {
  expect(isCertificateStatus('revoked')).toBe(true)
  expect(isCertificateStatus('withdrawn_key')).toBe(false)
})
