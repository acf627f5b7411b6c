import { redirect } from 'react-router'

import { dropDraft, readDraft, saveDraft } from '~/browser/drafts.client'
import { isStored } from '~/browser/storage.client'
import { showToast } from '~/ui/toaster'

import { NOT_STORED } from './not-stored'

/** Whether a form was sent by „Odrzuć szkic” of DraftForm. */
export function isDiscarding(form: FormData): boolean {
  return form.get('intent') === 'discard'
}

/** Forgets what was typed into the form at that URL, which the toast can bring back, and leads on. */
export async function discardDraft(userId: string, name: string, { url, to }: { url: URL; to: string }) {
  const draft = readDraft(userId, name)
  if (!(await isStored(() => dropDraft(userId, name)))) {
    showToast('error', 'Nie udało się odrzucić szkicu', NOT_STORED)
    return redirect(url.pathname + url.search)
  }
  const bringBack = async () => {
    const isKept = await isStored(() => saveDraft(userId, name, draft))
    if (isKept) showToast('success', 'Szkic znów czeka w formularzu')
    else showToast('error', 'Nie udało się cofnąć', NOT_STORED)
  }
  showToast('success', 'Odrzucono szkic', undefined, { label: 'Cofnij', onClick: () => void bringBack() })
  return redirect(to)
}
