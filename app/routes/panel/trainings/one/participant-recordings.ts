import type { Recording } from '~/browser/records/record-changes.client'
import type { Addition } from '~/domain/import/people/participant-list'
import type { Day } from '~/domain/words/day'

/** Adds somebody to a training: a new person is added to the people as well, an archived one comes back. */
export function participantRecordings(
  { known, person }: Addition,
  { id, day, trainingId }: { id: string; day: Day; trainingId: string },
): Recording[] {
  const participates = (ownId: string, userId: string) => ({
    kind: 'participant-added' as const,
    id: ownId,
    day,
    trainingId,
    userId,
  })
  if (person) {
    return [
      { id, build: (ownId) => ({ kind: 'person-saved', id: ownId, day, person: { id: ownId, ...person } }) },
      { id: `${id}-at`, partOf: id, build: (ownId, personId = id) => participates(ownId, personId) },
    ]
  }
  const participation: Recording = { id: `${id}-at`, build: (ownId) => participates(ownId, known.id) }
  if (!known.isArchived) return [participation]
  return [
    { build: (ownId) => ({ kind: 'person-restored', id: ownId, day, personId: known.id }) },
    participation,
  ]
}
