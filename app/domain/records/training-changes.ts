import type { Change } from '~/domain/changes/change'
import type { Training } from '~/domain/trainings/training'

import { untouchedTraining } from './untouched'

/** A training with the changes that this browser keeps. It comes from the sample data or was added here. */
export type TrainingRecord = Training & {
  /** True if it was added in this browser and exists nowhere else. */
  isOwn: boolean
  /** True if it was changed in this browser. Signing up or off does not count. */
  isChanged: boolean
  /** True if it was cancelled or completed in this browser, which can be undone. */
  isEndedHere: boolean
}

/** Returns the trainings with a person's own changes, including who was signed up or off. */
export function withTrainingChanges(
  trainings: readonly Training[],
  changes: readonly Change[],
  userId: string,
): TrainingRecord[] {
  const records = new Map<string, TrainingRecord>(
    trainings.map((training) => [training.id, untouchedTraining(training)]),
  )
  for (const change of changes) {
    if (change.kind === 'training-saved') {
      const former = records.get(change.training.id)
      records.set(change.training.id, {
        ...(former ?? { participants: [], status: 'scheduled', isOwn: true, isEndedHere: false }),
        ...change.training,
        lastDay: change.training.lastDay,
        maxParticipants: change.training.maxParticipants,
        isChanged: true,
      })
    } else if ('trainingId' in change) {
      const former = records.get(change.trainingId)
      if (former)
        records.set(former.id, applyStep(former, change.kind, 'userId' in change ? change.userId : userId))
    }
  }
  return [...records.values()]
}

/** Returns a label to show beside the status: added here, changed here, or undefined. */
export function trainingMark({ isOwn, isChanged }: TrainingRecord): string | undefined {
  if (isOwn) return 'tylko w\u00a0tej przeglądarce'
  return isChanged ? 'zmienione w\u00a0tej przeglądarce' : undefined
}

/** Returns the changes that cancelled or completed the training in this browser. */
export function listTrainingEndings(trainingId: string, changes: readonly Change[]): Change[] {
  return changes.filter(
    (change) =>
      (change.kind === 'training-cancelled' || change.kind === 'training-completed') &&
      change.trainingId === trainingId,
  )
}

function applyStep(
  training: TrainingRecord,
  kind: Extract<Change, { trainingId: string }>['kind'],
  userId: string,
): TrainingRecord {
  const others = training.participants.filter((id) => id !== userId)
  switch (kind) {
    case 'signed-up':
    case 'employee-signed-up':
    case 'participant-added':
    case 'sign-up-taken-in':
      return training.participants.includes(userId)
        ? training
        : { ...training, participants: [...others, userId] }
    case 'signed-off':
    case 'employee-signed-off':
    case 'participant-removed':
      return { ...training, participants: others }
    case 'training-cancelled':
      return { ...training, status: 'cancelled', isChanged: true, isEndedHere: true }
    case 'training-completed':
      return { ...training, status: 'completed', isChanged: true, isEndedHere: true }
  }
}
