import { data, redirect } from 'react-router'

import { dropDraft } from '~/browser/drafts.client'
import { addChanges, changeOfForm } from '~/browser/records.client'
import { isStored } from '~/browser/storage.client'
import type { FormAnswer } from '~/components/draft-form'
import type { Day } from '~/domain/day'
import { parseNewTraining } from '~/domain/new-training'
import { showToast } from '~/ui/toaster'

/**
 * Adds a training of that centre, or changes the one with that id, and leads to the list; sent twice, once.
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
  const change = changeOfForm(userId, form.get('id'), (id) => ({
    kind: 'training-saved',
    id,
    day: today,
    training: { id: trainingId ?? id, trainingCenter, ...value },
  }))
  const isKept = await isStored(async () => {
    await addChanges(userId, [change])
    dropDraft(userId, draftName)
  })
  if (!isKept) return data({ isNotStored: true } satisfies FormAnswer, { status: 400 })
  showToast('success', 'Zapisano w tej przeglądarce')
  return redirect('/trainings')
}
