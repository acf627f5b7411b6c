import { describe, expect, it } from 'vitest'

import { isGrave, severityLabel, type Assessment } from '~/domain/reports/accident'
import { assessmentLabel, paperLabel, paperNote } from '~/domain/reports/accident-paper'
import { phoneSentence } from '~/domain/reports/accident-progress'
import { stepLabel, stepsFor } from '~/domain/reports/accident-steps'

import { report } from '../../../support/builders'

const of = (who: Assessment['who'], severity: Assessment['severity'] = 'light', isCollective = false) => ({
  who,
  severity,
  isCollective,
})

describe('who was hurt', () => {
  it('decides the paper', () => {
    expect(paperLabel(of('employee'))).toBe('Protokół powypadkowy')
    expect(paperLabel(of('temporary'))).toBe('Protokół powypadkowy')
    expect(paperLabel(of('self_employed'))).toBeUndefined()
    expect(paperLabel(of('contract_worker'))).toBe('Karta wypadku')
    expect(paperLabel(of('commuter'))).toBe('Karta wypadku w\u00a0drodze do pracy lub z\u00a0pracy')
    expect(paperLabel(of('other_employer'))).toBeUndefined()
    expect(paperLabel(of('visitor'))).toBeUndefined()
  })

  it('is asked of an older record, which does not tell a zleceniobiorca from the self-employed', () => {
    const older = of('contractor')
    expect(assessmentLabel(older)).toBe('Zleceniobiorca lub osoba samozatrudniona, wypadek lekki')
    expect(paperNote(older)).toMatch(/czy to zleceniobiorca, czy osoba samozatrudniona: wybierz/)
    expect(stepsFor(older)).toEqual(stepsFor(of('contract_worker')))
    expect(assessmentLabel(of('contract_worker'))).toBe('Zleceniobiorca, wypadek lekki')
  })

  it('decides the steps', () => {
    expect(stepsFor(of('employee'))).toEqual([
      'notified',
      'secured',
      'restart',
      'team',
      'opinion',
      'findings',
      'drawn_up',
      'read',
      'returned',
      'redrawn',
      'reread',
      'approved',
      'handed_over',
      'registered',
      'z_kw',
      'z_kw_2',
    ])
    expect(stepsFor(of('contract_worker'))).toEqual([
      'notified',
      'secured',
      'restart',
      'findings',
      'drawn_up',
      'handed_over',
      'z_kw',
      'z_kw_2',
    ])
    expect(stepsFor(of('commuter'))).toEqual(['notified', 'findings', 'drawn_up', 'handed_over'])
    expect(stepsFor(of('other_employer'))).toEqual(['notified', 'secured', 'other_employer_told'])
    expect(stepsFor(of('temporary'))).toEqual(stepsFor(of('employee')))
    expect(stepsFor(of('self_employed'))).toEqual(['notified', 'secured', 'restart'])
    expect(stepsFor(of('visitor'))).toEqual(['notified', 'secured'])
  })
})

describe('a grave accident', () => {
  it('is fatal, serious or collective', () => {
    const grave = [of('employee', 'serious'), of('employee', 'fatal'), of('employee', 'unknown', true)]
    expect(grave.every(isGrave)).toBe(true)
    expect(grave.every((each) => stepsFor(each).includes('told'))).toBe(true)
    expect([of('employee'), of('employee', 'unknown')].some(isGrave)).toBe(false)
  })

  it('is told of by the employer at work, not on the way there', () => {
    expect(stepsFor(of('contract_worker', 'fatal'))).toContain('told')
    expect(stepsFor(of('temporary', 'fatal'))).toContain('told')
    expect(stepsFor(of('self_employed', 'fatal'))).toContain('told')
    expect(stepsFor(of('commuter', 'fatal'))).not.toContain('told')
    expect(stepsFor(of('other_employer', 'fatal'))).not.toContain('told')
  })

  it('has words for its severity and for the phone', () => {
    expect(severityLabel(of('employee', 'serious', true))).toBe('ciężki, zbiorowy')
    expect(severityLabel(of('employee', 'unknown', true))).toBe('zbiorowy')
    expect(severityLabel(of('employee', 'unknown'))).toBe('nie wiadomo jeszcze')
    expect(assessmentLabel(of('employee', 'serious'))).toBe('Pracownik, wypadek ciężki')
    expect(assessmentLabel(of('employee', 'unknown'))).toBe('Pracownik, skutki jeszcze nieznane')
    const sentence = (accident: Assessment, company?: string) =>
      phoneSentence({ ...report({ time: '09:05' }), accident }, company).replaceAll('\u00a0', ' ')
    expect(sentence(of('employee', 'serious', true), 'Zakłady Testowe')).toBe(
      'Zawiadamiam o ciężkim i zbiorowym wypadku przy pracy. Zdarzył się 20 listopada 2026 o 9:05. Miejsce: firma Zakłady Testowe, Hala A.',
    )
    expect(
      phoneSentence(report({ location: undefined, accident: of('employee', 'fatal') }), 'Testowe sp. z o.o.'),
    ).toMatch(/[^.]o\.o\.$/)
    expect(sentence(of('employee', 'fatal'))).toContain('o śmiertelnym wypadku')
    expect(sentence(of('employee', 'unknown', true))).toContain('o zbiorowym wypadku')
  })
})

describe('the name of a step', () => {
  it('fits the paper and the severity', () => {
    expect(stepLabel('drawn_up')).toBe('Sporządzenie protokołu')
    expect(stepLabel('drawn_up', of('contract_worker'))).toBe('Sporządzenie karty wypadku')
    expect(stepLabel('drawn_up', of('commuter'))).toBe('Sporządzenie karty wypadku w\u00a0drodze')
    expect(stepLabel('read', of('employee', 'fatal'))).toBe(
      'Zapoznanie rodziny osoby zmarłej z\u00a0protokołem',
    )
    expect(stepLabel('handed_over', of('employee', 'serious'))).toBe(
      'Doręczenie protokołu, także inspektorowi pracy',
    )
    expect(stepLabel('handed_over', of('contract_worker', 'serious'))).toBe('Doręczenie karty wypadku')
  })
})
