import { data } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { canKeepPapersOf } from '~/domain/changes/access'
import type { PersonRecord } from '~/domain/changes/person-record'
import type { User } from '~/domain/people/user'

/** Returns the person whose papers the viewer keeps. Throws 404 for an unknown one, and 403 for somebody else's. */
export async function requirePapersOf(
  viewer: User,
  users: readonly PersonRecord[],
  id: string,
): Promise<PersonRecord> {
  const person = users.find((user) => user.id === id)
  if (!person) throw data(null, { status: 404 })
  if (!canKeepPapersOf(viewer, person)) throw data(null, { status: 403 })
  return withOwnProfile(person)
}
