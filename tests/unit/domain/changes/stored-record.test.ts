import { describe, expect, it } from 'vitest'

import { countRecords } from '~/domain/changes/stored-record'

describe('countRecords', () => {
  it('counts each person and certificate of an import, and all else as one', () => {
    const imported = {
      kind: 'sheet-imported',
      people: ['a', 'b'],
      restored: ['c'],
      certificates: ['d', 'e', 'f'],
    }
    expect(countRecords([])).toBe(0)
    expect(countRecords([{ kind: 'signed-up' }, imported, 'damaged', undefined])).toBe(9)
    expect(countRecords([{ ...imported, people: [], restored: [], certificates: [] }])).toBe(1)
    expect(countRecords([{ ...imported, people: 'damaged' }])).toBe(4)
  })
})
