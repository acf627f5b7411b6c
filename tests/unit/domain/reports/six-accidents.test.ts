import { describe, expect, it } from 'vitest'

import type { AccidentStep } from '~/domain/reports/accident'
import { assessmentLabel, paperLabel } from '~/domain/reports/accident-paper'
import { assessmentOf, openSteps, openStepsOf } from '~/domain/reports/accident-progress'
import { registeredAccidents } from '~/domain/reports/accident-register'
import { othersOfEvent } from '~/domain/reports/collective'
import type { Report } from '~/domain/reports/report'

import { report } from '../../../support/builders'

// Six accidents of different people, held against the law on the Friday of 27.11.2026.
const TODAY = '2026-11-27'

const TOLD = { notified: '2026-11-16', secured: '2026-11-16' }
const READ = {
  ...TOLD,
  team: '2026-11-17',
  findings: '2026-11-19',
  drawn_up: '2026-11-20',
  read: '2026-11-23',
}

type Case = {
  person: string
  happened: string
  reports: Report[]
  /** What the law asks next, with its last day. */
  law: {
    paper: string | undefined
    terms: [AccidentStep, string][]
    isInRegister?: true
    /** The steps that the law does not ask for. */
    never?: AccidentStep[]
  }
}

const CASES: Case[] = [
  {
    person: 'Łucja, pracownica magazynu',
    happened: 'a recognised accident whose protocol was approved on 24.11.2026',
    reports: [
      report({
        date: '2026-11-16',
        accident: { who: 'employee', severity: 'light' },
        protocol: { ...READ, approved: '2026-11-24', handed_over: '2026-11-24', registered: '2026-11-24' },
        stepFacts: { drawn_up: { finding: 'at_work' }, read: { hasRemarks: false } },
      }),
    ],
    law: {
      paper: 'Protokół powypadkowy',
      // 14 working days, and 6 months to a Monday.
      terms: [
        ['z_kw', '2026-12-14'],
        ['z_kw_2', '2027-05-24'],
      ],
      isInRegister: true,
      never: ['told'],
    },
  },
  {
    person: 'Marek, elektryk',
    happened: 'a protocol that finds no accident at work, to which he objects',
    reports: [
      report({
        date: '2026-11-16',
        accident: { who: 'employee', severity: 'light' },
        protocol: READ,
        stepFacts: { drawn_up: { finding: 'none' }, read: { hasRemarks: true } },
      }),
    ],
    law: {
      paper: 'Protokół powypadkowy',
      terms: [['returned', '2026-11-25']],
      never: ['z_kw', 'z_kw_2', 'told'],
    },
  },
  {
    person: 'Oksana, pracownica tymczasowa z agencji',
    happened: 'a serious accident of yesterday in the firm that uses her',
    reports: [
      report({
        date: '2026-11-26',
        accident: { who: 'temporary', severity: 'serious' },
        protocol: { notified: '2026-11-26', secured: '2026-11-26' },
      }),
    ],
    law: {
      paper: 'Protokół powypadkowy',
      terms: [
        ['told', TODAY],
        ['drawn_up', '2026-12-10'],
      ],
    },
  },
  {
    person: 'Jan, samozatrudniony monter',
    happened: 'a light injury on the site',
    reports: [
      report({
        date: '2026-11-16',
        accident: { who: 'self_employed', severity: 'light' },
        protocol: TOLD,
      }),
    ],
    law: { paper: undefined, terms: [], never: ['team', 'drawn_up', 'z_kw', 'registered'] },
  },
  {
    person: 'Ewa, zleceniobiorczyni w biurze',
    happened: 'a fall of which the firm was told on Saturday, 21.11.2026',
    reports: [
      report({
        date: '2026-11-20',
        accident: { who: 'contract_worker', severity: 'unknown' },
        protocol: { notified: '2026-11-21', secured: '2026-11-21' },
      }),
    ],
    law: {
      paper: 'Karta wypadku',
      // 5.12.2026 is a Saturday.
      terms: [['drawn_up', '2026-12-07']],
      never: ['team', 'read', 'approved', 'registered'],
    },
  },
  {
    person: 'Adam i Piotr, dwaj pracownicy',
    happened: 'a collective accident of today',
    reports: ['adam', 'piotr'].map((id, place) =>
      report({
        id,
        date: TODAY,
        accident: { who: 'employee', severity: 'light', isCollective: true },
        protocol: { notified: TODAY, secured: TODAY },
        ...(place > 0 && { sameEvent: 'adam' }),
      }),
    ),
    law: {
      paper: 'Protokół powypadkowy',
      terms: [
        ['told', TODAY],
        ['drawn_up', '2026-12-11'],
      ],
    },
  },
]

describe.each(CASES)('$person: $happened', ({ reports, law }) => {
  it.each(reports)('has the paper, the terms and the register of the law', (accident) => {
    expect(paperLabel(assessmentOf(accident))).toBe(law.paper)
    expect(openSteps([accident], TODAY).map(({ step, day }) => [step, day])).toEqual(law.terms)
    expect(registeredAccidents([accident])).toHaveLength(law.isInRegister ? 1 : 0)
    const open = openStepsOf(accident, TODAY).map(({ step }) => step)
    expect(open.filter((step) => law.never?.includes(step))).toEqual([])
    expect(othersOfEvent(accident, reports)).toHaveLength(reports.length - 1)
    expect(assessmentLabel(assessmentOf(accident))).not.toBe('')
  })
})
