import { describe, expect, it } from 'vitest'

import {
  countFactors,
  factorLines,
  MAX_CONDITIONS_LENGTH,
  parseWorkConditions,
  type WorkConditions,
} from '~/domain/employment/work-conditions'
import { workConditionsBy } from '~/domain/records/latest-changes'

import { TODAY } from '../../../support/builders'

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseWorkConditions(form, 'spawacz')
}

describe('the conditions of work on a position', () => {
  it('have one factor a line', () => {
    const { value } = parse({
      id: 'x',
      work: 'Spawanie',
      physical: ' hałas 82 dB \n\nwibracje',
      chemical: 'dymy',
    })
    expect(value).toEqual({
      position: 'spawacz',
      work: 'Spawanie',
      physical: 'hałas 82 dB\n\nwibracje',
      chemical: 'dymy',
    })
  })

  it('are counted once no group is left for handwriting', () => {
    const conditions: WorkConditions = {
      position: 'spawacz',
      physical: 'hałas 82 dB\nwibracje',
      dusts: 'Brak',
      chemical: 'dymy spawalnicze',
      biological: 'nie dotyczy',
    }
    expect(countFactors([conditions])).toBeUndefined()
    expect(countFactors([{ ...conditions, other: 'praca na wysokości' }])).toBe(4)
    expect(countFactors([{ ...conditions, physical: 'brak', chemical: '–', other: 'nie występują.' }])).toBe(
      0,
    )
  })

  it('bring what is ticked to the other factors of the skierowanie, and nothing twice', () => {
    const asks: WorkConditions['asks'] = ['heights', 'driving', 'night', 'factors']
    const other = (typed: Partial<WorkConditions>) =>
      factorLines({ position: 'monter', asks, ...typed }, 'other').map((line) =>
        line.replaceAll('\u00a0', ' '),
      )
    expect(other({})).toEqual(['praca na wysokości', 'prowadzenie pojazdów', 'praca w nocy'])
    expect(other({ other: 'Praca na wysokości 6 m\n praca w porze nocnej' })).toEqual([
      'Praca na wysokości 6 m',
      'praca w porze nocnej',
      'prowadzenie pojazdów',
    ])
    expect(other({ physical: 'drgania: kierowanie ciężkimi pojazdami', other: 'brak' })).toEqual([
      'praca na wysokości',
      'praca w nocy',
    ])
    expect(other({ asks: ['factors'], other: 'brak' })).toEqual(['brak'])
    expect(factorLines({ position: 'monter', asks, dusts: 'pył' }, 'dusts')).toEqual(['pył'])
  })

  it('are counted with what is ticked', () => {
    const none = { physical: 'brak', dusts: 'brak', chemical: 'brak', biological: 'brak' }
    const conditions: WorkConditions = { position: 'monter', ...none, asks: ['heights', 'night'] }
    expect(countFactors([conditions])).toBeUndefined()
    expect(countFactors([{ ...conditions, other: 'brak' }])).toBe(2)
    expect(countFactors([{ ...conditions, other: 'praca na wysokości' }])).toBe(2)
  })

  it('ask for something, and refuse what is too long beside its field', () => {
    expect(parse({ work: '  ' }).errors).toEqual({ work: 'Opisz pracę albo wpisz co najmniej jeden czynnik' })
    expect(parse({ work: 'a', dusts: 'b'.repeat(MAX_CONDITIONS_LENGTH + 1) }).errors).toEqual({
      dusts: `Skróć wpis do ${MAX_CONDITIONS_LENGTH} znaków`,
    })
  })

  it('are those that were written last, whatever the case of the name', () => {
    const saved = (id: string, conditions: WorkConditions) => ({
      kind: 'work-conditions-saved' as const,
      id,
      day: TODAY,
      conditions,
    })
    const conditionsOf = workConditionsBy([
      saved('a', { position: 'spawacz', work: 'Spawanie' }),
      saved('b', { position: 'Spawacz', work: 'Spawanie i cięcie' }),
    ])
    expect(conditionsOf('SPAWACZ')?.work).toBe('Spawanie i cięcie')
    expect(conditionsOf('elektryk')).toBeUndefined()
  })

  it('name what an orzeczenie has to cover', () => {
    const form = new FormData()
    for (const work of ['heights', 'night', 'magic']) form.append('asks', work)
    expect(parseWorkConditions(form, 'spawacz').value).toEqual({
      position: 'spawacz',
      asks: ['heights', 'night'],
    })
  })
})
