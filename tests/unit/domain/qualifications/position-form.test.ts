import { describe, expect, it } from 'vitest'

import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import { parsePosition, positionFields } from '~/domain/qualifications/position-form'
import { requirementLabel, type Position } from '~/domain/qualifications/requirement'

import { formOf } from '../../../support/form'

const TEMPLATE: Position[] = [
  {
    name: 'operator wózka',
    requirements: [
      { qualification: { type: 'bhp', scope: 'workers' } },
      { qualification: { type: 'machine_operator', scope: 'forklift' }, alsoBy: ['forklift_with_boom'] },
    ],
  },
]

function typed(fields: Record<string, string>, qualifications: string[] = []) {
  const form = formOf({ name: 'Tokarz', bhp: 'workers', ...fields })
  for (const key of qualifications) form.append('qualifications', key)
  return parsePosition(form, {
    template: TEMPLATE,
    kinds: COMMON_KINDS,
    isTaken: (name) => name === 'Zajęte',
  })
}

describe('the form of a position', () => {
  it('gives the chosen qualifications in the order of the law, and ignores unknown ones', () => {
    expect(typed({ name: ' Tokarz  CNC ' }, ['electrical e_g1', 'first_aid staff', 'magic x']).value).toEqual(
      {
        name: 'Tokarz CNC',
        requirements: [
          { qualification: { type: 'bhp', scope: 'workers' } },
          { qualification: { type: 'first_aid', scope: 'staff' } },
          { qualification: { type: 'electrical', scope: 'e_g1' } },
        ],
      },
    )
  })

  it('asks for the voltage of an electrician’s work once', () => {
    const [, ...electric] =
      typed({}, ['electrical e_g1', 'electrical e_g1 above_1_kv']).value?.requirements ?? []
    expect(electric).toEqual([
      { qualification: { type: 'electrical', scope: 'e_g1', voltage: 'above_1_kv' } },
    ])
    expect(positionFields(electric).qualifications).toEqual(['electrical e_g1 above_1_kv'])
  })

  it('lets a position require nothing, but only if somebody says so', () => {
    expect(typed({ bhp: 'none' }).value?.requirements).toEqual([])
    expect(typed({ bhp: '' }).errors).toEqual({ bhp: 'Wybierz grupę szkolenia BHP' })
  })

  it('cannot require a permit, which nobody issues any more', () => {
    expect(typed({}, ['machine_operator forklift_permit']).value?.requirements).toHaveLength(1)
  })

  it('takes over what the template says of other scopes that fulfil the requirement', () => {
    const [, forklift] = typed({}, ['machine_operator forklift']).value?.requirements ?? []
    expect(forklift).toEqual(TEMPLATE[0]?.requirements[1])
    expect(forklift && requirementLabel(forklift)).toMatch(
      /^Operator wózka jezdniowego \(UDT\) · wózek podnośnikowy \(wystarczy też: wózek z\s/,
    )
  })

  it('shows what was chosen before', () => {
    const { requirements = [] } = typed({}, ['machine_operator forklift', 'electrical d_g1']).value ?? {}
    expect(positionFields(requirements)).toEqual({
      bhp: 'workers',
      qualifications: ['electrical d_g1', 'machine_operator forklift'],
    })
    expect(positionFields([])).toEqual({ bhp: 'none', qualifications: [] })
  })

  it.each([
    ['  ', 'Podaj nazwę stanowiska'],
    ['x'.repeat(121), 'Skróć nazwę stanowiska do 120 znaków'],
    ['Zajęte', 'To stanowisko jest już na liście: zmień je tam'],
  ])('refuses the name %j', (name, message) => {
    expect(typed({ name }).errors).toEqual({ name: message })
  })
})
