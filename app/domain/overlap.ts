import { keepTogether } from './polish'
import { timesLabel, type Training } from './training'

/** Returns a person's other scheduled trainings that take place at the same time. */
export function overlappingTrainings<T extends Training>(
  training: Pick<Training, 'id' | 'date' | 'startTime' | 'endTime'>,
  trainings: readonly T[],
  userId: string,
): T[] {
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

/** Returns a warning that names the overlapping trainings, or undefined without any. */
export function overlapWarning(others: readonly Training[]): string | undefined {
  if (others.length === 0) return undefined
  const labels = others.map((other) => `${keepTogether(other.title)}, ${timesLabel(other)}`)
  return `W\u00a0tym samym czasie: ${labels.join('; ')}.`
}
