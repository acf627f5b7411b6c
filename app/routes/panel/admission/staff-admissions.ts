import { withOwnProfiles } from '~/browser/records/settings.client'
import { admissionsOf, type AdmissionFacts, type Admission } from '~/domain/admission/admission'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { listEmployees } from '~/domain/staff/staff'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

export type StaffAdmission = Admission<CertificateRecord, PersonRecord>

// Filters and pages do not change who may work.
const staffOnce = keepLast((viewer: Person, users: readonly PersonRecord[], day: Day) =>
  listEmployees(viewer, users).filter(({ leftOn = LAST_DAY }) => leftOn >= day),
)
const admissionsOnce = keepLast(admissionsOf<CertificateRecord, PersonRecord>)

/** Returns for each employee whom the viewer may see whether they may work on that day. */
export async function staffAdmissions(
  viewer: Person,
  {
    users,
    visibleCertificates,
    examinationsOf,
    positions,
    employment,
  }: { users: readonly PersonRecord[]; visibleCertificates: readonly CertificateRecord[] } & AdmissionFacts,
  day: Day,
): Promise<StaffAdmission[]> {
  const staff = await withOwnProfiles(staffOnce(viewer, users, day))
  return admissionsOnce(staff, visibleCertificates, { examinationsOf, positions, employment }, day)
}
