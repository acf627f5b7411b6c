import { data } from 'react-router'

import { canSetRequirements } from '~/domain/access/access'
import type { User } from '~/domain/people/user'

/** Returns the viewer, or throws 403 if they do not say what positions require and which kinds there are. */
export function requireRulesSetter(viewer: User): User {
  if (!canSetRequirements(viewer)) throw data(null, { status: 403 })
  return viewer
}
