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
    expect(driverWith(bhp(), udt({ scope: 'mobile_platform' })).mayWork).toBe(false)
    expect(driverWith(bhp(), udt({ scope: undefined })).mayWork).toBe(false)
    expect(stateWith(bhp({ userId: 'user-2' }))).toBe('missing')
    expect(stateWith(bhp({ issueDate: '2026-11-22' }))).toBe('missing')
  })

  it('stays without an end if the law sets no term', () => {
    const aider: Position = {
      name: 'spawacz',
      requirements: [{ qualification: { type: 'first_aid', scope: 'staff' } }],
    }
    const firstAid = certificate({ type: 'first_aid', scope: 'staff', expiryDate: undefined })
    const duty = dutyOf(welder, [firstAid], [aider], TODAY)
    expect(duty).toMatchObject({ mayWork: true })
    expect(duty.until).toBeUndefined()
    expect(mayWorkLabel(duty)).toBe('Tak')
  })

  it('cannot be said if nobody has set what the position requires', () => {
    for (const position of [undefined, 'stażysta']) {
      const duty = dutyOf(user({ position }), [bhp()], POSITIONS, TODAY)
      expect(duty.mayWork).toBeUndefined()
      expect(duty.unknown).toBe(position === undefined ? 'position' : 'requirements')
      expect(mayWorkLabel(duty)).toBe('Nie wiadomo')
      expect(needsAction(duty)).toBe(true)
    }
  })
})

describe('periodic training', () => {
  const hired = (hiredOn: string | undefined, ...certificates: Certificate[]) =>
    dutyOf(user({ position: 'spawacz', hiredOn }), certificates, POSITIONS, TODAY)
  const onPosition = (scope: 'workers' | 'dangerous_work' | 'managers', ...certificates: Certificate[]) =>
    dutyOf(
      user({ position: 'x', hiredOn: '2026-05-21' }),
      certificates,
      [{ name: 'x', requirements: [{ qualification: { type: 'bhp', scope } }] }],
      TODAY,
    )

  it('stops nobody for 12 months after they were hired, and then stops them', () => {
    const duty = hired('2026-10-01')
    expect(duty).toMatchObject({ mayWork: true, until: '2027-10-01', items: [{ state: 'first' }] })
    expect(needsAction(duty)).toBe(false)
    expect(hired('2025-11-21')).toMatchObject({
      mayWork: true,
      until: TODAY,
      items: [{ state: 'first_soon' }],
    })
    expect(lackingSummary(hired('2025-11-21'), TODAY)).toBe('BHP: pierwsze szkolenie do 21.11.2026')
    expect(hired('2025-11-20')).toMatchObject({ mayWork: false, items: [{ state: 'missing' }] })
    // Somebody who begins later has the same months then.
    expect(hired('2026-12-01')).toMatchObject({ mayWork: true, until: '2027-12-01' })
  })

  it('lets nobody work after their last day of work', () => {
    const leaver = user({ position: 'spawacz', leftOn: '2026-11-30' })
    expect(dutyOf(leaver, [bhp()], POSITIONS, TODAY).until).toBe('2026-11-30')
  })

  it('is due within 6 months for those who direct others', () => {
    expect(onPosition('managers').until).toBe(TODAY)
    expect(onPosition('workers').until).toBe('2027-05-21')
  })

  it('is unknown without the day of hire and without a certificate, whatever else is fine', () => {
    const duty = hired(undefined)
    expect(duty).toMatchObject({ mayWork: undefined, unknown: 'hire', items: [{ state: 'unknown' }] })
    expect(lackingSummary(duty, TODAY)).toBe('BHP: podaj datę zatrudnienia')
    expect(needsAction(duty)).toBe(true)
    expect(hired(undefined, bhp({ status: 'pending' })).unknown).toBe('hire')
    expect(hired(undefined, bhp({ expiryDate: shiftDay(TODAY, { days: -1 }) })).mayWork).toBe(false)
    // Whatever is lacking besides is known.
    expect(
      dutyOf(user({ position: 'operator wózka', hiredOn: undefined }), [], POSITIONS, TODAY).mayWork,
    ).toBe(false)
  })

  it('counts of any group, until its own end or the rhythm of the position, whichever comes first', () => {
    const office = bhp({ scope: 'office', issueDate: '2025-12-01', expiryDate: '2031-12-01' })
    expect(onPosition('workers', office).until).toBe('2028-12-01')
    expect(onPosition('managers', office).until).toBe('2030-12-01')
    expect(onPosition('workers', { ...office, expiryDate: '2027-12-24' }).until).toBe('2027-12-24')
    const dangerous = onPosition('dangerous_work', { ...office, issueDate: '2025-05-20' })
    expect(dangerous.items[0]).toMatchObject({ state: 'first', lastDay: '2027-05-21' })
  })

  it('of a former employer that ends sooner gives way to the months after hire', () => {
    const ended = bhp({ issueDate: '2023-01-01', expiryDate: '2026-01-01' })
    expect(hired('2026-10-01', ended)).toMatchObject({
      mayWork: true,
      until: '2027-10-01',
      items: [{ state: 'first', certificate: { id: ended.id } }],
    })
    expect(hired('2019-03-04', ended)).toMatchObject({ mayWork: false, items: [{ state: 'expired' }] })
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
