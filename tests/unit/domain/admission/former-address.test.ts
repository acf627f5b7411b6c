import { expect, it } from 'vitest'

import { employeesAddress } from '~/domain/admission/former-address'

it('a former address leads to the view, with its filters under their present names', () => {
  const of = (address: string, hash = '') =>
    employeesAddress(new URL(address, 'https://pewnik.example'), hash)
  expect(of('/employees/duty')).toBe('/employees?view=matrix')
  expect(of('/employees/admitted?on=2027-01-01')).toBe('/employees?on=2027-01-01&view=gate')
  expect(of('/employees/duty?show=lacking&position=spawacz&sort=name', '#q=nowak')).toBe(
    '/employees?position=spawacz&sort=name&view=matrix&state=unable#q=nowak',
  )
  expect(of('/employees/admitted?show=all')).toBe('/employees?view=gate&state=all')
  expect(of('/employees/admitted?show=magic')).toBe('/employees?view=gate')
})
