import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/change'
import { isRepeatedMove, withReportChanges } from '~/domain/report-record'

import { report, TODAY } from '../../support/builders'

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
  it('are the sample where nothing was done', () => {
    expect(withReportChanges([report()], [])).toEqual([{ ...report(), isOwn: false, events: [] }])
  })

  it('have what was filed here first, new, the last filed before the others', () => {
    const records = withReportChanges([report()], [filed('first'), filed('second')])
    expect(records.map(({ id, isOwn, status }) => [id, isOwn, status])).toEqual([
      ['second', true, 'new'],
      ['first', true, 'new'],
      ['report-1', false, 'new'],
    ])
  })

  it('leave out what was withdrawn', () => {
    const withdrawn: Change = { kind: 'report-withdrawn', id: 'w', day: TODAY, reportId: 'first' }
    expect(withReportChanges([], [filed('first'), withdrawn])).toEqual([])
  })

  it('have the status they were moved to last, and tell each step', () => {
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

  it('know nothing of a move of a report that is not there', () => {
    expect(withReportChanges([], [moved('a', 'gone', 'closed')])).toEqual([])
  })
})

describe('a move of a report', () => {
  const reportAfter = (...changes: Change[]) => withReportChanges([report()], changes)[0]

  it.each([
    ['a second tap of the same', { status: 'closed', note: 'Podłoga naprawiona' } as const, true],
    ['the same status without a note', { status: 'closed' } as const, true],
    ['another note for the same status', { status: 'closed', note: 'Regał wymieniony' } as const, false],
    ['another status', { status: 'new', note: 'Podłoga naprawiona' } as const, false],
  ])('%s', (_, move, isRepeated) => {
    const record = reportAfter(moved('a', 'report-1', 'closed', 'Podłoga naprawiona'))
    expect(record && isRepeatedMove(record, move)).toBe(isRepeated)
  })

  it('is not known where a note comes to a status that the report had from the start', () => {
    const record = reportAfter()
    expect(record && isRepeatedMove(record, { status: 'new', note: 'Sprawdzone' })).toBe(false)
  })
})
