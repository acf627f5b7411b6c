import { describe, expect, it } from 'vitest'

import { effectiveChanges } from '~/domain/change'
import { countOwnData, mergeOwnData, NO_DATA, restoreOwnData, sizeOf } from '~/domain/own-data'
import { sizeLabel } from '~/domain/size'

import { TODAY } from '../../support/builders'
import { certificateAdded, reportFiled, signUp, trainingSaved } from '../../support/changes'

describe('own data', () => {
  it('are counted without what was removed, withdrawn, signed off or undone', () => {
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
    ])
    expect(countOwnData(changes)).toEqual({
      certificates: 1,
      reports: 1,
      signUps: 1,
      trainings: 1,
      decisions: 1,
    })
    expect(countOwnData([])).toEqual({ certificates: 0, reports: 0, signUps: 0, trainings: 0, decisions: 0 })
  })

  it('take as many bytes as their text, and none where there is nothing', () => {
    expect(sizeOf(NO_DATA)).toBe(0)
    const data = { ...NO_DATA, records: [reportFiled('a', { description: 'ą' })] }
    expect(sizeOf(data)).toBe(JSON.stringify(data).length + 1)
  })

  it('have their size told in Polish, rounded up', () => {
    expect([0, 1, 300, 1024, 12_700, 1024 * 1024, 1_500_000].map(sizeLabel)).toEqual([
      '0\u00a0KB',
      '0,1\u00a0KB',
      '0,3\u00a0KB',
      '1\u00a0KB',
      '12,5\u00a0KB',
      '1\u00a0MB',
      '1,4\u00a0MB',
    ])
  })
})

describe('merging', () => {
  it('tells records apart by their ids, and those without one by their whole content', () => {
    const present = { ...NO_DATA, records: [signUp('a'), 7, { odd: true }] }
    const incoming = { ...NO_DATA, records: [signUp('a', 'other'), { odd: true }, 8, signUp('b')] }
    expect(mergeOwnData(present, incoming).records).toEqual([signUp('a'), 7, { odd: true }, 8, signUp('b')])
  })

  it('changes nothing where one side is empty', () => {
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
