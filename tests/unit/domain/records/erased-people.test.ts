import { expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { withoutGone } from '~/domain/records/erased-people'
import { mergeShared } from '~/domain/register/shared-file'

import { TODAY } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  inductionRecorded,
  measureSaved,
  reportFiled,
  scanAdded,
} from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'

const EWA = 'person-ewa'
const JAN = 'person-jan'
const ERASED: Change = { kind: 'person-erased', id: 'erasing', day: TODAY, erasedId: EWA }
const PEOPLE = [BEGUN, personSaved('ewa', 'Ewa', 'Tajna'), personSaved('jan', 'Jan', 'Jawny')]

const OF_EWA: Change[] = [
  { kind: 'person-archived', id: 'left', day: TODAY, personId: EWA },
  certificateAdded('c-ewa', { id: 'certificate-ewa', userId: EWA, status: 'active' }),
  {
    kind: 'certificate-revoked',
    id: 'revoked',
    day: TODAY,
    certificateId: 'certificate-ewa',
    reason: 'Tajny powód',
  },
  // The link says her name.
  {
    kind: 'certificate-link-kept',
    id: 'link',
    day: TODAY,
    certificateId: 'certificate-ewa',
    token: 'a.b.c',
  },
  examinationRecorded('e-ewa', { userId: EWA }),
  inductionRecorded('i-ewa', { userId: EWA }),
  reportFiled('r-ewa', { id: 'report-ewa', injuredId: EWA, reportedBy: JAN }),
  {
    kind: 'report-moved',
    id: 'moved',
    day: TODAY,
    reportId: 'report-ewa',
    status: 'closed',
    note: 'Tajna notatka',
  },
  reportFiled('ill', { id: 'report-ill', type: 'indisposition', reportedBy: EWA }),
]

const OF_JAN: Change[] = [
  certificateAdded('c-jan', { id: 'certificate-jan', userId: JAN, status: 'active' }),
  reportFiled('r-jan', { id: 'report-jan', injuredId: JAN, reportedBy: EWA, witnesses: [EWA] }),
]

const IMPORTED: Change = {
  kind: 'sheet-imported',
  id: 'sheet',
  day: TODAY,
  people: [
    { id: EWA, firstName: 'Ewa', lastName: 'Tajna' },
    { id: 'person-ola', firstName: 'Ola', lastName: 'Inna' },
  ],
  restored: [EWA],
  certificates: [
    certificateAdded('sheet', { id: 'certificate-sheet', userId: EWA, status: 'active' }).certificate,
  ],
}

it('all about an erased person goes, also decisions and scans, and what is about others stays', () => {
  const measure = { ...measureSaved('m'), reportId: 'report-ewa' }
  const scans = [
    scanAdded('s1', { subject: { of: 'certificate', id: 'certificate-ewa' } }),
    scanAdded('s2', { subject: { of: 'examination', id: 'x', within: EWA } }),
    scanAdded('s3', { subject: { of: 'certificate', id: 'certificate-sheet' } }),
  ]
  const left = withoutGone([...PEOPLE, ...OF_EWA, measure, ...scans, ...OF_JAN, IMPORTED, ERASED])
  expect(left.slice(0, -2)).toEqual([BEGUN, PEOPLE[2], ...OF_JAN])
  expect(left.at(-2)).toMatchObject({
    people: [{ id: 'person-ola' }],
    restored: [],
    certificates: [],
  })
  expect(left.at(-1)).toBe(ERASED)
  expect(JSON.stringify(left)).not.toMatch(/Tajn/)
})

it('undoing the erasing brings nothing back, and a second look changes nothing', () => {
  const undone: Change = { kind: 'undone', id: 'u', day: TODAY, changeId: 'erasing' }
  const left = withoutGone([...PEOPLE, ERASED, undone])
  expect(JSON.stringify(left)).not.toContain('Tajna')
  expect(withoutGone(left)).toBe(left)
  const nobody = [...PEOPLE, ...OF_EWA]
  expect(withoutGone(nobody)).toBe(nobody)
})

it('nobody erases the owner of the register', () => {
  const of = certificateAdded('c-own', { userId: OWNER.id, status: 'pending' })
  const records = [...PEOPLE, of, { ...ERASED, erasedId: OWNER.id }]
  expect(withoutGone(records)).toBe(records)
})

it('a shared file loses the person, and so does every browser that takes it in', () => {
  const all = [...PEOPLE, ...OF_EWA, ...OF_JAN, IMPORTED]
  const erasing = mergeShared(OWNER, { file: all, copies: [], own: withoutGone([...all, ERASED]) })
  expect(erasing.isFileBehind).toBe(true)
  expect(JSON.stringify(erasing.toFile)).not.toMatch(/Tajn/)

  const another = mergeShared(OWNER, { file: erasing.toFile, copies: [all], own: all })
  expect(JSON.stringify([another.toBrowser, another.toFile])).not.toMatch(/Tajn/)
  expect(another.isFileBehind).toBe(false)
  // The report of another person's accident stays, though the erased one has filed it.
  expect(JSON.stringify(another.toBrowser)).toContain('report-jan')
  const fresh = mergeShared(OWNER, { file: erasing.toFile, copies: [], own: [BEGUN] })
  expect(JSON.stringify(fresh.toBrowser)).toContain('report-jan')
})
