import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { withoutUndoneImports } from '~/domain/records/undone-imports'

import { TODAY } from '../../../support/builders'
import { certificateAdded, reportFiled, sheetImported } from '../../../support/changes'

const undo = (changeId: string): Change => ({ kind: 'undone', id: `u-${changeId}`, day: TODAY, changeId })

const SHEET = sheetImported('i', 'p1')
const UNREADABLE: Change = {
  kind: 'unread-cells-imported',
  id: 'i-unread',
  day: TODAY,
  cells: [{ id: 'cell-1', userId: 'p1', heading: 'Badania', text: 'niezdolny', reason: 'To nie jest data' }],
}
const SETTLED: Change = { kind: 'unread-cell-settled', id: 's', day: TODAY, cellId: 'cell-1', userId: 'p1' }

describe('an import that was undone', () => {
  it('leaves the records with all its parts, and the record of its undoing stays', () => {
    const undone = [undo('i'), undo('i-unread')]
    expect(withoutUndoneImports([SHEET, UNREADABLE, ...undone])).toEqual(undone)
    expect(withoutUndoneImports([...undone, SHEET, UNREADABLE])).toEqual(undone)
  })

  it('stays while a later record that counts names somebody whom it has brought', () => {
    const built = certificateAdded('c', { userId: 'p1' })
    const records = [SHEET, undo('i'), built]
    expect(withoutUndoneImports(records)).toBe(records)
    expect(withoutUndoneImports([...records, undo('c')])).toEqual([undo('i'), built, undo('c')])
  })

  it('stays as far as something was built on one of its parts', () => {
    const records = [SHEET, UNREADABLE, SETTLED, undo('i'), undo('i-unread')]
    expect(withoutUndoneImports(records)).toBe(records)
  })

  it('goes although earlier records and another import that was undone name the same people', () => {
    const before = certificateAdded('c', { userId: 'p1' })
    const second = sheetImported('j', 'p1')
    expect(withoutUndoneImports([before, SHEET, second, undo('i'), undo('j')])).toEqual([
      before,
      undo('i'),
      undo('j'),
    ])
  })
})

it('imports that count, other changes that were undone and unreadable records stay', () => {
  const records = [SHEET, reportFiled('r'), undo('r'), 7, undefined, { kind: 'undone' }, { kind: 'future' }]
  expect(withoutUndoneImports(records)).toBe(records)
})
