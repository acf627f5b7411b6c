import { href } from 'react-router'

import type { DraftName } from '~/domain/changes/draft'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { waitingOf } from '~/domain/trainings/enrolment'
import { trainingName } from '~/domain/trainings/training'
import {
  parseNewTraining,
  savedTraining,
  type TrainingRules,
  type TypedTraining,
} from '~/domain/trainings/training-form'
import type { parseTrainingPlan } from '~/domain/trainings/training-plan'
import type { Day } from '~/domain/words/day'
import { mergeOpened } from '~/domain/words/opened-record'
import { countOf } from '~/domain/words/polish'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, saveForm } from '~/routes/panel/recording/save-form'

type Saving = { userId: string; trainingCenter: string; draft: DraftName; today: Day }

/**
 * Adds a training of that centre, or changes the `former` one by its planner's rules, and leads to its page. `kinds` are
 * the register's own ones that it may lead to.
 */
export async function saveTraining(
  form: FormData,
  {
    former,
    kinds = [],
    rules,
    ...saving
  }: Saving & { former?: TrainingRecord; kinds?: OwnKinds | undefined; rules?: TrainingRules | undefined },
) {
  const { userId, draft, today } = saving
  const parsed = parseNewTraining(form, today, former, rules)
  const { value, errors, meanwhile } = mergeOpened(form, parsed, savedTraining(kinds), former)
  if (errors) return refuseForm({ errors, meanwhile })
  const recording = recordingOf(form, value, saving, former)
  const waiting = former ? waitingOf({ ...value, participants: former.participants }).length : 0
  return saveForm(userId, [recording], {
    form,
    draft,
    list: href('/trainings'),
    toast: (changes) =>
      undoToast(userId, changes, {
        title: `${former ? 'Zmieniono' : 'Dodano'} szkolenie: ${trainingName(value)}`,
        description: [KEPT_HERE, waiting > 0 && `lista rezerwowa: ${countOf(waiting, 'person')}`]
          .filter(Boolean)
          .join(', '),
      }),
  })
}

/** Adds a training that an employer has planned, together with its people, and leads to its page. */
export async function savePlan(
  form: FormData,
  { value, errors }: ReturnType<typeof parseTrainingPlan>,
  saving: Saving,
) {
  if (errors) return refuseForm({ errors })
  const { userId, draft, today } = saving
  const { people, ...training } = value
  const recording = recordingOf(form, training, saving)
  const wholeId = String(recording.id)
  const participations = people.map((personId, index) => ({
    id: `${wholeId}-${index}`,
    partOf: wholeId,
    build: (id: string, trainingId = wholeId) => ({
      kind: 'participant-added' as const,
      id,
      day: today,
      trainingId,
      userId: personId,
    }),
  }))
  return saveForm(userId, [recording, ...participations], {
    form,
    draft,
    list: href('/trainings'),
    toast: (changes) =>
      undoToast(userId, changes, {
        title: `Zaplanowano szkolenie: ${trainingName(training)}`,
        // A form that was sent before from another tab adds nobody.
        description: `${KEPT_HERE}, uczestnicy: ${changes.filter(({ kind }) => kind === 'participant-added').length}`,
      }),
  })
}

function recordingOf(
  form: FormData,
  value: TypedTraining,
  { trainingCenter, today }: Saving,
  former?: TrainingRecord,
) {
  return {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'training-saved' as const,
      id,
      day: today,
      training: { id: former?.id ?? id, trainingCenter, ...value },
    }),
  }
}
