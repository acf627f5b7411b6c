import type { ChangeOf } from '~/domain/changes/change'
import type { Addition } from '~/domain/import/people/participant-list'
import type { Day } from '~/domain/words/day'

import type { Recording } from './record-changes.client'

/** Facts of a sign-up by the link of the training, if the participant comes by one. */
type SignUp = Pick<ChangeOf<'sign-up-taken-in'>, 'dropId' | 'boxId' | 'contact' | 'answer' | 'receipt'>

/** Adds somebody to a training: a new person is added to the people as well, an archived one comes back. */
export function participantRecordings(
  { known, person }: Addition,
  { id, day, trainingId, signUp }: { id: string; day: Day; trainingId: string; signUp?: SignUp },
): Recording[] {
  const participates = (ownId: string, userId: string) => {
    const common = { id: ownId, day, trainingId, userId }
    return signUp
      ? { kind: 'sign-up-taken-in' as const, ...common, ...signUp }
      : { kind: 'participant-added' as const, ...common }
  }
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
