import { describe, expect, it } from 'vitest'

import { nearestLabel, reminderOf, reminderTitle } from '~/domain/to-do/daily-reminder'
import { shiftDay } from '~/domain/words/day'

import { certificate, TODAY } from '../../../support/builders'

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

  it('is absent if nothing expires, all are replaced or reminders are off', () => {
    expect(reminderOf([expiringIn(31)], wanted, TODAY)).toBeUndefined()
    expect(reminderOf([{ ...expiringIn(5), replacedBy: 'newer' }], wanted, TODAY)).toBeUndefined()
    expect(reminderOf(certificates, { ...wanted, expiryReminders: false }, TODAY)).toBeUndefined()
  })

  it('comes before the last day to apply to UDT, and as soon as a rescuer can be examined', () => {
    const forklift = certificate({ type: 'machine_operator', scope: 'forklift', expiryDate: '2027-03-16' })
    expect(
      nearestLabel({ nearest: { ...forklift, holder: 'Anna Nowak' } }, TODAY).replaceAll('\u00a0', ' '),
    ).toBe(
      'Operator wózka jezdniowego (UDT) · wózek podnośnikowy, Anna Nowak – złóż wniosek do 15.12.2026 – za 24 dni',
    )
    expect(reminderOf([forklift], wanted, '2026-11-14')).toBeUndefined()
    expect(reminderOf([forklift], wanted, '2026-11-15')).toMatchObject({ count: 1 })
    const rescuer = certificate({ type: 'first_aid', scope: 'kpp', expiryDate: '2027-02-20' })
    expect(reminderOf([rescuer], wanted, '2026-11-19')).toBeUndefined()
    expect(reminderOf([rescuer], wanted, '2026-11-20')).toMatchObject({ count: 1 })
  })

  it('has the right plural', () => {
    const title = (count: number) => reminderTitle({ period: '30', count }).replaceAll('\u00a0', ' ')
    expect([1, 2, 5, 22].map(title)).toEqual([
      '1 certyfikat ma termin w ciągu 30 dni',
      '2 certyfikaty mają termin w ciągu 30 dni',
      '5 certyfikatów ma termin w ciągu 30 dni',
      '22 certyfikaty mają termin w ciągu 30 dni',
    ])
  })

  it('names the holder if that may be somebody else', () => {
    expect(nearestLabel({ nearest: expiringIn(5) }, TODAY)).toBe(
      'Szkolenie okresowe BHP – wygasa za 5\u00a0dni',
    )
    expect(nearestLabel({ nearest: { ...expiringIn(0), holder: 'Łukasz Zięba' } }, TODAY)).toBe(
      'Szkolenie okresowe BHP, Łukasz Zięba – wygasa dziś',
    )
  })
})
