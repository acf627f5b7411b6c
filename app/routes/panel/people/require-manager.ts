import { data } from 'react-router'

import { canManagePeople } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'

/** Returns the viewer, or throws 403 if they may not add people. */
export function requireManager(viewer: User): User {
  if (!canManagePeople(viewer)) throw data(null, { status: 403 })
  return viewer
}

/** Returns the person whom the viewer has added, or throws 404. */
export function requireOwnPerson(users: readonly PersonRecord[], id: string): PersonRecord {
  const person = users.find((user) => user.id === id && user.isOwn)
  if (!person) throw data(null, { status: 404 })
  return person
}
