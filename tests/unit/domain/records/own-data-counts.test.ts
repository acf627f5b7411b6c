import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import { amountsLabel, amountsOnlyIn, countOwnData, sumOf } from '~/domain/records/own-data-counts'

import { examination, TODAY } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  inductionRecorded,
  measureSaved,
  reportFiled,
  scanAdded,
  signUp,
  trainingSaved,
} from '../../../support/changes'

const countsOf = (changes: readonly Change[]): Record<string, number> =>
  Object.fromEntries(countOwnData(changes).map(({ noun, count }) => [noun, count]))

describe('own data', () => {
  it('are counted without removed, withdrawn, signed-off and undone records', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const changes = effectiveChanges([
      certificateAdded('a'),
      certificateAdded('b'),
      { kind: 'certificate-removed', id: 'c', day: TODAY, certificateId: 'certificate-b' },
      reportFiled('d'),
      reportFiled('e'),
      { kind: 'report-withdrawn', id: 'f', day: TODAY, reportId: 'report-e' },
      signUp('g', 't-1'),
      signUp('h', 't-2'),
      { kind: 'signed-off', id: 'i', day: TODAY, trainingId: 't-2' },
      signUp('j', 't-1'),
      trainingSaved('k'),
      { ...trainingSaved('k'), id: 'k-2' },
      { kind: 'report-moved', id: 'l', day: TODAY, reportId: 'x', status: 'closed' },
      { kind: 'certificate-confirmed', id: 'm', day: TODAY, certificateId: 'x' },
      { kind: 'undone', id: 'n', day: TODAY, changeId: 'm' },
      { kind: 'person-saved', id: 'o', day: TODAY, person },
      { kind: 'person-saved', id: 'p', day: TODAY, person },
      { kind: 'position-saved', id: 'q', day: TODAY, position: { name: 'Tokarz', requirements: [] } },
      { kind: 'position-saved', id: 'r', day: TODAY, position: { name: 'tokarz', requirements: [] } },
      { kind: 'position-removed', id: 's', day: TODAY, name: 'tokarz' },
      examinationRecorded('t'),
      { ...examinationRecorded('t-2'), examination: examination({ id: 't', outcome: 'unfit' }) },
      inductionRecorded('u'),
      examinationRecorded('v'),
      { kind: 'examination-removed', id: 'w', day: TODAY, examinationId: 'v', userId: 'user-1' },
      measureSaved('x'),
      { ...measureSaved('x', { due: '2026-12-24' }), id: 'x-2' },
      measureSaved('y'),
      {
        kind: 'measure-removed',
        id: 'z',
        day: TODAY,
        reportId: 'report-1',
        measureId: 'measure-y',
      },
      { ...measureSaved('of-withdrawn'), reportId: 'report-e' },
      scanAdded('scan-1'),
      scanAdded('scan-2'),
      { kind: 'scan-removed', id: 'scan-3', day: TODAY, subject: scanAdded('x').subject, scanId: 'scan-2' },
      {
        kind: 'measure-done',
        id: 'x-3',
        day: TODAY,
        reportId: 'report-1',
        measureId: 'measure-x',
        doneOn: TODAY,
      },
    ])
    expect(countsOf(changes)).toEqual({
      person: 1,
      position: 1,
      certificate: 1,
      paper: 2,
      report: 1,
      sign_up: 1,
      training: 1,
      own_kind: 0,
      duty: 0,
      scan: 1,
      measure: 1,
      decision: 2,
    })
    const employee = (id: string, kind: 'employee-signed-up' | 'employee-signed-off', userId: string) => ({
      kind,
      id,
      day: TODAY,
      trainingId: 't-1',
      userId,
    })
    expect(
      countsOf([
        signUp('a', 't-1'),
        employee('b', 'employee-signed-up', 'user-2'),
        employee('c', 'employee-signed-up', 'user-3'),
        employee('d', 'employee-signed-off', 'user-3'),
        { kind: 'participant-added', id: 'e', day: TODAY, trainingId: 't-1', userId: 'user-4' },
      ]).sign_up,
    ).toBe(3)
    expect(countOwnData([]).every(({ count }) => count === 0)).toBe(true)
  })

  it('are compared in numbers: each thing that only the one side has, in words', () => {
    const here = [certificateAdded('a'), certificateAdded('b'), inductionRecorded('c'), signUp('d')]
    const other = [certificateAdded('b'), reportFiled('e')]
    expect(amountsLabel(amountsOnlyIn(here, other))).toBe(
      '1\u00a0certyfikat, 1\u00a0orzeczenie albo szkolenie wstępne, 1\u00a0zapis na szkolenie',
    )
    expect(sumOf(amountsOnlyIn(here, other))).toBe(3)
    expect(amountsLabel(amountsOnlyIn(other, here))).toBe('1\u00a0zgłoszenie')
    expect(amountsLabel(amountsOnlyIn(here, here))).toBe('nic')
    // What was removed here is not lost by a file that does not have it.
    const removed = {
      kind: 'certificate-removed' as const,
      id: 'f',
      day: TODAY,
      certificateId: 'certificate-a',
    }
    expect(amountsLabel(amountsOnlyIn([certificateAdded('a'), removed], []))).toBe('nic')
  })
})
