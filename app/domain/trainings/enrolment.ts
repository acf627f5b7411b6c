/** The participants in the order in which they signed up. Without a maximum everybody has a place. */
export type Enrolment = { participants: string[]; maxParticipants?: number }

/** Returns the participants who have a place. */
export function attendeesOf({ participants, maxParticipants }: Enrolment): string[] {
  return participants.slice(0, maxParticipants)
}

/** Returns the waiting list, the first in line first. */
export function waitingOf({ participants, maxParticipants }: Enrolment): string[] {
  return maxParticipants === undefined ? [] : participants.slice(maxParticipants)
}

/** Returns how many places are left, or undefined without a maximum. */
export function freePlaces({ participants, maxParticipants }: Enrolment): number | undefined {
  return maxParticipants === undefined ? undefined : Math.max(0, maxParticipants - participants.length)
}

/** A person's place in a training. The position on the waiting list counts from 1. */
export type Place = { kind: 'attending' } | { kind: 'waiting'; position: number }

/** Returns the person's place, or undefined if they have not signed up. */
export function placeOf(training: Enrolment, userId: string): Place | undefined {
  const index = training.participants.indexOf(userId)
  if (index === -1) return undefined
  const { maxParticipants = Infinity } = training
  return index < maxParticipants
    ? { kind: 'attending' }
    : { kind: 'waiting', position: index - maxParticipants + 1 }
}

/** Returns the place that the next person to sign up gets. */
export function nextPlace(training: Enrolment): Place {
  const { participants, maxParticipants = Infinity } = training
  return participants.length < maxParticipants
    ? { kind: 'attending' }
    : { kind: 'waiting', position: participants.length - maxParticipants + 1 }
}

/** Returns for example „Lista rezerwowa – miejsce 2”. */
export function waitingLabel(position: number): string {
  return `Lista rezerwowa – miejsce ${position}`
}

/** Returns „Wolne miejsca: 3”, „Brak wolnych miejsc” or „Miejsca bez ograniczeń”. */
export function freePlacesLabel(training: Enrolment): string {
  const free = freePlaces(training)
  if (free === undefined) return 'Miejsca bez ograniczeń'
  return free === 0 ? 'Brak wolnych miejsc' : `Wolne miejsca: ${free}`
}
