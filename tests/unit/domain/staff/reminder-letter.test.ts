import { describe, expect, it } from 'vitest'

import type { AdmissionCheck } from '~/domain/admission/admission-check'
import type { RequirementItem } from '~/domain/admission/requirement-item'
import { reminderLines, reminderToMany, reminderToOne } from '~/domain/staff/reminder-letter'

import { certificate, TODAY, user } from '../../../support/builders'

const BHP = { qualification: { type: 'bhp', scope: 'workers' } } as const
const FORKLIFT = { qualification: { type: 'machine_operator', scope: 'forklift' } } as const

function lines(checks: AdmissionCheck[], items: RequirementItem[]): string[] {
  return reminderLines({ checks, items }, TODAY)
}

const ofItem = (item: Partial<RequirementItem>) =>
  lines([], [{ requirement: BHP, state: 'expiring', ...item }])
const ofCheck = (check: Partial<AdmissionCheck>) =>
  lines([{ subject: 'examination', state: 'expiring', ...check }], [])

describe('what a person is reminded of', () => {
  const name = 'Szkolenie okresowe BHP · stanowiska robotnicze'

  it('names the days, because nobody knows when it is read', () => {
    expect(ofItem({ lastDay: '2026-11-22' })).toEqual([`${name}: ważność do 22.11.2026`])
    expect(ofItem({ state: 'expired', lastDay: '2026-11-20' })).toEqual([
      `${name}: termin ważności minął 20.11.2026`,
    ])
    expect(ofItem({ state: 'missing' })).toEqual([`${name}: brak`])
    expect(ofItem({ state: 'first_soon', lastDay: '2026-12-01' })).toEqual([
      `${name}: pierwsze szkolenie do 01.12.2026`,
    ])
    expect(ofCheck({ day: '2026-12-01' })).toEqual(['Orzeczenie lekarskie: ważność do 01.12.2026'])
    expect(ofCheck({ state: 'expired', day: '2026-11-01' })).toEqual([
      'Orzeczenie lekarskie: termin ważności minął 01.11.2026',
    ])
    expect(ofCheck({ state: 'missing' })).toEqual(['Orzeczenie lekarskie: brak'])
    expect(ofCheck({ state: 'expired' })).toEqual(['Orzeczenie lekarskie: bez daty następnych badań'])
  })

  it('has the last day to apply to UDT, and after it that an exam is needed', () => {
    const forklift = (expiryDate: string) =>
      lines(
        [],
        [
          {
            requirement: FORKLIFT,
            state: 'application',
            lastDay: expiryDate,
            certificate: certificate({ type: 'machine_operator', scope: 'forklift', expiryDate }),
          },
        ],
      )[0]
    expect(forklift('2027-03-19')).toMatch(
      /: złóż wniosek do UDT najpóźniej 18\.12\.2026, ważność do 19\.03\.2027$/,
    )
    expect(forklift('2027-01-10')).toMatch(
      /: termin na wniosek do UDT minął 09\.10\.2026, potrzebny jest egzamin, ważność do 10\.01\.2027$/,
    )
  })

  it('names the certificate that ends, not the narrower one that the position asks for', () => {
    const held = certificate({
      type: 'machine_operator',
      scope: 'forklift_with_boom',
      expiryDate: '2027-03-19',
    })
    const [line] = lines(
      [],
      [{ requirement: FORKLIFT, state: 'application', lastDay: '2027-03-19', certificate: held }],
    )
    expect(line).toContain('wysięgnikiem')
  })

  it('leaves out what is fine, what others have to do, and what a doctor has found', () => {
    for (const state of ['valid', 'unknown', 'first'] as const) {
      expect(ofItem({ state, lastDay: '2027-01-01' })).toEqual([])
    }
    const awaits = certificate({ status: 'pending' })
    for (const state of ['pending', 'expired', 'expiring'] as const) {
      expect(ofItem({ state, lastDay: '2026-11-20', awaits })).toEqual([])
    }
    for (const cause of ['unfit', 'return', 'position', 'newer'] as const) {
      expect(ofCheck({ state: 'expired', cause, day: '2026-11-01' })).toEqual([])
    }
    expect(ofCheck({ state: 'valid', day: '2027-11-01' })).toEqual([])
    expect(ofCheck({ subject: 'general_induction', state: 'missing' })).toEqual([])
  })
})

describe('the letter', () => {
  const sender = user({ firstName: 'Ewa', lastName: 'Żak', company: 'Hut\u00a0sp. z\u00a0o.o.' })

  it('to one person lists what is theirs, and is signed', () => {
    const { subject, body } = reminderToOne(['BHP: brak', 'SEP: ważne do\u00a001.12.2026'], sender)
    expect(subject).toBe('Przypomnienie o terminach BHP')
    expect(body).toContain('\n– BHP: brak\n– SEP: ważne do 01.12.2026\n')
    expect(body).toMatch(/^Dzień dobry,\n\n[\s\S]*\n\nEwa Żak\nHut sp\. z o\.o\.$/)
  })

  it('to several people says nothing of any of them', () => {
    const { body } = reminderToMany(sender)
    expect(body).not.toContain('–')
    expect(body).toContain('na certyfikatach')
  })
})
