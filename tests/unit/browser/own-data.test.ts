import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readDrafts, saveDraft } from '~/browser/drafts.client'
import {
  eraseOwnData,
  findUndoable,
  forgetUndoables,
  hasUnreadableData,
  mergeIntoOwnData,
  readOwnData,
  replaceOwnData,
  undoOwnData,
} from '~/browser/own-data.client'
import { addChanges, readChanges } from '~/browser/records.client'
import { findSettings, readSettings, saveSettings } from '~/browser/settings.client'
import { StorageError } from '~/browser/storage.client'
import { backupText, parseBackup } from '~/domain/backup'

import { TODAY } from '../../support/builders'
import { certificateAdded, reportFiled, signUp } from '../../support/changes'
import { stubStorage } from '../../support/storage'

let { stored, storage } = stubStorage()

beforeEach(() => {
  vi.unstubAllGlobals()
  ;({ stored, storage } = stubStorage())
  forgetUndoables()
})

const idsOf = (userId: string) => readChanges(userId).map(({ id }) => id)
const draft = { id: 'draft-1', fields: { description: ['Upadek'] } }

/** A certificate, a sign-up that was undone, settings and a draft. */
async function fill(userId: string) {
  await addChanges(userId, [
    certificateAdded('a'),
    signUp('b'),
    { kind: 'undone', id: 'c', day: TODAY, changeId: 'b' },
  ])
  saveSettings(userId, { reminderPeriod: '7', account: { firstName: 'Ania' } })
  saveDraft(userId, 'report', draft)
}

/** All that is stored, as text, but for how often the records were replaced. */
function storedTexts(): [string, string][] {
  return [...stored]
    .map(([key, text]): [string, string] => [key, text.replace(/"generation":\d+/g, '"generation":0')])
    .toSorted()
}

function fileOf(userId: string) {
  const { backup } = parseBackup(backupText(readOwnData(userId), userId, TODAY), userId)
  return backup?.data ?? expect.fail('the file cannot be read')
}

describe('export, erase, import', () => {
  it('gives back the same, to the letter of what is stored', async () => {
    await fill('user-1')
    await addChanges('user-2', [reportFiled('d')])
    const before = storedTexts()
    const file = backupText(readOwnData('user-1'), 'user-1', TODAY)
    const data = fileOf('user-1')

    await eraseOwnData('user-1')
    expect(readOwnData('user-1')).toEqual({ records: [], settings: undefined, drafts: {} })
    expect(idsOf('user-2')).toEqual(['d'])

    await mergeIntoOwnData('user-1', data)
    expect(backupText(readOwnData('user-1'), 'user-1', TODAY)).toBe(file)
    const sorted = (texts: [string, string][]) =>
      texts.map(([key, text]) => [
        key,
        Object.entries(JSON.parse(text).people ?? JSON.parse(text)).toSorted(),
      ])
    expect(JSON.stringify(sorted(storedTexts()))).toBe(JSON.stringify(sorted(before)))
  })

  it('gives back the same by replacing, too', async () => {
    await fill('user-1')
    const before = storedTexts()
    const data = fileOf('user-1')
    await eraseOwnData('user-1')
    await replaceOwnData('user-1', data)
    expect(storedTexts()).toEqual(before)
  })
})

describe('merging', () => {
  it('adds what is missing and leaves what is there', async () => {
    await fill('user-1')
    const data = {
      records: [signUp('b', 'another'), reportFiled('new')],
      settings: { ...readSettings('user-1'), reminderPeriod: '90' as const },
      drafts: { report: { id: 'other', fields: {} }, certificate: draft },
    }
    await mergeIntoOwnData('user-1', data)
    expect(idsOf('user-1')).toEqual(['a', 'new'])
    expect(readSettings('user-1').reminderPeriod).toBe('7')
    expect(readDrafts('user-1')).toEqual({ report: draft, certificate: draft })
  })
})

describe('taking back', () => {
  it('an erasure gives back all, and keeps what was added since', async () => {
    await fill('user-1')
    const undoable = await eraseOwnData('user-1')
    await addChanges('user-1', [reportFiled('since')])
    await undoOwnData(undoable)
    expect(idsOf('user-1')).toEqual(['a', 'since'])
    expect(readSettings('user-1').account).toEqual({ firstName: 'Ania' })
    expect(readDrafts('user-1')).toEqual({ report: draft })
  })

  it('an import removes what came with it, and nothing else', async () => {
    await fill('user-1')
    const before = storedTexts()
    const data = { records: [reportFiled('x')], settings: undefined, drafts: { certificate: draft } }
    await undoOwnData(await mergeIntoOwnData('user-1', data))
    expect(storedTexts()).toEqual(before)
    await undoOwnData(await replaceOwnData('user-1', data))
    expect(storedTexts()).toEqual(before)
  })

  it('goes step by step, the last first, until the screen is left', async () => {
    await fill('user-1')
    const data = fileOf('user-1')
    const erased = await eraseOwnData('user-1')
    const merged = await mergeIntoOwnData('user-1', data)
    expect(findUndoable('user-1')).toBe(merged)
    expect(findUndoable('user-2')).toBeUndefined()
    await undoOwnData(merged)
    expect(idsOf('user-1')).toEqual([])
    expect(findUndoable('user-1')).toBe(erased)
    forgetUndoables()
    expect(findUndoable('user-1')).toBeUndefined()
  })

  it('brings back what cannot be read as it stood', async () => {
    const strange = { kind: 'from-the-future', id: 'x' }
    stored.set(
      'pewnik:records',
      JSON.stringify({ version: 1, people: { 'user-1': { generation: 3, changes: [strange, 7] } } }),
    )
    await undoOwnData(await eraseOwnData('user-1'))
    expect(readOwnData('user-1').records).toEqual([strange, 7])
  })
})

describe('a storage that refuses', () => {
  it('takes nothing of a file that does not fit as a whole, and keeps all that was there', async () => {
    await fill('user-1')
    const before = storedTexts()
    const size = [...stored].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    const data = {
      records: [reportFiled('x')],
      settings: { ...readSettings('user-1'), account: { firstName: 'Anna', lastName: 'Z domu'.repeat(8) } },
      drafts: { big: { id: 'big', fields: { description: ['ą'.repeat(900)] } } },
    }
    // Wherever it gets full: in the records, in the settings after them, in the drafts at last.
    for (let spare = 0; spare < 1_000; spare += 20) {
      storage.room = size + spare
      for (const take of [mergeIntoOwnData, replaceOwnData]) {
        const isTaken = await take('user-1', data).then(
          (undoable) => undoOwnData(undoable).then(() => true),
          (error: unknown) => {
            expect(error).toBeInstanceOf(StorageError)
            return false
          },
        )
        expect(storedTexts(), `${spare} ${isTaken}`).toEqual(before)
      }
    }
  })
})

describe('data that cannot be read', () => {
  it('is told of each store, and set aside before it is erased', async () => {
    expect(hasUnreadableData('user-1')).toBe(false)
    for (const key of ['pewnik:records', 'pewnik:settings', 'pewnik:drafts']) {
      stored.clear()
      stored.set(key, '{"damaged')
      expect(hasUnreadableData('user-1')).toBe(true)
      await eraseOwnData('user-1')
      expect(stored.get(`${key}:damaged`)).toBe('{"damaged')
      expect(hasUnreadableData('user-1')).toBe(false)
    }
    expect(findSettings('user-1')).toBeUndefined()
  })
})
