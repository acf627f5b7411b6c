import { readChanges } from '~/browser/records/records.client'
import type { User } from '~/domain/people/user'
import { listOwnKinds } from '~/domain/records/own-kind-changes'

/** Returns the register's own kinds by name, those out of use included. */
export async function loadOwnKinds(viewer: User) {
  return listOwnKinds(await readChanges(viewer.id))
}
