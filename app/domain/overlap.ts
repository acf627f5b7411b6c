import type { Training } from './training'

/** The scheduled trainings of a person that take place at the same time as that one, itself left out. */
export function overlappingTrainings<Known extends Training>(
  training: Pick<Training, 'id' | 'date' | 'startTime' | 'endTime'>,
  trainings: readonly Known[],
  userId: string,
): Known[] {
  return trainings.filter(
    (other) =>
      other.id !== training.id &&
      other.status === 'scheduled' &&
      other.date === training.date &&
      other.startTime < training.endTime &&
      training.startTime < other.endTime &&
      other.participants.includes(userId),
  )
}
