import { describe, expect, it } from 'vitest'

import {
  applicationDay,
  dayToAct,
  deadlineLabel,
  deadlinesOf,
  dueApplicationLabel,
  examLabel,
  examOpensOn,
  isDueWithin,
  standingOf,
} from '~/domain/certificates/deadline'
import { deadlineText } from '~/domain/certificates/deadline-text'
import { shiftDay } from '~/domain/words/day'

import { certificate, TODAY } from '../../../support/builders'

const forklift = (expiryDate: string) =>
  certificate({ type: 'machine_operator', scope: 'forklift', expiryDate })
const rescuer = (expiryDate: string) => certificate({ type: 'first_aid', scope: 'kpp', expiryDate })
const words = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the last day to apply to UDT', () => {
  it.each([
    ['2027-03-19', '2026-12-18'],
    ['2027-05-31', '2027-02-28'],
    ['2028-05-31', '2028-02-29'],
    ['2027-05-28', '2027-02-27'],
    ['2028-05-29', '2028-02-28'],
    ['2027-06-28', '2027-03-27'],
    ['2027-12-31', '2027-09-30'],
    ['2027-01-01', '2026-09-30'],
  ])('of a certificate that expires on %s is %s', (expiryDate, day) => {
    expect(applicationDay(forklift(expiryDate))).toBe(day)
    expect(dayToAct(forklift(expiryDate))).toBe(day)
  })

  it('is known without a scope, and unknown for other types and without an expiry', () => {
    expect(applicationDay({ type: 'machine_operator', expiryDate: '2027-05-31' })).toBe('2027-02-28')
    expect(applicationDay({ type: 'electrical', scope: 'e_g1', expiryDate: '2027-05-31' })).toBeUndefined()
    expect(applicationDay({ type: 'machine_operator', scope: 'forklift' })).toBeUndefined()
  })

  it('is the end by law, where that is earlier than the one on the document', () => {
    const long = certificate({
      type: 'electrical',
      scope: 'e_g1',
      issueDate: '2022-04-06',
      expiryDate: '2032-04-06',
    })
    expect(dayToAct(long)).toBe('2027-04-06')
    expect(deadlinesOf(long)).toEqual([{ kind: 'expiry', day: '2027-04-06' }])
    expect(standingOf(long, '2027-03-01')).toBe('to_act')
    expect(words(deadlineLabel(long, '2027-04-06'))).toBe('Wygasa dziś')
  })

  it('is announced to the day, and its passing as well', () => {
    const label = (today: string) => words(deadlineLabel(forklift('2026-11-21'), today))
    expect(label('2026-05-21')).toBe('Wygasa za 6 miesięcy')
    expect(label('2026-05-22')).toBe('Złóż wniosek do 20.08.2026 – za 2 miesiące')
    expect(label('2026-08-10')).toBe('Złóż wniosek do 20.08.2026 – za 10 dni')
    expect(label('2026-08-19')).toBe('Złóż wniosek do 20.08.2026 – jutro')
    expect(label('2026-08-20')).toBe('Złóż wniosek do 20.08.2026 – dziś')
    expect(label('2026-08-21')).toBe('Wygasa za 3 miesiące; termin na wniosek minął wczoraj')
    expect(label('2026-08-23')).toBe('Wygasa za 2 miesiące; termin na wniosek minął 3 dni temu')
    expect(label('2026-11-20')).toBe('Wygasa jutro; termin na wniosek minął 3 miesiące temu')
    expect(label('2026-11-21')).toBe('Wygasa dziś; termin na wniosek minął 3 miesiące temu')
    expect(label('2026-11-22')).toBe('Wygasł')
  })

  it('is named by its day if the day is later than today', () => {
    const label = (day: string) => words(deadlineLabel(forklift('2027-05-31'), day, true))
    expect(label('2026-11-22')).toBe('Wygasa 31.05.2027')
    expect(label('2027-02-27')).toBe('Złóż wniosek do 28.02.2027')
    expect(label('2027-02-28')).toBe('Złóż wniosek do 28.02.2027')
    expect(label('2027-03-01')).toBe('Wygasa 31.05.2027; termin na wniosek minął 28.02.2027')
    expect(label('2027-06-01')).toBe('Wygasł')
  })

  it('counts a month only when it is whole', () => {
    // 31 days, but 28 February is not a month after 28 January's 31st.
    expect(words(deadlineLabel(forklift('2027-05-31'), '2027-01-28'))).toContain('za 1 miesiąc')
    expect(words(deadlineLabel(forklift('2027-05-31'), '2027-01-29'))).toContain('za 30 dni')
  })

  it('is a line of its own beside the remaining time, while the certificate is in force', () => {
    const line = (today: string) => words(dueApplicationLabel(forklift('2026-11-21'), today))
    expect(line('2026-05-21')).toBeUndefined()
    expect(line('2026-08-10')).toBe('Złóż wniosek do 20.08.2026 – za 10 dni')
    expect(line('2026-11-19')).toBe('Termin na wniosek minął 2 miesiące temu')
    expect(line('2026-11-22')).toBeUndefined()
    expect(dueApplicationLabel(certificate(), TODAY)).toBeUndefined()
  })

  it('has a sentence before and after', () => {
    const note = (today: string) => words(deadlineText(forklift('2027-03-19'), today))
    expect(note('2026-12-18')).toBe(
      'Wniosek do UDT o przedłużenie trzeba złożyć do 18.12.2026, co najmniej 3 miesiące przed końcem ważności.',
    )
    expect(note('2026-12-19')).toBe(
      'Termin na wniosek do UDT o przedłużenie minął 18.12.2026. Potrzebny jest nowy egzamin.',
    )
    expect(deadlineText(certificate(), TODAY)).toBeUndefined()
  })

  it('is a deadline beside the expiry', () => {
    expect(deadlinesOf(forklift('2027-05-31'))).toEqual([
      { kind: 'application', day: '2027-02-28' },
      { kind: 'expiry', day: '2027-05-31' },
    ])
    expect(deadlinesOf(certificate({ expiryDate: undefined }))).toEqual([])
  })
})

describe('the exam of a rescuer', () => {
  it('opens three months before the expiry, which stays the day to act', () => {
    expect(examOpensOn(rescuer('2027-05-31'))).toBe('2027-02-28')
    expect(examOpensOn(rescuer('2028-05-31'))).toBe('2028-02-29')
    expect(dayToAct(rescuer('2027-05-31'))).toBe('2027-05-31')
    expect(examOpensOn({ type: 'first_aid', scope: 'staff', expiryDate: '2027-05-31' })).toBeUndefined()
  })

  it('is announced with its first day', () => {
    expect(words(examLabel(rescuer('2026-11-21')))).toBe('Egzamin możliwy od 21.08.2026')
    expect(words(deadlineLabel(rescuer('2026-11-21'), '2026-11-16'))).toBe('Wygasa za 5 dni')
    expect(words(deadlineText(rescuer('2026-11-21'), TODAY))).toContain('od 21.08.2026')
    expect(examLabel(certificate())).toBeUndefined()
  })

  it('is something to do from that day on, however short the chosen period', () => {
    const standing = (today: string) => standingOf(rescuer('2026-11-21'), today, 7)
    expect(standing('2026-08-20')).toBe('valid')
    expect(standing('2026-08-21')).toBe('to_act')
    expect(standing('2026-11-21')).toBe('to_act')
    expect(standing('2026-11-22')).toBe('expired')
  })
})

describe('the standing of a certificate', () => {
  it('is to act on from 90 days before the day to act through the expiry', () => {
    const bhp = certificate({ expiryDate: TODAY })
    const ago = (days: number) => shiftDay(TODAY, { days: -days })
    expect([91, 90, 0, -1].map((days) => standingOf(bhp, ago(days)))).toEqual([
      'valid',
      'to_act',
      'to_act',
      'expired',
    ])
    // The application of this one ends on 20 August.
    expect(standingOf(forklift(TODAY), '2026-05-21')).toBe('valid')
    expect(standingOf(forklift(TODAY), '2026-05-22')).toBe('to_act')
    expect(standingOf(forklift(TODAY), '2026-11-20')).toBe('to_act')
  })

  it('is valid for ever without an expiry day, and once a newer one has replaced it', () => {
    expect(standingOf(certificate({ expiryDate: undefined }), '2099-12-31')).toBe('valid')
    expect(standingOf({ ...certificate({ expiryDate: TODAY }), replacedBy: 'newer' }, TODAY)).toBe('valid')
    expect(isDueWithin(certificate({ expiryDate: undefined }), TODAY, 10_000)).toBe(false)
  })
})
