import type { Day } from '~/domain/day'
import { waitingOf } from '~/domain/enrolment'
import { parseNewTraining } from '~/domain/new-training'
import { countOf } from '~/domain/polish'
import type { TrainingRecord } from '~/domain/training-record'
import { refuseForm, saveForm } from '~/routes/panel/forms/save-form'
import { showUndoToast } from '~/routes/panel/shell/undo-toast'

/** Adds a training of that centre, or changes the `former` one, and leads to the list. */
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
  const { value, errors } = parseNewTraining(form, today)
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
    to: '/trainings',
    onSaved: (changes) =>
      showUndoToast(
        'Zapisano w tej przeglądarce',
        userId,
        changes,
        waiting > 0 ? `Lista rezerwowa: ${countOf(waiting, 'person')}.` : undefined,
      ),
  })
}
