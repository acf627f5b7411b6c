import { data } from 'react-router'

import { createId } from '~/browser/create-id.client'
import { addOnce, readChanges, undoChanges } from '~/browser/records.client'
import { trySave } from '~/browser/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { canCompleteTraining, canRunTraining, canSignUp } from '~/domain/access'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import { nextPlace, placeOf, waitingLabel } from '~/domain/enrolment'
import { overlappingTrainings, overlapWarning } from '~/domain/overlap'
import { keepTogether } from '~/domain/polish'
import type { Training } from '~/domain/training'
import { listTrainingEndings, withTrainingChanges, type TrainingRecord } from '~/domain/training-record'
import type { User } from '~/domain/user'
import { showUndoToast, undoToastId } from '~/routes/panel/shell/undo-toast'
import { dismissToast, showToast } from '~/ui/ark/toaster'

type Step = {
  kind: Extract<Change, { trainingId: string }>['kind']
  isAllowed: (viewer: User, training: TrainingRecord, today: Day) => boolean
  /** Nothing is left to do where it was done already, by a second tap or in another tab. */
  isDone: (viewer: User, training: TrainingRecord) => boolean
  said: (training: TrainingRecord) => string
}

const STEPS = {
  'sign-up': {
    kind: 'signed-up',
    isAllowed: canSignUp,
    isDone: (viewer, training) => placeOf(training, viewer.id) !== undefined,
    said: (training) => {
      const place = nextPlace(training)
      return place.kind === 'waiting' ? waitingLabel(place.position) : 'Zapisano na szkolenie'
    },
  },
  'sign-off': {
    kind: 'signed-off',
    isAllowed: canSignUp,
    isDone: (viewer, training) => placeOf(training, viewer.id) === undefined,
    said: () => 'Wypisano ze szkolenia',
  },
  cancel: {
    kind: 'training-cancelled',
    isAllowed: canRunTraining,
    isDone: (_viewer, { status }) => status !== 'scheduled',
    said: () => 'Odwołano szkolenie',
  },
  complete: {
    kind: 'training-completed',
    isAllowed: canCompleteTraining,
    isDone: (_viewer, { status }) => status === 'completed',
    said: () => 'Zakończono szkolenie',
  },
} satisfies Record<string, Step>

export type TrainingIntent = keyof typeof STEPS | 'reopen'

/**
 * What the action of every screen that shows trainings does: signs the person up or off, or takes what they
 * run a step further, and offers to take that back. Throws 403 for who may not.
 */
export async function actOnTraining(
  form: FormData,
  viewer: User,
  sample: { today: Day; trainings: readonly Training[] },
): Promise<null> {
  const trainingsNow = () => withTrainingChanges(sample.trainings, readChanges(viewer.id), viewer.id)
  const trainingNow = () => trainingsNow().find(({ id }) => id === form.get('trainingId'))
  const training = trainingNow()
  const intent = form.get('intent')
  const step = stepOf(intent)
  if (!step && intent !== 'reopen') throw data(null, { status: 400 })
  if (!training) {
    // Its addition was undone meanwhile, in another tab say.
    showToast('error', 'Tego szkolenia już nie ma')
    return null
  }
  if (!step) return reopen(viewer, training)
  const isDone = (known: TrainingRecord | undefined) => !known || step.isDone(viewer, known)
  if (isDone(training)) return null
  if (!step.isAllowed(viewer, training, sample.today)) throw data(null, { status: 403 })

  const change: Change = { kind: step.kind, id: createId(), day: sample.today, trainingId: training.id }
  const outcome = await addOnce(viewer.id, change, () => isDone(trainingNow()))
  if (outcome === 'refused') showToast('error', 'Nie udało się zapisać', NOT_STORED)
  if (outcome === 'added') {
    // By what is stored now: another signing up may have been on its way when this one was asked for.
    const others = overlappingTrainings(training, trainingsNow(), viewer.id)
    const warning = step.kind === 'signed-up' ? overlapWarning(others) : undefined
    const title = keepTogether(training.title)
    showUndoToast(step.said(training), viewer.id, [change], warning ? `${title}. ${warning}` : title)
  }
  return null
}

/** Takes back that the training was cancelled or completed in this browser; where it was not, nothing is left to do. */
async function reopen(viewer: User, training: TrainingRecord): Promise<null> {
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  const endings = listTrainingEndings(training.id, readChanges(viewer.id))
  if (endings.length === 0) return null
  if (await trySave(() => undoChanges(viewer.id, endings))) {
    // What offered the same.
    for (const ending of endings) dismissToast(undoToastId([ending]))
    showToast(
      'success',
      'Szkolenie znów jest zaplanowane',
      training.status === 'completed' ? 'Wystawione certyfikaty pozostają.' : keepTogether(training.title),
    )
  } else {
    showToast('error', 'Nie udało się zapisać', NOT_STORED)
  }
  return null
}

function stepOf(intent: FormDataEntryValue | null): Step | undefined {
  return Object.entries(STEPS).find(([known]) => known === intent)?.[1]
}
