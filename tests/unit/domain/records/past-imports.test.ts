import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { listPastImports } from '~/domain/records/past-imports'

import { TODAY } from '../../../support/builders'
import { certificateAdded, ownKindSaved, positionSaved } from '../../../support/changes'

const person = (id: string) => ({ id, firstName: 'Jan', lastName: 'Nowak' })
const certificateOf = (id: string, userId: string) =>
  certificateAdded(id, { userId, fromFile: 'zaloga.xlsx' }).certificate

const SHEET: Change = {
  kind: 'sheet-imported',
  id: 'i',
  day: TODAY,
  people: [person('p-1'), person('p-2')],
  restored: [],
  certificates: [certificateOf('c-1', 'p-1')],
}
const PAPERS: Change = {
  kind: 'papers-imported',
  id: 'i-papers',
  day: TODAY,
  examinations: [],
  inductions: [{ id: 't-1', userId: 'p-1', generalOn: '2026-01-01' }],
}

const ROLLER = { type: 'own', scope: 'own_roller' } as const
const KINDS: Change = {
  kind: 'own-kinds-imported',
  id: 'i-kinds',
  day: TODAY,
  ownKinds: [ownKindSaved('x').ownKind],
  ownCertificates: [],
}

const listed = (...changes: Change[]) => listPastImports(withImportedRows(effectiveChanges(changes)))

describe('the earlier imports', () => {
  it('are one entry for all parts, the newest first', () => {
    const other: Change = { ...SHEET, id: 'j', people: [person('p-9')], certificates: [] }
    expect(listed(SHEET, PAPERS, other)).toMatchObject([
      { id: 'j', people: 1, certificates: 0, isChanged: false },
      { id: 'i', file: 'zaloga.xlsx', people: 2, certificates: 1, parts: [SHEET, PAPERS], isChanged: false },
    ])
  })

  it.each<[string, Change]>([
    ['a person', { kind: 'person-archived', id: 'x', day: TODAY, personId: 'p-2' }],
    ['a certificate', { kind: 'certificate-removed', id: 'x', day: TODAY, certificateId: 'certificate-c-1' }],
    ['a paper', { kind: 'induction-removed', id: 'x', day: TODAY, inductionId: 't-1', userId: 'p-1' }],
    ['what a person has', certificateAdded('x', { userId: 'p-1' })],
    ['a person in another import', { ...SHEET, id: 'j', certificates: [] }],
    ['a requirement of a position', positionSaved('x', 'drogowiec', [{ qualification: ROLLER }])],
  ])('say that %s of it was changed since', (_, change) => {
    expect(listed(SHEET, PAPERS, KINDS, change).at(-1)).toMatchObject({ id: 'i', isChanged: true })
    const undone: Change = { kind: 'undone', id: 'u', day: TODAY, changeId: change.id }
    expect(listed(SHEET, PAPERS, KINDS, change, undone).at(-1)).toMatchObject({ id: 'i', isChanged: false })
  })

  it('are none that was taken back', () => {
    const undo = (changeId: string): Change => ({ kind: 'undone', id: `u-${changeId}`, day: TODAY, changeId })
    expect(listed(SHEET, PAPERS, undo('i'), undo('i-papers'))).toEqual([])
  })

  it.each(['-2', '-2-2'])('are one entry for all parts that were brought back under ids with %s', (again) => {
    const [sheet, papers] = [SHEET, PAPERS].map((part): Change => ({ ...part, id: `${part.id}${again}` }))
    expect(sheet && papers && listed(sheet, papers)).toMatchObject([
      { id: `i${again}`, parts: [sheet, papers] },
    ])
  })
})
