import { describe, expect, it } from 'vitest'

import { mergeChanges } from '~/domain/access/merge-changes'
import { effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { ALL_REQUIRED } from '~/domain/employment/employment-records'
import { withEmploymentChanges } from '~/domain/records/employment-changes'

import { examination, induction, TODAY, user } from '../../../support/builders'
import { examinationRecorded, inductionRecorded, signUp } from '../../../support/changes'

const SAMPLE = {
  examinations: [examination({ id: 'sample' }), examination({ id: 'shared', userId: 'user-2' })],
  inductions: [induction({ id: 'sample' })],
}

/** Applies changes as the panel does: without undone ones, and with the rows of imports. */
const employmentAfter = (...changes: Change[]) =>
  withEmploymentChanges(SAMPLE, withImportedRows(effectiveChanges(changes)))

const idsOf = (records: readonly { id: string; userId: string }[]) =>
  records.map(({ id, userId }) => `${id} of ${userId}`)

const undone = (changeId: string): Change => ({
  kind: 'undone',
  id: `undo-${changeId}`,
  day: TODAY,
  changeId,
})
const removed = (examinationId: string, userId = 'user-1'): Change => ({
  kind: 'examination-removed',
  id: `remove-${examinationId}-${userId}`,
  day: TODAY,
  examinationId,
  userId,
})
const returned = (id: string, returnedOn: string): Change => ({
  kind: 'return-recorded',
  id,
  day: TODAY,
  userId: 'user-1',
  returnedOn,
})
const required = (id: string, isRequired: boolean): Change => ({
  kind: 'required-of-all-set',
  id,
  day: TODAY,
  required: { examination: isRequired, induction: true },
})

describe('the papers of the staff', () => {
  it('are those of the sample, and all are required, until somebody changes something', () => {
    const untouched = {
      ...SAMPLE,
      returns: [],
      referrals: [],
      required: ALL_REQUIRED,
      conditions: new Map(),
      unreadable: [],
      settled: [],
    }
    expect(employmentAfter()).toEqual(untouched)
    expect(employmentAfter(signUp('other'))).toEqual(untouched)
  })

  it('keep what was answered of an orzeczenie, also if that is recorded again', () => {
    const answered = (id: string, answer: boolean): Change => ({
      kind: 'examination-answered',
      id,
      day: TODAY,
      userId: 'user-1',
      examinationId: 'sample',
      answers: [{ question: 'heights', answer }],
      by: 'Jan Próbny',
    })
    const again = examinationRecorded('again', { id: 'sample' })
    const { examinations } = employmentAfter(answered('a', false), again, answered('b', true))
    expect(examinations.find(({ id }) => id === 'sample')?.answers).toEqual([
      { question: 'heights', answer: false, by: 'Jan Próbny', day: TODAY },
      { question: 'heights', answer: true, by: 'Jan Próbny', day: TODAY },
    ])
  })

  it('come behind those of the sample as they are recorded', () => {
    const { examinations, inductions, returns } = employmentAfter(
      examinationRecorded('e-1'),
      inductionRecorded('i-1'),
      returned('r-1', '2026-11-10'),
      examinationRecorded('e-2'),
    )
    expect(idsOf(examinations)).toEqual([
      'sample of user-1',
      'shared of user-2',
      'e-1 of user-1',
      'e-2 of user-1',
    ])
    expect(idsOf(inductions)).toEqual(['sample of user-1', 'i-1 of user-1'])
    expect(returns).toEqual([{ id: 'r-1', userId: 'user-1', returnedOn: '2026-11-10' }])
  })

  it('are replaced if they are saved again, and are the latest then', () => {
    const again = { ...examinationRecorded('again'), examination: examination({ id: 'sample', covers: [] }) }
    const { examinations } = employmentAfter(examinationRecorded('e-1'), again)
    expect(idsOf(examinations)).toEqual(['shared of user-2', 'e-1 of user-1', 'sample of user-1'])
    expect(examinations.at(-1)).toEqual(again.examination)
    const card = { ...inductionRecorded('card'), induction: induction({ id: 'sample', position: 'monter' }) }
    expect(employmentAfter(card).inductions).toEqual([card.induction])
  })

  it('are gone if they are removed, and are back if the removal is undone', () => {
    const recorded = [examinationRecorded('e-1'), removed('e-1'), removed('sample')]
    expect(idsOf(employmentAfter(...recorded).examinations)).toEqual(['shared of user-2'])
    expect(idsOf(employmentAfter(...recorded, undone('remove-e-1-user-1')).examinations)).toEqual([
      'shared of user-2',
      'e-1 of user-1',
    ])
    const inductionRemoved: Change = {
      kind: 'induction-removed',
      id: 'x',
      day: TODAY,
      inductionId: 'sample',
      userId: 'user-1',
    }
    expect(employmentAfter(inductionRemoved).inductions).toEqual([])
  })

  it('are as before if the recording is undone', () => {
    const changes = [
      examinationRecorded('e-1'),
      { ...examinationRecorded('again'), examination: examination({ id: 'sample', outcome: 'unfit' }) },
      returned('r-1', '2026-11-10'),
      required('off', false),
    ]
    const all = changes.map(({ id }) => undone(id))
    expect(employmentAfter(...changes, ...all)).toEqual(employmentAfter())
  })

  it('of somebody else stay as they are, even under the same id', () => {
    const other = examinationRecorded('other', { id: 'shared', outcome: 'unfit' })
    expect(idsOf(employmentAfter(other).examinations)).toEqual([
      'sample of user-1',
      'shared of user-2',
      'shared of user-1',
    ])
    expect(idsOf(employmentAfter(other, removed('shared')).examinations)).toContain('shared of user-2')
    expect(idsOf(employmentAfter(removed('sample', 'user-2')).examinations)).toContain('sample of user-1')
  })

  it('come with an import as if each was recorded, and go with it', () => {
    const imported: Change = {
      kind: 'papers-imported',
      id: 'sheet',
      day: TODAY,
      examinations: [examination({ id: 'e-1' })],
      inductions: [induction({ id: 'i-1' })],
    }
    expect(employmentAfter(imported)).toEqual(
      employmentAfter(examinationRecorded('e-1'), inductionRecorded('i-1')),
    )
    expect(employmentAfter(imported, undone('sheet'))).toEqual(employmentAfter())
  })
})

it('a return from an illness is taken back under its own id', () => {
  const recorded: Change = {
    kind: 'return-recorded',
    id: 'r',
    day: TODAY,
    userId: 'user-1',
    returnedOn: TODAY,
  }
  const removal = (userId: string): Change => ({
    kind: 'return-removed',
    id: 'x',
    day: TODAY,
    userId,
    returnId: 'r',
  })
  expect(employmentAfter(recorded, removal('user-2')).returns).toHaveLength(1)
  expect(employmentAfter(recorded, removal('user-1')).returns).toEqual([])
})

it('a referral to the doctor is taken back under its own id', () => {
  const recorded: Change = {
    kind: 'referral-recorded',
    id: 'r',
    day: TODAY,
    userId: 'user-1',
    referredOn: TODAY,
  }
  const removal = (userId: string): Change => ({
    kind: 'referral-removed',
    id: 'x',
    day: TODAY,
    userId,
    referralId: 'r',
  })
  expect(employmentAfter(recorded).referrals).toEqual([{ id: 'r', userId: 'user-1', referredOn: TODAY }])
  expect(employmentAfter(recorded, removal('user-2')).referrals).toHaveLength(1)
  expect(employmentAfter(recorded, removal('user-1')).referrals).toEqual([])
})

describe('what a register requires of all', () => {
  it('is what was set on the latest day, wherever a merged copy has it', () => {
    const earlier = { ...required('a', false), day: '2026-11-20' }
    expect(employmentAfter(required('b', true), earlier).required).toEqual(ALL_REQUIRED)
  })

  it('is what was set last', () => {
    expect(employmentAfter(required('a', false)).required.examination).toBe(false)
    expect(employmentAfter(required('a', false), required('b', true)).required).toEqual(ALL_REQUIRED)
    expect(employmentAfter(required('a', false), required('b', true), undone('b')).required).toEqual({
      examination: false,
      induction: true,
    })
  })
})

it('papers are part of what the panel shows', () => {
  const sample = {
    today: TODAY,
    users: [user()],
    certificates: [],
    trainings: [],
    reports: [],
    positions: [],
    duties: [],
    employment: SAMPLE,
  }
  const viewer = user({ id: 'employer', role: 'employer' })
  const { employment } = mergeChanges(viewer, sample, [examinationRecorded('e-1')])
  expect(idsOf(employment.examinations)).toContain('e-1 of user-1')
})

describe('the cells that an import could not read', () => {
  const cell = { id: 'c-1', userId: 'user-1', heading: 'BHP', text: 'po świętach', reason: 'Podaj datę' }
  const imported: Change = { kind: 'unread-cells-imported', id: 'i', day: TODAY, cells: [cell] }
  const settle = (userId: string) =>
    ({ kind: 'unread-cell-settled', id: 's', day: TODAY, cellId: 'c-1', userId }) as const

  it('wait until somebody has dealt with them, whatever the order of merged copies', () => {
    expect(employmentAfter(imported)).toMatchObject({ unreadable: [cell], settled: [] })
    expect(employmentAfter(imported, settle('user-1'))).toMatchObject({ unreadable: [], settled: [cell] })
    expect(employmentAfter(settle('user-1'), imported)).toMatchObject({ unreadable: [], settled: [cell] })
    expect(employmentAfter(imported, settle('user-2'))).toMatchObject({ unreadable: [cell] })
  })
})
