import { expect, it } from 'vitest'

import { joinNames } from '~/domain/people/join-names'

it('names are joined by commas, or by semicolons if one has a comma itself', () => {
  expect(joinNames(['Jan Lis', 'Ewa Lis'])).toBe('Jan Lis, Ewa Lis')
  expect(joinNames(['Jan Lis, spawacz', 'Ewa Lis'])).toBe('Jan Lis, spawacz; Ewa Lis')
  expect(joinNames([])).toBe('')
})
