import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { toOwnKindId } from '~/domain/qualifications/own-kind'
import { NO_DATA } from '~/domain/records/own-data'
import { mustBeSealed } from '~/domain/register/sealing'

import { TODAY } from '../../../support/builders'
import { certificateAdded, ownKindSaved } from '../../../support/changes'

const EMPLOYER = { role: 'employer' } as const

const isSealed = (...records: unknown[]) => mustBeSealed(EMPLOYER, { ...NO_DATA, records })
const isDraftSealed = (name: string, fields: Record<string, string[]> = {}) =>
  mustBeSealed(EMPLOYER, { ...NO_DATA, drafts: { [name]: { id: 'draft-1', fields } } })

/** Every kind of change, and whether a file that has one is locked by a passphrase whatever else it says. */
const SEALED = {
  'register-begun': false,
  'register-changed': false,
  'person-saved': false,
  'other-positions-saved': false,
  'person-archived': false,
  'person-restored': false,
  'person-erased': false,
  'sheet-imported': false,
  'papers-imported': true,
  'own-kinds-imported': false,
  'other-positions-imported': false,
  'unread-cells-imported': true,
  'unread-cell-settled': false,
  'own-kind-saved': false,
  'own-kind-archived': false,
  'own-kind-restored': false,
  'examination-recorded': true,
  'examination-removed': true,
  'induction-recorded': false,
  'induction-removed': false,
  'return-recorded': true,
  'return-removed': true,
  'referral-recorded': true,
  'referral-removed': true,
  'reminder-noted': false,
  'required-of-all-set': false,
  'position-saved': false,
  'position-removed': false,
  'position-restored': false,
  'position-reset': false,
  'work-conditions-saved': false,
  'certificate-added': false,
  'certificate-corrected': false,
  'certificate-signed': false,
  'certificate-confirmed': false,
  'certificate-revoked': false,
  'certificate-restored': false,
  'certificate-removed': false,
  'report-filed': true,
  'report-moved': true,
  'register-entry-saved': true,
  'headcount-set': false,
  'accident-step-done': true,
  'accident-step-cleared': true,
  'accident-assessed': true,
  'report-withdrawn': true,
  'measure-saved': true,
  'measure-done': true,
  'measure-reopened': true,
  'measure-removed': true,
  'scan-added': true,
  'scan-removed': true,
  'training-saved': false,
  'box-saved': true,
  'box-closed': false,
  'page-given': true,
  'page-withdrawn': false,
  'drop-taken-in': true,
  'drop-set-aside': true,
  'drop-answered': true,
  'programme-saved': false,
  'training-cancelled': false,
  'training-completed': false,
  'programme-answered': false,
  'examination-answered': true,
  'signed-up': false,
  'signed-off': false,
  'employee-signed-up': false,
  'employee-signed-off': false,
  'participant-added': false,
  'participant-removed': false,
  'sign-up-taken-in': true,
  'duty-saved': false,
  'duty-removed': false,
  'certificate-link-kept': false,
  'issuer-trusted': false,
  'issuer-trust-withdrawn': false,
  undone: false,
} satisfies Record<Change['kind'], boolean>

describe('a file that leaves the browser', () => {
  it.each(Object.entries(SEALED))('with a change of kind %s is locked: %s', (kind, expected) => {
    expect(isSealed({ kind, id: 'a', day: TODAY })).toBe(expected)
  })

  it('is locked because of a cell of a sheet that nobody could read', () => {
    const cell = {
      id: 'cell-1',
      userId: 'p1',
      heading: 'Badania lekarskie',
      text: 'niezdolny',
      reason: 'To nie jest data',
    }
    expect(isSealed({ kind: 'unread-cells-imported', id: 'a', day: TODAY, cells: [cell] })).toBe(true)
  })

  it('is locked if a certificate is of a kind about health, also one that was imported or corrected', () => {
    const medical = { type: 'own', scope: toOwnKindId('psychological_tests') } as const
    const plain = { type: 'own', scope: toOwnKindId('heights') } as const
    const { certificate: added } = certificateAdded('a', medical)
    expect(isSealed(certificateAdded('a', medical))).toBe(true)
    expect(isSealed(certificateAdded('a', plain))).toBe(false)
    expect(isSealed({ kind: 'own-kinds-imported', id: 'a', day: TODAY, ownCertificates: [added] })).toBe(true)
    expect(
      isSealed({ kind: 'certificate-corrected', id: 'a', day: TODAY, certificateId: 'b', facts: medical }),
    ).toBe(true)
  })

  it('goes by what the register says of its own kinds', () => {
    const id = toOwnKindId('vaccination')
    const added = certificateAdded('a', { type: 'own', scope: id })
    expect(isSealed(ownKindSaved('k', { id, isMedical: true }), added)).toBe(true)
    expect(isSealed(ownKindSaved('k', { id, isMedical: false }), added)).toBe(false)
    expect(isSealed(ownKindSaved('k', { id, isMedical: false }))).toBe(false)
  })

  it('is locked if this version does not know what a record says', () => {
    expect(isSealed({ kind: 'from-the-future', id: 'a' })).toBe(true)
    expect(isSealed(7)).toBe(true)
    expect(isDraftSealed('form of the future')).toBe(true)
  })

  it('is locked because of drafts about reports, accidents and examinations', () => {
    const names = ['report', 'register entry report-1', 'examination p1']
    expect(names.filter((name) => !isDraftSealed(name))).toEqual([])
  })

  it('is locked because of a scan in any draft, and of a draft of a certificate about health', () => {
    expect(isDraftSealed('induction p1', { scans: ['{}'] })).toBe(true)
    expect(isDraftSealed('certificate', { scope: [toOwnKindId('sanitary_booklet')] })).toBe(true)
    expect(isDraftSealed(`certificate p1 own ${toOwnKindId('sanitary_booklet')}`)).toBe(true)
  })

  it('is open for all other drafts', () => {
    const names = [
      'person',
      'person p1',
      'induction p1',
      'certificates for many',
      'certificates-t1',
      'training-t1',
    ]
    expect(names.filter((name) => isDraftSealed(name, { scope: ['robotnicze'] }))).toEqual([])
  })

  it('is open for a worker, who has only their own data', () => {
    const records = [{ kind: 'report-filed', id: 'a' }]
    expect(mustBeSealed({ role: 'employee' }, { ...NO_DATA, records })).toBe(false)
  })
})

it('locks what says when and where somebody was born', () => {
  const births = { ewa: { bornOn: '1980-05-04' } }
  expect(mustBeSealed({ role: 'training_center' }, { ...NO_DATA, settings: { births } })).toBe(true)
  expect(mustBeSealed({ role: 'training_center' }, { ...NO_DATA, settings: { births: {} } })).toBe(false)
})
