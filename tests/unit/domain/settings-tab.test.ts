import { describe, expect, it } from 'vitest'

import { parseSettingsTab } from '~/domain/settings-tab'

describe('the tab of the settings', () => {
  it.each([
    ['', 'notifications'],
    ['tab=notifications', 'notifications'],
    ['tab=account', 'account'],
    ['tab=privacy', 'privacy'],
    ['tab=Account', 'notifications'],
    ['tab=constructor', 'notifications'],
    ['tab=', 'notifications'],
  ])('of ?%s is %s', (search, tab) => {
    expect(parseSettingsTab(new URLSearchParams(search))).toBe(tab)
  })
})
