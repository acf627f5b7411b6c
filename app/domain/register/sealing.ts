import * as v from 'valibot'

import type { Change } from '~/domain/changes/change'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import { hasMedicalData, kindOf, type OwnData } from '~/domain/records/own-data'

const SENSITIVE_KINDS: ReadonlySet<unknown> = new Set<Change['kind']>([
  'report-filed',
  'report-step-done',
  'accident-assessed',
  'register-entry-saved',
  'scan-added',
  'return-recorded',
  'referral-recorded',
])

/** Drafts of these forms say the same. */
const SENSITIVE_FORMS = /^(report|examination)\b/

const SCANS_IN_DRAFT = v.object({ fields: v.object({ scans: v.pipe(v.array(v.unknown()), v.minLength(1)) }) })

/**
 * True if what leaves the browser must be locked by a passphrase: it says something of the health or of an accident of
 * other people, or has scans of their documents (product rule, RODO art. 32). A worker has only their own data.
 */
export function mustBeSealed(viewer: Pick<Person, 'role'>, data: OwnData): boolean {
  if (hasRole(viewer, 'employee')) return false
  const drafts = Object.entries(data.drafts)
  return (
    data.records.some((record) => SENSITIVE_KINDS.has(kindOf(record))) ||
    drafts.some(([form, draft]) => SENSITIVE_FORMS.test(form) || v.is(SCANS_IN_DRAFT, draft)) ||
    hasMedicalData(data)
  )
}
