import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  parseNotifications,
  parsePrivacy,
  personSettingsSchema,
  REMINDER_PERIOD_OPTIONS,
  settingsSchema,
} from '~/domain/people/settings'

import { formOf } from '../../../support/form'

const DEFAULTS = {
  emailNotifications: false,
  expiryReminders: true,
  reminderPeriod: '30',
  browserNotifications: false,
  dropNews: true,
  profileVisibility: 'employers',
  certificateSharing: 'authorized',
}

describe('settings', () => {
  it('begin with the defaults of the product rule', () => {
    expect(v.parse(settingsSchema, {})).toEqual(DEFAULTS)
    expect(v.parse(personSettingsSchema, {})).toEqual(DEFAULTS)
  })

  it('keep the chosen values beside the other defaults', () => {
    const chosen = { expiryReminders: false, reminderPeriod: '7' }
    expect(v.parse(settingsSchema, chosen)).toMatchObject({ ...chosen, profileVisibility: 'employers' })
  })

  it('offer a reminder 90, 60, 30, 14 or 7 days ahead', () => {
    const isOffered = (reminderPeriod: string) => v.safeParse(settingsSchema, { reminderPeriod }).success
    const periods = ['365', '90', '60', '30', '14', '7', '1', '0', '']
    expect(periods.filter(isOffered)).toEqual(['90', '60', '30', '14', '7'])
    expect(REMINDER_PERIOD_OPTIONS.map(({ label }) => label)).toEqual([
      '90\u00a0dni',
      '60\u00a0dni',
      '30\u00a0dni',
      '14\u00a0dni',
      '7\u00a0dni',
    ])
  })
})

describe('the form of notifications', () => {
  it('sends a switch only while it is on', () => {
    const form = formOf({ emailNotifications: 'on', reminderPeriod: '14' })
    expect(parseNotifications(form).value).toEqual({
      emailNotifications: true,
      expiryReminders: false,
      reminderPeriod: '14',
    })
  })

  it('has no period if its field is hidden', () => {
    expect(parseNotifications(formOf({})).value).toStrictEqual({
      emailNotifications: false,
      expiryReminders: false,
    })
  })

  it('rejects a period that is not in the list', () => {
    expect(parseNotifications(formOf({ reminderPeriod: '31' })).errors).toEqual({
      reminderPeriod: 'Wybierz okres z listy',
    })
  })
})

describe('the form of privacy', () => {
  it('takes one choice of each group', () => {
    const chosen = { profileVisibility: 'private', certificateSharing: 'public' }
    expect(parsePrivacy(formOf({ intent: 'privacy', ...chosen })).value).toStrictEqual(chosen)
  })

  it('rejects a missing choice and one of the other group', () => {
    expect(parsePrivacy(formOf({ profileVisibility: 'authorized' })).errors).toEqual({
      profileVisibility: 'Wybierz, kto widzi profil',
      certificateSharing: 'Wybierz, kto widzi certyfikaty',
    })
  })
})
