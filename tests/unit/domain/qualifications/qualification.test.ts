import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  CERTIFICATE_TYPES,
  hasNoTerm,
  isIssuedByCentres,
  parseScope,
  qualificationSchema,
  ruleOf,
} from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import {
  fullScopeName,
  issuerOf,
  listScopes,
  listTypes,
  sourceOf,
} from '~/domain/qualifications/qualification-law'

const all = CERTIFICATE_TYPES.flatMap((type) => listScopes(type, false).map((scope) => ({ type, scope })))

describe('qualifications', () => {
  it('are valid for the years that the law gives each scope', () => {
    const years = all.map(({ type, scope }) => [`${type} ${scope}`, ruleOf({ type, scope })?.years])
    expect(Object.fromEntries(years)).toEqual({
      'bhp workers': 3,
      'bhp dangerous_work': 1,
      'bhp managers': 5,
      'bhp engineers': 5,
      'bhp bhp_service': 5,
      'bhp office': 6,
      'first_aid kpp': 3,
      'first_aid staff': undefined,
      'fire_protection inspector': 5,
      'fire_protection staff': undefined,
      'electrical e_g1': 5,
      'electrical e_g2': 5,
      'electrical e_g3': 5,
      'electrical d_g1': 5,
      'electrical d_g2': 5,
      'electrical d_g3': 5,
      'machine_operator forklift': 10,
      'machine_operator forklift_with_boom': 5,
      'machine_operator mobile_platform': 5,
      'machine_operator other_platform': 10,
    })
    expect(all.filter(hasNoTerm).map(({ type }) => type)).toEqual(['first_aid', 'fire_protection'])
  })

  it('have a name that no other one has, in lists and in forms', () => {
    expect(new Set(all.map(qualificationLabel)).size).toBe(all.length)
    for (const type of CERTIFICATE_TYPES) {
      const names = listScopes(type, false).map((scope) => fullScopeName(type, scope))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('are named by their type if it says the truth, and by themselves if it does not', () => {
    expect(qualificationLabel({ type: 'bhp' })).toBe('Szkolenie okresowe BHP')
    expect(qualificationLabel({ type: 'bhp', scope: 'bhp_service' })).toBe(
      'Szkolenie okresowe BHP · służba BHP',
    )
    expect(qualificationLabel({ type: 'first_aid', scope: 'staff' })).toBe(
      'Pierwsza pomoc · szkolenie pracowników',
    )
    expect(qualificationLabel({ type: 'machine_operator', scope: 'mobile_platform' })).toMatch(/podestu/)
  })

  it('say who issues them, and the same to the forms of training centres', () => {
    for (const qualification of all) {
      expect(isIssuedByCentres(qualification)).toBe(issuerOf(qualification) === 'ośrodek szkoleniowy')
      expect(sourceOf(qualification)).not.toBe('')
    }
    expect(listTypes(true)).toEqual(['bhp', 'first_aid', 'fire_protection'])
    expect(listScopes('fire_protection', true)).toEqual(['staff'])
    expect(listTypes(false)).toEqual(CERTIFICATE_TYPES)
  })

  it('take a scope only of their type', () => {
    expect(parseScope('bhp', 'workers')).toBe('workers')
    for (const text of ['e_g1', '', 'toString', '__proto__', undefined, null]) {
      expect(parseScope('bhp', text), `${text}`).toBeUndefined()
    }
    expect(parseScope(undefined, 'workers')).toBeUndefined()
    const parses = (scope: unknown) => v.is(qualificationSchema, { type: 'bhp', scope })
    expect([parses('workers'), parses('e_g1'), parses(undefined), parses('constructor')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
