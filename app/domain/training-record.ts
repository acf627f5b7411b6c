import type { Change } from './change'
import type { Training } from './training'

/** A training as the panel shows it: the sample's or an own record, with what was done to it in this browser. */
export type TrainingRecord = Training & {
  /** It was added in this browser, and nobody else knows it. */
  isOwn: boolean
  /** Something about it was changed in this browser: the person's own place does not count. */
  isChanged: boolean
  /** It was cancelled or completed in this browser, which can be taken back. */
  isEndedHere: boolean
}

/** The trainings with a person's own changes applied, that person's signing up and off included. */
export function withTrainingChanges(
  trainings: readonly Training[],
  changes: readonly Change[],
  userId: string,
): TrainingRecord[] {
  const known = new Map<string, TrainingRecord>(
    trainings.map((training) => [
      training.id,
      { ...training, isOwn: false, isChanged: false, isEndedHere: false },
    ]),
  )
  for (const change of changes) {
    if (change.kind === 'training-saved') {
      const former = known.get(change.training.id)
      known.set(change.training.id, {
        ...(former ?? { participants: [], status: 'scheduled', isOwn: true, isEndedHere: false }),
        ...change.training,
        maxParticipants: change.training.maxParticipants,
        isChanged: true,
      })
    } else if ('trainingId' in change) {
      const former = known.get(change.trainingId)
      if (former) known.set(former.id, applyTo(former, change.kind, userId))
    }
  }
  return [...known.values()]
}

/** Where a training comes from and what was done to it here, in words that stand beside its status. */
export function trainingMark({ isOwn, isChanged }: TrainingRecord): string | undefined {
  if (isOwn) return 'tylko w\u00a0tej przeglądarce'
  return isChanged ? 'zmienione w\u00a0tej przeglądarce' : undefined
}

/** What ended a training in this browser. */
export function endingsOf(trainingId: string, changes: readonly Change[]): Change[] {
  return changes.filter(
    (change) =>
      (change.kind === 'training-cancelled' || change.kind === 'training-completed') &&
      change.trainingId === trainingId,
  )
}

function applyTo(
  training: TrainingRecord,
  kind: Extract<Change, { trainingId: string }>['kind'],
  userId: string,
): TrainingRecord {
  const others = training.participants.filter((id) => id !== userId)
  switch (kind) {
    case 'signed-up':
      return training.participants.includes(userId)
        ? training
        : { ...training, participants: [...others, userId] }
    case 'signed-off':
      return { ...training, participants: others }
    case 'training-cancelled':
      return { ...training, status: 'cancelled', isChanged: true, isEndedHere: true }
    case 'training-completed':
      return { ...training, status: 'completed', isChanged: true, isEndedHere: true }
  }
}
