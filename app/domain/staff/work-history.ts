import { startOnPosition, type Person } from '~/domain/people/user'
import { formatDay } from '~/domain/words/day'

export const WORK_HISTORY = 'Przebieg pracy'

/** Returns the positions of a person, the present one first: „magazynier od 01.10.2026”. Empty if they had one only. */
export function positionHistory(person: Person): string[] {
  const { position, formerPositions = [] } = person
  if (formerPositions.length === 0) return []
  const present = position === undefined ? [] : [{ position, since: startOnPosition(person) }]
  return [...formerPositions, ...present]
    .toReversed()
    .map(({ position: name, since }) => (since === undefined ? name : `${name} od\u00a0${formatDay(since)}`))
}
