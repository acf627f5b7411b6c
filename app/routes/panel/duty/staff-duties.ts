import { withOwnProfiles } from '~/browser/settings.client'
import type { CertificateRecord } from '~/domain/certificate-record'
import type { Day } from '~/domain/day'
import { dutiesOf, type Duty } from '~/domain/duty'
import { keepLast } from '~/domain/keep-last'
import type { PersonRecord } from '~/domain/person-record'
import type { Position } from '~/domain/requirement'
import { listEmployees } from '~/domain/staff'
import type { Person } from '~/domain/user'

// Neither another filter nor another page changes who may work.
const staffOnce = keepLast(listEmployees<PersonRecord>)
const dutiesOnce = keepLast(dutiesOf<CertificateRecord, PersonRecord>)

/** Returns which of the employees whom the viewer may see may work on that day. */
export async function staffDuties(
  viewer: Person,
  {
    users,
    visible,
    positions,
  }: {
    users: readonly PersonRecord[]
    visible: readonly CertificateRecord[]
    positions: readonly Position[]
  },
  day: Day,
): Promise<Duty<CertificateRecord, PersonRecord>[]> {
  const staff = await withOwnProfiles(staffOnce(viewer, users))
  return dutiesOnce(staff, visible, positions, day)
}
