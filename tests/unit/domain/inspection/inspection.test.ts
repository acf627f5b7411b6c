import { describe, expect, it } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import type { DutyContext } from '~/domain/duties/duty-list'
import type { Duty } from '~/domain/duties/duty-schema'
import { listInspection } from '~/domain/inspection/inspection'
import { countInspection, lineState, type LineId } from '~/domain/inspection/inspection-line'
import type { User } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import type { Report } from '~/domain/reports/report'

import {
  certificate,
  examination,
  factsFor,
  induction,
  measure,
  papers,
  report,
  TODAY,
  user,
} from '../../../support/builders'

const CONTEXT: DutyContext = {
  today: TODAY,
  staff: new Set(['jan']),
  nameOf: (id) => id,
  holdersOf: (position) => (position === 'spawacz' ? 2 : undefined),
}

const POSITIONS = [
  {
    name: 'spawacz',
    requirements: [
      { qualification: { type: 'bhp', scope: 'workers' } as const },
      { qualification: { type: 'machine_operator', scope: 'forklift' } as const },
    ],
  },
]

type Register = {
  people?: readonly User[]
  certificates?: Parameters<typeof admissionsOf>[1]
  employment?: Parameters<typeof factsFor>[1]
  duties?: readonly Duty[]
  reports?: readonly Report[]
  positions?: readonly Position[]
}

/** Returns all lines of the register. */
function linesOf({
  people = [],
  certificates = [],
  employment = papers(),
  duties = [],
  reports = [],
  positions = POSITIONS,
}: Register) {
  const facts = factsFor(positions, employment)
  return listInspection(
    {
      admissions: admissionsOf(people, certificates, facts, TODAY),
      required: facts.employment.required,
      firm: {
        duties,
        context: CONTEXT,
        positions: people.flatMap(({ position }) => (position === undefined ? [] : [{ name: position }])),
        employed: people.length,
      },
      reports,
    },
    TODAY,
  ).flatMap(({ lines }) => lines)
}

function lineOf(id: LineId, register: Register) {
  const line = linesOf(register).find((each) => each.id === id)
  if (!line) throw new Error(`There is no line ${id}.`)
  return line
}

const jan = user({ id: 'jan', lastName: 'Lis', position: 'spawacz' })

describe('what an inspector asks for', () => {
  it('begins with people and their papers, and each line names its law', () => {
    const lines = linesOf({})
    expect(lines.slice(0, 6).map(({ id }) => id)).toEqual([
      'people',
      'examinations',
      'induction',
      'periodic',
      'qualifications',
      'risk',
    ])
    expect(lines.filter(({ law }) => law === undefined)).toEqual([])
  })

  it('in a register without people, is first of all that there are none', () => {
    expect(lineOf('people', {}).gaps.map(({ what }) => what)).toEqual(['Brak ludzi w\u00a0rejestrze'])
    expect(lineOf('examinations', {}).gaps).toEqual([])
  })

  it('counts the lines without a gap, and the gaps that can and cannot be made good until the morning', () => {
    const [first, ...others] = linesOf({ people: [jan] }).filter(({ gaps }) => gaps.length > 0)
    expect(first && countInspection([first, { gaps: [] }])).toEqual({ ready: 1, tomorrow: 0, later: 1 })
    expect(others.length).toBeGreaterThan(5)
  })
})

describe('papers of people', () => {
  it('that a doctor, a training or an exam gives cannot be had until the morning', () => {
    const lines = (['examinations', 'periodic', 'qualifications'] as const).map((id) =>
      lineOf(id, { people: [{ ...jan, hiredOn: '2020-01-01' }] }),
    )
    expect(lines.map(lineState)).toEqual(['later', 'later', 'later'])
    expect(lines.map(({ gaps: [gap] }) => gap?.people?.map(({ lastName }) => lastName))).toEqual([
      ['Lis'],
      ['Lis'],
      ['Lis'],
    ])
    expect(lineOf('examinations', { people: [jan] }).gaps[0]).toMatchObject({
      matter: 'health',
      way: { to: 'refer' },
    })
  })

  it('of periodic trainings name the fewest hours of each group', () => {
    const stepFor = (scope: 'workers' | 'managers' | 'bhp_service') =>
      lineOf('periodic', {
        people: [{ ...jan, hiredOn: '2020-01-01' }],
        positions: [{ name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope } }] }],
      }).gaps[0]?.step
    expect(stepFor('workers')).toContain('co najmniej 8\u00a0godzin')
    expect(stepFor('managers')).toContain('co najmniej 16\u00a0godzin')
    // An employer cannot hold this one.
    expect(stepFor('bhp_service')).not.toContain('godzin')
  })

  it('of the initial training can, and nobody writes an earlier day into them', () => {
    const line = lineOf('induction', { people: [jan] })
    expect(lineState(line)).toBe('tomorrow')
    expect(line.gaps[0]).toMatchObject({ way: { to: 'induct' } })
    expect(line.gaps[0]?.step).toContain('naprawdę')
  })

  it('after an orzeczenie with contraindications keep the person from the work', () => {
    const employment = papers({ examinations: [examination({ userId: 'jan', outcome: 'unfit' })] })
    const [gap] = lineOf('examinations', { people: [jan], employment }).gaps
    expect(gap).toMatchObject({ byTomorrow: false, way: { to: 'look' } })
    expect(gap?.step).toContain('nie dopuszczaj do pracy')
  })

  it('that are in order are counted, and have no gap', () => {
    const employment = papers({
      examinations: [examination({ userId: 'jan', validUntil: '2027-11-01' })],
      inductions: [induction({ userId: 'jan' })],
    })
    const certificates = [certificate({ userId: 'jan', scope: 'workers', expiryDate: '2028-01-01' })]
    const register = { people: [jan], employment, certificates }
    expect(lineOf('periodic', register)).toMatchObject({
      facts: ['W\u00a0porządku: 1 z\u00a01\u00a0osoby, której to dotyczy'],
      gaps: [],
    })
  })

  it('which another system checks are said to be there', () => {
    const employment = papers()
    const elsewhere = { ...employment, required: { ...employment.required, examination: false } }
    expect(lineOf('examinations', { people: [jan], employment: elsewhere })).toMatchObject({
      facts: ['Sprawdza to inny system.'],
      gaps: [],
    })
  })
})

describe('duties of the firm', () => {
  const state = (id: LineId, register: Register) => lineState(lineOf(id, register))

  it('of which nothing is written down are a gap: a list can be written today, a measurement cannot', () => {
    expect(state('dangerous_work', {})).toBe('tomorrow')
    expect(state('measurement', {})).toBe('later')
  })

  it('are no gap if they are in time or do not apply', () => {
    const duties: Duty[] = [
      { id: 'a', sort: 'device', about: 'Wózek', doneOn: '2026-06-01', everyMonths: 12 },
      { id: 'b', sort: 'measurement', notApplicable: 'nie ma czynników' },
    ]
    expect(state('device', { duties })).toBe('ready')
    expect(lineOf('measurement', { duties }).facts).toEqual(['nie dotyczy, bo: nie ma czynników'])
  })

  it('that are over lead to their entry, and an assessment that people do not know yet is told to them', () => {
    const duties: Duty[] = [
      { id: 'a', sort: 'device', about: 'Wózek', doneOn: '2025-06-01', everyMonths: 12 },
      { id: 'b', sort: 'risk', about: 'spawacz', doneOn: '2026-06-01', told: 1 },
    ]
    expect(lineOf('device', { duties }).gaps).toMatchObject([
      { byTomorrow: false, way: { to: 'duty', sort: 'device', id: 'a' } },
    ])
    expect(lineOf('risk', { duties, people: [jan] }).gaps).toMatchObject([
      { what: 'Ocena ryzyka zawodowego – spawacz: zapoznano 1 z\u00a02', byTomorrow: true },
    ])
  })

  it('of which only the sort is written down say nothing yet', () => {
    const duties: Duty[] = [{ id: 'a', sort: 'first_aid' }]
    const { facts, gaps } = lineOf('first_aid', { duties })
    expect(facts).toEqual([])
    expect(gaps).toHaveLength(1)
  })

  it('name the positions without an assessment', () => {
    const duties: Duty[] = [{ id: 'b', sort: 'risk', about: 'elektryk', doneOn: '2026-06-01', told: 1 }]
    expect(lineOf('risk', { duties, people: [jan] }).gaps.map(({ what }) => what)).toEqual([
      'Stanowiska bez oceny ryzyka: spawacz',
    ])
  })
})

describe('accidents', () => {
  const accident = (overrides: Partial<Report>) =>
    report({ type: 'accident', date: '2026-11-18', ...overrides })

  it('that are fatal, serious or collective are told at once', () => {
    const grave = accident({ id: 'grave', accident: { who: 'employee', severity: 'serious' } })
    const [first] = lineOf('steps', { reports: [grave] }).gaps
    expect(first).toMatchObject({ byTomorrow: true, way: { to: 'report', id: 'grave' } })
  })

  it('whose protocol is late have their findings explained, not hurried', () => {
    const late = accident({
      id: 'late',
      date: '2026-10-01',
      accident: { who: 'employee', severity: 'light' },
      protocol: { notified: '2026-10-01' },
    })
    const gap = lineOf('steps', { reports: [late] }).gaps.find(({ what }) => what.includes('protok'))
    expect(gap).toMatchObject({ byTomorrow: false })
    expect(gap?.step).toContain('wyjaśnienie')
  })

  it('leave measures, of which late ones are a gap', () => {
    const measures = [measure({ due: '2026-11-01' }), measure({ id: 'other', due: '2026-12-01' })]
    const line = lineOf('measures', { reports: [accident({ measures })] })
    expect(line.facts).toEqual(['Otwarte: 2\u00a0działania'])
    expect(line.gaps.map(({ what }) => what)).toEqual(['Po terminie: 1\u00a0działanie'])
  })
})
