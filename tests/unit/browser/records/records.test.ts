import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Recording } from '~/browser/records/record-changes.client'
import * as change from '~/domain/changes/change'
import type { Change } from '~/domain/changes/change'

import { TODAY, user } from '../../../support/builders'
import { certificateAdded, reportFiled, sheetImported, signUp } from '../../../support/changes'
import {
  addRow,
  blockDatabase,
  loseConnection,
  openTab,
  refuseWritesAfter,
  stubBrowser,
  type Tab,
} from '../../../support/database'

beforeEach(() => {
  stubBrowser()
})

/** The message of a StorageError. Tests compare it, because each tab has a class of its own. */
const REFUSED = 'The browser refuses its database'

const recordingOf = (recorded: Change): Recording => ({
  id: recorded.id,
  build: (id) => ({ ...recorded, id }),
})

const undoing = (changeId: string): Change => ({ kind: 'undone', id: `u-${changeId}`, day: TODAY, changeId })

const record = (tab: Tab, changes: Change[], userId = 'user-1') =>
  tab.recordChanges(userId, changes.map(recordingOf))

const idsOf = async (tab: Tab, userId = 'user-1') => (await tab.readChanges(userId)).map(({ id }) => id)

describe('a record of a person', () => {
  it('is listed in the order of recording, also after a reload', async () => {
    const tab = await openTab()
    expect(await tab.readChanges('user-1')).toEqual([])
    const [first, second, third] = [certificateAdded('a'), signUp('b'), reportFiled('c')]
    await record(tab, [first, second])
    await record(tab, [third])
    expect(await tab.readChanges('user-1')).toEqual([first, second, third])

    const reloaded = await openTab()
    expect(await reloaded.readChanges('user-1')).toEqual([first, second, third])
    expect(await reloaded.countUnreadableChanges('user-1')).toBe(0)
  })

  it('is listed in its order among thousands, with those of another person between them', async () => {
    const tab = await openTab()
    const lists = [
      ['user-1', 1_500],
      ['user-2', 10],
      ['user-1', 1_500],
      ['user-2', 10],
      ['user-1', 10],
    ] as const
    const recorded: string[] = []
    for (const [place, [userId, count]] of lists.entries()) {
      const ids = Array.from({ length: count }, (_, index) => `${place}-${index}`)
      if (userId === 'user-1') recorded.push(...ids)
      await tab.changeOwnData(userId, (present) => ({
        ...present,
        records: [...present.records, ...ids.map((id) => signUp(id))],
      }))
    }
    expect(await idsOf(await openTab())).toEqual(recorded)
  })

  it('is never shown to another person or changed by their records', async () => {
    const tab = await openTab()
    await record(tab, [reportFiled('a')])
    for (const other of ['user-2', 'constructor', '__proto__', 'toString', '']) {
      expect(await tab.readChanges(other)).toEqual([])
    }
    await record(tab, [reportFiled('a'), signUp('b')], 'user-2')
    await tab.changeOwnData('user-2', () => ({ records: [], settings: undefined, drafts: {} }))
    expect(await idsOf(await openTab())).toEqual(['a'])
  })

  it('is stored once, however often and from whichever tab it is sent', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const filed = reportFiled('a')
    await Promise.all([record(tab, [filed]), record(tab, [filed]), record(other, [filed])])
    expect(await (await openTab()).readChanges('user-1')).toEqual([filed])
  })

  it('stays if two tabs record at the same moment', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([
      ...Array.from({ length: 20 }, (_, turn) => record(tab, [signUp(`tab-${turn}`)])),
      ...Array.from({ length: 20 }, (_, turn) => record(other, [signUp(`other-${turn}`)])),
    ])
    expect(await idsOf(await openTab())).toHaveLength(40)
  })

  it('appears in another tab', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    expect(await idsOf(other)).toEqual([])
    const isTold = new Promise<void>((resolve) => other.onRecordsChange(resolve))
    await record(tab, [signUp('a')])
    await isTold
    expect(await idsOf(other)).toEqual(['a'])
  })

  it('is parsed once, and later reads reuse it', async () => {
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

  it('requests persistent storage once a tab, unless it is granted already', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true)
    const persisted = vi.fn<() => Promise<boolean>>(async () => persist.mock.calls.length > 0)
    vi.stubGlobal('navigator', { storage: { persist, persisted } })
    const tab = await openTab()
    await tab.readChanges('user-1')
    expect(persisted).not.toHaveBeenCalled()
    await record(tab, [signUp('a')])
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1))
    await record(tab, [signUp('b')])
    const other = await openTab()
    await other.changeOwnData('user-1', (present) => present)
    await vi.waitFor(() => expect(persisted).toHaveBeenCalledTimes(2))
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

  it('counts once if its form is sent twice, even across midnight', async () => {
    const tab = await openTab()
    await file(tab, 'form-1', 'Upadek')
    await file(tab, 'form-1', 'Upadek')
    await file(tab, 'form-1', 'Upadek', '2026-11-22')
    expect(await descriptionsOf(tab)).toEqual(['Upadek'])
  })

  it('counts twice if a copy of the form in another tab has other values', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await file(tab, 'form-1', 'Upadek')
    await file(other, 'form-1', 'Skaleczenie')
    expect(await descriptionsOf(other)).toEqual(['Upadek', 'Skaleczenie'])
  })

  it('counts again if the first was undone', async () => {
    const tab = await openTab()
    await tab.undoChanges('user-1', await file(tab, 'form-1', 'Upadek'))
    expect(await descriptionsOf(tab)).toEqual([])
    await file(tab, 'form-1', 'Upadek')
    expect(await descriptionsOf(tab)).toEqual(['Upadek'])
  })

  it('counts once if its form is sent twice after another value or an undoing has taken its id', async () => {
    const tab = await openTab()
    await tab.undoChanges('user-1', await file(tab, 'form-1', 'Upadek'))
    for (const description of ['Upadek', 'Skaleczenie', 'Upadek', 'Skaleczenie'])
      await file(tab, 'form-1', description)
    expect(await descriptionsOf(tab)).toEqual(['Upadek', 'Skaleczenie'])
  })

  it('gets a new id if its form carries none', async () => {
    const tab = await openTab()
    for (const id of [undefined, '', '<script>', '../x', 'a'.repeat(100), '\u202e'])
      expect((await file(tab, id, 'Upadek'))[0]?.id).toMatch(/^\w{16}$/)
  })

  it('is left out if another tab has made it needless meanwhile', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const isNeeded = (changes: readonly Change[]) => changes.every(({ kind }) => kind !== 'signed-up')
    const outcomes = await Promise.all([
      tab.recordChanges('user-1', [recordingOf(signUp('a'))], { isNeeded }),
      other.recordChanges('user-1', [recordingOf(signUp('b'))], { isNeeded }),
      tab.recordChanges('user-1', [recordingOf(signUp('c'))], { isNeeded }),
    ])
    expect(outcomes.flat()).toHaveLength(1)
    expect(await idsOf(await openTab())).toHaveLength(1)
  })

  it('is planned by what another tab has recorded meanwhile', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const trainingsOf = (changes: readonly Change[]) =>
      changes.flatMap((counting) => (counting.kind === 'signed-up' ? [counting.trainingId] : []))
    const take = (each: Tab, trainings: string[]) =>
      each.recordChanges('user-1', (counting) =>
        trainings
          .filter((training) => !trainingsOf(counting).includes(training))
          .map((training) => ({ build: (id) => signUp(id, training) })),
      )
    await Promise.all([take(tab, ['a', 'b']), take(other, ['b', 'c']), take(tab, ['c', 'd'])])
    const recorded = await (await openTab()).readChanges('user-1')
    expect(trainingsOf(recorded)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('deletes the draft of its form and no other', async () => {
    const tab = await openTab()
    const draft = { id: 'form-1', fields: { description: ['Upa'] } }
    await tab.saveDraft('user-1', 'report', draft)
    await tab.saveDraft('user-1', 'certificate', draft)
    await tab.recordChanges('user-1', [recordingOf(reportFiled('form-1'))], { draft: 'report' })
    expect((await tab.readDraft('user-1', 'report')).fields).toEqual({})
    expect(await tab.readDraft('user-1', 'certificate')).toEqual(draft)
  })
})

describe('a part of another recording', () => {
  const issue = (tab: Tab, number: string) =>
    tab.recordChanges('user-1', [
      {
        id: 'form-1',
        build: (id) => ({ ...certificateAdded(id, { id, number }), id }),
      },
      {
        id: `signature-of-${number}`,
        partOf: 'form-1',
        build: (id, certificateId = 'nothing') => ({
          kind: 'certificate-signed',
          id,
          day: TODAY,
          certificateId,
          token: 'a.b.c',
        }),
      },
    ])
  const signedNumbers = async (tab: Tab) => {
    const changes = await tab.readChanges('user-1')
    const signed = changes.flatMap((part) => (part.kind === 'certificate-signed' ? [part.certificateId] : []))
    return signed.map((id) =>
      changes.flatMap((whole) =>
        whole.kind === 'certificate-added' && whole.certificate.id === id ? [whole.certificate.number] : [],
      ),
    )
  }

  it('names the id that its whole got, and not the one that the form carries', async () => {
    const tab = await openTab()
    await issue(tab, 'KPP-1')
    await issue(tab, 'KPP-2')
    expect(await signedNumbers(tab)).toEqual([['KPP-1'], ['KPP-2']])
  })

  it('follows its whole if that was undone and is recorded again', async () => {
    const tab = await openTab()
    await tab.undoChanges('user-1', await issue(tab, 'KPP-1'))
    await issue(tab, 'KPP-1')
    expect(await signedNumbers(tab)).toEqual([['KPP-1']])
  })

  it('is not recorded again with a whole that was recorded before', async () => {
    const tab = await openTab()
    await issue(tab, 'KPP-1')
    expect(await issue(tab, 'KPP-1')).toHaveLength(1)
    expect(await signedNumbers(tab)).toEqual([['KPP-1']])
  })
})

describe('undoing', () => {
  it('removes a change for good and updates the screen', async () => {
    const tab = await openTab()
    const shown = vi.fn<() => void>()
    tab.onRecordsChange(shown)
    await record(tab, [signUp('a'), signUp('b')])
    expect(await tab.undoChanges('user-1', [signUp('a')])).toBe(true)
    expect(await idsOf(tab)).toEqual(['b'])
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('records nothing if another tab has undone it already', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await record(tab, [signUp('a')])
    const undone = [tab, other].map(({ undoChanges }) => undoChanges('user-1', [signUp('a')]))
    expect((await Promise.all(undone)).toSorted()).toEqual([false, true])
    expect((await tab.readOwnData('user-1')).records).toHaveLength(2)
  })
})

describe('an import that is undone', () => {
  const stored = async (tab: Tab) => JSON.stringify((await tab.readOwnData('user-1')).records)

  it('takes its names out of the database for good', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a'), sheetImported('i', 'p1')])
    expect(await stored(tab)).toContain('Ćwiąkała')
    expect(await tab.undoChanges('user-1', [sheetImported('i', 'p1')])).toBe(true)
    expect(await stored(tab)).not.toContain('Ćwiąkała')
    expect(await idsOf(await openTab())).toEqual(['a'])
  })

  it('stays in the history if something was built on it', async () => {
    const tab = await openTab()
    await record(tab, [sheetImported('i', 'p1'), certificateAdded('c', { userId: 'p1' })])
    await tab.undoChanges('user-1', [sheetImported('i', 'p1')])
    expect(await stored(tab)).toContain('Ćwiąkała')
    expect(await idsOf(tab)).toEqual(['c'])
  })

  it('can be recorded again', async () => {
    const tab = await openTab()
    await record(tab, [sheetImported('i', 'p1')])
    await tab.undoChanges('user-1', [sheetImported('i', 'p1')])
    await record(tab, [sheetImported('i', 'p1')])
    expect((await tab.readChanges('user-1'))[0]).toEqual({ ...sheetImported('i', 'p1'), id: 'i-2' })
  })

  it('does not come back from a copy, and goes at the next start if an earlier version has kept it', async () => {
    const tab = await openTab()
    for (const row of [sheetImported('i', 'p1'), undoing('i')]) await addRow(tab, 'user-1', row)
    const next = await openTab()
    await next.clearUndoneImports('user-1')
    expect((await next.readOwnData('user-1')).records).toEqual([undoing('i')])
    await next.changeOwnData('user-1', (present) => ({
      ...present,
      records: [sheetImported('i', 'p1'), ...present.records],
    }))
    expect((await next.readOwnData('user-1')).records).toEqual([undoing('i')])
  })
})

describe('a row that this version cannot read', () => {
  it('hides no other row, is counted and stays', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    for (const row of [7, 'text', {}, { kind: 'from-the-future', id: 'x' }]) await addRow(tab, 'user-1', row)
    const reloaded = await openTab()
    await record(reloaded, [signUp('b')])
    expect(await idsOf(reloaded)).toEqual(['a', 'b'])
    expect(await reloaded.countUnreadableChanges('user-1')).toBe(4)
    expect((await reloaded.readOwnData('user-1')).records).toHaveLength(6)
  })
})

describe('a browser that refuses', () => {
  it('stores nothing of an operation that does not fit, and keeps all earlier records', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    refuseWritesAfter(2)
    await expect(record(tab, [signUp('b'), signUp('c'), signUp('d')])).rejects.toThrow(REFUSED)
    expect(await idsOf(tab)).toEqual(['a'])
    expect(await idsOf(await openTab())).toEqual(['a'])
  })

  it('shows nothing and refuses to record if site data are blocked', async () => {
    blockDatabase()
    const tab = await openTab()
    expect(await tab.readChanges('user-1')).toEqual([])
    expect(await tab.findStorageProblem()).toBe('refused')
    await expect(record(tab, [signUp('a')])).rejects.toThrow(REFUSED)
  })

  it('has no records and refuses new ones if it has no database at all', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const tab = await openTab()
    expect(await tab.readChanges('user-1')).toEqual([])
    expect(await tab.findStorageProblem()).toBe('refused')
    await expect(record(tab, [signUp('a')])).rejects.toThrow(REFUSED)
  })

  it('is used again as soon as its database opens', async () => {
    const tab = await openTab()
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError')
    })
    open.mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError')
    })
    expect(await tab.findStorageProblem()).toBe('refused')
    expect(await tab.findStorageProblem()).toBeUndefined()
  })
})

describe('the connection', () => {
  it('is opened again if the browser has lost it', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    await loseConnection(tab)
    await record(tab, [signUp('b')])
    await loseConnection(tab)
    expect(await idsOf(await openTab())).toEqual(['a', 'b'])
    expect(await tab.readOwnData('user-1')).toMatchObject({ records: [{ id: 'a' }, { id: 'b' }] })
  })

  it('lets a newer version of the app upgrade the database, and reports that it cannot open the upgraded one', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    const newer = await tab.openDatabase(2)
    expect(await tab.findStorageProblem()).toBe('newer-version')
    await expect(record(tab, [signUp('b')])).rejects.toThrow(REFUSED)
    expect(await newer.getAll('changes')).toHaveLength(1)
    newer.close()
  })

  it('lets the database be deleted, and the tab then shows what is left and says that records are gone', async () => {
    const tab = await openTab()
    await record(tab, [signUp('a')])
    const isTold = new Promise<void>((resolve) => tab.onRecordsChange(resolve))
    await deleteDatabase()
    await isTold
    expect(await idsOf(tab)).toEqual([])
    expect(await tab.areRecordsGone({ id: 'user-1' })).toBe(true)
    expect(await tab.areRecordsGone({ id: 'user-2' })).toBe(false)
    await record(tab, [signUp('b')])
    expect(await idsOf(await openTab())).toEqual(['b'])
    expect(await tab.areRecordsGone({ id: 'user-1' })).toBe(false)
  })

  it('is refused at once if a tab with an older version keeps the database open', async () => {
    const [older, tab] = [await openTab(), await openTab()]
    await record(older, [signUp('a')])
    older.closeDatabase()
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('pewnik', 1)
      request.addEventListener('success', () => resolve(request.result))
    })
    const openAs = indexedDB.open.bind(indexedDB)
    const open = vi.spyOn(indexedDB, 'open').mockImplementation((name) => openAs(name, 2))
    expect(await tab.findStorageProblem()).toBe('refused')
    await expect(record(tab, [signUp('b')])).rejects.toThrow('keeps the database open')
    expect(open).toHaveBeenCalledTimes(1)
    held.close()
    await vi.waitFor(async () => expect(await idsOf(tab)).toEqual(['a']))
  })
})

it('two changes are the same if only their days differ', () => {
  expect(change.isSameChange(reportFiled('a'), { ...reportFiled('a'), day: '2026-11-22' })).toBe(true)
  expect(change.isSameChange(reportFiled('a'), reportFiled('a', { description: 'Upadek' }))).toBe(false)
})

describe('a register whose beginning is gone', () => {
  const OWNER = {
    role: 'employee' as const,
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@poczta.example',
    company: '',
  }

  /** Begins a register with a certificate, opened in this tab, and deletes the database as a browser without room does. */
  async function loseRegister(tab: Tab) {
    const owner = await tab.beginRegister(OWNER, TODAY)
    tab.startSession(owner)
    await record(tab, [certificateAdded('a')], owner.id)
    await tab.readChanges(owner.id)
    const isTold = new Promise<void>((resolve) => tab.onRecordsChange(resolve))
    await deleteDatabase()
    await isTold
    return owner
  }

  it('takes nothing in, and is shown as it was until the tab is closed', async () => {
    const tab = await openTab()
    const { id } = await loseRegister(tab)
    await expect(record(tab, [signUp('b')], id)).rejects.toThrow('The register lacks its beginning')
    expect(tab.isRegisterLost(id)).toBe(true)
    expect(await idsOf(tab, id)).toEqual([id, 'a'])
    expect((await tab.readOwnData(id)).records).toEqual([])

    const later = await openTab()
    expect(await idsOf(later, id)).toEqual([])
    expect((await later.findLostRegister(id))?.rows.size).toBe(0)
    await expect(record(later, [signUp('b')], id)).rejects.toThrow('The register lacks its beginning')
    await expect(
      later.changeOwnData(id, (present) => ({ ...present, records: [signUp('b')] })),
    ).rejects.toThrow('The register lacks its beginning')
    expect(await later.listRegisters()).toEqual([])
  })

  it('refuses also if the browser did not tell the tab of the loss', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const owner = await tab.beginRegister(OWNER, TODAY)
    tab.startSession(owner)
    await tab.readChanges(owner.id)
    await other.writeDatabase(['changes'], (transaction) => transaction.objectStore('changes').clear())
    await expect(record(tab, [signUp('b')], owner.id)).rejects.toThrow('The register lacks its beginning')
    expect(tab.isRegisterLost(owner.id)).toBe(true)
    expect((await tab.findLostRegister(owner.id))?.rows.size).toBe(1)
  })

  it('keeps what is typed into forms', async () => {
    const tab = await openTab()
    const owner = await loseRegister(tab)
    const { id } = owner
    const draft = { id: 'form', fields: { number: ['BHP-1'] } }
    await tab.saveDraft(id, 'certificate', draft)
    await tab.storeRegisterAgain(owner, TODAY)
    expect(await tab.readDraft(id, 'certificate')).toEqual(draft)
  })

  it('is stored again as the tab has read it, and then takes in more', async () => {
    const tab = await openTab()
    const owner = await loseRegister(tab)
    await tab.storeRegisterAgain(owner, '2026-11-30')
    expect(tab.isRegisterLost(owner.id)).toBe(false)
    await record(tab, [signUp('b')], owner.id)
    const later = await openTab()
    expect(await idsOf(later, owner.id)).toEqual([owner.id, 'a', 'b'])
    expect(await later.listRegisters()).toEqual([owner])
  })

  it('begins again under the same id if no tab has read it', async () => {
    const owner = await loseRegister(await openTab())
    const later = await openTab()
    expect(await later.findLostRegister(owner.id)).toBeDefined()
    await later.storeRegisterAgain(owner, TODAY)
    expect(await later.findLostRegister(owner.id)).toBeUndefined()
    await record(later, [signUp('b')], owner.id)
    expect(await (await openTab()).listRegisters()).toEqual([owner])
  })

  it('comes back by a copy', async () => {
    const owner = await loseRegister(await openTab())
    const later = await openTab()
    await later.readChanges(owner.id)
    const begun = { kind: 'register-begun', id: owner.id, day: TODAY, owner: OWNER }
    await later.changeOwnData(owner.id, (present) => ({ ...present, records: [begun, signUp('c')] }))
    expect(later.isRegisterLost(owner.id)).toBe(false)
    await record(later, [signUp('d')], owner.id)
    expect(await idsOf(await openTab(), owner.id)).toEqual([owner.id, 'c', 'd'])
  })

  it('is no matter of a person without a register', async () => {
    const tab = await openTab()
    tab.startSession(user())
    await record(tab, [signUp('a')])
    expect(await idsOf(tab)).toEqual(['a'])
    expect(await tab.findLostRegister('user-1')).toBeUndefined()
  })
})

/** Deletes the database of the records, as a browser without room or a person who clears site data does. */
async function deleteDatabase(): Promise<void> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('pewnik').addEventListener('success', resolve)
  })
}
