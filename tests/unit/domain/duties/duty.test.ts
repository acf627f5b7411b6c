import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { checkChangeAccess } from '~/domain/access/change-access'
import { applyChanges } from '~/domain/access/merge-changes'
import { changeSchema } from '~/domain/changes/change'
import { dutiesToActOn, dutyDayLabel, dutyDays, dutyTitle, nextDayOfDuty } from '~/domain/duties/duty'
import { parseDuty } from '~/domain/duties/duty-form'
import { serviceRule } from '~/domain/duties/duty-law'
import {
  countDutyStates,
  dutyFacts,
  dutyState,
  lacksOf,
  listDuties,
  type DutyContext,
} from '~/domain/duties/duty-list'
import type { Duty } from '~/domain/duties/duty-schema'
import { withDutyChanges } from '~/domain/records/duty-changes'

import { TODAY, user } from '../../../support/builders'
import { dutySaved } from '../../../support/changes'
import { formOf } from '../../../support/form'

const duty = (facts: Partial<Duty> & Pick<Duty, 'sort'>): Duty => ({ id: 'duty-1', ...facts })

/** Two people work here, and two of them are roofers. */
const CONTEXT: DutyContext = {
  today: TODAY,
  staff: new Set(['jan', 'ewa']),
  nameOf: (id) => id,
  holdersOf: (position) => (position === 'dekarz' ? 2 : undefined),
}

describe('the next day of a duty', () => {
  it('follows from the last day and the interval, and a day that a paper names comes first', () => {
    const device = duty({ sort: 'device', about: 'Wózek', doneOn: '2026-01-31', everyMonths: 1 })
    expect(nextDayOfDuty(device)).toBe('2026-02-28')
    expect(nextDayOfDuty({ ...device, nextOn: '2026-02-10' })).toBe('2026-02-10')
  })

  it('is none without an interval, without a last day, and of what does not apply', () => {
    expect(nextDayOfDuty(duty({ sort: 'risk', doneOn: '2026-01-31' }))).toBeUndefined()
    expect(nextDayOfDuty(duty({ sort: 'risk', everyMonths: 12 }))).toBeUndefined()
    const notApplicable = { doneOn: '2026-01-31', everyMonths: 1, notApplicable: 'nie ma urządzeń' }
    expect(nextDayOfDuty(duty({ sort: 'device', ...notApplicable }))).toBeUndefined()
  })

  it('is acted on from 30 days before, and stays until it is done', () => {
    const due = (nextOn: string) => duty({ sort: 'device', about: nextOn, nextOn })
    const days = dutyDays([due('2026-11-01'), due('2026-12-21'), due('2026-12-22')])
    expect(dutiesToActOn(days, TODAY).map(({ day }) => day)).toEqual(['2026-11-01', '2026-12-21'])
    expect(dutyDayLabel('2026-11-01', TODAY)).toBe('20\u00a0dni po\u00a0terminie, 01.11.2026')
    expect(dutyDayLabel('2026-11-22', TODAY)).toBe('termin 22.11.2026, jutro')
  })

  it('is named by its sort and what it is about', () => {
    expect(dutyTitle({ sort: 'risk', about: 'dekarz' })).toBe('Ocena ryzyka zawodowego – dekarz')
    expect(dutyTitle({ sort: 'other', about: 'Przegląd rusztowania' })).toBe('Przegląd rusztowania')
  })
})

describe('the state of a duty', () => {
  const risk = duty({ sort: 'risk', about: 'dekarz', doneOn: '2026-03-02', told: 2, confirmation: 'paper' })

  it('is written down once everybody on the position knows the assessment', () => {
    expect(dutyState(risk, CONTEXT)).toBe('recorded')
    expect(dutyFacts(risk, CONTEXT)).toEqual(['data oceny: 02.03.2026', 'zapoznano 2 z\u00a02, na papierze'])
    expect(lacksOf({ ...risk, told: 1 }, CONTEXT)).toEqual(['zapoznano 1 z\u00a02'])
    expect(dutyState({ ...risk, told: 1 }, CONTEXT)).toBe('lacking')
  })

  it('says nothing of how many should know it if nobody knows the position', () => {
    expect(dutyFacts({ ...risk, about: 'cieśla' }, CONTEXT)).toContain('zapoznano: 2\u00a0osoby, na papierze')
    expect(dutyState({ ...risk, about: 'cieśla' }, CONTEXT)).toBe('recorded')
  })

  it('lacks a person who works here no more', () => {
    const aid = duty({ sort: 'first_aid', doneOn: '2026-03-02', people: ['jan', 'gone'] })
    expect(lacksOf(aid, CONTEXT)).toEqual(['już nie pracuje: gone'])
    expect(lacksOf({ ...aid, people: ['jan'] }, CONTEXT)).toEqual([])
  })

  it('is late after its day, and soon within 30 days', () => {
    const device = duty({ sort: 'device', about: 'Wózek', doneOn: '2026-01-01' })
    expect(dutyState({ ...device, nextOn: '2026-11-20' }, CONTEXT)).toBe('late')
    expect(dutyState({ ...device, nextOn: TODAY }, CONTEXT)).toBe('soon')
    expect(dutyState({ ...device, nextOn: '2027-11-20' }, CONTEXT)).toBe('current')
  })

  it('is counted, with the sorts of which nothing is written down', () => {
    const none = duty({ sort: 'device', notApplicable: 'firma nie ma urządzeń' })
    const { states, unwritten } = countDutyStates([risk, none], CONTEXT)
    expect(states).toEqual([
      { state: 'recorded', count: 1 },
      { state: 'not_applicable', count: 1 },
    ])
    expect(unwritten).toBe(10)
  })
})

it('every sort has its place in the list', () => {
  const sections = listDuties([]).flatMap((group) => group.sections.map(({ sort }) => sort))
  expect(sections).toHaveLength(13)
  expect(new Set(sections).size).toBe(13)
})

it('the list begins each sort with the nearest next day, and then goes by name', () => {
  const device = (about: string, nextOn?: string) => ({ id: about, sort: 'device' as const, about, nextOn })
  const duties = [
    device('Ładowarka'),
    device('Wózek', '2027-01-02'),
    device('Ćwiek'),
    device('Suwnica', '2026-01-02'),
  ]
  const [devices] = listDuties(duties).flatMap(({ sections }) =>
    sections.filter(({ sort }) => sort === 'device'),
  )
  expect(devices?.duties.map(({ id }) => id)).toEqual(['Suwnica', 'Wózek', 'Ćwiek', 'Ładowarka'])
})

it('the rule of the service of BHP follows the number of employees (Kodeks pracy, art. 237¹¹)', () => {
  expect(serviceRule(101)).toMatch(/tworzy służbę bhp/)
  expect(serviceRule(100)).not.toMatch(/tworzy|pracodawca po/)
  expect(serviceRule(51)).not.toMatch(/pracodawca po/)
  expect(serviceRule(50)).toMatch(/pracodawca po .*trzecią kategorię ryzyka/)
  expect(serviceRule(11)).toMatch(/trzecią kategorię ryzyka/)
  expect(serviceRule(10)).toMatch(/pracodawca po szkoleniu wymaganym do tych zadań\./)
})

describe('the form of a duty', () => {
  const parse = (fields: Record<string, string>, sort: Duty['sort'] = 'device') =>
    parseDuty(formOf(fields), sort, CONTEXT)

  it('takes a duty with its days and its interval', () => {
    expect(
      parse({ applies: 'yes', about: ' Wózek nr 4 ', doneOn: '2026-05-04', everyMonths: '12', nextOn: '' }),
    ).toEqual({ value: { about: 'Wózek nr 4', doneOn: '2026-05-04', everyMonths: 12 } })
  })

  it('refuses a device without a name, without any day, with a day to come and with a next day before', () => {
    expect(parse({}).errors).toEqual({
      about: 'Uzupełnij pole „Urządzenie”',
      doneOn: 'Podaj datę albo następny termin',
    })
    expect(parse({ about: 'Wózek', doneOn: '2026-11-22' }).errors).toEqual({
      doneOn: 'Podaj datę nie późniejszą niż 21.11.2026',
    })
    expect(parse({ about: 'Wózek', doneOn: '2026-11-20', nextOn: '2026-11-19' }).errors).toEqual({
      nextOn: 'Podaj datę nie wcześniejszą niż 20.11.2026',
    })
    expect(parse({ about: 'Wózek', doneOn: TODAY, everyMonths: 'rok' }).errors).toEqual({
      everyMonths: 'Podaj liczbę miesięcy od 1 do 600',
    })
  })

  it('asks why it does not apply, and then keeps nothing else', () => {
    expect(parse({ applies: 'no' }).errors).toEqual({ notApplicable: 'Napisz, dlaczego nie dotyczy' })
    expect(parse({ applies: 'no', notApplicable: 'nie ma urządzeń', doneOn: TODAY }).value).toEqual({
      notApplicable: 'nie ma urządzeń',
    })
  })

  it('takes appointed people of the staff without a day', () => {
    const form = new FormData()
    for (const id of ['jan', 'jan', 'stranger']) form.append('people', id)
    expect(parseDuty(form, 'first_aid', CONTEXT).value).toEqual({ people: ['jan'] })
  })
})

describe('the duties of a register', () => {
  const first = dutySaved('a', { sort: 'device', about: 'Wózek', doneOn: '2025-11-01' })
  const again = { ...dutySaved('b', { sort: 'device', about: 'Wózek', doneOn: '2026-11-01' }) }
  again.duty.id = first.duty.id

  it('are as they were saved last, with all savings as their history', () => {
    const [record] = withDutyChanges([], [first, again])
    expect(record).toMatchObject({ doneOn: '2026-11-01', events: [{ id: 'a' }, { id: 'b' }] })
  })

  it('lose one that is removed', () => {
    const removed = { kind: 'duty-removed', id: 'r', day: TODAY, dutyId: first.duty.id } as const
    expect(withDutyChanges([], [first, removed])).toEqual([])
  })

  it('are read as they were stored, and are for employers only', () => {
    expect(v.parse(changeSchema, JSON.parse(JSON.stringify(first)))).toEqual(first)
    const sample = {
      today: TODAY,
      users: [],
      certificates: [],
      trainings: [],
      reports: [],
      duties: [duty({ sort: 'risk' })],
      employment: { examinations: [], inductions: [] },
    }
    const seenBy = (role: 'employer' | 'admin' | 'employee') =>
      applyChanges(user({ role, company: 'Firma' }), sample, [first]).visibleDuties.length
    expect([seenBy('employer'), seenBy('admin'), seenBy('employee')]).toEqual([2, 0, 0])
    const mayMake = (role: 'employer' | 'employee') =>
      checkChangeAccess(user({ role, company: 'Firma' }), { ...sample, isOwnRegister: false }, [first])(first)
    expect([mayMake('employer'), mayMake('employee')]).toEqual([true, false])
  })
})
