import type { Role, User } from './user'

/** The permissions that the product lists for each role. */
const ROLE_PERMISSIONS = {
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
} as const satisfies Record<Role, readonly string[]>

/** These only say what a role is for. No rule asks for them, so that none seems to guard anything. */
type ShownOnly =
  | 'create_surveys'
  | 'manage_permissions'
  | 'view_own_certificates'
  | 'create_profile'
  | 'share_data'
  | 'view_trainings'
  | 'view_employee_certificates'
  | 'manage_deadlines'
  | 'view_survey_statistics'
  | 'add_training_notes'
  | 'view_participant_certificates'
  | 'view_authorized_documents'
  | 'verify_certificates'

type Permission = Exclude<(typeof ROLE_PERMISSIONS)[Role][number], ShownOnly>

export function hasPermission(user: Pick<User, 'role'>, permission: Permission): boolean {
  return ROLE_PERMISSIONS[user.role].some((granted) => granted === permission)
}

export function hasRole(user: Pick<User, 'role'>, roles: Role | readonly Role[]): boolean {
  return typeof roles === 'string' ? user.role === roles : roles.includes(user.role)
}
