import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageOf, parsePage } from '~/domain/words/page'

const items = fc.array(fc.nat())
const size = fc.integer({ min: 1, max: 10 })

describe('pageOf', () => {
  it('holds every item on exactly one page, in order', () => {
    fc.assert(
      fc.property(items, size, (all, perPage) => {
        const { pageCount } = pageOf(all, 1, perPage)
        const pages = Array.from({ length: pageCount }, (_, index) => pageOf(all, index + 1, perPage))
        expect(pages.flatMap((page) => page.items)).toEqual(all)
        for (const page of pages) {
          expect(page.items.length).toBeLessThanOrEqual(perPage)
          expect(page).toMatchObject({ pageCount, total: all.length })
        }
      }),
    )
  })

  it('returns the last page if the number is too high', () => {
    fc.assert(
      fc.property(items, size, fc.integer({ min: 1, max: 1000 }), (all, perPage, beyond) => {
        const { pageCount } = pageOf(all, 1, perPage)
        const last = pageOf(all, pageCount, perPage)
        expect(last.page).toBe(pageCount)
        expect(pageOf(all, pageCount + beyond, perPage)).toEqual(last)
      }),
    )
  })

  it('starts a new page only when one is full', () => {
    expect(pageOf([1, 2, 3, 4], 1, 4).pageCount).toBe(1)
    expect(pageOf([1, 2, 3, 4, 5], 2, 4)).toEqual({
      items: [5],
      all: [1, 2, 3, 4, 5],
      page: 2,
      pageCount: 2,
      total: 5,
    })
  })

  it('has one empty page for an empty list', () => {
    expect(pageOf([], 3, 10)).toEqual({ items: [], all: [], page: 1, pageCount: 1, total: 0 })
  })
})

describe('parsePage', () => {
  const parse = (page: string) => parsePage(new URLSearchParams({ page }))

  it('reads a page counted from 1', () => {
    expect(parse('1')).toBe(1)
    expect(parse('24')).toBe(24)
  })

  it('returns the first page for anything else', () => {
    expect(parsePage(new URLSearchParams())).toBe(1)
    for (const junk of [
      '',
      '0',
      '-2',
      '2.5',
      '1e3',
      '0x10',
      '07',
      ' 2',
      'Infinity',
      'NaN',
      '9'.repeat(400),
    ]) {
      expect(parse(junk), `page=${junk}`).toBe(1)
    }
  })
})
