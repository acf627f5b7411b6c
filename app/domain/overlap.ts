import { keepTogether } from './polish'
import { timesLabel, type Training } from './training'

/** The scheduled trainings of a person that take place at the same time as that one, itself left out. */
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

/** Which trainings take place at the same time; undefined where none does. */
export function overlapWarning(others: readonly Training[]): string | undefined {
  if (others.length === 0) return undefined
  const named = others.map((other) => `${keepTogether(other.title)}, ${timesLabel(other)}`)
  return `W\u00a0tym samym czasie: ${named.join('; ')}.`
}
