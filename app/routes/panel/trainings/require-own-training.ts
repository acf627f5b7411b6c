import { data } from 'react-router'

import { readChanges } from '~/browser/records.client'
import { canRunTraining } from '~/domain/access'
import type { Training, TrainingStatus } from '~/domain/training'
import { withTrainingChanges, type TrainingRecord } from '~/domain/training-record'
import type { User } from '~/domain/user'

/**
 * The training with that id and status, for who runs it: throws 404 where there is none such, as after it
 * was cancelled or completed, and 403 for anybody else.
 */
export function requireOwnTraining(
  viewer: User,
  sample: readonly Training[],
  id: string,
  status: TrainingStatus,
): TrainingRecord {
  const training = withTrainingChanges(sample, readChanges(viewer.id), viewer.id).find(
    (known) => known.id === id,
  )
  if (!training) throw data(null, { status: 404 })
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  if (training.status !== status) throw data(null, { status: 404 })
  return training
}
