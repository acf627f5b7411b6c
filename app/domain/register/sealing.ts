import * as v from 'valibot'

import { changeSchema } from '~/domain/changes/change'
import { draftFormOf } from '~/domain/changes/draft'
import { matterOf, type Matter } from '~/domain/changes/kinds'
import { kindOf } from '~/domain/changes/stored-record'
import { knowsBirths } from '~/domain/people/birth'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import type { OwnData } from '~/domain/records/own-data'
import { isAboutOwnKinds, ownKindsOf } from '~/domain/records/own-kind-changes'

const SCANS_IN_DRAFT = v.object({ fields: v.object({ scans: v.pipe(v.array(v.unknown()), v.minLength(1)) }) })

const WITH_BIRTHS = v.object({ births: v.pipe(v.record(v.string(), v.unknown()), v.check(knowsBirths)) })

/**
 * True if data that leave the browser must be locked by a passphrase: they say something of the health or of an
 * accident of other people, or when and where they were born, or have scans of their documents (product rule, RODO
 * art. 32). A worker has only their own
 * data. Removed and undone records count, because a copy has them, and so do records that this version does not know.
 */
export function mustBeSealed(viewer: Pick<Person, 'role'>, { records, drafts, settings }: OwnData): boolean {
  if (hasRole(viewer, 'employee')) return false
  const medicalKinds = medicalKindsOf(records)
  const isSealed = (matter: Matter | undefined, stored: unknown) => {
    if (matter === 'none') return false
    if (matter !== 'certificate') return true
    if (medicalKinds.length === 0) return false
    const text = JSON.stringify(stored)
    return medicalKinds.some((id) => text.includes(id))
  }
  return (
    v.is(WITH_BIRTHS, settings) ||
    records.some((record) => isSealed(matterOf(record), record)) ||
    Object.entries(drafts).some(
      ([name, draft]) => v.is(SCANS_IN_DRAFT, draft) || isSealed(draftFormOf(name)?.matter, [name, draft]),
    )
  )
}

/** Returns the ids of the own kinds of certificates that say something of health. */
function medicalKindsOf(records: readonly unknown[]): string[] {
  // Only these make kinds, and parsing all of a large register would take long.
  const changes = records
    .filter((record) => isAboutOwnKinds(kindOf(record)))
    .flatMap((record) => {
      const { success, output } = v.safeParse(changeSchema, record)
      return success ? [output] : []
    })
  return ownKindsOf(changes).flatMap(({ id, isMedical }) => (isMedical ? [id] : []))
}
