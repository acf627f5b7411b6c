import { redirect } from 'react-router'

import { dropDraft, readDraft, saveDraft, type Draft } from '~/browser/records/drafts.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { showToast } from '~/ui/ark/toaster'

/** True where „Odrzuć szkic” of `DraftForm` has sent the form. */
export function isDiscarding(form: FormData): boolean {
  return form.get('intent') === 'discard'
}

/** Discards the draft of the form at that URL and leads on; a toast, which says `of` what, can bring it back. */
export async function discardDraft(
  userId: string,
  name: string,
  { url, to, of }: { url: URL; to: string; of: string },
) {
  const draft = await readDraft(userId, name)
  if (!(await trySave(() => dropDraft(userId, name)))) {
    showToast('error', 'Nie udało się odrzucić szkicu', NOT_STORED)
    return redirect(url.pathname + url.search)
  }
  // A second tap or another tab has discarded it already.
  if (isEmpty(draft)) return redirect(to)
  const bringBack = async () => {
    if (!isEmpty(await readDraft(userId, name))) {
      showToast('error', 'Nie można tego cofnąć', 'W formularzu jest już nowy szkic.')
      return
    }
    if (await trySave(() => saveDraft(userId, name, draft))) {
      showToast('success', 'Szkic znów czeka w formularzu', of)
    } else {
      showToast('error', 'Nie udało się cofnąć', NOT_STORED)
    }
  }
  showToast('success', 'Odrzucono szkic', of, { label: 'Cofnij', onClick: () => void bringBack() })
  return redirect(to)
}

function isEmpty({ fields }: Draft): boolean {
  return Object.keys(fields).length === 0
}
