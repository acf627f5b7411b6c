import { describe, expect, it } from 'vitest'

import { effectiveChanges } from '~/domain/changes/change'
import {
  countOwnData,
  erasedOwnData,
  mergeOwnData,
  NO_DATA,
  restoreOwnData,
  sizeOf,
} from '~/domain/records/own-data'
import { sizeLabel } from '~/domain/words/size'

import { examination, TODAY } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  inductionRecorded,
  reportFiled,
  measureSaved,
  signUp,
  trainingSaved,
} from '../../../support/changes'

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
      {
        kind: 'measure-done',
        id: 'x-3',
        day: TODAY,
        reportId: 'report-1',
        measureId: 'measure-x',
        doneOn: TODAY,
      },
    ])
    expect(countOwnData(changes)).toEqual({
      people: 1,
      positions: 1,
      certificates: 1,
      papers: 2,
      reports: 1,
      signUps: 1,
      trainings: 1,
      measures: 1,
      decisions: 2,
    })
    const employee = (id: string, kind: 'employee-signed-up' | 'employee-signed-off', userId: string) => ({
      kind,
      id,
      day: TODAY,
      trainingId: 't-1',
      userId,
    })
    expect(
      countOwnData([
        signUp('a', 't-1'),
        employee('b', 'employee-signed-up', 'user-2'),
        employee('c', 'employee-signed-up', 'user-3'),
        employee('d', 'employee-signed-off', 'user-3'),
        { kind: 'participant-added', id: 'e', day: TODAY, trainingId: 't-1', userId: 'user-4' },
      ]).signUps,
    ).toBe(3)
    expect(countOwnData([])).toEqual({
      people: 0,
      positions: 0,
      certificates: 0,
      papers: 0,
      reports: 0,
      signUps: 0,
      trainings: 0,
      measures: 0,
      decisions: 0,
    })
  })

  it('take as many bytes as their text, and none if there is nothing', () => {
    expect(sizeOf(NO_DATA)).toBe(0)
    const data = { ...NO_DATA, records: [reportFiled('a', { description: 'ą' })] }
    expect(sizeOf(data)).toBe(JSON.stringify(data).length + 1)
  })

  it('have their size told in Polish, rounded up', () => {
    expect([0, 1, 300, 1024, 12_700, 1024 * 1024, 1_500_000, 3 * 1024 ** 3].map(sizeLabel)).toEqual([
      '0\u00a0KB',
      '0,1\u00a0KB',
      '0,3\u00a0KB',
      '1\u00a0KB',
      '12,5\u00a0KB',
      '1\u00a0MB',
      '1,4\u00a0MB',
      '3\u00a0GB',
    ])
  })
})

describe('erasing', () => {
  it('leaves who has the register, by the changes that count', () => {
    const records = [
      { kind: 'register-begun', id: 'own-1' },
      { kind: 'register-changed', id: 'b' },
      { kind: 'register-changed', id: 'c' },
      { kind: 'undone', id: 'd', changeId: 'c' },
    ]
    const others = [signUp('a'), { kind: 'undone', id: 'e', changeId: 'a' }]
    expect(erasedOwnData({ ...NO_DATA, records: [...records, ...others] }).records).toEqual(records)
  })

  it('leaves nothing but that a person has a register', () => {
    const begun = { kind: 'register-begun', id: 'own-1' }
    const data = { records: [begun, signUp('a')], settings: { reminderPeriod: '7' }, drafts: { report: {} } }
    expect(erasedOwnData(data)).toEqual({ ...NO_DATA, records: [begun] })
    expect(erasedOwnData({ ...data, records: [signUp('a'), 'damaged'] })).toEqual(NO_DATA)
  })
})

describe('merging', () => {
  it('tells records apart by their ids, and those without one by their whole content', () => {
    const present = { ...NO_DATA, records: [signUp('a'), 7, { odd: true }] }
    const incoming = { ...NO_DATA, records: [signUp('a', 'other'), { odd: true }, 8, signUp('b')] }
    expect(mergeOwnData(present, incoming).records).toEqual([signUp('a'), 7, { odd: true }, 8, signUp('b')])
  })

  it('changes nothing if one side is empty', () => {
    const present = { ...NO_DATA, records: [signUp('a')] }
    expect(mergeOwnData(present, NO_DATA)).toEqual(present)
    expect(mergeOwnData(NO_DATA, present)).toEqual(present)
  })
})

describe('restoring', () => {
  it('keeps drafts that were typed since', () => {
    const draft = (text: string) => ({ id: 'd', fields: { text: [text] } })
    const former = { ...NO_DATA, drafts: { report: draft('old') } }
    const present = { ...NO_DATA, drafts: { report: draft('new'), certificate: draft('replacement') } }
    const replacement = { ...NO_DATA, drafts: { certificate: draft('replacement') } }
    expect(restoreOwnData(present, former, replacement).drafts).toEqual({ report: draft('new') })
  })
})
