import { withCertificateChanges } from './certificate-record'
import type { Change } from './change'
import { withPeopleChanges } from './person-record'
import { withReportChanges } from './report-record'
import { withTrainingChanges } from './training-record'
import type { Person } from './user'
import { withVisible, type Sample } from './visibility'

/** Applies a person's own changes to the sample, and adds what this person may see of it then. */
export function applyChanges(viewer: Person, sample: Sample, changes: readonly Change[]) {
  return withVisible(viewer, {
    users: withPeopleChanges(sample.users, changes, viewer),
    certificates: withCertificateChanges(sample.certificates, changes),
    trainings: withTrainingChanges(sample.trainings, changes, viewer.id),
    reports: withReportChanges(sample.reports, changes),
  })
}
