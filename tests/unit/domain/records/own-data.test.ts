import { describe, expect, it } from 'vitest'

import {
  erasedOwnData,
  mergeOwnData,
  NO_DATA,
  restoreOwnData,
  sizeOf,
  unreadablePart,
  withErased,
} from '~/domain/records/own-data'
import { sizeLabel } from '~/domain/words/number-label'

import { TODAY } from '../../../support/builders'
import { reportFiled, signUp } from '../../../support/changes'

describe('own data', () => {
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

it('a copy brings births beside the settings that are here, which stay', () => {
  const here = { ...NO_DATA, settings: { reminderPeriod: '7', births: { ewa: { birthplace: 'Lublin' } } } }
  const births = { ewa: { birthplace: 'Radom' }, jan: { bornOn: '1980-05-04' } }
  const copy = { ...NO_DATA, settings: { reminderPeriod: '90', births } }
  expect(mergeOwnData(here, copy).settings).toEqual({
    reminderPeriod: '7',
    births: { ewa: { birthplace: 'Lublin' }, jan: { bornOn: '1980-05-04' } },
  })
  expect(mergeOwnData(NO_DATA, copy).settings).toEqual(copy.settings)
})

it('a copy does not bring the births of an erased person back', () => {
  const known = { ...NO_DATA, settings: { births: { ewa: { bornOn: '1980-05-04' } } } }
  const erased = withErased(known, { kind: 'person-erased', id: 'erasing', day: TODAY, erasedId: 'ewa' })
  expect(JSON.stringify(mergeOwnData(erased, known).settings)).not.toContain('1980')
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
    // A register whose beginning was lost goes on where its copy ends: its later facts count.
    const copy = { ...NO_DATA, records: [{ kind: 'register-begun', id: 'owner' }, signUp('c')] }
    expect(mergeOwnData(present, copy).records).toEqual([...copy.records, ...present.records])
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

const DRAFT = { id: 'draft-1', fields: { title: ['Upadek'] } }

it('data that this version can read have no unreadable part', () => {
  expect(unreadablePart(NO_DATA)).toBeUndefined()
  expect(
    unreadablePart({
      records: [signUp('a')],
      settings: { reminderPeriod: '14' },
      drafts: { report: DRAFT },
    }),
  ).toBeUndefined()
})

it('of each kind only what cannot be read is in the unreadable part, as it is stored', () => {
  const later = { kind: 'from-the-future', id: 'x' }
  expect(
    unreadablePart({
      records: [signUp('a'), later, 7],
      settings: { reminderPeriod: '31' },
      drafts: { report: DRAFT, training: { id: 1 } },
    }),
  ).toEqual({
    records: [later, 7],
    settings: { reminderPeriod: '31' },
    drafts: { training: { id: 1 } },
  })
})
