import { expect, it } from 'vitest'

import { hasRole } from '~/domain/people/permission'

it('hasRole accepts one role or a list', () => {
  expect(hasRole({ role: 'admin' }, 'admin')).toBe(true)
  expect(hasRole({ role: 'admin' }, 'employer')).toBe(false)
  expect(hasRole({ role: 'admin' }, ['employer', 'admin'])).toBe(true)
  expect(hasRole({ role: 'employee' }, ['employer', 'admin'])).toBe(false)
  expect(hasRole({ role: 'employee' }, [])).toBe(false)
})
