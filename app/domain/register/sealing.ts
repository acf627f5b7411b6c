import { hasMedicalData, kindOf, type OwnData } from '~/domain/changes/own-data'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'

const SENSITIVE_KINDS: ReadonlySet<unknown> = new Set(['report-filed', 'scan-added'])

/**
 * True if what leaves the browser must be locked by a passphrase: it says something of the health or of an accident of
 * other people, or has scans of their documents (product rule, RODO art. 32). A worker has only their own data.
 */
export function mustBeSealed(viewer: Pick<Person, 'role'>, data: OwnData): boolean {
  if (hasRole(viewer, 'employee')) return false
  return hasMedicalData(data) || data.records.some((record) => SENSITIVE_KINDS.has(kindOf(record)))
}
