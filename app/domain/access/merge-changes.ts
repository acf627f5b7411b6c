import type { Change } from '~/domain/changes/change'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { withDutyChanges } from '~/domain/records/duty-changes'
import { withEmploymentChanges } from '~/domain/records/employment-changes'
import {
  ownKindsOf,
  withOwnKindsInChanges,
  withOwnKindsLedTo,
  withOwnKindsOf,
  withOwnKindsRequired,
} from '~/domain/records/own-kind-changes'
import { archiveLeavers, withPersonChanges } from '~/domain/records/person-changes'
import { withPositionChanges } from '~/domain/records/position-changes'
import { withReportChanges } from '~/domain/records/report-changes'
import { withTrainingChanges } from '~/domain/records/training-changes'
import { keepLast } from '~/domain/words/keep-last'

import { withVisible, type Sample } from './visibility'

/** Applies a person's own changes to the sample, and adds what this person may see of it then. */
export function applyChanges(viewer: Person, sample: Sample, changes: readonly Change[]) {
  const kinds = ownKindsOnce(changes)
  return withVisible(viewer, {
    users: archiveLeavers(withPersonChanges(sample.users, changes, viewer), sample.today),
    certificates: withCertificateChanges(
      withOwnKindsOf(sample.certificates, kinds),
      withOwnKindsInChanges(changes, kinds),
      sample.users,
    ),
    trainings: withOwnKindsLedTo(withTrainingChanges(sample.trainings, changes, viewer.id), kinds),
    reports: withReportChanges(sample.reports, changes),
    duties: withDutyChanges(sample.duties, changes),
    employment: withEmploymentChanges(sample.employment, changes),
  })
}

const ownKindsOnce = keepLast(ownKindsOf)

const applyChangesOnce = keepLast(applyChanges)

const withPositionChangesOnce = keepLast((positions: readonly Position[], changes: readonly Change[]) =>
  withOwnKindsRequired(withPositionChanges(positions, changes), ownKindsOnce(changes)),
)

/** Does the same for the positions too, and returns the very same parts for the same arguments. */
export function mergeChanges(
  viewer: Person,
  sample: Sample & { positions: readonly Position[] },
  changes: readonly Change[],
) {
  return {
    ...applyChangesOnce(viewer, sample, changes),
    positions: withPositionChangesOnce(sample.positions, changes),
  }
}
