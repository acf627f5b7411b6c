import { describe, expect, it } from 'vitest'

import { parseTab, PROFILE_TABS, SETTINGS_TABS, tabSearchParams } from '~/domain/words/tab-params'

describe('the tab in the URL', () => {
  it.each([
    ['', 'notifications'],
    ['tab=notifications', 'notifications'],
    ['tab=account', 'account'],
    ['tab=privacy', 'privacy'],
    ['tab=data', 'data'],
    ['tab=Account', 'notifications'],
    ['tab=constructor', 'notifications'],
    ['tab=', 'notifications'],
  ])('is opened by ?%s: %s of the settings', (search, tab) => {
    expect(parseTab(SETTINGS_TABS, new URLSearchParams(search))).toBe(tab)
  })

  it.each([
    ['tab=card', 'card'],
    ['tab=certificates', 'certificates'],
    ['tab=profile', 'profile'],
    ['tab=', 'profile'],
    ['tab=<b>', 'profile'],
    ['', 'profile'],
  ])('is opened by ?%s: %s of the profile', (search, tab) => {
    expect(parseTab(PROFILE_TABS, new URLSearchParams(search))).toBe(tab)
  })

  it('is absent from the URL if it is the first', () => {
    expect(tabSearchParams(PROFILE_TABS, 'profile').toString()).toBe('')
    expect(tabSearchParams(PROFILE_TABS, 'card').toString()).toBe('tab=card')
  })
})
