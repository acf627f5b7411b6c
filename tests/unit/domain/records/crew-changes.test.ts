import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { changeSchema, effectiveChanges, type Change } from '~/domain/changes/change'
import { crewOf, publishedPages } from '~/domain/records/crew-changes'
import { withReportChanges } from '~/domain/records/report-changes'

import { TODAY, user } from '../../../support/builders'
import { boxSaved, dropSetAside, dropTakenIn, pageGiven, reportFiled } from '../../../support/changes'

const answered = (id: string, answer: string): Change => ({
  kind: 'drop-answered',
  id,
  day: TODAY,
  dropId: 'drop-1',
  answer,
})

describe('boxes and pages', () => {
  it('are as they were saved last, until they are closed or withdrawn', () => {
    const opened = [
      boxSaved('a'),
      boxSaved('b', { id: 'box-a', place: 'Hala B', isPaused: true }),
      pageGiven('p'),
    ]
    expect(crewOf(opened)).toMatchObject({
      boxes: [{ id: 'box-a', place: 'Hala B', isPaused: true }],
      pages: [{ of: 'mine', userId: 'user-1' }],
    })
    const ended: Change[] = [
      ...opened,
      { kind: 'box-closed', id: 'c', day: TODAY, boxId: 'box-a' },
      { kind: 'page-withdrawn', id: 'w', day: TODAY, pageId: 'page-p' },
      // Another device has not heard of it yet.
      boxSaved('late', { id: 'box-a' }),
    ]
    // Its key still opens what waits in it.
    expect(crewOf(ended)).toMatchObject({ boxes: [], closedBoxes: [{ id: 'box-a' }], pages: [] })
  })

  it('come back if closing is undone', () => {
    const changes: Change[] = [
      boxSaved('a'),
      { kind: 'box-closed', id: 'c', day: TODAY, boxId: 'box-a' },
      { kind: 'undone', id: 'u', day: TODAY, changeId: 'c' },
    ]
    expect(crewOf(effectiveChanges(changes)).boxes).toHaveLength(1)
  })

  it('are stored as they are made', () => {
    for (const change of [boxSaved('a'), pageGiven('p'), dropTakenIn('t'), dropSetAside('s')])
      expect(v.parse(changeSchema, change)).toEqual(change)
  })
})

describe('the page of a worker', () => {
  const pages = crewOf([pageGiven('p')]).pages
  const shownFor = (person: Parameters<typeof user>[0] & { isArchived?: boolean }) =>
    publishedPages(pages, new Map([['user-1', { ...user(), ...person }]]), TODAY).length

  it('ends by itself when they have left, were archived or erased', () => {
    expect(shownFor({})).toBe(1)
    expect(shownFor({ leftOn: TODAY })).toBe(1)
    expect(shownFor({ leftOn: '2026-11-20' })).toBe(0)
    expect(shownFor({ isArchived: true })).toBe(0)
    expect(publishedPages(pages, new Map(), TODAY)).toEqual([])
  })
})

describe('a drop', () => {
  it('waits until somebody decides, and says what became of it', () => {
    const { decided } = crewOf([dropTakenIn('t'), dropSetAside('s', { dropId: 'drop-2' })])
    expect([...decided.values()].map(({ dropId, outcome }) => [dropId, outcome])).toEqual([
      ['drop-1', 'taken_in'],
      ['drop-2', 'set_aside'],
    ])
    expect(decided.has('drop-3')).toBe(false)
  })

  it('is taken in if one device takes it in and another sets it aside', () => {
    for (const changes of [
      [dropTakenIn('t'), dropSetAside('s')],
      [dropSetAside('s'), dropTakenIn('t')],
    ])
      expect(crewOf(changes).decided.get('drop-1')).toMatchObject({ outcome: 'taken_in' })
  })

  it('has the last answer', () => {
    const changes = [answered('a', 'Sprawdzamy'), dropTakenIn('t'), answered('b', 'Naprawione')]
    expect(crewOf(changes).decided.get('drop-1')?.answer).toBe('Naprawione')
  })

  it('is the source of its report, and another one joins it', () => {
    const source = { ...dropTakenIn('u').source, dropId: 'drop-2', place: 'Hala B' }
    const [report] = withReportChanges(
      [],
      [reportFiled('1'), dropTakenIn('t'), { ...dropTakenIn('u'), source }],
    )
    expect(report?.sources?.map(({ place }) => place)).toEqual(['Hala A', 'Hala B'])
    expect(report?.events.map(({ kind }) => kind)).toEqual(['report-filed', 'drop-taken-in', 'drop-taken-in'])
  })
})
