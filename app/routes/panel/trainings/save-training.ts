import { data, redirect } from 'react-router'

import { changeOfForm } from '~/browser/change-of-form.client'
import { dropDraft } from '~/browser/drafts.client'
import { addChanges } from '~/browser/records.client'
import { trySave } from '~/browser/storage.client'
import type { Day } from '~/domain/day'
import { waitingOf } from '~/domain/enrolment'
import { parseNewTraining } from '~/domain/new-training'
import { countOf } from '~/domain/polish'
import type { TrainingRecord } from '~/domain/training-record'
import type { FormAnswer } from '~/routes/panel/forms/draft-form'
import { showUndoToast } from '~/routes/panel/shell/undo-toast'

/** Adds a training or changes the `former` one, then opens the list. A form that is sent twice counts once. */
export async function saveTraining(
  form: FormData,
  {
    userId,
    trainingCenter,
    former,
    draftName,
    today,
  }: { userId: string; trainingCenter: string; former?: TrainingRecord; draftName: string; today: Day },
) {
  const { value, errors } = parseNewTraining(form, today)
  if (errors) return data({ errors } satisfies FormAnswer, { status: 400 })
  const change = changeOfForm(userId, form.get('id'), (id) => ({
    kind: 'training-saved',
    id,
    day: today,
    training: { id: former?.id ?? id, trainingCenter, ...value },
  }))
  const isKept = await trySave(async () => {
    await addChanges(userId, [change])
    dropDraft(userId, draftName)
  })
  if (!isKept) return data({ isNotStored: true } satisfies FormAnswer, { status: 400 })
  const waiting = former ? waitingOf({ ...value, participants: former.participants }).length : 0
  showUndoToast(
    'Zapisano w tej przeglądarce',
    userId,
    [change],
    waiting > 0 ? `Lista rezerwowa: ${countOf(waiting, 'person')}.` : undefined,
  )
  return redirect('/trainings')
}
