import { IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { mergeOwnData, NO_DATA, restoreOwnData, type OwnData } from '~/domain/records/own-data'
import { backupText, parseBackup } from '~/domain/register/backup'

import { TODAY } from '../../../support/builders'
import { certificateAdded, reportFiled, signUp } from '../../../support/changes'
import { addRow, openTab, refuseWritesAfter, stubBrowser, type Tab } from '../../../support/database'

beforeEach(() => {
  stubBrowser()
})

const draft = { id: 'draft-1', fields: { description: ['Upadek'] } }

const record = (tab: Tab, changes: Change[], userId = 'user-1') =>
  tab.recordChanges(
    userId,
    changes.map((change) => ({ id: change.id, build: (id) => ({ ...change, id }) })),
  )

const idsOf = async (tab: Tab, userId = 'user-1') => (await tab.readChanges(userId)).map(({ id }) => id)

/** Stores a certificate, an undone sign-up, settings and a draft. */
async function fill(tab: Tab) {
  await record(tab, [
    certificateAdded('a'),
    signUp('b'),
    { kind: 'undone', id: 'c', day: TODAY, changeId: 'b' },
  ])
  await tab.saveSettings('user-1', { reminderPeriod: '7', account: { firstName: 'Ania' } })
  await tab.saveDraft('user-1', 'report', draft)
}

const erase = (tab: Tab) => tab.changeOwnData('user-1', () => NO_DATA)
const merge = (tab: Tab, data: OwnData) =>
  tab.changeOwnData('user-1', (present) => mergeOwnData(present, data))
const replace = (tab: Tab, data: OwnData) => tab.changeOwnData('user-1', () => data)
const undo = (tab: Tab, { former, next }: { former: OwnData; next: OwnData }) =>
  tab.changeOwnData('user-1', (present) => restoreOwnData(present, former, next))

async function fileOf(tab: Tab) {
  const text = backupText(await tab.readOwnData('user-1'), 'user-1', TODAY)
  const { backup } = parseBackup(text, 'user-1')
  if (!backup) throw new Error('the file is unreadable')
  return backup.data
}

describe('a file of own data', () => {
  it.each([
    ['adding', merge],
    ['replacing', replace],
  ])('restores the erased data by %s', async (_, take) => {
    const tab = await openTab()
    await fill(tab)
    await record(tab, [reportFiled('d')], 'user-2')
    const before = await tab.readOwnData('user-1')
    const data = await fileOf(tab)

    await erase(tab)
    expect(await tab.readOwnData('user-1')).toEqual(NO_DATA)
    expect(await idsOf(tab)).toEqual([])
    expect(await idsOf(tab, 'user-2')).toEqual(['d'])

    await take(tab, data)
    expect(await tab.readOwnData('user-1')).toEqual(before)
    expect(await idsOf(tab)).toEqual(['a'])
    expect(await idsOf(await openTab(), 'user-2')).toEqual(['d'])
  })

  it('adds missing records and keeps existing ones', async () => {
    const tab = await openTab()
    await fill(tab)
    await merge(tab, {
      records: [signUp('b', 'another'), reportFiled('new')],
      settings: { ...(await tab.readSettings('user-1')), reminderPeriod: '90' },
      drafts: { report: { id: 'other', fields: {} }, certificate: draft },
    })
    expect(await idsOf(tab)).toEqual(['a', 'new'])
    expect((await tab.readSettings('user-1')).reminderPeriod).toBe('7')
    expect((await tab.readOwnData('user-1')).drafts).toEqual({ report: draft, certificate: draft })
  })

  it('leaves what is there in its place, so that a large register gets only the new rows', async () => {
    const tab = await openTab()
    await fill(tab)
    const keysOf = () => tab.readDatabase((database) => database.getAllKeys('changes'))
    const before = await keysOf()
    await merge(tab, { ...NO_DATA, records: [reportFiled('new')] })
    expect((await keysOf()).slice(0, -1)).toEqual(before)
  })

  it('is kept in its order, however many entries it has, and replaced by as many others', async () => {
    const tab = await openTab()
    const signUps = (beginning: string) =>
      Array.from({ length: 2_500 }, (_, place) => signUp(`${beginning}${place}`))
    for (const records of [signUps('a'), signUps('b')]) {
      await replace(tab, { ...NO_DATA, records })
      expect(await idsOf(tab)).toEqual(records.map(({ id }) => id))
    }
  })

  it('is taken in not at all if the person ends it halfway', async () => {
    const tab = await openTab()
    await fill(tab)
    const before = await tab.readOwnData('user-1')
    const ending = new AbortController()
    const { add } = IDBObjectStore.prototype
    const adding = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (adding.mock.calls.length === 1_500) ending.abort()
      return Reflect.apply(add, this, row)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const records = Array.from({ length: 2_500 }, (_, place) => signUp(`x${place}`))
    const taking = tab.changeOwnData('user-1', () => ({ ...NO_DATA, records }), { signal: ending.signal })
    await expect(taking).rejects.toThrow(tab.StorageError)
    expect(adding.mock.calls.length).toBeLessThan(records.length)
    expect(await tab.readOwnData('user-1')).toEqual(before)
  })

  it('is imported completely by each of two tabs at once', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const data = (records: Change[]): OwnData => ({ ...NO_DATA, records })
    await Promise.all([
      merge(tab, data([signUp('a'), signUp('b')])),
      merge(other, data([signUp('b'), signUp('c')])),
    ])
    expect((await idsOf(await openTab())).toSorted()).toEqual(['a', 'b', 'c'])
  })
})

describe('undoing', () => {
  it('of an erasure restores all data and keeps later records', async () => {
    const tab = await openTab()
    await fill(tab)
    const erased = await erase(tab)
    await record(tab, [reportFiled('since')])
    await undo(tab, erased)
    expect(await idsOf(tab)).toEqual(['a', 'since'])
    expect((await tab.readSettings('user-1')).account).toEqual({ firstName: 'Ania' })
    expect(await tab.readDraft('user-1', 'report')).toEqual(draft)
  })

  it.each([
    ['adding', merge],
    ['replacing', replace],
  ])('of %s removes only the imported records', async (_, take) => {
    const tab = await openTab()
    await fill(tab)
    const before = await tab.readOwnData('user-1')
    await undo(tab, await take(tab, { ...NO_DATA, records: [reportFiled('x')], drafts: { other: draft } }))
    expect(await tab.readOwnData('user-1')).toEqual(before)
  })

  it('restores unreadable rows unchanged', async () => {
    const tab = await openTab()
    const strange = { kind: 'from-the-future', id: 'x' }
    for (const row of [strange, 7]) await addRow(tab, 'user-1', row)
    await undo(tab, await erase(tab))
    expect((await tab.readOwnData('user-1')).records).toEqual([strange, 7])
    expect(await tab.countUnreadableChanges('user-1')).toBe(2)
  })
})

describe('a browser that runs full', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'at write %i of an operation stores nothing of it and keeps all earlier data',
    async (count) => {
      const tab = await openTab()
      await fill(tab)
      const before = await tab.readOwnData('user-1')
      const data = {
        records: [reportFiled('x'), reportFiled('y')],
        settings: await tab.readSettings('user-1'),
        drafts: { one: draft, two: draft, three: draft },
      }
      refuseWritesAfter(count)
      await expect(replace(tab, data)).rejects.toThrow(tab.StorageError)
      expect(await tab.readOwnData('user-1')).toEqual(before)
      expect(await idsOf(tab)).toEqual(['a'])
    },
  )
})
