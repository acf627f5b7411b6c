import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Qualification } from '~/domain/qualifications/qualification'
import { newTrainingSchema } from '~/domain/trainings/new-training'
import { leadsToValue, parseNewTraining } from '~/domain/trainings/training-form'

import { TODAY } from '../../../support/builders'
import { trainingSaved } from '../../../support/changes'
import { formOf } from '../../../support/form'

const FIELDS = {
  leadsTo: 'none',
  title: ' Praca na wysokości ',
  date: TODAY,
  startTime: '09:00',
  endTime: '13:30',
  location: 'Sala 1',
  instructor: 'Jan Kowalski',
  maxParticipants: '',
  description: '',
}

const typed = (fields: Record<string, string> = {}) =>
  parseNewTraining(formOf({ ...FIELDS, ...fields }), TODAY)

describe('a new training', () => {
  it('has the typed values, and no limit if the number of places is empty', () => {
    const { maxParticipants: _none, ...rest } = FIELDS
    expect(typed().value).toEqual({ ...rest, leadsTo: null, title: 'Praca na wysokości' })
    expect(typed({ maxParticipants: ' 12 ' }).value?.maxParticipants).toBe(12)
  })

  it('leads to a certificate that a centre may issue, or to none', () => {
    expect(typed({ leadsTo: 'bhp.workers' }).value?.leadsTo).toEqual({ type: 'bhp', scope: 'workers' })
    expect(typed({ leadsTo: leadsToValue({ type: 'first_aid', scope: 'staff' }) }).value?.leadsTo).toEqual({
      type: 'first_aid',
      scope: 'staff',
    })
    expect(typed({ leadsTo: leadsToValue(null) }).value?.leadsTo).toBeNull()
    expect(typed({ leadsTo: '' }).errors).toEqual({
      leadsTo: 'Wybierz uzyskiwany certyfikat albo „Bez certyfikatu”',
    })
    for (const leadsTo of [
      'electrical.e_g1',
      'machine_operator.forklift',
      'fire_protection.inspector',
      'bhp',
      'x.y',
    ]) {
      expect([leadsTo, typed({ leadsTo }).value]).toEqual([leadsTo, undefined])
    }
  })

  it('of an employer may be over, and leads to what its rules allow', () => {
    const rules = { mayLeadTo: ({ type }: Qualification) => type === 'own', mayBePast: true }
    const planned = (fields: Record<string, string>) =>
      parseNewTraining(formOf({ ...FIELDS, ...fields }), TODAY, undefined, rules)
    expect(planned({ date: '2026-10-01' }).value?.date).toBe('2026-10-01')
    expect(planned({ date: '1999-12-31' }).errors).toEqual({ date: 'Podaj datę z lat 2000–2099' })
    expect(planned({ leadsTo: 'own.own_roller' }).value?.leadsTo).toEqual({
      type: 'own',
      scope: 'own_roller',
    })
    expect(planned({ leadsTo: 'bhp.workers' }).errors).toHaveProperty('leadsTo')
    expect(typed({ leadsTo: 'own.own_roller' }).errors).toHaveProperty('leadsTo')
    expect(typed({ date: '2026-10-01' }).errors).toHaveProperty('date')
  })

  it.each(['title', 'location', 'instructor', 'description'])(
    'keeps HTML and addresses in its %s as text, and drops invisible characters',
    (field) => {
      const hostile = '<img src=x onerror=alert(1)> javascript:alert(1)'
      expect(typed({ [field]: `\u202E${hostile}\u200B` }).value).toMatchObject({ [field]: hostile })
      // FormData turns a lone surrogate into U+FFFD.
      expect(typed({ [field]: 'x\uD800' }).value).toMatchObject({ [field]: 'x\uFFFD' })
      expect(typed({ [field]: 'x'.repeat(100_000) }).errors).toHaveProperty(field)
    },
  )

  it.each([
    ['title', '', 'Podaj nazwę szkolenia'],
    ['title', 'x'.repeat(121), 'Skróć nazwę do 120 znaków'],
    ['date', '', 'Podaj datę szkolenia'],
    ['date', '2026-11-20', 'Data szkolenia nie może być wcześniejsza niż dziś'],
    ['date', '2100-01-01', 'Podaj datę najpóźniej z roku 2099'],
    ['startTime', '', 'Podaj godzinę rozpoczęcia'],
    ['endTime', '25:00', 'Podaj godzinę zakończenia'],
    ['endTime', '09:00', 'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia'],
    ['location', ' ', 'Podaj miejsce szkolenia'],
    ['instructor', '', 'Podaj, kto prowadzi szkolenie'],
    ['description', 'x'.repeat(1_001), 'Skróć opis do 1000 znaków'],
    ['maxParticipants', '0', 'Podaj liczbę miejsc od 1 do 500 albo zostaw pole puste'],
    ['maxParticipants', '501', 'Podaj liczbę miejsc od 1 do 500 albo zostaw pole puste'],
    ['maxParticipants', '1e2', 'Podaj liczbę miejsc od 1 do 500 albo zostaw pole puste'],
  ])('refuses %s %j', (field, value, message) => {
    expect(typed({ [field]: value }).errors).toEqual({ [field]: message })
  })

  it('lasts until its last day, and one day if that is empty or the first one', () => {
    expect(typed({ lastDay: '2026-11-22' }).value).toMatchObject({ date: TODAY, lastDay: '2026-11-22' })
    expect(typed({ lastDay: '2026-12-21' }).value?.lastDay).toBe('2026-12-21')
    for (const lastDay of ['', TODAY]) expect(typed({ lastDay }).value?.lastDay).toBeUndefined()
  })

  it.each([
    ['2026-11-20', 'Ostatni dzień nie może być wcześniejszy niż pierwszy'],
    ['2026-12-22', 'Szkolenie może trwać najwyżej 31 dni'],
    ['2026-11-31', 'Podaj datę, która istnieje, na przykład 21.11.2026'],
    ['2100-01-01', 'Podaj datę najpóźniej z roku 2099'],
  ])('refuses the last day %s', (lastDay, message) => {
    expect(typed({ lastDay }).errors).toEqual({ lastDay: message })
  })

  it('keeps its first day while it is under way', () => {
    const form = formOf({ ...FIELDS, date: '2026-11-20', lastDay: '2026-11-22' })
    const parse = (lastDay?: string) => parseNewTraining(form, TODAY, { date: '2026-11-20', lastDay })
    expect(parse('2026-11-21').value).toMatchObject({ date: '2026-11-20', lastDay: '2026-11-22' })
    expect(parse().errors).toEqual({ date: 'Data szkolenia nie może być wcześniejsza niż dziś' })
    form.set('date', '2026-11-19')
    expect(parse('2026-11-21').errors).toHaveProperty('date')
  })

  it('names what is wrong in the order of the fields', () => {
    const wrong = {
      title: '',
      leadsTo: '',
      date: '',
      startTime: '09:00',
      endTime: '08:00',
      lastDay: 'x',
      location: '',
      instructor: '',
      maxParticipants: 'x',
      description: 'x'.repeat(1_001),
    }
    const { startTime: _right, ...fields } = wrong
    expect(Object.keys(parseNewTraining(formOf(wrong), TODAY).errors ?? {})).toEqual(Object.keys(fields))
  })

  it('is stored only with a last day that it can have, and without one as before', () => {
    const { training } = trainingSaved('a')
    const isStored = (lastDay?: string) => v.is(newTrainingSchema, { ...training, lastDay })
    expect([undefined, '2026-12-06', '2027-01-04'].map(isStored)).toEqual([true, true, true])
    expect(['2026-12-04', '2027-01-05', '9999-12-31', 'x'].map(isStored)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
