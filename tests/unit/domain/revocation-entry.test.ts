import { describe, expect, it } from 'vitest'

import { withCertificateChanges } from '~/domain/certificate-record'
import type { Change } from '~/domain/change'
import { entryLines, restoredLink, revocationEntries } from '~/domain/revocation-entry'
import { signingInput, toToken } from '~/domain/signed-certificate'

import { certificateAdded } from '../../support/changes'
import { signable } from '../../support/signing'

const SIGNATURE = new Uint8Array(64)

const tokenOf = (id: string) => toToken(signingInput('OaUpUC-hUHg', signable({ id })), SIGNATURE)

const signed = (id: string, day = '2026-11-20'): Change => ({
  kind: 'certificate-signed',
  id,
  day,
  certificateId: 'certificate-a',
  token: tokenOf(id),
})

const corrected: Change = {
  kind: 'certificate-corrected',
  id: 'correction',
  day: '2026-11-21',
  certificateId: 'certificate-a',
  facts: { type: 'first_aid', number: 'KPP-2', issueDate: '2026-11-01', expiryDate: '2029-11-01' },
}

const revoked: Change = {
  kind: 'certificate-revoked',
  id: 'revocation',
  day: '2026-11-22',
  certificateId: 'certificate-a',
  reason: 'pomyłka\nw nazwisku',
}

function recordAfter(...changes: Change[]) {
  const [record] = withCertificateChanges([], [certificateAdded('a', { status: 'active' }), ...changes])
  if (!record) throw new Error('The certificate is missing')
  return record
}

describe('the entries for the operator', () => {
  it('are none for a signed certificate that counts', () => {
    expect(recordAfter(signed('one')).token).toBe(tokenOf('one'))
    expect(revocationEntries(recordAfter(signed('one')))).toEqual([])
  })

  it('end the signature that a correction has replaced', () => {
    const record = recordAfter(signed('one'), corrected, signed('two', '2026-11-21'))
    expect(record.token).toBe(tokenOf('two'))
    expect(revocationEntries(record)).toEqual([
      { id: 'one', since: '2026-11-21', reason: 'zastąpiony poprawionym certyfikatem' },
    ])
  })

  it('end the last signature of a revoked certificate with its reason in one line', () => {
    expect(revocationEntries(recordAfter(signed('one'), revoked))).toEqual([
      { id: 'one', since: '2026-11-22', reason: 'pomyłka w nazwisku' },
    ])
  })

  it('end a signature that another browser has added to a revoked certificate', () => {
    expect(revocationEntries(recordAfter(revoked, signed('late')))).toMatchObject([{ id: 'late' }])
  })

  it('name the link that counts again after a restoration', () => {
    const restored: Change = {
      kind: 'certificate-restored',
      id: 'restoration',
      day: '2026-11-23',
      certificateId: 'certificate-a',
    }
    expect(restoredLink(recordAfter(signed('one'), revoked, restored))).toBe('one')
    expect(revocationEntries(recordAfter(signed('one'), revoked, restored))).toEqual([])
    expect(restoredLink(recordAfter(signed('one')))).toBeUndefined()
    expect(restoredLink(recordAfter(signed('one'), revoked))).toBeUndefined()
    expect(restoredLink(recordAfter(revoked, restored, signed('one')))).toBeUndefined()
  })

  it('are pasted between the brackets of the list', () => {
    const entries = revocationEntries(
      recordAfter(signed('one'), corrected, signed('two', '2026-11-21'), revoked),
    )
    expect(entries).toHaveLength(2)
    expect(JSON.parse(`[${entryLines(entries)}]`)).toEqual(entries)
  })
})

describe('a signature', () => {
  it('makes a claim count, and a second one changes nothing', () => {
    const claim = certificateAdded('a')
    const [record] = withCertificateChanges([], [claim, signed('one'), signed('two')])
    expect(record).toMatchObject({ status: 'active', token: tokenOf('one') })
    expect(record?.events.map(({ kind }) => kind)).toEqual(['added', 'signed', 'signed'])
    expect(revocationEntries(recordAfter(signed('one'), signed('two')))).toEqual([
      { id: 'two', since: '2026-11-20', reason: 'zastąpiony innym podpisem' },
    ])
  })

  it('is gone with a correction, and does not bring back what is revoked', () => {
    expect(recordAfter(signed('one'), corrected).token).toBeUndefined()
    expect(recordAfter(revoked, signed('one'))).toMatchObject({ status: 'revoked' })
    expect(recordAfter(revoked, signed('one')).token).toBeUndefined()
  })
})
