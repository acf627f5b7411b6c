import { data } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { requireViewer } from '~/browser/session/session.client'
import { dutiesOf, type AdmissionFacts, type Duty } from '~/domain/admission/duty'
import { uncheckedLabel } from '~/domain/admission/duty-label'
import { peopleChoices } from '~/domain/admission/people-choices'
import { listEmployees } from '~/domain/admission/staff'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { canManagePeople, canSeeDuties, holdersFor } from '~/domain/changes/access'
import type { PersonRecord } from '~/domain/changes/person-record'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { parseStateDay } from '~/domain/words/state-day'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'

export type LoadedDuties = Awaited<ReturnType<typeof loadDuties>>

/** Returns the data that the screens of „Kto może pracować” share. */
export async function loadDuties(url: URL, serverLoader: Parameters<typeof panelData>[1]) {
  const viewer = requireViewer('employees', url)
  if (!canSeeDuties(viewer)) throw data(null, { status: 403 })
  const sample = await panelData(viewer, serverLoader)
  const { today } = sample
  const state = parseStateDay(url.searchParams, today)
  const day = state.on ?? today
  const merged = await withOwnChanges(viewer, sample)
  const { users, certificates, trainings, employment } = merged
  const duties = await staffDuties(viewer, merged, day)
  const holders = holdersFor(viewer, { users, certificates, trainings })
  return {
    /** The day by which the screen judges. */
    day,
    state,
    company: viewer.company,
    canManage: canManagePeople(viewer),
    duties,
    choices: peopleChoices(duties.map(({ person }) => person)),
    /** What the answers leave out, if anything. */
    unchecked: uncheckedLabel(employment.required),
    keepsPapers: hasRole(viewer, 'employer'),
    canAddFor: new Set(holders.map(({ id }) => id)),
  }
}

// Filters and pages do not change who may work.
const staffOnce = keepLast((viewer: Person, users: readonly PersonRecord[], day: Day) =>
  listEmployees(viewer, users).filter(({ leftOn = LAST_DAY }) => leftOn >= day),
)
const factsOnce = keepLast(
  (
    examinationsOf: AdmissionFacts['examinationsOf'],
    positions: AdmissionFacts['positions'],
    employment: AdmissionFacts['employment'],
  ): AdmissionFacts => ({ examinationsOf, positions, employment }),
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
): Promise<Duty<CertificateRecord, PersonRecord>[]> {
  const staff = await withOwnProfiles(staffOnce(viewer, users, day))
  return dutiesOnce(staff, visible, factsOnce(examinationsOf, positions, employment), day)
}
