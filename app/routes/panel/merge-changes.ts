import { applyChanges } from '~/domain/apply-changes'
import type { Change } from '~/domain/change'
import { keepLast } from '~/domain/keep-last'
import { withPositionChanges } from '~/domain/position-record'
import type { Person } from '~/domain/user'
import type { Sample } from '~/domain/visibility'

import type { PanelSample } from './panel-data'

const applyChangesOnce = keepLast(
  (
    viewer: Person,
    users: Sample['users'],
    certificates: Sample['certificates'],
    trainings: Sample['trainings'],
    reports: Sample['reports'],
    changes: readonly Change[],
  ) => applyChanges(viewer, { users, certificates, trainings, reports }, changes),
)

const withPositionChangesOnce = keepLast(withPositionChanges)

/** Lays a person's changes over the sample. Fetched only for who has some: a first visit does without. */
export function mergeChanges(viewer: Person, sample: PanelSample, changes: readonly Change[]) {
  const { users, certificates, trainings, reports, positions } = sample
  return {
    ...applyChangesOnce(viewer, users, certificates, trainings, reports, changes),
    positions: withPositionChangesOnce(positions, changes),
  }
}
