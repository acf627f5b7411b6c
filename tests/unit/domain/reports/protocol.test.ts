import { describe, expect, it } from 'vitest'

import {
  approvalDeadline,
  stepDeadlineLabel,
  drawingUpDeadline,
  openProtocolSteps,
  protocolSteps,
} from '~/domain/reports/protocol'
import type { Report } from '~/domain/reports/report'

import { report, TODAY } from '../../../support/builders'

const accident = (overrides: Partial<Report> = {}) => report({ date: '2026-11-07', ...overrides })

describe('the deadlines of a protocol', () => {
  it('count 14 days from the notification, also over the end of a month and a leap day', () => {
    expect(drawingUpDeadline('2026-11-07')).toBe('2026-11-21')
    expect(drawingUpDeadline('2026-11-20')).toBe('2026-12-04')
    expect(drawingUpDeadline('2028-02-16')).toBe('2028-03-01')
    expect(drawingUpDeadline('2027-02-16')).toBe('2027-03-02')
  })

  it('count 14 days over the change to summer time and back', () => {
    expect(drawingUpDeadline('2027-03-20')).toBe('2027-04-03')
    expect(drawingUpDeadline('2026-10-20')).toBe('2026-11-03')
  })

  it('count 5 days from the day on which it was drawn up', () => {
    expect(approvalDeadline('2026-11-21')).toBe('2026-11-26')
    expect(approvalDeadline('2026-12-28')).toBe('2027-01-02')
  })
})

describe('the steps of a protocol', () => {
  it('are kept up to the last day, and late from the next day on', () => {
    const drawingUp = (today: string) => protocolSteps(accident(), today)[1]
    expect(drawingUp('2026-11-21')).toMatchObject({ deadline: '2026-11-21', isLate: false })
    expect(drawingUp('2026-11-22')).toMatchObject({ deadline: '2026-11-21', isLate: true })
  })

  it('count from the day on which the employer was told, if that is known', () => {
    const told = accident({ protocol: { notified: '2026-11-10' } })
    expect(protocolSteps(told, TODAY)[1]?.deadline).toBe('2026-11-24')
  })

  it('have an approval only from the day on which the protocol was drawn up', () => {
    expect(protocolSteps(accident(), TODAY)[2]?.deadline).toBeUndefined()
    const drawnUp = accident({ protocol: { drawn_up: '2026-11-16' } })
    expect(protocolSteps(drawnUp, '2026-11-21')[2]).toMatchObject({ deadline: '2026-11-21', isLate: false })
    expect(protocolSteps(drawnUp, '2026-11-22')[2]?.isLate).toBe(true)
  })

  it('stay late if they were done late', () => {
    const late = accident({ protocol: { drawn_up: '2026-11-22' } })
    expect(protocolSteps(late, '2026-12-01')[1]).toMatchObject({ doneOn: '2026-11-22', isLate: true })
    const inTime = accident({ protocol: { drawn_up: '2026-11-21' } })
    expect(protocolSteps(inTime, '2026-12-01')[1]?.isLate).toBe(false)
  })

  it('do not exist for near misses and indispositions', () => {
    expect(protocolSteps(accident({ isNearMiss: true }), TODAY)).toEqual([])
    expect(protocolSteps(accident({ type: 'indisposition' }), TODAY)).toEqual([])
  })
})

describe('the open steps of reports', () => {
  const stepsOf = (...reports: Report[]) =>
    openProtocolSteps(reports, TODAY).map((open) => [open.report.id, open.step, open.deadline, open.isLate])

  it('are the next one of each accident, the most urgent first', () => {
    expect(
      stepsOf(
        accident({ id: 'fresh', date: '2026-11-18' }),
        accident({ id: 'approved', protocol: { drawn_up: '2026-11-10', approved: '2026-11-12' } }),
        accident({ id: 'drawn', protocol: { drawn_up: '2026-11-19' } }),
        accident({ id: 'late', date: '2026-11-01' }),
      ),
    ).toEqual([
      ['late', 'drawn_up', '2026-11-15', true],
      ['drawn', 'approved', '2026-11-24', false],
      ['fresh', 'drawn_up', '2026-12-02', false],
    ])
  })

  it('leave out closed reports, near misses and indispositions', () => {
    expect(
      stepsOf(
        accident({ status: 'closed' }),
        accident({ isNearMiss: true }),
        accident({ type: 'indisposition' }),
      ),
    ).toEqual([])
  })
})

describe('stepDeadlineLabel', () => {
  it.each([
    ['2026-11-20', 'termin minął 20.11.2026, 1\u00a0dzień temu'],
    ['2026-11-21', 'do 21.11.2026, dziś'],
    ['2026-11-22', 'do 22.11.2026, jutro'],
    ['2026-11-23', 'do 23.11.2026, za 2\u00a0dni'],
  ])('of %s is „%s”', (deadline, label) => {
    expect(stepDeadlineLabel(deadline, TODAY)).toBe(label)
  })
})
