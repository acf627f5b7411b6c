import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Recording } from '~/browser/records.client'
import * as change from '~/domain/change'
import type { Change } from '~/domain/change'

import { TODAY } from '../../support/builders'
import { certificateAdded, reportFiled, signUp } from '../../support/changes'
import {
  addRow,
  blockDatabase,
  loseConnection,
  openTab,
  refuseWritesAfter,
  stubBrowser,
  type Tab,
} from '../../support/database'

beforeEach(() => {
  stubBrowser()
})

/** What a StorageError says; each tab has a class of its own. */
const REFUSED = 'The browser refuses its database'

const recordingOf = (recorded: Change): Recording => ({
  id: recorded.id,
  build: (id) => ({ ...recorded, id }),
})

const record = (tab: Tab, changes: Change[], userId = 'user-1') =>
  tab.recordChanges(userId, changes.map(recordingOf))

const idsOf = async (tab: Tab, userId = 'user-1') => (await tab.readChanges(userId)).map(({ id }) => id)

describe('what a person records', () => {
  it('is there in the order of recording, also after a reload', async () => {
    const tab = await openTab()
    expect(await tab.readChanges('user-1')).toEqual([])
    const [first, second, third] = [certificateAdded('a'), signUp('b'), reportFiled('c')]
    await record(tab, [first, second])
    await record(tab, [third])
    expect(await tab.readChanges('user-1')).toEqual([first, second, third])

    const reloaded = await openTab()
    expect(await reloaded.readChanges('user-1')).toEqual([first, second, third])
    expect(await reloaded.findUnreadable('user-1')).toBeUndefined()
  })

  it('is never shown to another person, nor touched by what they record', async () => {
    const tab = await openTab()
    await record(tab, [reportFiled('a')])
    for (const other of ['user-2', 'constructor', '__proto__', 'toString', '']) {
      expect(await tab.readChanges(other)).toEqual([])
    }
    await record(tab, [reportFiled('a'), signUp('b')], 'user-2')
    await tab.changeOwnData('user-2', () => ({ records: [], settings: undefined, drafts: {} }))
    expect(await idsOf(await openTab())).toEqual(['a'])
  })

  it('is recorded once, however often it is sent and from wherever', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const filed = reportFiled('a')
    await Promise.all([record(tab, [filed]), record(tab, [filed]), record(other, [filed])])
    expect(await (await openTab()).readChanges('user-1')).toEqual([filed])
  })

  it('keeps what two tabs record at the same moment', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([
      ...Array.from({ length: 20 }, (_, turn) => record(tab, [signUp(`tab-${turn}`)])),
      ...Array.from({ length: 20 }, (_, turn) => record(other, [signUp(`other-${turn}`)])),
    ])
    expect(await idsOf(await openTab())).toHaveLength(40)
  })

  it('shows in another tab, which is told', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    expect(await idsOf(other)).toEqual([])
    const isTold = new Promise<void>((resolve) => other.onRecordsChange(resolve))
    await record(tab, [signUp('a')])
    await isTold
    expect(await idsOf(other)).toEqual(['a'])
  })

  it('is parsed once: the next look costs nothing', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    const reloaded = await openTab()
    await reloaded.readChanges('user-1')
    const getAll = vi.spyOn(IDBIndex.prototype, 'getAll')
    expect(await idsOf(reloaded)).toEqual(['a'])
    await record(reloaded, [signUp('b')])
    expect(await idsOf(reloaded)).toEqual(['a', 'b'])
    expect(getAll).not.toHaveBeenCalled()
  })

  it('asks the browser to keep it, with the first record only', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true)
    vi.stubGlobal('navigator', { storage: { persist } })
    const tab = await openTab()
    await record(tab, [signUp('a')])
    await record(tab, [signUp('b')])
    expect(persist).toHaveBeenCalledTimes(1)
  })
})

describe('a recording', () => {
  const file = (tab: Tab, id: unknown, description: string, day = TODAY) =>
    tab.recordChanges('user-1', [
      { id, build: (changeId) => ({ ...reportFiled(changeId, { description }), day }) },
    ])
  const descriptionsOf = async (tab: Tab) =>
    (await tab.readChanges('user-1')).flatMap((filed) =>
      filed.kind === 'report-filed' ? [filed.report.description] : [],
    )

  it('has the id that its form carries', async () => {
    const tab = await openTab()
    expect(await file(tab, 'form-1', 'Upadek')).toMatchObject([{ id: 'form-1' }])
  })

  it('is one, though its form is sent twice, even across midnight', async () => {
    const tab = await openTab()
    await file(tab, 'form-1', 'Upadek')
    await file(tab, 'form-1', 'Upadek')
    await file(tab, 'form-1', 'Upadek', '2026-11-22')
    expect(await descriptionsOf(tab)).toEqual(['Upadek'])
  })

  it('is another where a copy of the form in another tab says something else', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await file(tab, 'form-1', 'Upadek')
    await file(other, 'form-1', 'Skaleczenie')
    expect(await descriptionsOf(other)).toEqual(['Upadek', 'Skaleczenie'])
  })

  it('is another where the first was undone', async () => {
    const tab = await openTab()
    await tab.undoChanges('user-1', await file(tab, 'form-1', 'Upadek'))
    expect(await descriptionsOf(tab)).toEqual([])
    await file(tab, 'form-1', 'Upadek')
    expect(await descriptionsOf(tab)).toEqual(['Upadek'])
  })

  it('gets a new id where its form carries none', async () => {
    const tab = await openTab()
    for (const id of [undefined, '', '<script>', '../x', 'a'.repeat(100), '\u202e'])
      expect((await file(tab, id, 'Upadek'))[0]?.id).toMatch(/^\w{16}$/)
  })

  it('is left out where it is not needed any more, by what another tab has recorded meanwhile', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const isNeeded = (changes: Change[]) => changes.every(({ kind }) => kind !== 'signed-up')
    const outcomes = await Promise.all([
      tab.recordChanges('user-1', [recordingOf(signUp('a'))], { isNeeded }),
      other.recordChanges('user-1', [recordingOf(signUp('b'))], { isNeeded }),
      tab.recordChanges('user-1', [recordingOf(signUp('c'))], { isNeeded }),
    ])
    expect(outcomes.flat()).toHaveLength(1)
    expect(await idsOf(await openTab())).toHaveLength(1)
  })

  it('drops the draft of its form, and only that', async () => {
    const tab = await openTab()
    const draft = { id: 'form-1', fields: { description: ['Upa'] } }
    await tab.saveDraft('user-1', 'report', draft)
    await tab.saveDraft('user-1', 'certificate', draft)
    await tab.recordChanges('user-1', [recordingOf(reportFiled('form-1'))], { draft: 'report' })
    expect((await tab.readDraft('user-1', 'report')).fields).toEqual({})
    expect(await tab.readDraft('user-1', 'certificate')).toEqual(draft)
  })
})

describe('undoing', () => {
  it('takes a change back for good, and tells the screen', async () => {
    const tab = await openTab()
    const shown = vi.fn<() => void>()
    tab.onRecordsChange(shown)
    await record(tab, [signUp('a'), signUp('b')])
    await tab.undoChanges('user-1', [signUp('a')])
    expect(await idsOf(tab)).toEqual(['b'])
    expect(shown).toHaveBeenCalledTimes(1)
  })
})

describe('a row that this version cannot read', () => {
  it('hides no other, is counted, and stays', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    for (const row of [7, 'text', {}, { kind: 'from-the-future', id: 'x' }]) await addRow(tab, 'user-1', row)
    const reloaded = await openTab()
    await record(reloaded, [signUp('b')])
    expect(await idsOf(reloaded)).toEqual(['a', 'b'])
    expect(await reloaded.findUnreadable('user-1')).toEqual({ changes: 4, others: 0 })
    expect((await reloaded.readOwnData('user-1')).records).toHaveLength(6)
  })
})

describe('a browser that refuses', () => {
  it('keeps nothing of an operation that does not fit as a whole, and all that was there', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    refuseWritesAfter(2)
    await expect(record(tab, [signUp('b'), signUp('c'), signUp('d')])).rejects.toThrow(REFUSED)
    expect(await idsOf(tab)).toEqual(['a'])
    expect(await idsOf(await openTab())).toEqual(['a'])
  })

  it('shows nothing and refuses to record where site data are blocked', async () => {
    blockDatabase()
    const tab = await openTab()
    expect(await tab.readChanges('user-1')).toEqual([])
    expect(await tab.findUnreadable('user-1')).toBe('refused')
    await expect(record(tab, [signUp('a')])).rejects.toThrow(REFUSED)
  })

  it('serves again as soon as it can', async () => {
    const tab = await openTab()
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError')
    })
    open.mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError')
    })
    expect(await tab.findUnreadable('user-1')).toBe('refused')
    expect(await tab.findUnreadable('user-1')).toBeUndefined()
  })
})

describe('the connection', () => {
  it('is opened again where the browser has lost it', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    await loseConnection(tab)
    await record(tab, [signUp('b')])
    await loseConnection(tab)
    expect(await idsOf(await openTab())).toEqual(['a', 'b'])
    expect(await tab.readOwnData('user-1')).toMatchObject({ records: [{ id: 'a' }, { id: 'b' }] })
  })

  it('lets a newer version of the app upgrade the database, and says that it cannot open that', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    const newer = await tab.openDatabase(2)
    expect(await tab.findUnreadable('user-1')).toBe('newer-version')
    await expect(record(tab, [signUp('b')])).rejects.toThrow(REFUSED)
    expect(await newer.getAll('changes')).toHaveLength(1)
    newer.close()
  })

  it('is refused, not waited for, where a tab with an older version does not let go', async () => {
    const tab = await openTab()
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('pewnik', 1)
      request.addEventListener('success', () => resolve(request.result))
    })
    await expect(tab.openDatabase(2)).rejects.toThrow('keeps the database open')
    held.close()
  })
})

it('the same change is told from another by what is stored', () => {
  expect(change.isSameChange(reportFiled('a'), { ...reportFiled('a'), day: '2026-11-22' })).toBe(true)
  expect(change.isSameChange(reportFiled('a'), reportFiled('a', { description: 'Upadek' }))).toBe(false)
})
