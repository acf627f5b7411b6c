import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { isRepeatedMove, withReportChanges } from '~/domain/records/report-changes'
import type { AccidentStep } from '~/domain/reports/accident'
import type { Day } from '~/domain/words/day'

import { measure, report, TODAY } from '../../../support/builders'
import { measureSaved, reportFiled } from '../../../support/changes'

const filed = (id: string): Change => ({
  kind: 'report-filed',
  id,
  day: TODAY,
  report: { id, type: 'accident', date: TODAY, description: 'Upadek', reportedBy: 'user-1' },
})

const moved = (
  id: string,
  reportId: string,
  status: 'new' | 'investigating' | 'closed',
  note?: string,
): Change => ({
  kind: 'report-moved',
  id,
  day: TODAY,
  reportId,
  status,
  note,
})

describe('reports with a person’s own changes', () => {
  it('are those of the sample if nothing was changed', () => {
    expect(withReportChanges([report()], [])).toEqual([{ ...report(), isOwn: false, events: [] }])
  })

  it('begin with reports that were filed here, the latest first and new', () => {
    const records = withReportChanges([report()], [filed('first'), filed('second')])
    expect(records.map(({ id, isOwn, status }) => [id, isOwn, status])).toEqual([
      ['second', true, 'new'],
      ['first', true, 'new'],
      ['report-1', false, 'new'],
    ])
  })

  it('leave out withdrawn reports', () => {
    const withdrawn: Change = { kind: 'report-withdrawn', id: 'w', day: TODAY, reportId: 'first' }
    expect(withReportChanges([], [filed('first'), withdrawn])).toEqual([])
  })

  it('have the status of their last move, and a history of all moves', () => {
    const moves = [moved('a', 'report-1', 'investigating', 'Sprawdzane'), moved('b', 'report-1', 'closed')]
    const [record] = withReportChanges([report()], moves)
    expect(record?.status).toBe('closed')
    expect(record?.events).toEqual(moves)
  })

  it('know the days of the steps of a protocol, the last one told', () => {
    const step = (id: string, doneOn: string): Change => ({
      kind: 'accident-step-done',
      id,
      day: TODAY,
      reportId: 'report-1',
      step: 'drawn_up',
      doneOn,
    })
    const [record] = withReportChanges([report()], [step('a', '2026-11-20'), step('b', '2026-11-21')])
    expect(record?.protocol).toEqual({ drawn_up: '2026-11-21' })
    expect(record?.events).toHaveLength(2)
    expect(record?.status).toBe('new')
  })

  it('know all about the steps of an accident, and forget those that were taken back', () => {
    const ofReport = { day: TODAY, reportId: 'report-1' }
    const changes: Change[] = [
      { kind: 'accident-step-done', id: 'a', ...ofReport, step: 'team', doneOn: TODAY, doneBy: 'Jan Lis' },
      { kind: 'accident-step-done', id: 'b', ...ofReport, step: 'findings', doneOn: TODAY, note: 'Zdjęcia' },
      { kind: 'accident-step-cleared', id: 'c', ...ofReport, step: 'findings' },
    ]
    const [record] = withReportChanges([report()], changes)
    expect(record?.protocol).toEqual({ team: TODAY })
    expect(record?.stepFacts?.team?.doneBy).toBe('Jan Lis')
    expect(record?.stepFacts?.findings).toBeUndefined()
    expect(record?.events).toEqual(changes)
  })

  it('have the last assessment of an accident, and a history of all', () => {
    const assessed = (id: string, severity: 'light' | 'serious'): Change => ({
      kind: 'accident-assessed',
      id,
      day: TODAY,
      reportId: 'report-1',
      who: 'employee',
      severity,
    })
    const [record] = withReportChanges([report()], [assessed('a', 'light'), assessed('b', 'serious')])
    expect(record?.accident).toMatchObject({ who: 'employee', severity: 'serious' })
    expect(record?.events).toHaveLength(2)
  })

  it('count as told to the employer on the day that they say, or on which they were filed', () => {
    expect(withReportChanges([], [filed('first')])[0]?.protocol).toEqual({ notified: TODAY })
    const told = reportFiled('told', { date: '2026-11-18', notifiedOn: '2026-11-19' })
    expect(withReportChanges([], [told])[0]?.protocol).toEqual({ notified: '2026-11-19' })
  })

  it('have the measures of the sample and those that were added here, as they were changed', () => {
    const about = { day: TODAY, reportId: 'report-1' }
    const done = { doneOn: '2026-11-20', note: 'Zrobione' }
    const measuresAfter = (...changes: Change[]) =>
      withReportChanges([report({ measures: [measure()] })], changes)[0]?.measures
    const added = measureSaved('a', { due: '2026-12-01' })
    expect(measuresAfter(added)).toEqual([measure(), measure({ id: 'measure-a', due: '2026-12-01' })])
    const ended: Change = { kind: 'measure-done', id: 'b', ...about, measureId: 'measure-1', ...done }
    const changed = measureSaved('c', { id: 'measure-1', ownerId: 'user-2' })
    expect(measuresAfter(ended, changed), 'a changed measure stays done').toEqual([
      measure({ ownerId: 'user-2', done: { doneOn: '2026-11-20', note: 'Zrobione' } }),
    ])
    const reopened: Change = { kind: 'measure-reopened', id: 'd', ...about, measureId: 'measure-1' }
    expect(measuresAfter(ended, reopened)?.[0]?.done).toBeUndefined()
    const removed: Change = { kind: 'measure-removed', id: 'e', ...about, measureId: 'measure-1' }
    expect(measuresAfter(added, removed)).toEqual([measure({ id: 'measure-a', due: '2026-12-01' })])
  })

  it('get no measure that belongs to another report, and no event by one', () => {
    const [record] = withReportChanges(
      [report()],
      [measureSaved('a'), { ...measureSaved('b'), reportId: 'x' }],
    )
    expect(record?.measures?.map(({ id }) => id)).toEqual(['measure-a'])
    expect(record?.events).toEqual([])
  })

  it('tell of a step that was taken back, but not of those that a further return of the protocol clears', () => {
    const about = { day: TODAY, reportId: 'report-1' }
    const done = (id: string, step: AccidentStep, doneOn: Day): Change => ({
      kind: 'accident-step-done',
      id,
      ...about,
      step,
      doneOn,
    })
    const cleared = (id: string, step: AccidentStep): Change => ({
      kind: 'accident-step-cleared',
      id,
      ...about,
      step,
    })
    const first = [
      done('back', 'returned', '2026-11-10'),
      done('new', 'redrawn', '2026-11-12'),
      done('read', 'reread', '2026-11-13'),
    ]
    const clears = [cleared('no-read', 'reread'), cleared('no-new', 'redrawn')]
    const recordAfter = (changes: Change[]) => withReportChanges([report()], changes)[0]
    const returned = recordAfter([...first, ...clears, done('again', 'returned', '2026-11-14')])
    expect(returned?.events.map(({ id }) => id)).toEqual(['back', 'new', 'read', 'again'])
    expect(returned?.returnedDrafts).toEqual(['2026-11-12'])
    expect(returned?.protocol?.redrawn).toBeUndefined()
    const takenBack = recordAfter([...first, ...clears])
    expect(takenBack?.events.map(({ id }) => id)).toEqual(['back', 'new', 'read', 'no-read', 'no-new'])
    expect(takenBack?.returnedDrafts).toBeUndefined()
  })

  it('ignore a move of an unknown report', () => {
    expect(withReportChanges([], [moved('a', 'gone', 'closed')])).toEqual([])
  })
})

describe('isRepeatedMove', () => {
  const reportAfter = (...changes: Change[]) => withReportChanges([report()], changes)[0]

  it.each([
    [
      'is true for a second tap of the same move',
      { status: 'closed', note: 'Podłoga naprawiona' } as const,
      true,
    ],
    ['is true for the same status without a note', { status: 'closed' } as const, true],
    [
      'is false for another note with the same status',
      { status: 'closed', note: 'Regał wymieniony' } as const,
      false,
    ],
    ['is false for another status', { status: 'new', note: 'Podłoga naprawiona' } as const, false],
  ])('%s', (_, move, isRepeated) => {
    const record = reportAfter(moved('a', 'report-1', 'closed', 'Podłoga naprawiona'))
    expect(record && isRepeatedMove(record, move)).toBe(isRepeated)
  })

  it('is false for a note with the first status', () => {
    const record = reportAfter()
    expect(record && isRepeatedMove(record, { status: 'new', note: 'Sprawdzone' })).toBe(false)
  })
})
