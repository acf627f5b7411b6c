/** Who signed up, in that order, and for how many there is room; no maximum means for all. */
export type Enrolment = { participants: string[]; maxParticipants?: number }

/** Who has a place: participants in the order they signed up, as many as there are places. */
export function attendeesOf({ participants, maxParticipants }: Enrolment): string[] {
  return participants.slice(0, maxParticipants)
}

/** Who waits for a place, the first in line first. */
export function waitingOf({ participants, maxParticipants }: Enrolment): string[] {
  return maxParticipants === undefined ? [] : participants.slice(maxParticipants)
}

/** How many places are left; undefined where their number is not limited. */
function freePlaces({ participants, maxParticipants }: Enrolment): number | undefined {
  return maxParticipants === undefined ? undefined : Math.max(0, maxParticipants - participants.length)
}

/** A person's place in a training: among those who come, or the position on the waiting list, from 1. */
export type Place = { kind: 'attending' } | { kind: 'waiting'; position: number }

/** The place that a person has, or undefined for who has not signed up. */
export function placeOf(training: Enrolment, userId: string): Place | undefined {
  const index = training.participants.indexOf(userId)
  if (index === -1) return undefined
  const { maxParticipants = Infinity } = training
  return index < maxParticipants
    ? { kind: 'attending' }
    : { kind: 'waiting', position: index - maxParticipants + 1 }
}

/** The place that the next person to sign up gets. */
export function nextPlace(training: Enrolment): Place {
  const { participants, maxParticipants = Infinity } = training
  return participants.length < maxParticipants
    ? { kind: 'attending' }
    : { kind: 'waiting', position: participants.length - maxParticipants + 1 }
}

/** „Lista rezerwowa – miejsce 2”. */
export function waitingLabel(position: number): string {
  return `Lista rezerwowa – miejsce ${position}`
}

/** „Wolne miejsca: 3”, „Brak wolnych miejsc”, or that there is no limit. */
export function freePlacesLabel(training: Enrolment): string {
  const free = freePlaces(training)
  if (free === undefined) return 'Miejsca bez ograniczeń'
  return free === 0 ? 'Brak wolnych miejsc' : `Wolne miejsca: ${free}`
}
