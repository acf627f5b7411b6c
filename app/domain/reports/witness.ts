import { hasPermission } from '~/domain/people/permission'
import { sortByName, type Person } from '~/domain/people/user'

/** Returns possible witnesses, sorted by name: people of the viewer's company, or everybody for an administrator. */
export function possibleWitnesses<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const canBeWitness = (user: Person) =>
    user.id !== viewer.id &&
    !user.isArchived &&
    (hasPermission(viewer, 'view_reports') ||
      (viewer.company !== undefined && user.company === viewer.company))
  return sortByName(users.filter(canBeWitness))
}
