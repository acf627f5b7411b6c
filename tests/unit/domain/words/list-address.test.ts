import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readListAddress, writeListAddress } from '~/domain/words/list-address'

const write = (search: string, isOwnRegister: boolean) =>
  writeListAddress(new URLSearchParams(search), isOwnRegister)

describe('the address of a list', () => {
  it('has all filters in its search with the sample', () => {
    expect(write('q=Ćwik&position=spawacz&page=2', false)).toEqual({
      search: '?q=%C4%86wik&position=spawacz&page=2',
      hash: '',
    })
  })

  it('has typed words in its fragment in an own register, and what is chosen in its search', () => {
    expect(write('q=Anna Ćwik&status=active&page=2', true)).toEqual({
      search: '?status=active&page=2',
      hash: '#q=Anna+%C4%86wik',
    })
  })

  it('hides names that were typed elsewhere and are chosen here', () => {
    expect(write('company=Żelbrzeg&position=spawacz&show=lacking', true)).toEqual({
      search: '?show=lacking',
      hash: '#company=%C5%BBelbrzeg&position=spawacz',
    })
  })

  it('has neither part without filters', () => {
    expect(write('', true)).toEqual({ search: '', hash: '' })
    expect(write('q=', true)).toEqual({ search: '', hash: '' })
    expect(write('', false)).toEqual({ search: '', hash: '' })
  })

  it('gives back any text, whoever it is of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean(), (q, isOwnRegister) => {
        const params = new URLSearchParams({ status: 'active', q })
        const read = readListAddress(writeListAddress(params, isOwnRegister))
        expect([read.get('q'), read.get('status')]).toEqual([q, 'active'])
      }),
    )
  })

  it('takes only typed filters from the fragment', () => {
    const read = (search: string, hash: string) => `${readListAddress({ search, hash })}`
    expect(read('?status=active', '#q=x&status=expired&page=7')).toBe('status=active&q=x')
    expect(read('?q=old', '#q=new')).toBe('q=new')
    for (const hash of ['', '#', '#main', '#%', '#q']) expect(read('?page=2', hash)).toMatch(/^page=2(&q=)?$/)
  })
})
