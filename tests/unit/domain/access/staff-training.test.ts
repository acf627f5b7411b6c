import { expect, it } from 'vitest'

import { instructorNames, isNameOfCrew } from '~/domain/access/staff-training'

import { user } from '../../../support/builders'

it('somebody from inside is the employer or one of the staff, however their name is typed', () => {
  const crew = instructorNames(user({ firstName: 'Jan', lastName: 'Próbny' }), [user({ lastName: 'Ćwik' })])
  expect(isNameOfCrew('jan  probny', crew)).toBe(true)
  expect(isNameOfCrew('Anna Ćwik', crew)).toBe(true)
  expect(isNameOfCrew('Anna', crew)).toBe(false)
})
