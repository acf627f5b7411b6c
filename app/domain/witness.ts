import { hasPermission } from './permission'
import { sortByName, type Person } from './user'

/** Returns the people whom the viewer may name as witness, sorted by name: colleagues, or everybody for an administrator. */
export function possibleWitnesses<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const canBeWitness = (user: Person) =>
    user.id !== viewer.id &&
    (hasPermission(viewer, 'view_reports') ||
      (viewer.company !== undefined && user.company === viewer.company))
  return sortByName(users.filter(canBeWitness))
}
