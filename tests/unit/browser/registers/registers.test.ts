import { beforeEach, describe, expect, it, vi } from 'vitest'

import { erasedOwnData, NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { TODAY, user } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { addRow, blockDatabase, openTab, stubBrowser } from '../../../support/database'

beforeEach(() => {
  stubBrowser()
})

const OWNER = {
  role: 'employer' as const,
  firstName: 'Jan',
  lastName: 'Próbny',
  email: 'jan@zaklady.example',
  company: 'Zakłady X',
}

const NO_SAMPLE: readonly string[] = []

describe('own registers', () => {
  it('are listed once begun, also after a reload, and nobody else is', async () => {
    const tab = await openTab()
    expect(await tab.listRegisters()).toEqual([])
    const owner = await tab.beginRegister(OWNER, TODAY)
    expect(owner).toMatchObject(OWNER)
    const other = await tab.beginRegister({ ...OWNER, company: 'Zakłady Y' }, TODAY)
    const added = certificateAdded('a')
    await tab.recordChanges('sample-user', [{ id: added.id, build: () => added }])

    const reloaded = await openTab()
    const listed = await reloaded.listRegisters()
    expect(listed).toHaveLength(2)
    expect(listed).toEqual(expect.arrayContaining([owner, other]))
  })

  it('keep all that their owner records, and see nothing of each other', async () => {
    const tab = await openTab()
    const [mine, other] = [await tab.beginRegister(OWNER, TODAY), await tab.beginRegister(OWNER, TODAY)]
    const added = certificateAdded('a')
    await tab.recordChanges(mine.id, [{ id: added.id, build: () => added }])
    expect((await tab.readChanges(mine.id)).map(({ kind }) => kind)).toEqual([
      'register-begun',
      'certificate-added',
    ])
    expect((await tab.readChanges(other.id)).map(({ kind }) => kind)).toEqual(['register-begun'])
    expect(await tab.listRegisters()).toHaveLength(2)
  })

  it('hide behind no row that this version cannot read', async () => {
    const tab = await openTab()
    await addRow(tab, 'newer', { kind: 'from-the-future' })
    const owner = await tab.beginRegister(OWNER, TODAY)
    expect(await tab.listRegisters()).toEqual([owner])
  })

  it('are none if the browser refuses its database, and none can be begun', async () => {
    blockDatabase()
    const tab = await openTab()
    expect(await tab.listRegisters()).toEqual([])
    await expect(tab.beginRegister(OWNER, TODAY)).rejects.toThrow('The browser refuses its database')
  })
})

describe('a change of the owner', () => {
  const moved = { ...OWNER, lastName: 'Nowy', company: 'Zakłady Z' }
  const changeTo = (owner: typeof OWNER) => ({
    build: (id: string) => ({ kind: 'register-changed' as const, id, day: TODAY, owner }),
  })

  it('holds in the list of registers and in the session, and undoing it takes it back in both', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister(OWNER, TODAY)
    tab.startSession(owner)
    const recorded = await tab.recordChanges(owner.id, [changeTo(moved)])
    expect(await tab.listRegisters()).toEqual([{ ...owner, ...moved }])
    expect(tab.readSession()).toEqual({ ...owner, ...moved })
    const reloaded = await openTab()
    expect(await reloaded.listRegisters()).toEqual([{ ...owner, ...moved }])

    await tab.undoChanges(owner.id, recorded)
    expect(await tab.listRegisters()).toEqual([owner])
    expect(tab.readSession()).toEqual(owner)
  })

  it('leaves the session of somebody else as it is', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister(OWNER, TODAY)
    const other = await tab.beginRegister(OWNER, TODAY)
    tab.startSession(other)
    await tab.recordChanges(owner.id, [changeTo(moved)])
    expect(tab.readSession()).toEqual(other)
  })

  it('gives nobody a register or another role', async () => {
    const tab = await openTab()
    const anna = user({ role: 'employee' })
    const begin = (role: 'employee' | 'employer') => ({
      id: anna.id,
      build: () => ({ kind: 'register-begun' as const, id: anna.id, day: TODAY, owner: { ...OWNER, role } }),
    })
    tab.startSession(anna)
    await tab.recordChanges(anna.id, [begin('employee')])
    expect(tab.readSession()).toEqual(anna)

    stubBrowser()
    const other = await openTab()
    const owner = user({ role: 'employee', hasRegister: true })
    other.startSession(owner)
    await other.recordChanges(owner.id, [begin('employer')])
    expect(other.readSession()).toEqual(owner)
  })

  it('comes with a copy, also into an open session, and stays when all else is erased', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister(OWNER, TODAY)
    const former = await tab.readOwnData(owner.id)
    await tab.recordChanges(owner.id, [changeTo(moved)])
    const text = backupText(await tab.readOwnData(owner.id), owner.id, TODAY)

    stubBrowser()
    const other = await openTab()
    await other.changeOwnData(owner.id, () => former)
    other.startSession(owner)
    const taken = await other.takeRegisterCopy(new File([text], 'kopia.json'), NO_SAMPLE)
    expect(taken).toEqual({ owner: { ...owner, ...moved }, rejected: 0, lostScans: 0 })
    expect(other.readSession()).toEqual({ ...owner, ...moved })
    await other.changeOwnData(owner.id, erasedOwnData)
    expect(await other.listRegisters()).toEqual([{ ...owner, ...moved }])
  })
})

describe('the copy of a register', () => {
  const fileOf = (text: string) => new File([text], 'kopia.json')

  it('brings it to another browser by union: what is there already stays, and nothing comes twice', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister(OWNER, TODAY)
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    await tab.recordChanges(owner.id, [{ build: (id) => ({ kind: 'person-saved', id, day: TODAY, person }) }])
    const file = fileOf(backupText(await tab.readOwnData(owner.id), owner.id, TODAY))

    stubBrowser()
    const other = await openTab()
    expect(await other.takeRegisterCopy(file, NO_SAMPLE)).toEqual({ owner, rejected: 0, lostScans: 0 })
    const archived = { kind: 'person-archived', day: TODAY, personId: 'p1' } as const
    await other.recordChanges(owner.id, [{ build: (id) => ({ ...archived, id }) }])
    expect(await other.takeRegisterCopy(file, NO_SAMPLE)).toEqual({ owner, rejected: 0, lostScans: 0 })
    expect((await other.readChanges(owner.id)).map(({ kind }) => kind)).toEqual([
      'register-begun',
      'person-saved',
      'person-archived',
    ])
    expect(await other.listRegisters()).toEqual([owner])
  })

  it('comes whole, also with a sheet that was undone and taken in again', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister(OWNER, TODAY)
    const sheet = {
      kind: 'sheet-imported' as const,
      day: TODAY,
      people: [{ id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }],
      restored: [],
      certificates: [certificateAdded('a', { userId: 'p1', status: 'active' }).certificate],
    }
    const takeIn = () =>
      tab.recordChanges(owner.id, [{ id: 'sheet', build: (id: string) => ({ ...sheet, id }) }])
    await tab.undoChanges(owner.id, await takeIn())
    await takeIn()
    const file = fileOf(backupText(await tab.readOwnData(owner.id), owner.id, TODAY))
    const changes = await tab.readChanges(owner.id)

    stubBrowser()
    const other = await openTab()
    expect(await other.takeRegisterCopy(file, NO_SAMPLE)).toEqual({ owner, rejected: 0, lostScans: 0 })
    expect(await other.readChanges(owner.id)).toEqual(changes)
  })

  it('brings the key that signs, locked, and on a page that cannot sign leaves it in the file', async () => {
    vi.stubGlobal('isSecureContext', true)
    const tab = await openTab()
    const owner = await tab.beginRegister({ ...OWNER, role: 'training_center' }, TODAY)
    const { makeSealedKey } = await import('~/browser/keys/sealed-key.client')
    const { sealed } = await makeSealedKey('poprawny koń bateria')
    const file = fileOf(backupText(await tab.readOwnData(owner.id), owner.id, TODAY, { key: sealed }))
    for (const isSecureContext of [true, false]) {
      stubBrowser()
      vi.stubGlobal('isSecureContext', isSecureContext)
      const other = await openTab()
      expect(await other.takeRegisterCopy(file, NO_SAMPLE)).toEqual({ owner, rejected: 0, lostScans: 0 })
      const { findSealedKey } = await import('~/browser/keys/locked-key.client')
      expect(await findSealedKey(owner.id)).toEqual(isSecureContext ? sealed : undefined)
    }
  })

  it('is refused if it is damaged, or holds the data of a sample account', async () => {
    const tab = await openTab()
    expect(await tab.takeRegisterCopy(fileOf('{'), NO_SAMPLE)).toEqual({
      problem: 'Plik jest uszkodzony albo nie zawiera danych JSON.',
    })
    const added = certificateAdded('a')
    await tab.recordChanges('user-1', [{ id: added.id, build: () => added }])
    const file = fileOf(backupText(await tab.readOwnData('user-1'), 'user-1', TODAY))
    expect(await tab.takeRegisterCopy(file, NO_SAMPLE)).toEqual({
      problem: expect.stringContaining('W tym pliku nie ma własnego rejestru.'),
    })
  })

  it('is refused under the id of a person in the sample, and brings nothing', async () => {
    const begun = { kind: 'register-begun', id: 'user-1', day: TODAY, owner: OWNER }
    const tab = await openTab()
    const file = fileOf(backupText({ ...NO_DATA, records: [begun] }, 'user-1', TODAY))
    expect(await tab.takeRegisterCopy(file, ['user-1'])).toEqual({
      problem: expect.stringContaining('W tym pliku nie ma własnego rejestru.'),
    })
    expect(await tab.readChanges('user-1')).toEqual([])
  })

  it('is judged by the role that the register has here, whatever the file says', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister({ ...OWNER, role: 'employee' }, TODAY)
    const begun = { kind: 'register-begun', id: owner.id, day: TODAY, owner: OWNER }
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const saved = { kind: 'person-saved', id: 'x', day: TODAY, person }
    const file = fileOf(backupText({ ...NO_DATA, records: [begun, saved] }, owner.id, TODAY))
    expect(await tab.takeRegisterCopy(file, NO_SAMPLE)).toEqual({ owner, rejected: 2, lostScans: 0 })
  })

  it('tells how much of it this version cannot take', async () => {
    const tab = await openTab()
    const owner = await tab.beginRegister(OWNER, TODAY)
    const data = await tab.readOwnData(owner.id)
    const records = [...data.records, { kind: 'from-the-future', id: 'x' }]
    const file = fileOf(backupText({ ...data, records }, owner.id, TODAY))
    expect(await tab.takeRegisterCopy(file, NO_SAMPLE)).toEqual({ owner, rejected: 1, lostScans: 0 })
  })
})
