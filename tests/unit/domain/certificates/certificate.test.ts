import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  expiryLabel,
  expiryTone,
} from '~/domain/certificates/certificate'
import { shiftDay } from '~/domain/words/day'

import { certificate, TODAY } from '../../../support/builders'

const inDays = (days: number) => shiftDay(TODAY, { days })

describe('certificateStatus', () => {
  it('is active through the end of the expiry day', () => {
    expect(certificateStatus(certificate({ expiryDate: inDays(1) }), TODAY)).toBe('active')
    expect(certificateStatus(certificate({ expiryDate: TODAY }), TODAY)).toBe('active')
    expect(certificateStatus(certificate({ expiryDate: inDays(-1) }), TODAY)).toBe('expired')
  })

  it('follows the date, not the stored status', () => {
    const lapsed = certificate({ status: 'active', expiryDate: inDays(-400) })
    expect(certificateStatus(lapsed, TODAY)).toBe('expired')
    const prolonged = certificate({ status: 'expired', expiryDate: inDays(400) })
    expect(certificateStatus(prolonged, TODAY)).toBe('active')
  })

  it('is revoked or pending whatever the date', () => {
    for (const expiryDate of [inDays(-1), TODAY, inDays(1)]) {
      expect(certificateStatus(certificate({ status: 'revoked', expiryDate }), TODAY)).toBe('revoked')
      expect(certificateStatus(certificate({ status: 'pending', expiryDate }), TODAY)).toBe('pending')
    }
  })

  it('has the label and the colour of the product rule', () => {
    expect(CERTIFICATE_STATUS_BADGES).toEqual({
      active: { label: 'Aktywny', tone: 'success' },
      expired: { label: 'Wygasły', tone: 'danger' },
      revoked: { label: 'Odwołany', tone: 'danger' },
      pending: { label: 'Oczekujący', tone: 'warning' },
    })
  })
})

describe('expiryLabel', () => {
  it.each([
    [-400, 'Wygasł'],
    [-1, 'Wygasł'],
    [0, 'Wygasa dziś'],
    [1, 'Wygasa jutro'],
    [2, 'Wygasa za 2\u00a0dni'],
    [7, 'Wygasa za 7\u00a0dni'],
    [8, 'Wygasa za 1\u00a0tydzień'],
    [13, 'Wygasa za 1\u00a0tydzień'],
    [14, 'Wygasa za 2\u00a0tygodnie'],
    [27, 'Wygasa za 3\u00a0tygodnie'],
    [28, 'Wygasa za 4\u00a0tygodnie'],
    [30, 'Wygasa za 4\u00a0tygodnie'],
    [31, 'Wygasa za 1\u00a0miesiąc'],
  ])('%i days ahead it says „%s”', (days, label) => {
    expect(expiryLabel(inDays(days), TODAY)).toBe(label)
  })

  it('counts only full months', () => {
    expect(expiryLabel('2027-01-20', TODAY)).toBe('Wygasa za 1\u00a0miesiąc')
    expect(expiryLabel('2027-01-21', TODAY)).toBe('Wygasa za 2\u00a0miesiące')
    expect(expiryLabel('2027-04-21', TODAY)).toBe('Wygasa za 5\u00a0miesięcy')
    expect(expiryLabel('2028-11-20', TODAY)).toBe('Wygasa za 23\u00a0miesiące')
    expect(expiryLabel('2036-11-21', TODAY)).toBe('Wygasa za 120\u00a0miesięcy')
  })

  it('never promises more time than there is', () => {
    const SHAPE = /^Wygasa za ([1-9]\d*)\u00a0(?:(dni)|(tydzień|tygodnie)|(miesiąc|miesiące|miesięcy))$/
    const today = fc.integer({ min: 0, max: 4000 }).map(inDays)
    const daysLeft = fc.oneof(fc.integer({ min: -5, max: 100 }), fc.integer({ min: 0, max: 4000 }))

    fc.assert(
      fc.property(today, daysLeft, (day, left) => {
        const expiryDate = shiftDay(day, { days: left })
        const label = expiryLabel(expiryDate, day)
        if (left <= 1) return label === (left < 0 ? 'Wygasł' : left === 0 ? 'Wygasa dziś' : 'Wygasa jutro')

        const [, count, days, weeks] = SHAPE.exec(label) ?? []
        const unit = days ? 'days' : weeks ? 'weeks' : 'months'
        return Number(count) > 0 && shiftDay(day, { [unit]: Number(count) }) <= expiryDate
      }),
      // 30 November to 28 February of a leap year is one day less than three months.
      { examples: [['2027-11-30', 90]], numRuns: 1000 },
    )
  })
})

describe('the label of a later day than today', () => {
  it('names the expiry day, since „jutro” would be another day', () => {
    expect(expiryLabel('2027-02-28', '2027-03-01', true)).toBe('Wygasł')
    expect(expiryLabel('2027-03-01', '2027-03-01', true)).toBe('Wygasa tego dnia')
    expect(expiryLabel('2027-03-02', '2027-03-01', true)).toBe('Wygasa 02.03.2027')
    expect(expiryLabel('2028-02-29', '2027-03-01', true)).toBe('Wygasa 29.02.2028')
  })
})

describe('expiryTone', () => {
  it('is danger from 14 days before the expiry on', () => {
    for (const days of [-400, -1, 0, 14]) expect(expiryTone(inDays(days), TODAY), `${days}`).toBe('danger')
  })

  it('is warning from 30 to 15 days before', () => {
    for (const days of [15, 30]) expect(expiryTone(inDays(days), TODAY), `${days}`).toBe('warning')
  })

  it('is neutral more than 30 days before', () => {
    expect(expiryTone(inDays(31), TODAY)).toBe('neutral')
  })
})
