import { describe, expect, it } from 'vitest'

import {
  accidentKinds,
  attachmentsText,
  circumstancesText,
  copiesText,
  delayText,
  effectsText,
  preventionText,
  recognitionChoices,
} from '~/domain/reports/paper-facts'
import type { Report } from '~/domain/reports/report'
import { choiceOf } from '~/domain/words/paper-choice'

import { TODAY } from '../../../support/builders'

const report: Report = {
  id: 'report-fall',
  type: 'accident',
  description: 'Upadek z drabiny',
  date: '2026-11-02',
  reportedBy: 'anna',
  status: 'investigating',
}

const crossedOut = (choices: ReturnType<typeof accidentKinds>) =>
  choices.filter(({ isCrossedOut }) => isCrossedOut).map(({ label }) => label)

describe('the kinds of an accident on the protocol', () => {
  it('are left open as long as nobody has said how badly somebody was hurt', () => {
    expect(crossedOut(accidentKinds(report))).toEqual([])
    expect(crossedOut(accidentKinds({ accident: { who: 'employee', severity: 'unknown' } }))).toEqual([])
    expect(
      crossedOut(accidentKinds({ accident: { who: 'employee', severity: 'unknown', isCollective: true } })),
    ).toEqual(['indywidualny'])
  })

  it('are crossed out but for those that the assessment names', () => {
    expect(crossedOut(accidentKinds({ accident: { who: 'employee', severity: 'serious' } }))).toEqual([
      'zbiorowy',
      'śmiertelny',
      'powodujący czasową niezdolność do pracy',
    ])
    expect(
      crossedOut(accidentKinds({ accident: { who: 'employee', severity: 'fatal', isCollective: true } })),
    ).toEqual(['indywidualny', 'ciężki', 'powodujący czasową niezdolność do pracy'])
  })

  it('say that a light accident caused no incapacity only if the register says 0 days', () => {
    const accident = { who: 'employee', severity: 'light' } as const
    expect(crossedOut(accidentKinds({ accident }))).toEqual(['zbiorowy', 'śmiertelny', 'ciężki'])
    expect(crossedOut(accidentKinds({ accident, registerEntry: { daysOfIncapacity: 0 } }))).toContain(
      'powodujący czasową niezdolność do pracy',
    )
  })
})

describe('what a paper says', () => {
  it('of two words crosses out the wrong one, and none if it does not know', () => {
    expect(crossedOut(choiceOf(true, 'TAK', 'NIE'))).toEqual(['NIE'])
    expect(crossedOut(choiceOf(false, 'TAK', 'NIE'))).toEqual(['TAK'])
    expect(crossedOut(choiceOf(undefined, 'TAK', 'NIE'))).toEqual([])
  })

  it('tells what was reported from what was found', () => {
    expect(circumstancesText(report, [])).toBe('Ze zgłoszenia: Upadek z drabiny')
    expect(
      circumstancesText(
        { ...report, location: 'Hala A', stepFacts: { findings: { note: 'Drabina bez atestu' } } },
        ['Jan Lis', 'Ewa Ćwik'],
      ),
    ).toBe(
      'Miejsce: Hala A.\nZe zgłoszenia: Upadek z drabiny\nŚwiadkowie ze zgłoszenia: Jan Lis, Ewa Ćwik.\nUstalenia: Drabina bez atestu',
    )
  })

  it('has the effects out of the register, and the day of death', () => {
    expect(effectsText(report)).toBeUndefined()
    expect(
      effectsText({
        accident: { who: 'employee', severity: 'fatal', deathOn: '2026-11-05' },
        registerEntry: { effects: 'uraz głowy' },
      }),
    ).toBe('uraz głowy\nŚmierć 05.11.2026.')
  })

  it('has the reason of a late protocol, and says that one in time needs none', () => {
    expect(delayText(report, TODAY)).toBeUndefined()
    const told = { notified: '2026-11-02' }
    expect(delayText({ ...report, protocol: { ...told, drawn_up: '2026-11-16' } }, TODAY)).toBe('nie dotyczy')
    expect(
      delayText(
        {
          ...report,
          protocol: { ...told, drawn_up: '2026-11-18' },
          stepFacts: { drawn_up: { reason: 'Czekano na opinię' } },
        },
        TODAY,
      ),
    ).toBe('Czekano na opinię')
  })

  it('lists the recommendations and the measures with their days', () => {
    expect(preventionText(report)).toBeUndefined()
    expect(
      preventionText({
        registerEntry: { recommendations: 'Instruktaż.' },
        measures: [
          { id: 'a', what: 'Kupić drabinę', ownerId: 'jan', due: '2026-12-01' },
          {
            id: 'b',
            what: 'Wycofać starą',
            ownerId: 'jan',
            due: '2026-11-10',
            done: { doneOn: '2026-11-09' },
          },
        ],
      }),
    ).toBe('Instruktaż.\n– Kupić drabinę (termin 01.12.2026)\n– Wycofać starą (wykonano 09.11.2026)')
  })

  it('crosses out the kind of recognition that the protocol does not find', () => {
    const choices = (finding?: 'at_work' | 'equal' | 'none') =>
      crossedOut(recognitionChoices({ stepFacts: { drawn_up: { finding } } }))
    expect(choices('at_work')).toEqual(['traktowany na równi z\u00a0wypadkiem przy pracy'])
    expect(choices('equal')).toEqual(['wypadkiem przy pracy'])
    expect([choices('none'), choices()]).toEqual([[], []])
  })

  it('attaches the protocol that was not approved, and the objections', () => {
    expect(attachmentsText({ protocol: { drawn_up: '2026-11-16' } })).toBeUndefined()
    expect(
      attachmentsText({
        protocol: { drawn_up: '2026-11-16', redrawn: '2026-11-20' },
        stepFacts: { read: { hasRemarks: true } },
      }),
    ).toBe(
      'Uwagi i\u00a0zastrzeżenia do protokołu.\nProtokół z\u00a016.11.2026, niezatwierdzony przez pracodawcę.',
    )
  })

  it('attaches each new protocol that went back to the team as well', () => {
    const attached = attachmentsText({
      protocol: { drawn_up: '2026-11-16', redrawn: '2026-11-24' },
      returnedDrafts: ['2026-11-20'],
    })
    expect(attached?.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Protokół z 16.11.2026, niezatwierdzony przez pracodawcę.',
      'Protokół z 20.11.2026, niezatwierdzony przez pracodawcę.',
      'Uwagi i zastrzeżenia do protokołu z 20.11.2026.',
    ])
  })

  it('has a copy for ZUS only if the accident is recognized', () => {
    const copies = (finding?: 'at_work' | 'none') =>
      copiesText({
        accident: { who: 'contract_worker', severity: 'light' },
        stepFacts: { drawn_up: { finding } },
      })
    expect(copies('at_work')).toMatch(/^Trzy egzemplarze.*i\sdla ZUS\.$/)
    expect(copies('none')).toMatch(/^Dwa egzemplarze/)
    expect(copies()).toMatch(/jeśli uznano wypadek przy pracy, dla ZUS/)
  })

  it.each([
    [{ who: 'employee', severity: 'light' }, /^Dwa egzemplarze/],
    [{ who: 'employee', severity: 'serious' }, /^Trzy egzemplarze.*inspektora pracy/],
    [{ who: 'employee', severity: 'fatal', deathOn: '2026-11-05' }, /dla uprawnionego członka rodziny/],
    [{ who: 'contract_worker', severity: 'light' }, /^Trzy egzemplarze.*ZUS/],
    [{ who: 'commuter', severity: 'light' }, /^Dwa egzemplarze/],
  ] as const)('says for whom the copies are: %o', (accident, expected) => {
    expect(copiesText({ accident })).toMatch(expected)
  })
})
