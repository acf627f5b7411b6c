import { describe, expect, it } from 'vitest'

import { hasPermission, hasRole, type Permission } from '~/domain/permission'
import { ROLES, type Role } from '~/domain/user'

describe('a permission', () => {
  // The permissions that decide what somebody can do; product rule.
  const holders: [Permission, Role[]][] = [
    ['manage_certificates', ['admin']],
    ['issue_certificates', ['training_center']],
    ['add_training_dates', ['training_center']],
    ['view_reports', ['admin']],
  ]

  it.each(holders)('%s is held by %j and by nobody else', (permission, roles) => {
    expect(ROLES.filter((role) => hasPermission({ role }, permission))).toEqual(roles)
  })
})

describe('hasRole', () => {
  it('accepts one role or a list', () => {
    expect(hasRole({ role: 'admin' }, 'admin')).toBe(true)
    expect(hasRole({ role: 'admin' }, 'employer')).toBe(false)
    expect(hasRole({ role: 'admin' }, ['employer', 'admin'])).toBe(true)
    expect(hasRole({ role: 'employee' }, ['employer', 'admin'])).toBe(false)
    expect(hasRole({ role: 'employee' }, [])).toBe(false)
  })
})
