import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { settingsSchema } from '~/domain/settings'

describe('settings', () => {
  it('begin with the values of the specification', () => {
    expect(v.parse(settingsSchema, {})).toEqual({
      emailNotifications: true,
      expiryReminders: true,
      reminderPeriod: '30',
      profileVisibility: 'employers',
      certificateSharing: 'authorized',
    })
  })

  it('keep what is chosen beside the defaults of the rest', () => {
    const chosen = { expiryReminders: false, reminderPeriod: '7' }
    expect(v.parse(settingsSchema, chosen)).toMatchObject({ ...chosen, profileVisibility: 'employers' })
  })

  it('offer a reminder 90, 60, 30, 14 or 7 days ahead, and nothing else', () => {
    const isOffered = (reminderPeriod: string) => v.safeParse(settingsSchema, { reminderPeriod }).success
    const periods = ['365', '90', '60', '30', '14', '7', '1', '0', '']
    expect(periods.filter(isOffered)).toEqual(['90', '60', '30', '14', '7'])
  })
})
