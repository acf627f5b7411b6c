import { redirect } from 'react-router'

import { dropDraft, readDraft, saveDraft, type Draft } from '~/browser/drafts.client'
import { trySave } from '~/browser/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { showToast } from '~/ui/ark/toaster'

/** Whether a form was sent by „Odrzuć szkic” of DraftForm. */
export function isDiscarding(form: FormData): boolean {
  return form.get('intent') === 'discard'
}

/** Forgets what was typed into the form at that URL, which the toast can bring back, and leads on. */
export async function discardDraft(userId: string, name: string, { url, to }: { url: URL; to: string }) {
  const draft = readDraft(userId, name)
  // Discarded already, by a second tap or in another tab.
  if (isEmpty(draft)) return redirect(to)
  if (!(await trySave(() => dropDraft(userId, name)))) {
    showToast('error', 'Nie udało się odrzucić szkicu', NOT_STORED)
    return redirect(url.pathname + url.search)
  }
  const bringBack = async () => {
    if (!isEmpty(readDraft(userId, name))) {
      showToast('error', 'Nie można tego cofnąć', 'W formularzu jest już nowy szkic.')
      return
    }
    const isKept = await trySave(() => saveDraft(userId, name, draft))
    if (isKept) showToast('success', 'Szkic znów czeka w formularzu')
    else showToast('error', 'Nie udało się cofnąć', NOT_STORED)
  }
  showToast('success', 'Odrzucono szkic', undefined, { label: 'Cofnij', onClick: () => void bringBack() })
  return redirect(to)
}

function isEmpty({ fields }: Draft): boolean {
  return Object.keys(fields).length === 0
}
