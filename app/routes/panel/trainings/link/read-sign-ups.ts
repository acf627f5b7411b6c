import type { WaitingDrop } from '~/browser/crew/drops.client'
import { holdersFor } from '~/domain/access/access'
import type { applyChanges } from '~/domain/access/merge-changes'
import { isForOwnStaff } from '~/domain/access/staff-training'
import { archivedOf, employeesOf } from '~/domain/access/visibility'
import type { DropOf } from '~/domain/crew/drops/drop'
import { readSignUp, type SignedUp } from '~/domain/import/people/sign-up'
import type { User } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'

/** A sign-up by the link of a training on which nobody has decided yet. */
export type WaitingSignUp = {
  waiting: Pick<WaitingDrop, 'id' | 'box' | 'receivedOn'>
  drop: DropOf<'sign-up'>
  who: SignedUp
}

/** Returns the sign-ups for a training, in the order in which they came in. Never throws. */
export async function readSignUps(
  viewer: User,
  training: TrainingRecord,
  merged: Pick<ReturnType<typeof applyChanges>, 'users' | 'certificates' | 'trainings'>,
): Promise<WaitingSignUp[]> {
  const { readWaitingDrops } = await import('~/browser/crew/drops.client')
  const waiting = await readWaitingDrops(viewer.id)
  const isForStaff = isForOwnStaff(viewer, training)
  const known = isForStaff
    ? employeesOf(viewer, merged.users)
    : [
        ...holdersFor(viewer, merged).filter(({ id }) => id !== viewer.id),
        ...archivedOf(viewer, merged.users),
      ]
  const people = { known, participants: training.participants }
  return waiting
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ id, box, receivedOn, drop }) =>
      drop?.kind === 'sign-up' && drop.trainingId === training.id
        ? [{ waiting: { id, box, receivedOn }, drop, who: readSignUp(drop, people, isForStaff) }]
        : [],
    )
}
