import { describe, expect, it } from 'vitest'

import { shiftDay } from '~/domain/day'
import { nearestLabel, reminderOf, reminderTitle } from '~/domain/reminder'

import { certificate, TODAY } from '../../support/builders'

const expiringIn = (days: number) => certificate({ id: `${days}`, expiryDate: shiftDay(TODAY, { days }) })
const certificates = [31, 14, 5, 30, -1].map(expiringIn)
const wanted = { expiryReminders: true, reminderPeriod: '30' } as const

describe('a reminder', () => {
  it('counts certificates that expire within the chosen period and names the first', () => {
    expect(reminderOf(certificates, wanted, TODAY)).toMatchObject({
      period: '30',
      count: 3,
      nearest: { id: '5' },
    })
    expect(reminderOf(certificates, { ...wanted, reminderPeriod: '7' }, TODAY)?.count).toBe(1)
    expect(reminderOf(certificates, { ...wanted, reminderPeriod: '90' }, TODAY)?.count).toBe(4)
  })

  it('is absent where nothing expires, all are replaced or reminders are off', () => {
    expect(reminderOf([expiringIn(31)], wanted, TODAY)).toBeUndefined()
    expect(reminderOf([{ ...expiringIn(5), replacedBy: 'newer' }], wanted, TODAY)).toBeUndefined()
    expect(reminderOf(certificates, { ...wanted, expiryReminders: false }, TODAY)).toBeUndefined()
  })

  it('has the right plural', () => {
    const title = (count: number) => reminderTitle({ period: '30', count }).replaceAll('\u00a0', ' ')
    expect([1, 2, 5, 22].map(title)).toEqual([
      'Koniec ważności w ciągu 30 dni: 1 certyfikat',
      'Koniec ważności w ciągu 30 dni: 2 certyfikaty',
      'Koniec ważności w ciągu 30 dni: 5 certyfikatów',
      'Koniec ważności w ciągu 30 dni: 22 certyfikaty',
    ])
  })

  it('names the holder where that may be somebody else', () => {
    expect(nearestLabel({ nearest: expiringIn(5) }, TODAY)).toBe('Szkolenie okresowe BHP – wygasa za 5 dni')
    expect(nearestLabel({ nearest: { ...expiringIn(0), holder: 'Łukasz Zięba' } }, TODAY)).toBe(
      'Szkolenie okresowe BHP, Łukasz Zięba – wygasa dziś',
    )
  })
})
