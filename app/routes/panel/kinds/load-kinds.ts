import { readChanges } from '~/browser/records/records.client'
import { listOwnKinds } from '~/domain/changes/own-kind-record'
import type { User } from '~/domain/people/user'

/** Returns the register's own kinds by name, those out of use included. */
export async function loadKinds(viewer: User) {
  return listOwnKinds(await readChanges(viewer.id))
}
