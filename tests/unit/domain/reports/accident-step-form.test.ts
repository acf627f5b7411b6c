import { describe, expect, it } from 'vitest'

import { isReturnedAgain, parseAccidentStep, stepLimits } from '~/domain/reports/accident-step-form'
import type { Report } from '~/domain/reports/report'

import { report, TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const accident = (overrides: Partial<Report> = {}) => report({ date: '2026-11-07', ...overrides })

const FOUND = { team: '2026-11-08', findings: '2026-11-09' }
const READ = { ...FOUND, drawn_up: '2026-11-12', read: '2026-11-14' }

const AT_WORK = { finding: 'at_work' }

function typed(step: string, doneOn: string, protocol: Report['protocol'] = {}, more = {}) {
  return parseAccidentStep(formOf({ step, doneOn, ...more }), accident({ protocol }), TODAY)
}

describe('a step that is recorded', () => {
  it('has a day between the accident, the steps around it and today', () => {
    expect(typed('drawn_up', '2026-11-09', FOUND, AT_WORK).value).toEqual({
      step: 'drawn_up',
      doneOn: '2026-11-09',
      finding: 'at_work',
    })
    expect(typed('secured', '2026-11-06').errors?.doneOn).toBe(
      'Podaj datę nie wcześniejszą niż dzień wypadku, 07.11.2026',
    )
    expect(typed('drawn_up', '2026-11-08', FOUND).errors?.doneOn).toBe(
      'Podaj datę nie wcześniejszą niż 09.11.2026. To dzień kroku „Ustalenie okoliczności i\u00a0przyczyn”',
    )
    expect(typed('drawn_up', '2026-11-22', FOUND).errors?.doneOn).toBe(
      'Podaj datę nie późniejszą niż dziś, 21.11.2026',
    )
    const { min, max } = stepLimits(accident({ protocol: { drawn_up: '2026-11-15' } }), 'notified', TODAY)
    expect([min.day, max.day]).toEqual(['2026-11-07', '2026-11-15'])
  })

  it('may correct the day of a step that is done, also if older records lack the step before it', () => {
    expect(typed('notified', '2026-11-08').value?.doneOn).toBe('2026-11-08')
    const done = { drawn_up: '2026-11-15', approved: '2026-11-17' }
    expect(typed('approved', '2026-11-16', done).value?.doneOn).toBe('2026-11-16')
    expect(typed('drawn_up', '2026-11-18', done).errors?.doneOn).toBe(
      'Podaj datę nie późniejszą niż 17.11.2026. To dzień kroku „Zatwierdzenie protokołu”',
    )
  })

  it('comes after the steps before it: no approval before the injured person has read the protocol', () => {
    expect(typed('findings', TODAY).errors?.step).toBe(
      'Najpierw odnotuj krok „Powołanie zespołu powypadkowego”',
    )
    expect(typed('approved', TODAY, { ...FOUND, drawn_up: '2026-11-12' }).errors?.step).toBe(
      'Najpierw odnotuj krok „Zapoznanie osoby poszkodowanej z\u00a0protokołem”',
    )
    expect(typed('approved', '2026-11-13', READ).errors?.doneOn).toContain('nie wcześniejszą niż 14.11.2026')
    expect(typed('approved', '2026-11-14', READ).value).toEqual({ step: 'approved', doneOn: '2026-11-14' })
  })

  it('names the two members of the team and their functions', () => {
    const first = { member1: ' Jan Lis ', role1: 'pracodawca' }
    expect(typed('team', TODAY, {}, first).errors).toEqual({
      member2: 'Podaj imię i\u00a0nazwisko. Zespół to dwie osoby',
      role2: 'Podaj funkcję, protokół ją zawiera',
    })
    const second = { member2: 'Ewa Ćwik', role2: 'przedstawiciel pracowników' }
    expect(typed('team', TODAY, {}, { ...first, ...second }).value?.team).toEqual([
      { name: 'Jan Lis', role: 'pracodawca' },
      { name: 'Ewa Ćwik', role: 'przedstawiciel pracowników' },
    ])
    expect(typed('team', TODAY, {}, { ...first, ...second, member2: 'Jan Lis' }).errors).toEqual({
      member2: 'Podaj drugą osobę',
    })
    expect(typed('team', TODAY, {}, { ...first, ...second, role2: 'x'.repeat(101) }).errors?.member1).toBe(
      'Skróć wpis do 100 znaków',
    )
  })

  it('says who consents to running the machines again', () => {
    expect(typed('restart', TODAY).errors).toEqual({ doneBy: 'Podaj, kto wyraził zgodę' })
    expect(typed('restart', TODAY, {}, { doneBy: 'Anna Lis' }).value?.doneBy).toBe('Anna Lis')
  })

  it('says whether the injured person objects', () => {
    const protocol = { ...FOUND, drawn_up: '2026-11-12' }
    expect(typed('read', TODAY, protocol).errors).toEqual({ remarks: 'Wybierz, czy są zastrzeżenia' })
    expect(typed('read', TODAY, protocol, { remarks: 'with' }).value?.hasRemarks).toBe(true)
    expect(typed('read', TODAY, protocol, { remarks: 'without' }).value?.hasRemarks).toBe(false)
  })

  it('gives the reason of a late protocol, and of no other', () => {
    const older = report({ date: '2026-11-02' })
    const drawnUp = (doneOn: string, reason = '') =>
      parseAccidentStep(
        formOf({ step: 'drawn_up', doneOn, reason, finding: 'none' }),
        { ...older, protocol: { team: '2026-11-03', findings: '2026-11-04' } },
        TODAY,
      )
    expect(drawnUp('2026-11-17').errors).toEqual({ reason: 'Podaj powód opóźnienia, protokół go zawiera' })
    expect(drawnUp('2026-11-17', 'Czekano na opinię').value?.reason).toBe('Czekano na opinię')
    expect(drawnUp('2026-11-16', 'Czekano na opinię').value?.reason).toBeUndefined()
  })

  it('says what the protocol finds, in the words of its paper', () => {
    const refusal = { finding: 'Wybierz, co ustalono' }
    expect(typed('drawn_up', TODAY, FOUND).errors).toEqual(refusal)
    expect(typed('drawn_up', TODAY, FOUND, { finding: 'equal' }).value?.finding).toBe('equal')
    const card = { ...accident({ accident: { who: 'contract_worker', severity: 'light' } }), protocol: FOUND }
    const equal = formOf({ step: 'drawn_up', doneOn: TODAY, finding: 'equal' })
    expect(parseAccidentStep(equal, card, TODAY).errors).toEqual(refusal)
  })

  it('is refused if such an accident has no such step', () => {
    expect(typed('told', TODAY).errors?.step).toBe('Ten krok nie dotyczy tego wypadku')
    expect(typed('other', TODAY).errors?.step).toBeDefined()
  })

  it.each([
    ['', 'Podaj datę'],
    ['2026-02-30', 'Podaj datę, która istnieje, na przykład 21.11.2026'],
  ])('refuses the day %j', (doneOn, message) => {
    expect(typed('drawn_up', doneOn, FOUND).errors?.doneOn).toBe(message)
  })
})

describe('a protocol with objections', () => {
  const parse = (step: string, doneOn: string, overrides: Partial<Report>, more = {}) =>
    parseAccidentStep(formOf({ step, doneOn, ...more }), accident(overrides), TODAY)
  const objected = { protocol: READ, stepFacts: { read: { hasRemarks: true } } }
  const returned = { ...READ, returned: '2026-11-15', redrawn: '2026-11-17' }

  it('is not approved but given back to the team, and the new one is read before the approval', () => {
    expect(parse('approved', TODAY, objected).errors?.step).toContain(
      'Protokołu z\u00a0zastrzeżeniami się nie zatwierdza',
    )
    expect(parse('returned', '2026-11-15', objected).value).toEqual({
      step: 'returned',
      doneOn: '2026-11-15',
    })
    const again = { ...objected, protocol: returned }
    expect(parse('approved', TODAY, again).errors?.step).toBe(
      'Najpierw odnotuj krok „Zapoznanie osoby poszkodowanej z\u00a0nowym protokołem”',
    )
    const reread = { ...objected, protocol: { ...returned, reread: '2026-11-18' } }
    expect(parse('approved', '2026-11-18', reread).value?.doneOn).toBe('2026-11-18')
  })

  it('is given back again for objections to the new one, from the day of their reading on', () => {
    const again = {
      protocol: { ...returned, reread: '2026-11-18' },
      stepFacts: { ...objected.stepFacts, reread: { hasRemarks: true } },
    }
    expect(parse('approved', TODAY, again).errors?.step).toContain('się nie zatwierdza')
    expect(parse('returned', '2026-11-17', again).errors?.doneOn).toContain('nie wcześniejszą niż 18.11.2026')
    expect(parse('returned', '2026-11-19', again).value?.doneOn).toBe('2026-11-19')
    expect(isReturnedAgain(accident(again), 'returned')).toBe(true)
    expect(isReturnedAgain(accident(objected), 'returned')).toBe(false)
  })

  it('gets its objections before the approval, not after it', () => {
    const approved = {
      protocol: { ...READ, approved: '2026-11-16' },
      stepFacts: { read: { hasRemarks: false } },
    }
    expect(parse('read', '2026-11-14', approved, { remarks: 'with' }).errors?.remarks).toContain(
      'cofnij najpierw zatwierdzenie',
    )
    const older = { ...approved, stepFacts: { read: { hasRemarks: true } } }
    expect(parse('read', '2026-11-13', older, { remarks: 'with' }).value?.hasRemarks).toBe(true)
  })
})
