import { hasPermission } from './permission'
import { sortByName, type Person } from './user'

/** Whom a person may name as witness, by name: people of the own company, for an administrator everybody; never oneself. */
export function possibleWitnesses<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const isNear = (user: Person) =>
    hasPermission(viewer, 'view_reports') || (viewer.company !== undefined && user.company === viewer.company)
  return sortByName(users.filter((user) => user.id !== viewer.id && isNear(user)))
}
