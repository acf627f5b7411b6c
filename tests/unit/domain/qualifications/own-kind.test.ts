import { describe, expect, it } from 'vitest'

import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import { kindFields, parseOwnKind } from '~/domain/qualifications/own-kind-form'
import { ownKindText } from '~/domain/qualifications/own-kind-text'
import {
  actionOf,
  hasNoTerm,
  isMedical,
  supervisorOf,
  termOf,
  withOwnKind,
} from '~/domain/qualifications/qualification'
import { qualificationLabel, scopeLabel } from '~/domain/qualifications/qualification-label'
import { listScopes, listTypes } from '~/domain/qualifications/qualification-law'
import { proposedExpiry } from '~/domain/qualifications/validity'

import { formOf } from '../../../support/form'

const KIND = {
  id: 'own_roller',
  name: 'Operator walca',
  term: 36,
  warningDays: 45,
  isMedical: false,
} as const

const ROLLER = { type: 'own', scope: 'own_roller' } as const

const typed = (fields: Record<string, string>) =>
  parseOwnKind(
    formOf({ name: ' Walec  drogowy', term: 'document', warningDays: '60', ...fields }),
    (name) => name === 'Zajęty',
  )

describe('the form of a kind', () => {
  it('gives its name, its term and its days of warning', () => {
    expect(typed({}).value).toEqual({
      name: 'Walec drogowy',
      term: 'document',
      warningDays: 60,
      isMedical: false,
    })
    expect(typed({ term: 'months', months: ' 36 ', isMedical: 'on' }).value).toMatchObject({
      term: 36,
      isMedical: true,
    })
    expect(typed({ term: 'none', months: 'x' }).value?.term).toBe('none')
  })

  it.each([
    [{ name: '  ' }, 'name', 'Podaj nazwę rodzaju'],
    [{ name: 'Zajęty' }, 'name', 'Ten rodzaj jest już na liście: zmień go tam'],
    [{ term: 'months', months: '' }, 'months', 'Podaj liczbę miesięcy od 1 do 600'],
    [{ term: 'months', months: '1,5' }, 'months', 'Podaj liczbę miesięcy od 1 do 600'],
    [{ term: 'months', months: '601' }, 'months', 'Podaj liczbę miesięcy od 1 do 600'],
    [{ warningDays: '0' }, 'warningDays', 'Podaj liczbę dni od 1 do 365'],
    [{ warningDays: '-3' }, 'warningDays', 'Podaj liczbę dni od 1 do 365'],
  ])('refuses %o', (fields, name, message) => {
    expect(typed(fields).errors).toEqual({ [name]: message })
  })

  it('shows what it has given', () => {
    for (const kind of [KIND, ...COMMON_KINDS]) {
      const { isMedical: isTicked, ...fields } = kindFields(kind)
      const form = formOf({ ...fields, ...(isTicked && { isMedical: 'on' }) })
      const { id: _, ...facts } = kind
      expect(parseOwnKind(form, () => false).value).toEqual(facts)
    }
  })
})

describe('a qualification of an own kind', () => {
  it('has its name, its term and its privacy from the register, or from the common kind', () => {
    const roller = withOwnKind(ROLLER, [KIND])
    expect(qualificationLabel(roller)).toBe('Operator walca')
    expect(proposedExpiry(roller, '2024-02-29')).toBe('2027-02-28')
    const adr = { type: 'own', scope: 'own_adr' } as const
    expect(qualificationLabel(adr)).toBe('Zaświadczenie ADR')
    expect(termOf(adr)).toEqual({ months: 60 })
    const tests = { type: 'own', scope: 'own_psychological_tests' } as const
    expect(isMedical(tests)).toBe(true)
    expect(hasNoTerm(tests)).toBe(false)
  })

  it('says so if the register does not know it, and claims no term', () => {
    expect(qualificationLabel(ROLLER)).toBe('Rodzaj, którego ten rejestr nie zna')
    expect(proposedExpiry(ROLLER, '2024-02-29')).toBeUndefined()
    expect(hasNoTerm(ROLLER)).toBe(true)
  })

  it('is offered after the five types, but never to a training centre, and not out of use', () => {
    const kinds = [KIND, { ...KIND, id: 'own_old' as const, isArchived: true }]
    expect(listTypes(false, kinds)).toHaveLength(6)
    expect(listScopes('own', false, kinds)).toEqual(['own_roller'])
    expect(listTypes(false, [])).toHaveLength(5)
    expect(listTypes(true, kinds)).not.toContain('own')
  })

  it('is under technical supervision if its name says so', () => {
    const own = { ...KIND, name: 'Operator układnicy (UDT)' }
    expect(supervisorOf({ ...ROLLER, own })).toBe('UDT')
    expect(actionOf({ ...ROLLER, own })).toBe('application')
    expect(ownKindText(own)).toContain('wniosek do UDT 3\u00a0miesiące przed końcem')
    expect(supervisorOf({ ...ROLLER, own: { ...KIND, name: 'Kurs przed egzaminem UDT' } })).toBeUndefined()
  })

  it('is described in one line', () => {
    expect(ownKindText(KIND)).toBe(
      'Ważne 36\u00a0miesięcy od wydania · do zrobienia 45\u00a0dni przed końcem',
    )
    expect(ownKindText({ ...KIND, term: 'none', isMedical: true })).toBe('Bez terminu · dane o\u00a0zdrowiu')
  })
})

describe('the voltage of an electrician’s document', () => {
  it('is beside the scope, where there may be one', () => {
    const voltage = 'up_to_1_kv' as const
    expect(scopeLabel({ type: 'electrical', scope: 'e_g1', voltage })).toBe('eksploatacja, do 1\u00a0kV')
    expect(scopeLabel({ type: 'electrical', scope: 'e_g2', voltage })).toBe('eksploatacja')
  })
})
