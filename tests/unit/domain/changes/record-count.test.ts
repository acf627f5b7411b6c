import { describe, expect, it } from 'vitest'

import { countRecords } from '~/domain/changes/record-count'

describe('countRecords', () => {
  it('counts each person and certificate of a sheet, and all else as one', () => {
    const sheet = {
      kind: 'sheet-imported',
      people: ['a', 'b'],
      restored: ['c'],
      certificates: ['d', 'e', 'f'],
    }
    expect(countRecords([])).toBe(0)
    expect(countRecords([{ kind: 'signed-up' }, sheet, 'damaged', undefined])).toBe(9)
    expect(countRecords([{ ...sheet, people: [], restored: [], certificates: [] }])).toBe(1)
    expect(countRecords([{ ...sheet, people: 'damaged' }])).toBe(4)
  })
})
