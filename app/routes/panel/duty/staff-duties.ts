import { withOwnProfiles } from '~/browser/records/settings.client'
import { dutiesOf, type AdmissionFacts, type Duty } from '~/domain/admission/duty'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-record'
import { listEmployees } from '~/domain/staff/staff'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

export type StaffDuty = Duty<CertificateRecord, PersonRecord>

// Filters and pages do not change who may work.
const staffOnce = keepLast((viewer: Person, users: readonly PersonRecord[], day: Day) =>
  listEmployees(viewer, users).filter(({ leftOn = LAST_DAY }) => leftOn >= day),
)
const dutiesOnce = keepLast(dutiesOf<CertificateRecord, PersonRecord>)

/** Returns for each employee whom the viewer may see whether they may work on that day. */
export async function staffDuties(
  viewer: Person,
  {
    users,
    visible,
    examinationsOf,
    positions,
    employment,
  }: { users: readonly PersonRecord[]; visible: readonly CertificateRecord[] } & AdmissionFacts,
  day: Day,
): Promise<StaffDuty[]> {
  const staff = await withOwnProfiles(staffOnce(viewer, users, day))
  return dutiesOnce(staff, visible, { examinationsOf, positions, employment }, day)
}
