import { describe, expect, it } from 'vitest'

import type { AccidentStep, Assessment } from '~/domain/reports/accident'
import {
  accidentSteps,
  canClear,
  dueLabel,
  hasBegun,
  openSteps,
  openStepsOf,
  stepTerm,
} from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'

import { report, TODAY } from '../../../support/builders'

const LIGHT: Assessment = { who: 'employee', severity: 'light' }
const SERIOUS: Assessment = { who: 'employee', severity: 'serious' }

// A Thursday: 14 days later is a Thursday, too.
const accident = (overrides: Partial<Report> = {}) => report({ date: '2026-11-05', ...overrides })

function stateOf(of: Report, step: AccidentStep, today = TODAY) {
  const state = accidentSteps(of, today).find((each) => each.step === step)
  if (!state) throw new Error(`The accident has no step ${step}`)
  return state
}

describe('a term', () => {
  it('is counted over the end of a month and a leap day, without the day from which it counts', () => {
    expect(stepTerm('2026-11-05', { days: 14 }).day).toBe('2026-11-19')
    expect(stepTerm('2026-11-20', { days: 14 }).day).toBe('2026-12-04')
    expect(stepTerm('2028-02-16', { days: 14 }).day).toBe('2028-03-01')
    expect(stepTerm('2027-02-16', { days: 14 }).day).toBe('2027-03-02')
    expect(stepTerm('2026-10-20', { days: 14 }).day).toBe('2026-11-03')
  })

  it('that ends on a free day moves to the next working day, and keeps the day before it', () => {
    expect(stepTerm('2026-11-07', { days: 14 })).toEqual({ day: '2026-11-23', countedTo: '2026-11-21' })
    expect(stepTerm('2026-12-10', { days: 14 })).toEqual({ day: '2026-12-28', countedTo: '2026-12-24' })
    expect(stepTerm('2026-12-28', { days: 5 })).toEqual({ day: '2027-01-04', countedTo: '2027-01-02' })
  })
})

describe('the statistical card', () => {
  const approved = (overrides: Partial<Report> = {}) =>
    accident({
      accident: LIGHT,
      protocol: { drawn_up: '2026-11-10', read: '2026-11-11', approved: '2026-12-07' },
      stepFacts: { drawn_up: { finding: 'at_work' } },
      ...overrides,
    })
  const has = (of: Report, step: AccidentStep) =>
    accidentSteps(of, TODAY).some((state) => state.step === step)

  it('has 14 working days and 6 months from the approval, and 24 December is none of them', () => {
    expect(stateOf(approved(), 'z_kw').term?.day).toBe('2026-12-29')
    expect(stateOf(approved(), 'z_kw_2').term?.day).toBe('2027-06-07')
    const equal = approved({ stepFacts: { drawn_up: { finding: 'equal' } } })
    expect(stateOf(equal, 'z_kw').term?.day).toBe('2026-12-29')
  })

  it('of a karta wypadku counts from the day on which that was drawn up', () => {
    const card = approved({
      accident: { ...LIGHT, who: 'contract_worker' },
      protocol: { drawn_up: '2026-11-10' },
    })
    expect(stateOf(card, 'z_kw').term?.day).toBe('2026-12-01')
  })

  it('is not drawn up of what is no accident at work', () => {
    const none = approved({ stepFacts: { drawn_up: { finding: 'none' } } })
    expect([has(none, 'z_kw'), has(none, 'z_kw_2'), has(none, 'registered')]).toEqual([false, false, true])
  })

  it('of an older report has no term that it did not have then', () => {
    const older = approved({ stepFacts: {} })
    expect(stateOf(older, 'z_kw').term).toBeUndefined()
    expect(has(older, 'z_kw_2')).toBe(false)
    expect(has(approved({ stepFacts: {}, registerEntry: { isAtWork: false } }), 'z_kw')).toBe(false)
  })
})

describe('a protocol that is given back', () => {
  const read = {
    notified: '2026-11-05',
    team: '2026-11-06',
    findings: '2026-11-09',
    drawn_up: '2026-11-16',
    read: '2026-11-17',
  }
  const objected = accident({ protocol: read, stepFacts: { read: { hasRemarks: true } } })

  it('for objections, has to be, and a new one is drawn up within 5 days', () => {
    expect(stateOf(objected, 'returned')).toMatchObject({ isOptional: false, term: { day: '2026-11-23' } })
    expect(stateOf(objected, 'approved')).toMatchObject({ waitsFor: ['returned'], term: undefined })
    const returned = accident({ ...objected, protocol: { ...read, returned: '2026-11-18' } })
    expect(stateOf(returned, 'redrawn').term?.day).toBe('2026-11-23')
    const redrawn = accident({ ...returned, protocol: { ...returned.protocol, redrawn: '2026-11-20' } })
    expect(stateOf(redrawn, 'approved')).toMatchObject({ waitsFor: ['reread'], term: { day: '2026-11-25' } })
  })

  it('for faults, may be, and nothing waits for it', () => {
    const faultless = accident({ protocol: read, stepFacts: { read: { hasRemarks: false } } })
    expect(stateOf(faultless, 'returned')).toMatchObject({ isOptional: true, term: undefined })
    expect(stateOf(faultless, 'approved').waitsFor).toEqual([])
    expect(openStepsOf(faultless, TODAY).some(({ step }) => step === 'returned')).toBe(false)
  })

  it('of an older report that was approved with objections stays approved', () => {
    const older = accident({ ...objected, protocol: { ...read, approved: '2026-11-18' } })
    expect(accidentSteps(older, TODAY).some(({ step }) => step === 'returned')).toBe(false)
    expect(stateOf(older, 'approved').doneOn).toBe('2026-11-18')
  })
})

describe('the steps of an accident', () => {
  it('are kept up to the last day, and late from the next day on', () => {
    expect(stateOf(accident(), 'drawn_up', '2026-11-19').isLate).toBe(false)
    expect(stateOf(accident(), 'drawn_up', '2026-11-20').isLate).toBe(true)
  })

  it('count from the day on which the employer was told, if that is known', () => {
    const told = accident({ protocol: { notified: '2026-11-10' } })
    expect(stateOf(told, 'drawn_up').term?.day).toBe('2026-11-24')
  })

  it('have the term of the approval only from the day on which the protocol was drawn up', () => {
    expect(stateOf(accident(), 'approved').term).toBeUndefined()
    const drawnUp = accident({ protocol: { drawn_up: '2026-11-12' } })
    expect(stateOf(drawnUp, 'approved', '2026-11-17')).toMatchObject({ isLate: false })
    expect(stateOf(drawnUp, 'approved', '2026-11-18').isLate).toBe(true)
  })

  it('stay late if they were done late', () => {
    const late = accident({ protocol: { drawn_up: '2026-11-20' } })
    expect(stateOf(late, 'drawn_up', '2026-12-01')).toMatchObject({ doneOn: '2026-11-20', isLate: true })
    const inTime = accident({ protocol: { drawn_up: '2026-11-19' } })
    expect(stateOf(inTime, 'drawn_up', '2026-12-01').isLate).toBe(false)
  })

  it('wait for the steps that come before them by law', () => {
    expect(stateOf(accident(), 'findings').waitsFor).toEqual(['team'])
    const drawnUp = accident({
      protocol: { team: '2026-11-06', findings: '2026-11-09', drawn_up: '2026-11-12' },
    })
    expect(stateOf(drawnUp, 'approved').waitsFor).toEqual(['read'])
    // A karta wypadku has no team.
    expect(
      stateOf(accident({ accident: { ...LIGHT, who: 'contract_worker' } }), 'findings').waitsFor,
    ).toEqual([])
  })

  it('do not exist for near misses and indispositions', () => {
    expect(accidentSteps(accident({ isNearMiss: true }), TODAY)).toEqual([])
    expect(accidentSteps(accident({ type: 'indisposition' }), TODAY)).toEqual([])
  })

  it('can be taken back from the last one only, and never the notification', () => {
    const states = accidentSteps(
      accident({ protocol: { team: '2026-11-06', findings: '2026-11-09' } }),
      TODAY,
    )
    expect(canClear({ step: 'findings' }, states)).toBe(true)
    expect(canClear({ step: 'team' }, states)).toBe(false)
    expect(canClear({ step: 'notified' }, states)).toBe(false)
  })

  it('have begun as soon as one beyond the notification is recorded', () => {
    expect(hasBegun(accident({ protocol: { notified: TODAY } }))).toBe(false)
    expect(hasBegun(accident({ protocol: { notified: TODAY, secured: TODAY } }))).toBe(true)
  })
})

describe('the open steps of reports', () => {
  const stepsOf = (...reports: Report[]) =>
    openSteps(reports, TODAY).map((open) => [open.report.id, open.step, open.day, open.isLate])

  it('are those with a term, the most urgent first', () => {
    expect(
      stepsOf(
        accident({ id: 'fresh', date: '2026-11-18' }),
        accident({ id: 'approved', protocol: { drawn_up: '2026-11-10', approved: '2026-11-12' } }),
        accident({ id: 'drawn', protocol: { drawn_up: '2026-11-19' } }),
        accident({ id: 'late', date: '2026-11-02' }),
      ),
    ).toEqual([
      ['late', 'drawn_up', '2026-11-16', true],
      ['drawn', 'approved', '2026-11-24', false],
      ['fresh', 'drawn_up', '2026-12-02', false],
    ])
  })

  it('stay if the report is closed', () => {
    expect(stepsOf(accident({ status: 'closed' }))).toEqual([['report-1', 'drawn_up', '2026-11-19', true]])
  })

  it('leave out near misses and indispositions', () => {
    expect(stepsOf(accident({ isNearMiss: true }), accident({ type: 'indisposition' }))).toEqual([])
  })

  it('begin with the inspector and the prosecutor if the accident is grave, from the first second', () => {
    const grave = accident({ id: 'grave', date: TODAY, accident: SERIOUS })
    expect(stepsOf(accident({ id: 'late' }), grave)).toEqual([
      ['grave', 'told', TODAY, false],
      ['late', 'drawn_up', '2026-11-19', true],
      ['grave', 'drawn_up', '2026-12-07', false],
    ])
    expect(stateOf(grave, 'told').isAlarm).toBe(true)
    const told = accident({ accident: SERIOUS, protocol: { told: '2026-11-05' } })
    expect(stateOf(told, 'told').isAlarm).toBe(false)
  })

  it('have the handing over after the approval, but not of reports from before the assessment', () => {
    const protocol = { drawn_up: '2026-11-10', read: '2026-11-11', approved: '2026-11-12' }
    expect(stepsOf(accident({ protocol }))).toEqual([])
    expect(stepsOf(accident({ protocol, accident: LIGHT }))).toEqual([
      ['report-1', 'handed_over', TODAY, false],
    ])
  })
})

describe('the words of a term', () => {
  it.each([
    ['2026-11-05', 'termin minął 19.11.2026, 2\u00a0dni temu'],
    ['2026-11-06', 'termin minął 20.11.2026, 1\u00a0dzień temu'],
    ['2026-11-07', 'do 23.11.2026, za 2\u00a0dni (21.11.2026 to sobota)'],
    ['2026-11-10', 'do 24.11.2026, za 3\u00a0dni'],
  ])('after a notification on %s are „%s”', (notified, label) => {
    expect(dueLabel(stateOf(accident({ protocol: { notified } }), 'drawn_up'), TODAY)).toBe(label)
  })

  it('name today and tomorrow', () => {
    const state = stateOf(accident(), 'drawn_up')
    expect(dueLabel(state, '2026-11-19')).toBe('do 19.11.2026, dziś')
    expect(dueLabel(state, '2026-11-18')).toBe('do 19.11.2026, jutro')
  })

  it('promise nothing about the approval, and say „niezwłocznie” as the law does', () => {
    const drawnUp = accident({ protocol: { drawn_up: '2026-11-20' } })
    expect(dueLabel(stateOf(drawnUp, 'approved'), TODAY)).toBe('z\u00a0reguły do 25.11.2026, za 4\u00a0dni')
    expect(dueLabel(stateOf(accident({ accident: SERIOUS }), 'told'), TODAY)).toBe('niezwłocznie')
    expect(dueLabel(stateOf(accident(), 'team'), TODAY)).toBeUndefined()
  })
})
