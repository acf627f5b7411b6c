import { data } from 'react-router'

import { readChanges } from '~/browser/records.client'
import { canRunTraining } from '~/domain/access'
import type { Training, TrainingStatus } from '~/domain/training'
import { withTrainingChanges, type TrainingRecord } from '~/domain/training-record'
import type { User } from '~/domain/user'

/**
 * Returns the training for the centre that runs it. Throws 404 where there is none with this id and status,
 * for example once it is cancelled or completed, and 403 for anybody who does not run it.
 */
export function requireOwnTraining(
  viewer: User,
  sample: readonly Training[],
  id: string,
  status: TrainingStatus,
): TrainingRecord {
  const training = withTrainingChanges(sample, readChanges(viewer.id), viewer.id).find(
    (candidate) => candidate.id === id,
  )
  if (!training) throw data(null, { status: 404 })
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  if (training.status !== status) throw data(null, { status: 404 })
  return training
}
