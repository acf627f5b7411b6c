import { describe, expect, it } from 'vitest'

import { nextTableSort, parseTableSort, sortTable, tableSortParam } from '~/domain/words/table-sort'

const COLUMNS = ['name', 'count'] as const

const ROWS = [
  { id: 1, name: 'Łukasz', count: 10 },
  { id: 2, name: 'Zenon', count: undefined },
  { id: 3, name: 'Lucyna', count: 9 },
  { id: 4, name: 'Ćwik', count: 9 },
]

const VALUES = {
  name: ({ name }: (typeof ROWS)[number]) => name,
  count: ({ count }: (typeof ROWS)[number]) => count,
}

const parse = (search: string) => parseTableSort(new URLSearchParams(search), COLUMNS)
const sorted = (search: string) => sortTable(ROWS, parse(search), VALUES).map(({ id }) => id)

describe('the order of a table', () => {
  it('is written to the URL and read from it', () => {
    for (const value of ['name', '-count']) expect(tableSortParam(parse(`sort=${value}`))).toBe(value)
    for (const search of ['', 'sort=', 'sort=-', 'sort=other', 'sort=--name', 'sort=Name']) {
      expect(parse(search)).toBeUndefined()
    }
    expect(tableSortParam(undefined)).toBeUndefined()
  })

  it('goes up, down and back to the table’s own at each press, and up at another column', () => {
    const up = nextTableSort(undefined, 'name')
    const down = nextTableSort(up, 'name')
    expect(up).toEqual({ by: 'name', isDescending: false })
    expect(down).toEqual({ by: 'name', isDescending: true })
    expect(nextTableSort(down, 'name')).toBeUndefined()
    expect(nextTableSort<'name' | 'count'>(down, 'count')).toEqual({ by: 'count', isDescending: false })
  })

  it('compares texts by the Polish alphabet', () => {
    expect(sorted('sort=name')).toEqual([4, 3, 1, 2])
    expect(sorted('sort=-name')).toEqual([2, 1, 3, 4])
  })

  it('compares numbers as numbers, has rows without a value last, and keeps the order of equal ones', () => {
    expect(sorted('sort=count')).toEqual([3, 4, 1, 2])
    expect(sorted('sort=-count')).toEqual([1, 3, 4, 2])
  })

  it('is the table’s own without a chosen one', () => {
    expect(sorted('')).toEqual([1, 2, 3, 4])
  })
})
