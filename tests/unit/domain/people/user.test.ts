import { describe, expect, it } from 'vitest'

import {
  fullName,
  givenName,
  initials,
  joinNames,
  nameOf,
  publicName,
  ROLE_LABELS,
  ROLES,
  sortByName,
  surnameFirst,
} from '~/domain/people/user'
import { indexById } from '~/domain/words/collection'

import { user } from '../../../support/builders'

describe('a person’s name', () => {
  const lukasz = user({ id: 'lukasz', firstName: 'Łukasz', lastName: 'Żak' })

  it('is first name and surname', () => {
    expect(fullName(lukasz)).toBe('Łukasz Żak')
  })

  it('has initials that keep their Polish letters', () => {
    expect(initials(lukasz)).toBe('ŁŻ')
    expect(initials({ firstName: 'świętosława', lastName: 'ćwik' })).toBe('ŚĆ')
  })

  it('has initials if a part of it is white space or empty', () => {
    expect(initials({ firstName: ' Anna', lastName: '' })).toBe('A')
    expect(initials({ firstName: '𝒜nna', lastName: 'Nowak' })).toBe('𝒜N')
  })

  it('shows only the initial of the surname to the public', () => {
    expect(publicName(lukasz)).toBe('Łukasz Ż.')
  })

  it('may be one alone, which is whole everywhere', () => {
    const suparman = { firstName: '', lastName: 'Suparman' }
    expect([fullName(suparman), surnameFirst(suparman), givenName(suparman)]).toEqual(
      Array.from({ length: 3 }, () => 'Suparman'),
    )
    expect(initials(suparman)).toBe('S')
    expect(publicName(suparman)).toBe('Suparman S.')
  })

  it('is found by id, and is „Nieznana osoba” if the id is unknown', () => {
    const people = indexById([user({ id: 'anna' }), lukasz])
    expect(nameOf('lukasz', people)).toBe('Łukasz Żak')
    expect(nameOf('nobody', people)).toBe('Nieznana osoba')
  })
})

describe('a role', () => {
  it('has a label that no other role has', () => {
    const labels = ROLES.map((role) => ROLE_LABELS[role].trim()).filter(Boolean)
    expect(new Set(labels).size).toBe(ROLES.length)
  })
})

describe('sortByName', () => {
  it('sorts by surname, then by first name, in Polish order', () => {
    const people = [
      { firstName: 'Ewa', lastName: 'Żak' },
      { firstName: '', lastName: 'Suparman' },
      { firstName: 'Łukasz', lastName: 'Lis' },
      { firstName: 'Leon', lastName: 'Lis' },
      { firstName: 'Jan', lastName: 'Łoś' },
      { firstName: 'Jan', lastName: 'Zawada' },
    ]
    expect(sortByName(people).map(fullName)).toEqual([
      'Leon Lis',
      'Łukasz Lis',
      'Jan Łoś',
      'Suparman',
      'Jan Zawada',
      'Ewa Żak',
    ])
  })
})

it('names are joined by commas, or by semicolons if one has a comma itself', () => {
  expect(joinNames(['Jan Lis', 'Ewa Lis'])).toBe('Jan Lis, Ewa Lis')
  expect(joinNames(['Jan Lis, spawacz', 'Ewa Lis'])).toBe('Jan Lis, spawacz; Ewa Lis')
  expect(joinNames([])).toBe('')
})
