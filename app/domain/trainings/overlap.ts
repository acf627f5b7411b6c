import { keepTogether } from '~/domain/words/polish'

import { daysLabel, lastDayOf, timesLabel, whenLabel, type Training, type TrainingDays } from './training'

/** Returns a person's other scheduled trainings that take place at the same time. */
export function overlappingTrainings<T extends Training>(
  training: Pick<Training, 'id' | 'date' | 'lastDay' | 'startTime' | 'endTime'>,
  trainings: readonly T[],
  userId: string,
): T[] {
  return trainings.filter(
    (other) =>
      other.id !== training.id &&
      other.status === 'scheduled' &&
      other.date <= lastDayOf(training) &&
      training.date <= lastDayOf(other) &&
      other.startTime < training.endTime &&
      training.startTime < other.endTime &&
      other.participants.includes(userId),
  )
}

/** Returns a warning that names the trainings that overlap with this one, or undefined without any. */
export function overlapWarning(training: TrainingDays, others: readonly Training[]): string | undefined {
  if (others.length === 0) return undefined
  const days = daysLabel(training)
  const labels = others.map(
    (other) =>
      `${keepTogether(other.title)}, ${daysLabel(other) === days ? timesLabel(other) : whenLabel(other)}`,
  )
  return `W\u00a0tym samym czasie: ${labels.join('; ')}.`
}
