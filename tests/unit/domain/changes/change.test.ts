import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { changeSchema, effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'

import { examination, induction, scan, TODAY } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  inductionRecorded,
  reportFiled,
  scanAdded,
  signUp,
  trainingSaved,
} from '../../../support/changes'

const undone = (changeId: string, id = `undo-${changeId}`): Change => ({
  kind: 'undone',
  id,
  day: TODAY,
  changeId,
})
const idsOf = (changes: Change[]) => changes.map(({ id }) => id)

describe('effective changes', () => {
  it('are all changes in their order if nothing was undone', () => {
    expect(idsOf(effectiveChanges([signUp('b'), certificateAdded('a'), reportFiled('c')]))).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  it('count each id once, as it was added first', () => {
    const second = signUp('a', 'another')
    expect(effectiveChanges([signUp('a'), second, signUp('a')])).toEqual([signUp('a')])
  })

  it('leave out undone changes, wherever the undoing stands', () => {
    expect(idsOf(effectiveChanges([signUp('a'), signUp('b'), undone('a')]))).toEqual(['b'])
    expect(idsOf(effectiveChanges([undone('a'), signUp('a'), signUp('b'), signUp('a')]))).toEqual(['b'])
  })

  it('stay the same if an unknown change is undone, or one twice', () => {
    const changes = [signUp('a'), undone('x'), undone('a', '1'), undone('a', '2'), signUp('b')]
    expect(idsOf(effectiveChanges(changes))).toEqual(['b'])
  })

  it('are the same however two lists are merged', () => {
    const change = fc.constantFrom(...['a', 'b', 'c', 'd'].flatMap((id) => [signUp(id), undone(id)]))
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (one, other) => {
        const merged = idsOf(effectiveChanges([...one, ...other])).toSorted()
        expect(idsOf(effectiveChanges([...other, ...one])).toSorted()).toEqual(merged)
        expect(idsOf(effectiveChanges([...one, ...other, ...one])).toSorted()).toEqual(merged)
      }),
    )
  })
})

describe('a stored change', () => {
  const good: Change[] = [
    certificateAdded('a'),
    reportFiled('b', { witnesses: ['user-2'] }),
    trainingSaved('c', { maxParticipants: 12, lastDay: '2026-12-06' }),
    signUp('d'),
    { kind: 'certificate-revoked', id: 'e', day: TODAY, certificateId: 'x', reason: 'Błędny numer' },
    { kind: 'report-moved', id: 'f', day: TODAY, reportId: 'x', status: 'closed', note: 'Wyjaśnione' },
    scanAdded('l', { replaces: 'm' }),
    undone('g'),
    examinationRecorded('h', { covers: ['heights'] }),
    inductionRecorded('i'),
    { kind: 'return-recorded', id: 'j', day: TODAY, userId: 'user-1', returnedOn: '2026-11-20' },
    {
      kind: 'required-of-all-set',
      id: 'k',
      day: TODAY,
      required: { examination: false, induction: true },
    },
  ]

  it.each(good)('$kind is parsed as it was written', (change) => {
    expect(v.parse(changeSchema, JSON.parse(JSON.stringify(change)))).toEqual(change)
  })

  it('has whole letters, whatever a copy from elsewhere has put into it', () => {
    const stored = {
      kind: 'person-saved',
      id: 'a',
      day: TODAY,
      person: { id: 'p', firstName: 'Jan\ud83d', lastName: '\udc77Lis', email: 'jan\ud83d@firma.example' },
    }
    expect(v.parse(changeSchema, stored)).toEqual({
      ...stored,
      person: { id: 'p', firstName: 'Jan\ufffd', lastName: '\ufffdLis', email: 'jan\ufffd@firma.example' },
    })
  })

  it.each([
    ['an unknown kind', { ...signUp('a'), kind: 'certificate-forged' }],
    ['no day', { ...signUp('a'), day: undefined }],
    ['a day that does not exist', { ...signUp('a'), day: '2026-02-30' }],
    ['no id', { ...signUp('a'), id: '' }],
    ['an id that could break out of an address', { ...signUp('a'), trainingId: '../x' }],
    ['a status nobody may give', certificateAdded('a', { status: undefined })],
    [
      'an unknown type',
      { ...certificateAdded('a'), certificate: { ...certificateAdded('a').certificate, type: 'x' } },
    ],
    ['a report without a word', reportFiled('a', { description: ' \u200b ' })],
    ['too long a text', reportFiled('a', { description: 'a'.repeat(100_000) })],
    [
      'a revocation without a reason',
      { kind: 'certificate-revoked', id: 'e', day: TODAY, certificateId: 'x', reason: '' },
    ],
    ['an orzeczenie that says nothing', examinationRecorded('a', { outcome: undefined })],
    ['an orzeczenie until a day that does not exist', examinationRecorded('a', { validUntil: '2026-02-30' })],
    [
      'a return of nobody',
      { kind: 'return-recorded', id: 'e', day: TODAY, userId: '', returnedOn: '2026-11-20' },
    ],
    ['a scan whose name could lead elsewhere', { ...scanAdded('a'), scan: scan({ hash: '../../x' }) }],
    ['a scan that is a page', { ...scanAdded('a'), scan: { ...scan(), type: 'text/html' } }],
    ['too large a scan', scanAdded('a', { scan: scan({ bytes: 5 * 1024 * 1024 + 1 }) })],
    ['a list', [signUp('a')]],
    ['nothing', null],
  ])('with %s is unreadable', (_, change) => {
    expect(v.is(changeSchema, change)).toBe(false)
  })

  it('is never parsed from anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(v.is(changeSchema, json)).toBe(false)
      }),
    )
  })
})

describe('an import', () => {
  const added = certificateAdded('c1')
  const imported: Change = {
    kind: 'sheet-imported',
    id: 'sheet',
    day: TODAY,
    people: [{ id: 'p1', firstName: 'Jan', lastName: 'Nowak' }],
    restored: ['p2'],
    certificates: [added.certificate],
  }

  it('becomes the changes that its rows would have made one by one', () => {
    const rows = withImportedRows([signUp('a'), imported]).slice(2)
    expect(rows).toEqual([
      { kind: 'person-saved', id: 'sheet-p1', day: TODAY, person: imported.people[0] },
      { kind: 'person-restored', id: 'sheet-p2-restored', day: TODAY, personId: 'p2' },
      {
        kind: 'certificate-added',
        id: imported.certificates[0]?.id,
        day: TODAY,
        certificate: imported.certificates[0],
      },
    ])
  })

  it('brings papers as a change of its own, which an earlier version keeps unread', () => {
    const papers = { examinations: [examination()], inductions: [induction()] }
    const paperImport: Change = { kind: 'papers-imported', id: 'sheet-papers', day: TODAY, ...papers }
    expect(withImportedRows([paperImport]).slice(1)).toEqual([
      { kind: 'examination-recorded', id: 'examination-1', day: TODAY, examination: examination() },
      { kind: 'induction-recorded', id: 'induction-1', day: TODAY, induction: induction() },
    ])
    expect(v.parse(changeSchema, paperImport)).toEqual(paperImport)
  })

  it('is undone as a whole', () => {
    expect(withImportedRows(effectiveChanges([imported, undone('sheet')]))).toEqual([])
  })

  it('brings no row a second time into a list that has its rows', () => {
    const rows = withImportedRows([signUp('a'), imported])
    expect(withImportedRows(rows)).toEqual(rows)
  })

  it('leaves the very same list if there is none', () => {
    const changes = [signUp('a')]
    expect(withImportedRows(changes)).toBe(changes)
  })
})
