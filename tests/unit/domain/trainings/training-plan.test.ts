import { describe, expect, it } from 'vitest'

import { isTrainedByEmployers } from '~/domain/qualifications/trained-by-employers'
import { chosenIds, chosenValue, parseAddition, parseTrainingPlan } from '~/domain/trainings/training-plan'

import { TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const RULES = { mayLeadTo: isTrainedByEmployers, mayBePast: true }

const FIELDS = {
  title: 'Szkolenie okresowe BHP',
  leadsTo: 'bhp.workers',
  date: TODAY,
  startTime: '08:00',
  endTime: '14:00',
  location: 'Sala 1',
  instructor: 'Jan Kowalski',
  maxParticipants: '',
  description: '',
}

const KNOWN = new Set(['ewa', 'jan', 'ola'])

const planned = (fields: Record<string, string> = {}, known: ReadonlySet<string> = KNOWN) =>
  parseTrainingPlan(formOf({ ...FIELDS, ...fields }), { known, rules: RULES, today: TODAY })

describe('the plan of a training', () => {
  it('has the chosen people whom the planner knows, each once, or nobody', () => {
    expect(planned({ chosen: 'jan stranger ewa jan' }).value?.people).toEqual(['jan', 'ewa'])
    expect(planned().value?.people).toEqual([])
  })

  it('refuses more people than places, beside the places and with the other errors', () => {
    const chosen = 'ewa jan ola'
    expect(planned({ chosen, maxParticipants: '3' }).errors).toBeUndefined()
    expect(planned({ chosen, maxParticipants: '2', title: '' }).errors).toEqual({
      title: 'Podaj nazwę szkolenia',
      maxParticipants:
        'Zaznaczono 3\u00a0osoby, a\u00a0miejsc jest 2. Zwiększ liczbę miejsc albo odznacz 1\u00a0osobę.',
    })
  })

  it('has a limit without places, too', () => {
    const many = Array.from({ length: 501 }, (_, index) => `p${index}`)
    expect(planned({ chosen: chosenValue(many) }, new Set(many)).errors).toEqual({
      people: 'Zaznaczono 501\u00a0osób, a\u00a0może być najwyżej 500. Odznacz 1\u00a0osobę.',
    })
  })

  it('keeps an unreadable number of places as its own error', () => {
    expect(planned({ chosen: 'ewa', maxParticipants: 'x' }).errors).toEqual({
      maxParticipants: 'Podaj liczbę miejsc od 1 do 500 albo zostaw pole puste',
    })
  })
})

describe('adding people to a training', () => {
  const added = (chosen: string, free?: number) => parseAddition(formOf({ chosen }), KNOWN, free)

  it('needs somebody, and a free place for each', () => {
    expect(added('ewa jan', 2).value).toEqual(['ewa', 'jan'])
    expect(added('ewa jan').value).toEqual(['ewa', 'jan'])
    expect(added('stranger').errors).toEqual({ people: 'Zaznacz co najmniej jedną osobę' })
    expect(added('ewa jan', 0).errors).toEqual({
      people:
        'Zaznaczono 2\u00a0osoby, a\u00a0wolnych miejsc jest 0. Odznacz 2\u00a0osoby albo zmień liczbę miejsc szkolenia.',
    })
  })
})

it('the field of the chosen people keeps their order', () => {
  expect(chosenIds(chosenValue(['b', 'a']))).toEqual(['b', 'a'])
  expect(chosenIds('')).toEqual([])
})
