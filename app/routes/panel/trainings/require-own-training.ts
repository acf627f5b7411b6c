import { data } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { canRunTraining } from '~/domain/access/access'
import { sortByName, type Person, type User } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { attendeesOf } from '~/domain/trainings/enrolment'
import type { TrainingStatus } from '~/domain/trainings/training'

/**
 * Returns the training with that id and status for the person who runs it. Throws 404 if there is none, for example
 * after it was cancelled or completed, and 403 for anybody else.
 */
export function requireOwnTraining(
  viewer: User,
  trainings: readonly TrainingRecord[],
  id: string,
  status: TrainingStatus,
): TrainingRecord {
  const training = trainings.find((candidate) => candidate.id === id)
  if (!training) throw data(null, { status: 404 })
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  if (training.status !== status) throw data(null, { status: 404 })
  return training
}

/**
 * Returns the training with that id and the people who attend it, by name, because they look for their own line. Throws
 * 404 if there is none, and 403 unless the viewer may see who attends.
 */
export async function requireAttendees(
  { users, trainings }: { users: readonly Person[]; trainings: readonly TrainingRecord[] },
  id: string,
  { viewer, may }: { viewer: User; may: (viewer: User, training: TrainingRecord) => boolean },
): Promise<{ training: TrainingRecord; people: Person[] }> {
  const training = trainings.find((candidate) => candidate.id === id)
  if (!training) throw data(null, { status: 404 })
  if (!may(viewer, training)) throw data(null, { status: 403 })
  const attending = new Set(attendeesOf(training))
  return {
    training,
    people: sortByName(await withOwnProfiles(users.filter((user) => attending.has(user.id)))),
  }
}
