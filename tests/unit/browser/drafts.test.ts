import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  draftsProblem,
  dropDraft,
  readDraft,
  readDrafts,
  replaceDrafts,
  saveDraft,
} from '~/browser/drafts.client'
import { StorageError } from '~/browser/storage.client'

import { blockStorage, stubStorage } from '../../support/storage'

const KEY = 'pewnik:drafts'
const SET_ASIDE_KEY = 'pewnik:drafts:damaged'

let { stored, storage } = stubStorage()

beforeEach(() => {
  vi.unstubAllGlobals()
  ;({ stored, storage } = stubStorage())
})

const draft = (description: string, id = 'draft-1') => ({ id, fields: { description: [description] } })

describe('what is typed and not sent', () => {
  it('is an empty draft with a new id at first, each time another', () => {
    const first = readDraft('user-1', 'report')
    expect(first.fields).toEqual({})
    expect(first.id).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(readDraft('user-1', 'report').id).not.toBe(first.id)
    expect(stored.size).toBe(0)
  })

  it('keeps its id while it is typed on, so that it is sent once', () => {
    saveDraft('user-1', 'report', draft('Upa'))
    saveDraft('user-1', 'report', draft('Upadek'))
    expect(readDraft('user-1', 'report')).toEqual(draft('Upadek'))
  })

  it('is kept for each form and each person by itself', () => {
    saveDraft('user-1', 'report', draft('mine'))
    saveDraft('user-1', 'certificate', draft('mine too', 'draft-2'))
    saveDraft('user-2', 'report', draft('theirs', 'draft-3'))
    dropDraft('user-1', 'report')
    expect(readDraft('user-1', 'report').fields).toEqual({})
    expect(readDrafts('user-1')).toEqual({ certificate: draft('mine too', 'draft-2') })
    expect(readDrafts('user-2')).toEqual({ report: draft('theirs', 'draft-3') })
    expect(readDrafts('user-3')).toEqual({})
  })

  it('leaves nothing behind when the last one is dropped', () => {
    saveDraft('user-1', 'report', draft('typed'))
    dropDraft('user-1', 'report')
    expect(stored.get(KEY)).toBe('{"version":1,"people":{}}')
  })

  it('survives whatever can be typed', () => {
    for (const text of [
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '\ud800',
      '\u202e',
      'ą'.repeat(1e5),
    ]) {
      saveDraft('user-1', 'report', draft(text))
      expect(readDraft('user-1', 'report').fields.description).toEqual([text])
    }
  })

  it('can be replaced as a whole', () => {
    saveDraft('user-1', 'report', draft('before'))
    replaceDrafts('user-1', { certificate: draft('after') })
    expect(readDrafts('user-1')).toEqual({ certificate: draft('after') })
    replaceDrafts('user-1', {})
    expect(readDrafts('user-1')).toEqual({})
  })
})

describe('drafts that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"version":1,"people":'],
    ['another shape', '{"version":1,"people":{"user-1":{"report":{"id":1}}}}'],
    ['a newer version', '{"version":2,"people":{}}'],
  ])('(%s) count as none, and are set aside by the next', (_, text) => {
    stored.set(KEY, text)
    expect(readDrafts('user-1')).toEqual({})
    expect(draftsProblem('user-1')).toBeDefined()
    expect(stored.get(KEY)).toBe(text)
    saveDraft('user-1', 'report', draft('new'))
    expect(stored.get(SET_ASIDE_KEY)).toBe(text)
    expect(readDraft('user-1', 'report')).toEqual(draft('new'))
  })
})

describe('a storage that refuses', () => {
  it('keeps the draft as it was kept last when it gets full', () => {
    saveDraft('user-1', 'report', draft('short'))
    storage.room = 150
    expect(() => saveDraft('user-1', 'report', draft('long '.repeat(50)))).toThrow(StorageError)
    expect(readDraft('user-1', 'report')).toEqual(draft('short'))
  })

  it('gives an empty draft where it is blocked', () => {
    blockStorage()
    expect(readDraft('user-1', 'report').fields).toEqual({})
    expect(() => saveDraft('user-1', 'report', draft('typed'))).toThrow(StorageError)
  })
})
