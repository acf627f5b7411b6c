import { beforeEach, describe, expect, it } from 'vitest'

import {
  hasDamagedSettings,
  readSettings,
  saveSettings,
  withOwnProfile,
  withOwnProfiles,
} from '~/browser/settings.client'
import { StorageError } from '~/browser/storage.client'

import { user } from '../../support/builders'
import { blockStorage, stubStorage } from '../../support/storage'

const KEY = 'pewnik:settings'
const SET_ASIDE_KEY = 'pewnik:settings:damaged'
const DEFAULTS = {
  emailNotifications: true,
  expiryReminders: true,
  reminderPeriod: '30',
  browserNotifications: false,
  profileVisibility: 'employers',
  certificateSharing: 'authorized',
}

let { stored, storage } = stubStorage()

beforeEach(() => {
  ;({ stored, storage } = stubStorage())
})

function fillStorage() {
  storage.room = 0
}

describe('the settings of a person', () => {
  it('are the defaults until something is chosen', () => {
    expect(readSettings('user-1')).toEqual(DEFAULTS)
    expect(hasDamagedSettings('user-1')).toBe(false)
    expect(stored.size).toBe(0)
  })

  it('keep each change beside the ones before it', () => {
    saveSettings('user-1', { reminderPeriod: '7' })
    saveSettings('user-1', { profileVisibility: 'private' })
    expect(readSettings('user-1')).toEqual({
      ...DEFAULTS,
      reminderPeriod: '7',
      profileVisibility: 'private',
    })
  })

  it('are nobody else’s', () => {
    saveSettings('user-1', { emailNotifications: false })
    saveSettings('user-2', { certificateSharing: 'public' })
    expect(readSettings('user-1')).toEqual({ ...DEFAULTS, emailNotifications: false })
    expect(readSettings('user-2')).toEqual({ ...DEFAULTS, certificateSharing: 'public' })
    expect(readSettings('user-3')).toEqual(DEFAULTS)
  })

  it('are none for an id that means something to the language', () => {
    saveSettings('user-1', { emailNotifications: false })
    expect(readSettings('constructor')).toEqual(DEFAULTS)
    expect(hasDamagedSettings('constructor')).toBe(false)
  })
})

describe('stored settings that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"user-1":'],
    ['another shape', '["user-1"]'],
    ['nothing', ''],
    ['a value that is not offered', JSON.stringify({ 'user-1': { reminderPeriod: '31' } })],
  ])('(%s) count as not set, and are set aside by the first change', (_, text) => {
    stored.set(KEY, text)
    expect(readSettings('user-1')).toEqual(DEFAULTS)
    expect(hasDamagedSettings('user-1')).toBe(true)
    expect(stored.get(KEY)).toBe(text)

    saveSettings('user-1', { reminderPeriod: '14' })
    expect(stored.get(SET_ASIDE_KEY)).toBe(text)
    expect(readSettings('user-1').reminderPeriod).toBe('14')
    expect(hasDamagedSettings('user-1')).toBe(false)
  })

  it('leave the settings of others whole', () => {
    saveSettings('user-2', { reminderPeriod: '60' })
    const { 'user-2': others } = JSON.parse(stored.get(KEY) ?? '')
    stored.set(KEY, JSON.stringify({ 'user-1': 'damaged', 'user-2': others }))

    expect(readSettings('user-2').reminderPeriod).toBe('60')
    expect(hasDamagedSettings('user-2')).toBe(false)
    saveSettings('user-1', { reminderPeriod: '7' })
    expect(readSettings('user-2').reminderPeriod).toBe('60')
    saveSettings('user-2', { reminderPeriod: '90' })
    expect(readSettings('user-1').reminderPeriod).toBe('7')
  })

  it('are set aside beside what was set aside before, and the same only once', () => {
    for (const text of ['{', '[', '{']) {
      stored.set(KEY, text)
      saveSettings('user-1', {})
    }
    expect(stored.get(SET_ASIDE_KEY)).toBe('{')
    expect(stored.get(`${SET_ASIDE_KEY}-2`)).toBe('[')
    expect(stored.size).toBe(3)
  })
})

describe('a storage that refuses', () => {
  it('throws when it is full, and keeps what was there', () => {
    saveSettings('user-1', { reminderPeriod: '7' })
    fillStorage()
    expect(() => saveSettings('user-1', { reminderPeriod: '90' })).toThrow(StorageError)
    expect(readSettings('user-1').reminderPeriod).toBe('7')
  })

  it('throws before what is damaged would be lost', () => {
    stored.set(KEY, '{')
    fillStorage()
    expect(() => saveSettings('user-1', { reminderPeriod: '90' })).toThrow(StorageError)
    expect(stored.get(KEY)).toBe('{')
  })

  it('gives the defaults where it is blocked, and the person as the account says', () => {
    blockStorage()
    expect(readSettings('user-1')).toEqual(DEFAULTS)
    expect(hasDamagedSettings('user-1')).toBe(false)
    expect(withOwnProfile(user())).toEqual(user())
    expect(withOwnProfiles([user()])).toEqual([user()])
    expect(() => saveSettings('user-1', {})).toThrow(StorageError)
  })
})

describe('people as they want to be shown', () => {
  it('have the names they typed; the others keep theirs', () => {
    const jan = user({ id: 'user-2', firstName: 'Jan' })
    saveSettings('user-1', { account: { firstName: 'Ania' } })
    expect(withOwnProfile(user()).firstName).toBe('Ania')
    expect(withOwnProfile(jan)).toEqual(jan)
    expect(withOwnProfiles([user(), jan]).map(({ firstName }) => firstName)).toEqual(['Ania', 'Jan'])
  })

  it('are as their accounts say where the settings cannot be read', () => {
    stored.set(KEY, JSON.stringify({ 'user-1': { account: { firstName: '' } } }))
    expect(withOwnProfile(user())).toEqual(user())
    expect(withOwnProfiles([user()])).toEqual([user()])
  })
})
