import { data } from 'react-router'

import { undoChanges } from '~/browser/records/record-changes.client'
import { readChanges } from '~/browser/records/records.client'
import { trySave } from '~/browser/store/storage.client'
import { canCompleteTraining, canRunTraining, canSignUp } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { Person, User } from '~/domain/people/user'
import {
  listTrainingEndings,
  withTrainingChanges,
  type TrainingRecord,
} from '~/domain/records/training-changes'
import { nextPlace, placeOf, waitingLabel } from '~/domain/trainings/enrolment'
import { overlappingTrainings, overlapWarning, type Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import {
  errorToast,
  ifThere,
  notStoredText,
  savedToast,
  tryRecord,
  undoToastId,
} from '~/routes/panel/recording/record-and-tell'

type Step = {
  kind: 'signed-up' | 'signed-off' | 'training-cancelled' | 'training-completed'
  isAllowed: (actor: Person, training: TrainingRecord, today: Day) => boolean
  /** True if nothing is left to do: a second tap or another tab has done it. */
  isDone: (actor: Person, training: TrainingRecord) => boolean
  message: (training: TrainingRecord) => string
}

const STEPS = {
  'sign-up': {
    kind: 'signed-up',
    isAllowed: canSignUp,
    isDone: (actor, training) => placeOf(training, actor.id) !== undefined,
    message: (training) => {
      const place = nextPlace(training)
      return place.kind === 'waiting' ? waitingLabel(place.position) : 'Zapisano na szkolenie'
    },
  },
  'sign-off': {
    kind: 'signed-off',
    isAllowed: canSignUp,
    isDone: (actor, training) => placeOf(training, actor.id) === undefined,
    message: () => 'Wypisano ze szkolenia',
  },
  cancel: {
    kind: 'training-cancelled',
    isAllowed: canRunTraining,
    isDone: (_actor, { status }) => status !== 'scheduled',
    message: () => 'Odwołano szkolenie',
  },
  complete: {
    kind: 'training-completed',
    isAllowed: canCompleteTraining,
    isDone: (_actor, { status }) => status === 'completed',
    message: () => 'Zakończono szkolenie',
  },
} satisfies Record<string, Step>

export type TrainingIntent = keyof typeof STEPS | 'reopen'

/**
 * Carries out an action of a screen that shows trainings: signs the person up or off, or takes their own training
 * a step further. A toast offers to undo it. Throws 403 if the person may not. `employee` is set if the viewer
 * signs up or off somebody else, which the caller has to allow. Its `name` tells them from namesakes.
 */
export async function actOnTraining(
  form: FormData,
  viewer: User,
  sample: { today: Day; trainings: readonly Training[] },
  employee?: { person: Person; name: string },
): Promise<Outcome | null> {
  const intent = form.get('intent')
  const step = findStep(intent)
  if (!step && intent !== 'reopen') throw data(null, { status: 400 })
  const trainingsAfter = (changes: readonly Change[]) =>
    withTrainingChanges(sample.trainings, changes, viewer.id)
  const findTraining = (trainings: readonly TrainingRecord[]) =>
    trainings.find(({ id }) => id === form.get('trainingId'))

  const training = findTraining(trainingsAfter(await readChanges(viewer.id)))
  if (!training) {
    // Its addition was undone meanwhile, for example in another tab.
    return { toast: errorToast('Tego szkolenia już nie ma') }
  }
  if (!step) return reopen(viewer, training)
  const actor = employee?.person ?? viewer
  if (step.isDone(actor, training)) return null
  if (!step.isAllowed(actor, training, sample.today)) throw data(null, { status: 403 })

  let trainings: TrainingRecord[] = []
  return tryRecord(
    viewer.id,
    {
      build: (id) =>
        toChange(step.kind, { id, day: sample.today, trainingId: training.id }, employee?.person),
    },
    {
      isNeeded: ifThere(
        (changes) => {
          trainings = trainingsAfter(changes)
          return findTraining(trainings)
        },
        (current) => !step.isDone(actor, current),
      ),
      done: () => {
        // Another sign-up may have been recorded since this one was asked for.
        const overlapping = overlappingTrainings(training, trainings, actor.id)
        const warning = step.kind === 'signed-up' ? overlapWarning(training, overlapping) : undefined
        const title = keepTogether(training.title)
        const message = step.message(training)
        return {
          title: employee ? `${message}: ${employee.name}` : message,
          description: warning ? `${title}. ${warning}` : title,
        }
      },
      refused: 'Nie udało się zapisać',
    },
  )
}

/** Builds the change. It names the person if the viewer signs up or off somebody else. */
function toChange(
  kind: Step['kind'],
  common: { id: string; day: Day; trainingId: string },
  employee: Person | undefined,
): Change {
  if (employee && kind === 'signed-up') return { kind: 'employee-signed-up', ...common, userId: employee.id }
  if (employee && kind === 'signed-off')
    return { kind: 'employee-signed-off', ...common, userId: employee.id }
  return { kind, ...common }
}

/** Undoes the changes that have cancelled or completed the training in this browser, if there are any. */
async function reopen(viewer: User, training: TrainingRecord): Promise<Outcome | null> {
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  const endings = listTrainingEndings(training.id, await readChanges(viewer.id))
  if (endings.length === 0) return null
  if (!(await trySave(() => undoChanges(viewer.id, endings)))) {
    return { toast: errorToast('Nie udało się zapisać', notStoredText()) }
  }
  return {
    // Their toasts offer to undo the same.
    dismissed: endings.map((ending) => undoToastId([ending])),
    toast: savedToast(
      'Szkolenie znów jest zaplanowane',
      training.status === 'completed' ? 'Wystawione certyfikaty pozostają.' : keepTogether(training.title),
    ),
  }
}

function findStep(intent: FormDataEntryValue | null): Step | undefined {
  return Object.entries(STEPS).find(([name]) => name === intent)?.[1]
}
