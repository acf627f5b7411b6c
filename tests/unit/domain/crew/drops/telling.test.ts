import { describe, expect, it } from 'vitest'

import { parseCorrection, parseSignUp, parseTold } from '~/domain/crew/drops/telling'
import { PL } from '~/domain/crew/languages/pl'

import { TODAY } from '../../../../support/builders'
import { formOf } from '../../../../support/form'

const NOW = { day: TODAY, time: '12:00' }
const FILLED = { about: 'hazard', text: 'Dziura w podłodze', who: 'anonymous', when: 'now' }

const toldBy = (fields: Record<string, string>) => parseTold(formOf({ ...FILLED, ...fields }), NOW)

describe('the form of the box', () => {
  it('takes the present moment, if nothing else is said', () => {
    expect(toldBy({}).value).toEqual({
      about: 'hazard',
      text: 'Dziura w podłodze',
      date: TODAY,
      time: '12:00',
    })
  })

  it('sends neither name nor phone of somebody anonymous, even if they were typed', () => {
    const { value } = toldBy({ name: 'Jan Lis', phone: '600700800' })
    expect(JSON.stringify(value)).not.toMatch(/Lis|600/)
    expect(toldBy({ who: 'named', name: 'Jan Lis', phone: '600700800' }).value).toMatchObject({
      name: 'Jan Lis',
      phone: '600700800',
    })
  })

  it.each([
    ['about', 'kind_missing', { about: '' }],
    ['text', 'answer_missing', { text: ' ' }],
    ['text', 'too_long', { text: 'a'.repeat(2_001) }],
    ['name', 'name_missing', { who: 'named' }],
    ['phone', 'phone_wrong', { who: 'named', name: 'Jan', phone: 'wieczorem' }],
    ['date', 'day_wrong', { when: 'earlier', date: '' }],
    ['date', 'day_ahead', { when: 'earlier', date: '2026-11-22' }],
    ['time', 'time_wrong', { when: 'earlier', date: TODAY, time: '9' }],
    ['time', 'time_ahead', { when: 'earlier', date: TODAY, time: '12:01' }],
  ])('answers at „%s” with %s', (field, problem, fields) => {
    const { errors } = toldBy(fields)
    expect(errors).toEqual({ [field]: problem })
    expect(PL.problems).toHaveProperty(problem)
  })

  it('needs no hour of something that happened earlier', () => {
    expect(toldBy({ when: 'earlier', date: '2026-11-20', time: '' }).value).not.toHaveProperty(
      'time',
      '12:00',
    )
  })
})

describe('the other forms', () => {
  it('ask for a text, a name and a contact, each by a key of the dictionaries', () => {
    const training = { trainingId: 'training-1', isAsked: true }
    const found = [
      parseCorrection(formOf({ text: '' })).errors,
      parseSignUp(formOf({}), training).errors,
      parseSignUp(formOf({ name: 'Jan', contact: 'ulica Prosta', answer: 'tak' }), training).errors,
    ]
    expect(found).toEqual([
      { text: 'text_missing' },
      { name: 'name_missing', contact: 'contact_missing', answer: 'answer_missing' },
      { contact: 'contact_wrong' },
    ])
    for (const problem of found.flatMap((errors) => Object.values(errors ?? {})))
      expect(PL.problems).toHaveProperty(problem ?? '')
  })

  it('take an e-mail or a phone, and no answer that was not asked for', () => {
    for (const contact of ['jan@firma.example', '+48 600 700 800', '(22) 555-10-10'])
      expect(
        parseSignUp(formOf({ name: 'Jan Lis', contact, answer: 'x' }), { trainingId: 't', isAsked: false })
          .value,
      ).toEqual({ trainingId: 't', name: 'Jan Lis', contact })
  })
})
