import { describe, expect, it } from 'vitest'

import { hasPermission, hasRole, type Permission } from '~/domain/permission'
import { ROLES, type Role } from '~/domain/user'

const granted: Record<Role, Permission[]> = {
  admin: [
    'manage_users',
    'manage_certificates',
    'view_reports',
    'generate_statistics',
    'create_surveys',
    'manage_permissions',
  ],
  employee: [
    'view_own_certificates',
    'create_profile',
    'report_indisposition',
    'share_data',
    'view_trainings',
  ],
  employer: [
    'view_employee_certificates',
    'add_documents',
    'manage_deadlines',
    'report_accidents',
    'view_trainings',
  ],
  training_center: ['add_training_dates', 'issue_certificates', 'view_survey_statistics'],
  instructor: ['add_training_notes', 'view_participant_certificates'],
  supervisory_authority: ['view_authorized_documents', 'verify_certificates'],
}

const permissions = [...new Set(Object.values(granted).flat())]

describe('hasPermission', () => {
  it.each(ROLES)('grants %s what the specification grants, and nothing else', (role) => {
    const actual = permissions.filter((permission) => hasPermission({ role }, permission))
    expect(actual.toSorted()).toEqual(granted[role].toSorted())
  })
})

describe('hasRole', () => {
  it('takes one role or a list', () => {
    expect(hasRole({ role: 'admin' }, 'admin')).toBe(true)
    expect(hasRole({ role: 'admin' }, 'employer')).toBe(false)
    expect(hasRole({ role: 'admin' }, ['employer', 'admin'])).toBe(true)
    expect(hasRole({ role: 'employee' }, ['employer', 'admin'])).toBe(false)
    expect(hasRole({ role: 'employee' }, [])).toBe(false)
  })
})
