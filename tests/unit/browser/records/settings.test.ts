import { IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { user } from '../../../support/builders'
import { blockDatabase, openTab, refuseWritesAfter, stubBrowser, type Tab } from '../../../support/database'

const DEFAULTS = {
  emailNotifications: false,
  expiryReminders: true,
  reminderPeriod: '30',
  browserNotifications: false,
  dropNews: true,
  profileVisibility: 'employers',
  certificateSharing: 'authorized',
}

beforeEach(() => {
  stubBrowser()
})

async function store(tab: Tab, settings: unknown, userId = 'user-1') {
  await tab.writeDatabase(['settings'], (transaction) =>
    transaction.objectStore('settings').put({ userId, settings }),
  )
}

describe('the settings of a person', () => {
  it('are the defaults until the person changes one', async () => {
    const tab = await openTab()
    expect(await tab.readSettings('user-1')).toEqual(DEFAULTS)
    expect(await tab.hasUnreadableSettings('user-1')).toBe(false)
  })

  it('keep earlier changes, also after a reload', async () => {
    const tab = await openTab()
    await Promise.all([
      tab.saveSettings('user-1', { reminderPeriod: '7' }),
      tab.saveSettings('user-1', { profileVisibility: 'private' }),
    ])
    expect(await (await openTab()).readSettings('user-1')).toEqual({
      ...DEFAULTS,
      reminderPeriod: '7',
      profileVisibility: 'private',
    })
  })

  it('are read once, and again after a change here or in another tab', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([tab.readSettings('user-1'), other.readSettings('user-1')])
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll')
    onTestFinished(() => getAll.mockRestore())
    await tab.readSettings('user-2')
    await tab.withOwnProfiles([user()])
    expect(getAll).not.toHaveBeenCalled()

    const isTold = new Promise<void>((resolve) => other.onRecordsChange(resolve))
    await tab.saveSettings('user-1', { reminderPeriod: '7' })
    await isTold
    for (const either of [tab, other]) {
      expect((await either.readSettings('user-1')).reminderPeriod).toBe('7')
    }
  })

  it('do not affect other people', async () => {
    const tab = await openTab()
    await tab.saveSettings('user-1', { emailNotifications: true })
    await tab.saveSettings('user-2', { certificateSharing: 'public' })
    expect(await tab.readSettings('user-1')).toEqual({ ...DEFAULTS, emailNotifications: true })
    expect(await tab.readSettings('user-2')).toEqual({ ...DEFAULTS, certificateSharing: 'public' })
    for (const other of ['user-3', 'constructor']) expect(await tab.readSettings(other)).toEqual(DEFAULTS)
  })
})

describe('settings that cannot be read', () => {
  it.each([
    ['another shape', 'text'],
    ['a value that is not offered', { reminderPeriod: '31' }],
  ])('(%s) count as not set, and the first change keeps them as a copy', async (_, settings) => {
    const tab = await openTab()
    await store(tab, settings)
    expect(await tab.readSettings('user-1')).toEqual(DEFAULTS)
    expect(await tab.hasUnreadableSettings('user-1')).toBe(true)

    await tab.saveSettings('user-1', { reminderPeriod: '14' })
    expect((await tab.readSettings('user-1')).reminderPeriod).toBe('14')
    expect(await tab.hasUnreadableSettings('user-1')).toBe(false)
    expect(await tab.listUnreadableCopies('user-1')).toMatchObject([
      { source: 'settings', text: JSON.stringify(settings) },
    ])
    expect(await tab.listUnreadableCopies('user-2')).toEqual([])
  })

  it('stay unchanged if the browser is too full for a copy', async () => {
    const tab = await openTab()
    await store(tab, 'text')
    refuseWritesAfter(0)
    await expect(tab.saveSettings('user-1', { reminderPeriod: '14' })).rejects.toThrow(tab.StorageError)
    expect(await tab.hasUnreadableSettings('user-1')).toBe(true)
  })
})

it('a full browser keeps the settings that were there', async () => {
  const tab = await openTab()
  await tab.saveSettings('user-1', { reminderPeriod: '7' })
  refuseWritesAfter(0)
  await expect(tab.saveSettings('user-1', { reminderPeriod: '90' })).rejects.toThrow(tab.StorageError)
  expect((await tab.readSettings('user-1')).reminderPeriod).toBe('7')
})

it('a browser that blocks site data has default settings and unedited profiles', async () => {
  blockDatabase()
  const tab = await openTab()
  expect(await tab.readSettings('user-1')).toEqual(DEFAULTS)
  expect(await tab.withOwnProfile(user())).toEqual(user())
  expect(await tab.withOwnProfiles([user()])).toEqual([user()])
  await expect(tab.saveSettings('user-1', {})).rejects.toThrow(tab.StorageError)
})

describe('people with the profiles that they have edited', () => {
  it('have the edited names, and other people keep theirs', async () => {
    const tab = await openTab()
    const jan = user({ id: 'user-2', firstName: 'Jan' })
    await tab.saveSettings('user-1', { account: { firstName: 'Ania' } })
    expect((await tab.withOwnProfile(user())).firstName).toBe('Ania')
    expect(await tab.withOwnProfile(jan)).toEqual(jan)
    expect((await tab.withOwnProfiles([user(), jan])).map(({ firstName }) => firstName)).toEqual([
      'Ania',
      'Jan',
    ])
  })

  it('are unedited if the settings cannot be read', async () => {
    const tab = await openTab()
    await store(tab, { account: { lastName: '' } })
    expect(await tab.withOwnProfile(user())).toEqual(user())
    expect(await tab.withOwnProfiles([user()])).toEqual([user()])
  })
})
