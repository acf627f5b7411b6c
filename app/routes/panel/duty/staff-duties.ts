import { withOwnProfiles } from '~/browser/records/settings.client'
import { dutiesOf, type Duty } from '~/domain/admission/duty'
import { listEmployees } from '~/domain/admission/staff'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { PersonRecord } from '~/domain/changes/person-record'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import type { Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

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
