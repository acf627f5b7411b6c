import type { Certificate } from './certificate'
import { withCertificateChanges } from './certificate-record'
import type { Change } from './change'
import { certificatesInScope } from './scope'
import type { Training } from './training'
import { withTrainingChanges } from './training-record'
import type { Person } from './user'

/** The server's collections, the same for everybody. */
export type Sample<Individual extends Person = Person> = {
  users: readonly Individual[]
  certificates: readonly Certificate[]
  trainings: readonly Training[]
}

/** The collections with a person's own changes applied, and `seen`: the certificates which that person may see. */
export function applyChanges<Individual extends Person>(
  viewer: Person,
  { users, ...sample }: Sample<Individual>,
  changes: readonly Change[],
) {
  const certificates = withCertificateChanges(sample.certificates, changes)
  const trainings = withTrainingChanges(sample.trainings, changes, viewer.id)
  const seen = certificatesInScope(viewer, { certificates, users, trainings })
  return { users, certificates, trainings, seen }
}
