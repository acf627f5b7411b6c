import { describe, expect, it } from 'vitest'

import { parseNewReport } from '~/domain/new-report'

import { TODAY } from '../../support/builders'
import { formOf } from '../../support/form'

const PEOPLE = [{ id: 'jan' }, { id: 'ewa' }]

const FIELDS = { type: 'accident', date: TODAY, description: ' Upadek z drabiny. ', location: '' }

function typed(fields: Record<string, string>, witnesses: string[] = []) {
  const form = formOf({ ...FIELDS, ...fields })
  for (const id of witnesses) form.append('witnesses', id)
  return parseNewReport(form, TODAY, PEOPLE)
}

describe('a new report', () => {
  it('has the typed values without empty ones', () => {
    expect(typed({}).value).toEqual({ type: 'accident', date: TODAY, description: 'Upadek z drabiny.' })
  })

  it('names each witness once, and only people from the list', () => {
    expect(typed({}, ['jan', 'jan', 'nobody', 'ewa']).value?.witnesses).toEqual(['jan', 'ewa'])
  })

  it('has no witnesses where it is an indisposition', () => {
    expect(typed({ type: 'indisposition' }, ['jan']).value).not.toHaveProperty('witnesses')
  })

  it.each([
    ['description', '  \u200B ', 'Opisz to jednym zdaniem'],
    ['description', 'x'.repeat(2_001), 'Skróć opis do 2000 znaków'],
    ['location', 'x'.repeat(121), 'Skróć miejsce do 120 znaków'],
    ['type', 'theft', 'Wybierz rodzaj zgłoszenia'],
    ['date', '', 'Podaj datę zdarzenia'],
    ['date', '2026-02-30', 'Podaj datę, która istnieje'],
    ['date', '2026-11-22', 'Data zdarzenia nie może być późniejsza niż dziś'],
    ['date', '1999-12-31', 'Podaj datę z lat 2000–2099'],
  ])('refuses %s %j', (field, value, message) => {
    expect(typed({ [field]: value }).errors).toEqual({ [field]: message })
  })
})
