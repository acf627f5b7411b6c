import { data } from 'react-router'

import { canRunTraining } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import type { TrainingStatus } from '~/domain/trainings/training'

/**
 * Returns the training with that id and status for the person who runs it. Throws 404 if there is none, for example
 * after it was cancelled or completed, and 403 for anybody else.
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
