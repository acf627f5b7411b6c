import { participantRecordings } from '~/browser/records/participant-recordings'
import type { Recording } from '~/browser/records/record-changes.client'
import { canRunTraining, holdersFor } from '~/domain/access/access'
import { isForOwnStaff } from '~/domain/access/staff-training'
import { archivedOf, employeesOf } from '~/domain/access/visibility'
import type { Certificate } from '~/domain/certificates/certificate'
import type { DropOf } from '~/domain/crew/drops/drop'
import type { Addition } from '~/domain/import/people/participant-list'
import { readSignUp, type SignedUp } from '~/domain/import/people/sign-up'
import { fullName, type User } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import type { WaitingDrop } from './drops.client'

/** A sign-up by the link of a training on which nobody has decided yet. */
export type WaitingSignUp = {
  waiting: Pick<WaitingDrop, 'id' | 'box' | 'receivedOn'>
  drop: DropOf<'sign-up'>
  who: SignedUp
}

/** The register that knows who signs up. */
export type SignUpRegister = {
  users: readonly PersonRecord[]
  certificates: readonly Certificate[]
  trainings: readonly TrainingRecord[]
}

/** Returns the sign-ups for a training, in the order in which they came in. Never throws. */
export async function readSignUps(
  viewer: User,
  training: TrainingRecord,
  register: SignUpRegister,
): Promise<WaitingSignUp[]> {
  const { readWaitingDrops } = await import('./drops.client')
  return signUpsOf(await readWaitingDrops(viewer.id, 'sign-up'), viewer, training, register)
}

/** Returns the waiting drops that are no sign-ups for any of the trainings that the viewer runs. Never throws. */
export async function readStrays(
  viewer: User,
  { trainings }: Pick<SignUpRegister, 'trainings'>,
): Promise<WaitingDrop[]> {
  const { readWaitingDrops } = await import('./drops.client')
  const run = new Set(
    trainings.flatMap((training) => (canRunTraining(viewer, training) ? [training.id] : [])),
  )
  return (await readWaitingDrops(viewer.id)).filter(
    ({ drop }) => drop?.kind !== 'sign-up' || !run.has(drop.trainingId),
  )
}

/** Returns those of the drops that are sign-ups for the training, in the order in which they came in. */
export function signUpsOf(
  waiting: readonly Pick<WaitingDrop, 'id' | 'box' | 'receivedOn' | 'number' | 'drop'>[],
  viewer: User,
  training: TrainingRecord,
  { users, certificates, trainings }: SignUpRegister,
): WaitingSignUp[] {
  const isForStaff = isForOwnStaff(viewer, training)
  const known = isForStaff
    ? employeesOf(viewer, users)
    : [
        ...holdersFor(viewer, { users, certificates, trainings }).filter(({ id }) => id !== viewer.id),
        ...archivedOf(viewer, users),
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

/** A sign-up with the person whom it adds to the training. */
export type ChosenSignUp = WaitingSignUp & { addition: Addition }

/** Somebody new who has signed up twice is one person: the second sign-up finds them once they are there. */
export function distinctSignUps(signUps: readonly ChosenSignUp[]): ChosenSignUp[] {
  const keyOf = ({ addition: { known, person } }: ChosenSignUp) =>
    known ? known.id : foldText([fullName(person), person.email, person.phone].join('|'))
  return [...new Map(signUps.toReversed().map((signUp) => [keyOf(signUp), signUp])).values()].toReversed()
}

/**
 * Takes a sign-up in as a participant. The ids follow from the drop: if several devices do it at once, it is one
 * participant.
 */
export function signUpRecordings(
  { waiting, drop: { contact, answer, receipt }, addition }: ChosenSignUp,
  { trainingId, day }: { trainingId: string; day: Day },
): Recording[] {
  const signUp = {
    dropId: waiting.id,
    boxId: waiting.box.id,
    contact,
    ...(answer !== undefined && { answer }),
    ...(receipt !== undefined && { receipt }),
  }
  return participantRecordings(addition, { id: waiting.id, day, trainingId, signUp })
}
