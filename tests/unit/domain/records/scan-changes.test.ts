import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import { listNamedScans, scansOf, sizeOfScans } from '~/domain/records/scan-changes'
import type { ScanSubject } from '~/domain/scans/scan'

import { scan, TODAY } from '../../../support/builders'
import { scanAdded as added } from '../../../support/changes'

const ORZECZENIE: ScanSubject = { of: 'examination', id: 'paper-1', within: 'user-1' }

const removed = (scanId: string): Change => ({
  kind: 'scan-removed',
  id: `${scanId}-removed`,
  day: TODAY,
  subject: ORZECZENIE,
  scanId,
})
const namesOf = (changes: readonly Change[]) => {
  const { current, former } = scansOf(effectiveChanges(changes), ORZECZENIE)
  return { current: current.map(({ name }) => name), former: former.map(({ name }) => name) }
}

describe('the scans of a record', () => {
  it('are those of the record alone: an id may belong to another kind, or to another person', () => {
    const others: ScanSubject[] = [
      { of: 'induction', id: 'paper-1', within: 'user-1' },
      { of: 'examination', id: 'paper-1', within: 'user-2' },
    ]
    const changes = [added('a'), ...others.map((subject, place) => added(`other-${place}`, { subject }))]
    expect(namesOf(changes)).toEqual({ current: ['a.pdf'], former: [] })
  })

  it('keep a replaced one in the history, in the place of which the new one is', () => {
    const changes = [added('a'), added('b'), added('a2', { replaces: 'a' })]
    expect(namesOf(changes)).toEqual({ current: ['a2.pdf', 'b.pdf'], former: ['a.pdf'] })
  })

  it('lose none if two browsers have replaced the same one', () => {
    const changes = [added('a'), added('here', { replaces: 'a' }), added('there', { replaces: 'a' })]
    expect(namesOf(changes)).toEqual({ current: ['there.pdf'], former: ['a.pdf', 'here.pdf'] })
  })

  it('lose a removed one with all that it had replaced, and get them back if that is undone', () => {
    const changes = [added('a'), added('a2', { replaces: 'a' }), removed('a2')]
    expect(namesOf(changes)).toEqual({ current: [], former: [] })
    const undone = { kind: 'undone' as const, id: 'undo', day: TODAY, changeId: 'a2-removed' }
    expect(namesOf([...changes, undone])).toEqual({ current: ['a2.pdf'], former: ['a.pdf'] })
  })

  it('keep the new one if what it replaces was removed in another browser', () => {
    expect(namesOf([added('a'), removed('a'), added('a2', { replaces: 'a' })])).toEqual({
      current: ['a2.pdf'],
      former: [],
    })
  })
})

describe('the scans that records name', () => {
  it('are listed with their records, the largest first, replaced ones too', () => {
    const changes = [
      added('small', { scan: scan({ name: 'small', bytes: 10 }) }),
      added('large', { scan: scan({ name: 'large', bytes: 30 }), replaces: 'small' }),
      added('report', {
        subject: { of: 'report', id: 'report-1' },
        scan: scan({ name: 'report', bytes: 20 }),
      }),
    ]
    expect(
      listNamedScans(changes).map(({ name, isFormer, subject }) => [name, isFormer, subject.of]),
    ).toEqual([
      ['large', false, 'examination'],
      ['report', false, 'report'],
      ['small', true, 'examination'],
    ])
  })

  it('are none of a removed record, nor of a measure of a withdrawn report', () => {
    const changes: Change[] = [
      added('paper'),
      added('measure', { subject: { of: 'measure', id: 'measure-1', within: 'report-1' } }),
      {
        kind: 'examination-removed',
        id: 'gone',
        day: TODAY,
        examinationId: 'paper-1',
        userId: 'user-1',
      },
      { kind: 'report-withdrawn', id: 'withdrawn', day: TODAY, reportId: 'report-1' },
    ]
    expect(listNamedScans(changes)).toEqual([])
    expect(listNamedScans(changes.slice(0, 2))).toHaveLength(2)
  })
})

it('scans with the same bytes take the room of one', () => {
  const one = scan({ hash: 'a'.repeat(64), bytes: 100 })
  const other = scan({ hash: 'b'.repeat(64), bytes: 20 })
  expect(sizeOfScans([one, other, { ...one, name: 'kopia.pdf' }])).toEqual({ count: 2, bytes: 120 })
})
