import { data } from 'react-router'

import { canChangeParticipants } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import { withTrainingChanges, type TrainingRecord } from '~/domain/records/training-changes'
import { trainingName, type Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

export const REMOVE_INTENT = 'remove-participant'

/** Takes somebody off the list of the viewer's own training; the toast can bring them back. */
export async function removeParticipant(
  {
    viewer,
    training,
    userId,
    name,
  }: { viewer: User; training: TrainingRecord; userId: string; name: string },
  sample: { today: Day; trainings: readonly Training[] },
): Promise<Outcome> {
  if (!canChangeParticipants(viewer, training)) throw data(null, { status: 403 })
  const { id: trainingId } = training
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'participant-removed', id, day: sample.today, trainingId, userId }) },
    {
      // A second tap or another tab has done it already.
      isNeeded: (changes) =>
        withTrainingChanges(sample.trainings, changes, viewer.id).some(
          ({ id, participants }) => id === trainingId && participants.includes(userId),
        ),
      done: () => ({
        title: `Wypisano ze szkolenia: ${name}`,
        description: keepTogether(trainingName(training)),
      }),
      refused: 'Nie udało się zapisać',
    },
  )
}
