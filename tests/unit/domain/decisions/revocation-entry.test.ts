import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { entryLines, restoredLink, revocationEntries } from '~/domain/decisions/revocation-entry'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { signingInput, toToken } from '~/domain/signing/signed-certificate'

import { certificateAdded } from '../../../support/changes'
import { signable } from '../../../support/signing'

const SIGNATURE = new Uint8Array(64)

const { type, scope, number, issueDate, expiryDate } = signable()
const facts = { type, scope, number, issueDate, expiryDate }
const correctedFacts = { ...facts, number: 'BHP-2' }

const tokenOf = (id: string, stated = facts) =>
  toToken(signingInput('OaUpUC-hUHg', signable({ id, ...stated })), SIGNATURE)

const signed = (id: string, stated = facts, day = '2026-11-20'): Change => ({
  kind: 'certificate-signed',
  id,
  day,
  certificateId: 'certificate-a',
  token: tokenOf(id, stated),
})

const resigned = signed('two', correctedFacts, '2026-11-21')

const corrected: Change = {
  kind: 'certificate-corrected',
  id: 'correction',
  day: '2026-11-21',
  certificateId: 'certificate-a',
  facts: correctedFacts,
}

const revoked: Change = {
  kind: 'certificate-revoked',
  id: 'revocation',
  day: '2026-11-22',
  certificateId: 'certificate-a',
  reason: 'pomyłka\nw nazwisku',
}

function recordAfter(...changes: Change[]) {
  const [record] = withCertificateChanges(
    [],
    [certificateAdded('a', { ...facts, status: 'active' }), ...changes],
  )
  if (!record) throw new Error('The certificate is missing')
  return record
}

describe('the entries for the operator', () => {
  it('are none for a signed certificate that counts', () => {
    expect(recordAfter(signed('one')).token).toBe(tokenOf('one'))
    expect(revocationEntries(recordAfter(signed('one')))).toEqual([])
  })

  it('end the signature that a correction has replaced', () => {
    const record = recordAfter(signed('one'), corrected, resigned)
    expect(record.token).toBe(tokenOf('two', correctedFacts))
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
    const entries = revocationEntries(recordAfter(signed('one'), corrected, resigned, revoked))
    expect(entries).toHaveLength(2)
    expect(JSON.parse(`[${entryLines(entries)}]`)).toEqual(entries)
  })
})

describe('a signature', () => {
  it('makes a claim count, and a second one changes nothing', () => {
    const claim = certificateAdded('a', facts)
    const [record] = withCertificateChanges([], [claim, signed('one'), signed('two')])
    expect(record).toMatchObject({ status: 'active', token: tokenOf('one') })
    expect(record?.events.map(({ kind }) => kind)).toEqual([
      'certificate-added',
      'certificate-signed',
      'certificate-signed',
    ])
    expect(revocationEntries(recordAfter(signed('one'), signed('two')))).toEqual([
      { id: 'two', since: '2026-11-20', reason: 'zastąpiony innym podpisem' },
    ])
  })

  it('is gone with a correction, and does not bring back what is revoked', () => {
    expect(recordAfter(signed('one'), corrected).token).toBeUndefined()
    expect(recordAfter(revoked, signed('one'))).toMatchObject({ status: 'revoked' })
    expect(recordAfter(revoked, signed('one')).token).toBeUndefined()
  })

  it('counts only for a certificate that says exactly what was signed', () => {
    for (const other of [
      { ...facts, number: 'BHP-2' },
      { ...facts, scope: 'managers' as const },
      { ...facts, expiryDate: '2030-11-20' },
    ]) {
      const claim = certificateAdded('a', facts)
      const [record] = withCertificateChanges([], [claim, signed('other', other)])
      expect(record).toMatchObject({ status: 'pending', events: [{ kind: 'certificate-added' }] })
      expect(record?.token).toBeUndefined()
      expect(recordAfter(signed('other', other), signed('one')).token).toBe(tokenOf('one'))
    }
  })

  it('of what was corrected since does not count, and its link is told to the operator', () => {
    const record = recordAfter(corrected, signed('late'))
    expect(record.token).toBeUndefined()
    expect(record.events.map(({ kind }) => kind)).toEqual([
      'certificate-added',
      'certificate-corrected',
      'certificate-signed',
    ])
    expect(revocationEntries(record)).toMatchObject([
      { id: 'late', reason: 'zastąpiony poprawionym certyfikatem' },
    ])
  })
})
