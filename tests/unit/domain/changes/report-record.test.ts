import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { isRepeatedMove, withReportChanges } from '~/domain/changes/report-record'

import { report, TODAY } from '../../../support/builders'

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
    const [record] = withReportChanges(
      [report()],
      [moved('a', 'report-1', 'investigating', 'Sprawdzane'), moved('b', 'report-1', 'closed')],
    )
    expect(record?.status).toBe('closed')
    expect(record?.events).toEqual([
      { id: 'a', day: TODAY, kind: 'moved', status: 'investigating', note: 'Sprawdzane' },
      { id: 'b', day: TODAY, kind: 'moved', status: 'closed', note: undefined },
    ])
  })

  it('know the days of the steps of a protocol, the last one told', () => {
    const step = (id: string, doneOn: string): Change => ({
      kind: 'report-step-done',
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

  it('count as told to the employer on the day on which they were filed', () => {
    expect(withReportChanges([], [filed('first')])[0]?.protocol).toEqual({ notified: TODAY })
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
