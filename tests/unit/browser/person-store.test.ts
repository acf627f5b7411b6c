import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { personStore } from '~/browser/person-store.client'
import { StorageError } from '~/browser/storage.client'

import { blockStorage, stubStorage } from '../../support/storage'

const KEY = 'pewnik:notes'
const SET_ASIDE_KEY = 'pewnik:notes:damaged'

let { stored, storage } = stubStorage()

beforeEach(() => {
  vi.unstubAllGlobals()
  ;({ stored, storage } = stubStorage())
})

const store = personStore(KEY, v.array(v.string()), 2)

describe('a store with a version', () => {
  it('holds an entry for each person, and none for whom it was removed', () => {
    store.write('user-1', () => ['a'])
    store.write('user-2', (notes = []) => [...notes, 'b'])
    store.write('user-1', (notes = []) => [...notes, 'c'])
    expect(stored.get(KEY)).toBe('{"version":2,"people":{"user-2":["b"],"user-1":["a","c"]}}')
    store.write('user-1', () => undefined)
    expect(stored.get(KEY)).toBe('{"version":2,"people":{"user-2":["b"]}}')
    expect(store.read('user-1')).toBeUndefined()
    expect(store.readAll()).toEqual({ 'user-2': ['b'] })
  })

  it('gives nobody the entry of another, whoever asks', () => {
    store.write('user-1', () => ['secret'])
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(store.read(id)).toEqual(id === 'user-1' ? ['secret'] : undefined)
      }),
    )
    for (const id of ['__proto__', 'constructor', 'hasOwnProperty']) expect(store.read(id)).toBeUndefined()
  })

  it.each([
    ['malformed JSON', '{"version":2,"people":{"user-1":["a"]', 'damaged'],
    ['a list', '[]', 'damaged'],
    ['an older version', '{"version":1,"people":{}}', 'damaged'],
    ['a version that is no number', '{"version":"3","people":{}}', 'damaged'],
    ['a newer version', '{"version":3,"people":{"user-1":["a"]}}', 'newer-version'],
    ['an entry of another shape', '{"version":2,"people":{"user-1":[1]}}', 'damaged'],
  ])('says what is wrong with %s, and sets it aside whole before it writes', (_, text, problem) => {
    stored.set(KEY, text)
    expect(store.read('user-1')).toBeUndefined()
    expect(store.problem('user-1')).toBe(problem)
    store.write('user-1', () => ['new'])
    expect(stored.get(SET_ASIDE_KEY)).toBe(text)
    expect(store.read('user-1')).toEqual(['new'])
    expect(store.problem('user-1')).toBeUndefined()
  })

  it('sets aside beside what was set aside before, and the same only once', () => {
    for (const text of ['{', '[', '{', '{"version":9}', '[']) {
      stored.set(KEY, text)
      store.write('user-1', () => ['new'])
    }
    expect(stored.get(SET_ASIDE_KEY)).toBe('{')
    expect(stored.get(`${SET_ASIDE_KEY}-2`)).toBe('[')
    expect(stored.get(`${SET_ASIDE_KEY}-3`)).toBe('{"version":9}')
    expect(stored.size).toBe(4)
  })

  it('changes nothing where what makes the new value fails', () => {
    store.write('user-1', () => ['a'])
    const text = stored.get(KEY)
    expect(() =>
      store.write('user-1', () => {
        throw new Error('a fault')
      }),
    ).toThrow('a fault')
    expect(stored.get(KEY)).toBe(text)
  })
})

describe('a storage that refuses', () => {
  it('leaves all as it was when it is full', () => {
    store.write('user-1', () => ['a'])
    const before = new Map(stored)
    storage.room = 10
    expect(() => store.write('user-1', () => ['a', 'b'])).toThrow(StorageError)
    expect(stored).toEqual(before)
  })

  it('leaves what is damaged where it is when there is no room to set it aside', () => {
    stored.set(KEY, '{"damaged')
    storage.room = 20
    expect(() => store.write('user-1', () => ['a'])).toThrow(StorageError)
    expect([...stored]).toEqual([[KEY, '{"damaged']])
  })

  it('reads as empty where it is blocked, and throws to whoever writes', () => {
    blockStorage()
    expect(store.read('user-1')).toBeUndefined()
    expect(store.readAll()).toEqual({})
    expect(store.problem('user-1')).toBeUndefined()
    expect(() => store.write('user-1', () => ['a'])).toThrow(StorageError)
  })
})
