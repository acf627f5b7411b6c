import { beforeEach, describe, expect, it, vi } from 'vitest'

import { NO_DATA } from '~/domain/records/own-data'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { addRow, openTab, refuseWritesAfter, stubBrowser, type Tab } from '../../../support/database'

const OWNER = {
  role: 'employer' as const,
  firstName: 'Jan',
  lastName: 'Próbny',
  email: 'jan@zaklady.example',
  company: 'Zakłady X',
}

/** The storage of one tab, which survives a reload. */
let ofTab: Map<string, string>
let room: number

beforeEach(() => {
  stubBrowser()
  ofTab = new Map()
  room = Infinity
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      ofTab.set(key, text)
    },
    removeItem: (key: string) => ofTab.delete(key),
  })
})

async function reload() {
  const tab = await openTab()
  const { hasDeletedRegister } = await import('~/browser/registers/deleted-register.client')
  return { ...tab, hasDeletedRegister }
}

/** Begins a register with a certificate, a row of a newer version, settings, a draft and a copy set aside. */
async function beginFilled(tab: Tab) {
  const owner = await tab.beginRegister(OWNER, TODAY)
  const added = certificateAdded('a')
  await tab.recordChanges(owner.id, [{ id: added.id, build: () => added }])
  await addRow(tab, owner.id, { kind: 'from-the-future' })
  await tab.saveSettings(owner.id, { reminderPeriod: '7' })
  await tab.saveDraft(owner.id, 'report', { id: 'd', fields: { description: ['Upadek'] } })
  await tab.writeDatabase(['unreadable'], (transaction) =>
    transaction.objectStore('unreadable').add({ userId: owner.id, source: 'drafts', text: 'broken' }),
  )
  return owner
}

describe('a deleted register', () => {
  it('leaves nothing in the database, and other registers as they are', async () => {
    const tab = await reload()
    const other = await tab.beginRegister(OWNER, TODAY)
    const owner = await beginFilled(tab)
    expect(tab.hasDeletedRegister()).toBe(false)
    await tab.deleteRegister(owner)
    expect(await tab.listRegisters()).toEqual([other])
    expect(await tab.readOwnData(owner.id)).toEqual(NO_DATA)
    expect(await tab.listUnreadableCopies(owner.id)).toEqual([])
    expect(tab.hasDeletedRegister()).toBe(true)
  })

  it('leaves the key that signs, so that the register that comes back signs with it', async () => {
    vi.stubGlobal('isSecureContext', true)
    const tab = await reload()
    const { ensureIssuerKey, findIssuerKey } = await import('~/browser/keys/issuer-key.client')
    const owner = await tab.beginRegister({ ...OWNER, role: 'training_center' }, TODAY)
    const key = await ensureIssuerKey(owner.id)
    await tab.deleteRegister(owner)
    expect((await findIssuerKey(owner.id))?.id).toBe(key.id)
    await tab.restoreRegister()
    expect((await ensureIssuerKey(owner.id)).id).toBe(key.id)
  })

  it('comes back whole, also after the tab was reloaded', async () => {
    const tab = await reload()
    const owner = await beginFilled(tab)
    const before = await tab.readOwnData(owner.id)
    await tab.deleteRegister(owner)

    const reloaded = await reload()
    expect(reloaded.findDeletedRegister()).toEqual({ owner, isFragile: false, lostScans: 0 })
    await reloaded.restoreRegister()
    expect(await reloaded.readOwnData(owner.id)).toEqual(before)
    expect(await reloaded.listUnreadableCopies(owner.id)).toMatchObject([
      { source: 'drafts', text: 'broken' },
    ])
    expect(await reloaded.listRegisters()).toEqual([owner])
    expect(reloaded.hasDeletedRegister()).toBe(false)
  })

  it('comes back without its scans after the tab was reloaded, and this is told', async () => {
    const tab = await reload()
    const owner = await beginFilled(tab)
    const { storeScan } = await import('~/browser/scans/scan-store.client')
    await storeScan(owner.id, new Blob(['%PDF-1.4'], { type: 'application/pdf' }))
    await tab.deleteRegister(owner)
    expect(tab.findDeletedRegister()).toEqual({ owner, isFragile: true, lostScans: 0 })
    expect((await reload()).findDeletedRegister()).toEqual({ owner, isFragile: false, lostScans: 1 })
  })

  it('that is too large for the storage of a tab comes back until a reload, and this is told', async () => {
    const tab = await reload()
    const owner = await beginFilled(tab)
    room = 10
    await tab.deleteRegister(owner)
    expect(tab.hasDeletedRegister()).toBe(true)
    expect(tab.findDeletedRegister()).toEqual({ owner, isFragile: true, lostScans: 0 })
    await tab.restoreRegister()
    expect(await tab.listRegisters()).toEqual([owner])

    await tab.deleteRegister(owner)
    expect((await reload()).findDeletedRegister()).toBeUndefined()
  })

  it('is kept for another try if the browser refuses to put it back', async () => {
    const tab = await reload()
    const owner = await beginFilled(tab)
    await tab.deleteRegister(owner)
    refuseWritesAfter(1)
    await expect(tab.restoreRegister()).rejects.toThrow('refuses')
    vi.restoreAllMocks()
    expect(await tab.listRegisters()).toEqual([])
    await tab.restoreRegister()
    expect(await tab.listRegisters()).toEqual([owner])
  })
})
