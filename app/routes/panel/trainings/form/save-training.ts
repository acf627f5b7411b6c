import { href } from 'react-router'

import type { TrainingRecord } from '~/domain/changes/training-record'
import { waitingOf } from '~/domain/trainings/enrolment'
import { trainingName } from '~/domain/trainings/training'
import { parseNewTraining } from '~/domain/trainings/training-form'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { KEPT_HERE, showUndoToast } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, saveForm } from '~/routes/panel/recording/save-form'

/** Adds a training of that centre, or changes the `former` one, and leads to its page. */
export async function saveTraining(
  form: FormData,
  {
    userId,
    trainingCenter,
    former,
    draft,
    today,
  }: { userId: string; trainingCenter: string; former?: TrainingRecord; draft: string; today: Day },
) {
  const { value, errors } = parseNewTraining(form, today, former)
  if (errors) return refuseForm({ errors })
  const recording = {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'training-saved' as const,
      id,
      day: today,
      training: { id: former?.id ?? id, trainingCenter, ...value },
    }),
  }
  const waiting = former ? waitingOf({ ...value, participants: former.participants }).length : 0
  return saveForm(userId, [recording], {
    draft,
    list: href('/trainings'),
    onSaved: (changes) =>
      showUndoToast(userId, changes, {
        title: `${former ? 'Zmieniono' : 'Dodano'} szkolenie: ${trainingName(value)}`,
        description: [KEPT_HERE, waiting > 0 && `lista rezerwowa: ${countOf(waiting, 'person')}`]
          .filter(Boolean)
          .join(', '),
      }),
  })
}
