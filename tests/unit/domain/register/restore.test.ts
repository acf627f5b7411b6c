import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import type { RegisterOwner } from '~/domain/people/register-owner'
import { mergeOwnData, NO_DATA, type OwnData } from '~/domain/records/own-data'
import { amountsLabel } from '~/domain/records/own-data-counts'
import { backupText, parseBackup } from '~/domain/register/backup'
import { findRegister } from '~/domain/register/register'
import {
  allowedBackup,
  compareReplacement,
  replacedOwnData,
  type TakingMode,
} from '~/domain/register/restore'
import { signingInput, toToken } from '~/domain/signing/signed-certificate'

import { TODAY } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  inductionRecorded,
  measureSaved,
  ownKindSaved,
  positionSaved,
  reportFiled,
  scanAdded,
  signUp,
  trainingSaved,
} from '../../../support/changes'
import { signable } from '../../../support/signing'

const OWNER = { firstName: 'Jan', lastName: 'Próbny', email: 'jan@zaklady.example', company: 'Zakłady X' }

/** Returns the beginning of a register, whose owner is `owner`. */
const begun = (role: RegisterOwner['role']): Change => ({
  kind: 'register-begun',
  id: 'owner',
  day: TODAY,
  owner: { ...OWNER, role },
})

const undone = (changeId: string): Change => ({
  kind: 'undone',
  id: `undo-${changeId}`,
  day: TODAY,
  changeId,
})

const renamed = (id: string, role: RegisterOwner['role'], company: string): Change => ({
  kind: 'register-changed',
  id,
  day: TODAY,
  owner: { ...OWNER, role, company },
})

const person = (id: string, position = 'Tokarz') => ({ id, firstName: 'Łucja', lastName: 'Ćwik', position })

const FACTS = { type: 'bhp', scope: 'workers', number: 'BHP-42653' } as const
const DAYS = { issueDate: '2026-11-20', expiryDate: '2029-11-20' }
const signed = (id: string, certificateId: string, number: string = FACTS.number): Change => ({
  kind: 'certificate-signed',
  id,
  day: TODAY,
  certificateId,
  token: toToken(signingInput('OaUpUC-hUHg', signable({ number })), new Uint8Array(64)),
})

const KEY = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(42) + 'A' } as const

/** The link of an issuer whom the server did not know. */
const linkKept = (id: string, certificateId: string): Change => ({
  kind: 'certificate-link-kept',
  id,
  day: TODAY,
  certificateId,
  token: toToken(signingInput('OaUpUC-hUHg', signable(FACTS)), new Uint8Array(64)),
  key: KEY,
})

const taken = { ...FACTS, ...DAYS, status: 'pending' } as const

/** Returns the sheet of a table, with a person and two certificates of theirs. */
const sheet = (id: string, certificates: object): Change => ({
  kind: 'sheet-imported',
  id,
  day: TODAY,
  people: [person(`${id}-p`)],
  restored: ['p'],
  certificates: ['1', '2'].map(
    (place) =>
      certificateAdded('', { ...certificates, id: `${id}-c${place}`, userId: `${id}-p`, status: 'active' })
        .certificate,
  ),
})

/** The same sheet, undone and then taken in again: the same rows under another id of the whole. */
const sheetAgain = (id: string, certificates: object): Change[] => [
  sheet(id, certificates),
  undone(id),
  { ...sheet(id, certificates), id: `${id}-2` },
]

/** Returns what the screens of an owner record, in groups whose order within does not change. */
const recorded: Record<RegisterOwner['role'], (id: string) => Change[][]> = {
  employer: (id) => {
    const common = { day: TODAY, userId: 'p' }
    const vouched = { userId: 'p', status: 'active', enteredBy: 'Jan Próbny' } as const
    const facts = { ...FACTS, ...DAYS, number: 'BHP-2' }
    const certificateId = `certificate-${id}`
    return [
      sheetAgain(id, { enteredBy: 'Jan Próbny' }),
      [
        sheet(id, { enteredBy: 'Jan Próbny' }),
        { kind: 'certificate-removed', id: `${id}-x`, day: TODAY, certificateId: `${id}-c1` },
      ],
      [renamed(id, 'employer', `Zakłady ${id}`)],
      [
        {
          kind: 'papers-imported',
          id,
          day: TODAY,
          examinations: [examinationRecorded(`${id}-e`, { userId: 'p' }).examination],
          inductions: [inductionRecorded(`${id}-i`, { userId: 'p' }).induction],
        },
        { kind: 'examination-removed', id: `${id}-x`, ...common, examinationId: `${id}-e` },
      ],
      [
        ownKindSaved(id),
        {
          kind: 'own-kinds-imported',
          id: `${id}-k`,
          day: TODAY,
          ownKinds: [],
          ownCertificates: [
            certificateAdded('', { ...vouched, id: `${id}-own`, type: 'own', scope: 'own_roller' })
              .certificate,
          ],
        },
      ],
      [
        certificateAdded(id, vouched),
        { kind: 'certificate-corrected', id: `${id}-x`, day: TODAY, certificateId, facts },
        scanAdded(`${id}-s`, { subject: { of: 'certificate', id: certificateId } }),
        undone(id),
      ],
      [
        certificateAdded(id, { ...FACTS, ...DAYS, userId: 'p', status: 'active', issuedBy: 'Ośrodek' }),
        signed(`${id}-s`, certificateId),
      ],
      [certificateAdded(id, { ...taken, userId: 'p' }), linkKept(`${id}-l`, certificateId)],
      [
        { kind: 'issuer-trusted', id, day: TODAY, issuer: { name: `Ośrodek ${id}`, key: KEY }, by: 'Jan' },
        { kind: 'issuer-trust-withdrawn', id: `${id}-w`, day: TODAY, keyX: KEY.x, by: 'Jan' },
      ],
      [certificateAdded(id, { userId: 'owner' })],
      [
        { kind: 'person-saved', id, day: TODAY, person: person(id) },
        examinationRecorded(`${id}-e`, { userId: id }),
        scanAdded(`${id}-s`, { subject: { of: 'examination', id: `${id}-e`, within: id } }),
        { kind: 'person-archived', id: `${id}-x`, day: TODAY, personId: id },
      ],
      [
        { kind: 'person-saved', id, day: TODAY, person: person('p', id) },
        { kind: 'person-archived', id: `${id}-x`, day: TODAY, personId: 'p' },
        { kind: 'person-restored', id: `${id}-y`, day: TODAY, personId: 'p' },
      ],
      [
        { kind: 'return-recorded', id, ...common, returnedOn: TODAY },
        { kind: 'referral-recorded', id: `${id}-r`, ...common, referredOn: TODAY },
        { kind: 'reminder-noted', id: `${id}-n`, ...common },
      ],
      [
        trainingSaved(id, { trainingCenter: 'Zakłady X', leadsTo: { type: 'bhp', scope: 'workers' } }),
        { kind: 'participant-added', id: `${id}-p`, ...common, trainingId: `training-${id}` },
        { kind: 'training-completed', id: `${id}-x`, day: TODAY, trainingId: `training-${id}` },
      ],
      [
        reportFiled(id, { reportedBy: 'p' }),
        { kind: 'report-moved', id: `${id}-m`, day: TODAY, reportId: `report-${id}`, status: 'closed' },
        { ...measureSaved(`${id}-a`, { ownerId: 'p' }), reportId: `report-${id}` },
      ],
      [
        positionSaved(id, 'Tokarz'),
        { kind: 'headcount-set', id: `${id}-h`, day: TODAY, year: '2026', people: 12 },
        {
          kind: 'required-of-all-set',
          id: `${id}-r`,
          day: TODAY,
          required: { examination: true, induction: false },
        },
      ],
    ]
  },
  training_center: (id) => {
    const corrected = (number: string): Change => ({
      kind: 'certificate-corrected',
      id: `${id}-${number}`,
      day: TODAY,
      certificateId,
      facts: { ...FACTS, ...DAYS, number, issuedBy: 'Inny ośrodek' },
    })
    const certificateId = `certificate-${id}`
    const issued = { ...FACTS, ...DAYS, userId: 'p', status: 'active', issuedBy: 'Zakłady X' } as const
    return [
      // A claim of the owner, with a signature that was undone and another one that was taken after it.
      [
        certificateAdded(id, { userId: 'owner', issuedBy: 'Zakłady X' }),
        corrected('BHP-7'),
        signed(`${id}-s`, certificateId, 'BHP-7'),
        undone(`${id}-BHP-7`),
        undone(`${id}-s`),
        corrected('BHP-8'),
        signed(`${id}-t`, certificateId, 'BHP-8'),
      ],
      // Of an unknown issuer, whom the server came to know later.
      [
        certificateAdded(id, { ...taken, userId: 'owner' }),
        linkKept(`${id}-l`, certificateId),
        { ...corrected('BHP-42653'), id: `${id}-l-issuer` },
        signed(`${id}-l-signed`, certificateId),
      ],
      [certificateAdded(id, { ...taken, userId: 'owner' }), linkKept(`${id}-l`, certificateId)],
      sheetAgain(id, { ...FACTS, ...DAYS, issuedBy: 'Zakłady X' }),
      [
        certificateAdded(id, issued),
        signed(`${id}-s`, certificateId),
        { kind: 'certificate-revoked', id: `${id}-r`, day: TODAY, certificateId, reason: 'Błędny numer' },
        { kind: 'certificate-restored', id: `${id}-b`, day: TODAY, certificateId },
      ],
      [
        certificateAdded(id, issued),
        undone(id),
        { kind: 'certificate-revoked', id: `${id}-r`, day: TODAY, certificateId, reason: 'Błędny numer' },
      ],
      [
        { kind: 'person-saved', id, day: TODAY, person: person(id) },
        { kind: 'person-archived', id: `${id}-x`, day: TODAY, personId: id },
      ],
      [
        trainingSaved(id, { trainingCenter: 'Zakłady X' }),
        { kind: 'participant-added', id: `${id}-p`, day: TODAY, trainingId: `training-${id}`, userId: 'p' },
        { kind: 'participant-removed', id: `${id}-x`, day: TODAY, trainingId: `training-${id}`, userId: 'p' },
      ],
    ]
  },
  employee: (id) => [
    [
      certificateAdded(id, { userId: 'owner' }),
      { kind: 'certificate-removed', id: `${id}-x`, day: TODAY, certificateId: `certificate-${id}` },
    ],
    [
      certificateAdded(id, { ...FACTS, ...DAYS, userId: 'owner', status: 'active', issuedBy: 'Ośrodek' }),
      signed(`${id}-s`, `certificate-${id}`),
    ],
    [certificateAdded(id, { ...taken, userId: 'owner' }), linkKept(`${id}-l`, `certificate-${id}`)],
    [
      reportFiled(id, { reportedBy: 'owner' }),
      { kind: 'report-withdrawn', id: `${id}-x`, day: TODAY, reportId: `report-${id}` },
    ],
    [signUp(id), undone(id)],
    [renamed(id, 'employee', '')],
  ],
}

/** What owners of a role may have recorded since they began; the ids of its records begin with `prefix`. */
const anySteps = (role: RegisterOwner['role'], prefix: string) =>
  fc.array(fc.nat(), { maxLength: 12 }).map((choices) =>
    choices.flatMap((choice, place) => {
      const groups = recorded[role](`${prefix}${place}`)
      return groups[choice % groups.length] ?? []
    }),
  )

/** Any register: its beginning, a person if its owner keeps people, and then whatever its owner has done. */
const anyRegister = fc
  .constantFrom('employer' as const, 'training_center' as const, 'employee' as const)
  .chain((role) => {
    const first: Change = { kind: 'person-saved', id: 'first', day: TODAY, person: person('p') }
    return fc.record({
      beginning: fc.constant([begun(role), ...(role === 'employee' ? [] : [first])]),
      steps: anySteps(role, 'n'),
      others: anySteps(role, 'm'),
    })
  })

const dataOf = (records: readonly unknown[]): OwnData => ({ ...NO_DATA, records })

/** Takes the copy of `copied` into the browser that has `here`, as the settings do. */
function restore(copied: OwnData, here: readonly Change[], mode: TakingMode, present = dataOf(here)) {
  const { backup: whole } = parseBackup(backupText(copied, 'owner', TODAY), 'owner')
  const viewer = findRegister(effectiveChanges(here))
  if (!whole || !viewer) throw new Error('there is no register')
  const sample = { users: [viewer], certificates: [], trainings: [], isOwnRegister: true }
  // The rows of imports are among what the app reads of a browser.
  const counting = withImportedRows(effectiveChanges(here))
  const backup = allowedBackup(whole, mode, { viewer, sample, here: counting })
  const data = mode === 'merge' ? mergeOwnData(present, backup.data) : replacedOwnData(present, backup)
  return { backup, data, replacement: compareReplacement(counting, present, backup) }
}

describe('a copy of a register', () => {
  it('restores it whole, whatever it is, into the same, an empty and an older one', () => {
    fc.assert(
      fc.property(
        anyRegister,
        fc.nat(),
        fc.constantFrom('merge', 'replace'),
        ({ beginning, steps }, place, mode) => {
          const register = [...beginning, ...steps]
          const older = register.slice(0, 1 + (place % register.length))
          for (const here of [register, register.slice(0, 1), older]) {
            const { backup, data } = restore(dataOf(register), here, mode)
            expect(backup.rejected).toEqual([])
            expect(data.records).toEqual(register)
          }
        },
      ),
    )
  })

  it('takes the place of whatever was done here since, and is added to it without a loss', () => {
    fc.assert(
      fc.property(anyRegister, ({ beginning, steps, others }) => {
        const [register, here] = [
          [...beginning, ...steps],
          [...beginning, ...others],
        ]
        const replaced = restore(dataOf(register), here, 'replace')
        expect(replaced.data.records).toEqual(register)
        const merged = restore(dataOf(register), here, 'merge')
        expect(merged.data.records).toEqual([...here, ...steps])
        expect([...replaced.backup.rejected, ...merged.backup.rejected]).toEqual([])
      }),
    )
  })

  it('says what goes and what comes in its place', () => {
    const [first] = [begun('employer')]
    const here = [first, sheet('s', { enteredBy: 'Jan Próbny' })]
    const drafts = { report: { id: 'd', fields: {} } }
    const file = dataOf([first, reportFiled('r', { reportedBy: 'owner' })])
    const { lost, gained } = restore(file, here, 'replace', { ...dataOf(here), drafts }).replacement
    expect(amountsLabel(lost)).toBe('1\u00a0osoba, 2\u00a0certyfikaty, 1\u00a0szkic')
    expect(amountsLabel(gained)).toBe('1\u00a0zgłoszenie')
    const same = restore(dataOf(here), here, 'replace').replacement
    expect([same.lost, same.gained].map(amountsLabel)).toEqual(['nic', 'nic'])
  })

  it('takes away no entry that it has and this version cannot read', () => {
    const first = begun('employer')
    const newer = { kind: 'from-the-future', id: 'newer' }
    const present = dataOf([first, newer, { kind: 'from-the-future', id: 'other' }, signUp('a')])
    const { data } = restore(dataOf([first, newer]), [first, signUp('a')], 'replace', present)
    expect(data.records).toEqual([first, newer])
  })

  it('without the beginning of the register leaves the one that is here', () => {
    const first = begun('employer')
    const here = [first, renamed('x', 'employer', 'Zakłady Y'), signUp('a')]
    const { data } = restore(dataOf([reportFiled('r', { reportedBy: 'owner' })]), here, 'replace')
    expect(data.records).toEqual([first, here[1], reportFiled('r', { reportedBy: 'owner' })])
  })
})
