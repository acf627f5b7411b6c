import { href } from 'react-router'

import type { Day } from '~/domain/day'
import { waitingOf } from '~/domain/enrolment'
import { countOf } from '~/domain/polish'
import { trainingName } from '~/domain/training'
import { parseNewTraining } from '~/domain/training-form'
import type { TrainingRecord } from '~/domain/training-record'
import { refuseForm, saveForm } from '~/routes/panel/forms/save-form'
import { KEPT_HERE } from '~/routes/panel/shell/tell-saved'
import { showUndoToast } from '~/routes/panel/shell/undo-toast'

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
