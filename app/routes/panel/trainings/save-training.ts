import { data, redirect } from 'react-router'

import { createId } from '~/browser/create-id.client'
import { dropDraft } from '~/browser/drafts.client'
import { addChanges } from '~/browser/records.client'
import { isStored } from '~/browser/storage.client'
import type { FormAnswer } from '~/components/draft-form'
import type { ChangeOf } from '~/domain/change'
import type { Day } from '~/domain/day'
import { parseNewTraining } from '~/domain/new-training'
import { showToast } from '~/ui/toaster'

/**
 * Adds a training of that centre, or changes the one with that id, and leads to the list. A new one takes
 * the form's id, so that sending it twice adds one.
 */
export async function saveTraining(
  form: FormData,
  {
    userId,
    trainingCenter,
    trainingId,
    draftName,
    today,
  }: { userId: string; trainingCenter: string; trainingId?: string; draftName: string; today: Day },
) {
  const { value, errors } = parseNewTraining(form, today)
  if (errors) return data({ errors } satisfies FormAnswer, { status: 400 })
  const id = trainingId ?? String(form.get('id'))
  const change: ChangeOf<'training-saved'> = {
    kind: 'training-saved',
    id: trainingId === undefined ? id : createId(),
    day: today,
    training: { id, trainingCenter, ...value },
  }
  const isKept = await isStored(async () => {
    await addChanges(userId, [change])
    dropDraft(userId, draftName)
  })
  if (!isKept) return data({ isNotStored: true } satisfies FormAnswer, { status: 400 })
  showToast('success', 'Zapisano w tej przeglądarce')
  return redirect('/trainings')
}
