import { describe, expect, it } from 'vitest'

import { parseProtocolStep, stepLimits } from '~/domain/reports/protocol-form'
import type { Report } from '~/domain/reports/report'

import { report, TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const accident = (overrides: Partial<Report> = {}) => report({ date: '2026-11-07', ...overrides })

describe('a step that is recorded', () => {
  const typed = (step: string, doneOn: string, protocol: Report['protocol'] = {}) =>
    parseProtocolStep(formOf({ step, doneOn }), accident({ protocol }), TODAY)

  it('has a day between the steps around it', () => {
    expect(typed('drawn_up', '2026-11-07').value).toEqual({ step: 'drawn_up', doneOn: '2026-11-07' })
    expect(typed('drawn_up', TODAY).value?.doneOn).toBe(TODAY)
    expect(typed('drawn_up', '2026-11-06').errors?.doneOn).toBe('Podaj datę nie wcześniejszą niż 07.11.2026')
    expect(typed('drawn_up', '2026-11-22').errors?.doneOn).toBe('Podaj datę nie późniejszą niż 21.11.2026')
    expect(stepLimits(accident({ protocol: { drawn_up: '2026-11-15' } }), 'notified', TODAY)).toEqual({
      min: '2026-11-07',
      max: '2026-11-15',
    })
  })

  it('may correct the day of a step that is done', () => {
    expect(typed('notified', '2026-11-09').value?.doneOn).toBe('2026-11-09')
    const done = { drawn_up: '2026-11-15', approved: '2026-11-17' }
    expect(typed('drawn_up', '2026-11-18', done).errors?.doneOn).toBe(
      'Podaj datę nie późniejszą niż 17.11.2026',
    )
  })

  it('comes after the step before it', () => {
    expect(typed('approved', TODAY).errors?.step).toBe('Najpierw odnotuj poprzedni krok')
  })

  it.each([
    ['', 'Podaj datę'],
    ['2026-02-30', 'Podaj datę, która istnieje'],
  ])('refuses the day %j', (doneOn, message) => {
    expect(typed('drawn_up', doneOn).errors?.doneOn).toBe(message)
  })
})
