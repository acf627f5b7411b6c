import { describe, expect, it } from 'vitest'

import { dutyOf, needsAction, sortWorstFirst } from '~/domain/admission/duty'
import { itemLabel, lackingSummary, mayWorkLabel } from '~/domain/admission/duty-label'
import type { Certificate } from '~/domain/certificates/certificate'
import type { Position } from '~/domain/qualifications/requirement'
import { shiftDay } from '~/domain/words/day'

import { certificate, TODAY, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
  {
    name: 'operator wózka',
    requirements: [
      { qualification: { type: 'bhp', scope: 'workers' } },
      { qualification: { type: 'machine_operator', scope: 'forklift' }, alsoBy: ['forklift_with_boom'] },
    ],
  },
]

const welder = user({ position: 'Spawacz' })
const driver = user({ position: 'operator wózka' })

const bhp = (overrides: Partial<Certificate> = {}) => certificate({ scope: 'workers', ...overrides })
const udt = (overrides: Partial<Certificate> = {}) =>
  certificate({ id: 'udt', type: 'machine_operator', scope: 'forklift', ...overrides })

const welderWith = (...certificates: Certificate[]) => dutyOf(welder, certificates, POSITIONS, TODAY)
const driverWith = (...certificates: Certificate[]) => dutyOf(driver, certificates, POSITIONS, TODAY)
const stateWith = (...certificates: Certificate[]) => welderWith(...certificates).items[0]?.state

describe('who may work', () => {
  it('is whoever has every required qualification, through the first day on which one ends', () => {
    const duty = driverWith(bhp({ expiryDate: TODAY }), udt({ expiryDate: '2029-01-01' }))
    expect(duty).toMatchObject({ mayWork: true, until: TODAY })
    expect(mayWorkLabel(duty)).toBe('Do 21.11.2026')
    expect(driverWith(bhp(), udt({ expiryDate: shiftDay(TODAY, { days: -1 }) })).mayWork).toBe(false)
    expect(driverWith(bhp()).mayWork).toBe(false)
  })

  it('is not whoever has it only as a claim that waits to be confirmed, or as a revoked one', () => {
    expect(stateWith(bhp({ status: 'pending' }))).toBe('pending')
    expect(stateWith(bhp({ status: 'revoked' }))).toBe('missing')
    expect(welderWith(bhp({ status: 'pending' })).mayWork).toBe(false)
  })

  it('is not whoever has it of another scope, of another person or from a later day', () => {
    expect(stateWith(bhp({ scope: 'office' }))).toBe('missing')
    expect(stateWith(bhp({ scope: undefined }))).toBe('missing')
    expect(stateWith(bhp({ userId: 'user-2' }))).toBe('missing')
    expect(stateWith(bhp({ issueDate: '2026-11-22' }))).toBe('missing')
  })

  it('stays without an end if the law sets no term', () => {
    const duty = welderWith(bhp({ expiryDate: undefined }))
    expect(duty).toMatchObject({ mayWork: true })
    expect(duty.until).toBeUndefined()
    expect(mayWorkLabel(duty)).toBe('Tak')
  })

  it('cannot be said if nobody has set what the position requires', () => {
    for (const position of [undefined, 'stażysta']) {
      const duty = dutyOf(user({ position }), [bhp()], POSITIONS, TODAY)
      expect(duty.mayWork).toBeUndefined()
      expect(mayWorkLabel(duty)).toBe('Wymagania nieustalone')
      expect(needsAction(duty)).toBe(true)
    }
  })
})

describe('a required qualification', () => {
  it('is the one with the latest end; a pending newer one is named beside it and changes nothing', () => {
    const old = bhp({ id: 'old', expiryDate: '2026-11-13' })
    const claim = bhp({ id: 'claim', status: 'pending', expiryDate: '2029-11-13' })
    expect(welderWith(claim, old).items[0]).toMatchObject({
      state: 'expired',
      certificate: { id: 'old' },
      awaits: { id: 'claim' },
    })
    expect(welderWith(old, bhp({ id: 'new' }), claim).items[0]).toMatchObject({ certificate: { id: 'new' } })
    expect(welderWith(bhp(), bhp({ status: 'pending', expiryDate: '2027-01-01' })).items[0]?.awaits).toBe(
      undefined,
    )
  })

  it('may be fulfilled by another scope that the position accepts', () => {
    expect(driverWith(bhp(), udt({ scope: 'forklift_with_boom' })).mayWork).toBe(true)
    expect(driverWith(bhp(), udt({ scope: 'mobile_platform' })).mayWork).toBe(false)
  })

  it('turns from valid to expiring 90 days before its end, and to expired the day after it', () => {
    const at = (days: number) => stateWith(bhp({ expiryDate: shiftDay(TODAY, { days }) }))
    expect([91, 90, 0, -1].map(at)).toEqual(['valid', 'expiring', 'expiring', 'expired'])
  })

  it('goes by the application to UDT, before and after its last day', () => {
    const itemAt = (expiryDate: string) => driverWith(bhp(), udt({ expiryDate })).items
    const find = (expiryDate: string) =>
      itemAt(expiryDate).find(({ requirement }) => requirement.qualification.type === 'machine_operator')
    const beforeLastDay = find('2027-03-21')
    expect(beforeLastDay && itemLabel(beforeLastDay, TODAY)).toBe('wniosek do 21.12.2026')
    expect(beforeLastDay?.state).toBe('application')
    const tooLate = find('2026-11-22')
    expect(tooLate?.state).toBe('application')
    expect(tooLate && itemLabel(tooLate, TODAY)).toBe('termin wniosku minął, wygasa jutro')
  })
})

describe('the list of people', () => {
  it('has who may not work first, then the nearest last day, then the name', () => {
    const worker = (lastName: string) => user({ lastName, position: 'spawacz', id: lastName })
    const dutyIn = (lastName: string, days: number) =>
      dutyOf(
        worker(lastName),
        [bhp({ userId: lastName, expiryDate: shiftDay(TODAY, { days }) })],
        POSITIONS,
        TODAY,
      )
    const unknown = dutyOf(user({ lastName: 'Bez' }), [], POSITIONS, TODAY)
    const sorted = sortWorstFirst([
      dutyIn('Żak', 30),
      dutyIn('Ćwik', 30),
      dutyIn('Wąs', 5),
      unknown,
      dutyIn('Lis', -1),
    ])
    expect(sorted.map(({ person }) => person.lastName)).toEqual(['Lis', 'Bez', 'Wąs', 'Ćwik', 'Żak'])
  })

  it('says in words what somebody lacks, worst first', () => {
    const duty = driverWith(udt({ expiryDate: '2026-11-22' }), bhp({ expiryDate: '2026-11-13' }))
    expect(lackingSummary(duty, TODAY)).toBe(
      'BHP: 8\u00a0dni po terminie; UDT wózek: termin wniosku minął, wygasa jutro',
    )
    expect(lackingSummary(welderWith(), TODAY)).toBe('BHP: brak')
    expect(lackingSummary(welderWith(bhp()), TODAY)).toBeUndefined()
  })
})

describe('a later day than today', () => {
  const LATER = '2027-03-01'
  const on = (expiryDate: string) => dutyOf(welder, [bhp({ expiryDate })], POSITIONS, LATER)
  const labelOf = (expiryDate: string) =>
    on(expiryDate).items.map((item) => itemLabel(item, LATER, true).replaceAll('\u00a0', ' '))[0]

  it('judges what is known today as if nobody renewed anything', () => {
    expect(on('2027-02-28').mayWork).toBe(false)
    expect(on(LATER)).toMatchObject({ mayWork: true, until: LATER })
    const claim = bhp({ id: 'claim', status: 'pending', issueDate: '2026-11-20', expiryDate: '2029-11-20' })
    expect(dutyOf(welder, [bhp({ expiryDate: '2027-02-28' }), claim], POSITIONS, LATER).mayWork).toBe(false)
  })

  it('is never called today, nor the day after it tomorrow', () => {
    expect(labelOf('2027-02-21')).toBe('8 dni po terminie')
    expect(labelOf(LATER)).toBe('tego dnia')
    expect(labelOf('2027-03-02')).toBe('do 02.03.2027')
    expect(labelOf('2027-03-20')).toBe('do 20.03.2027')
    expect(lackingSummary(on('2027-03-02'), LATER, true)).toBe('BHP: do 02.03.2027')
  })
})
