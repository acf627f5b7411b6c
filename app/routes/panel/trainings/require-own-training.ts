import { data } from 'react-router'

import { canRunTraining } from '~/domain/access'
import type { TrainingStatus } from '~/domain/training'
import type { TrainingRecord } from '~/domain/training-record'
import type { User } from '~/domain/user'

/**
 * Returns the training with that id and status for whoever runs it. Throws 404 where there is none such, as after
 * it was cancelled or completed, and 403 for anybody else.
 */
export function requireOwnTraining(
  viewer: User,
  trainings: readonly TrainingRecord[],
  id: string,
  status: TrainingStatus,
): TrainingRecord {
  const training = trainings.find((candidate) => candidate.id === id)
  if (!training) throw data(null, { status: 404 })
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  if (training.status !== status) throw data(null, { status: 404 })
  return training
}
