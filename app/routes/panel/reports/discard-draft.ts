import { redirect } from 'react-router'

import { dropDraft, readDraft, saveDraft } from '~/browser/drafts.client'
import { isStored } from '~/browser/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { showToast } from '~/ui/toaster'

/** Under which the unsent report is kept. */
export const REPORT_DRAFT = 'report'

/** Forgets the unsent report, which the toast can bring back. */
export async function discardDraft(userId: string) {
  const draft = readDraft(userId, REPORT_DRAFT)
  if (!(await isStored(() => dropDraft(userId, REPORT_DRAFT)))) {
    showToast('error', 'Nie udało się odrzucić szkicu', NOT_STORED)
    return redirect('/reports/new')
  }
  const bringBack = async () => {
    const isKept = await isStored(() => saveDraft(userId, REPORT_DRAFT, draft))
    if (isKept) showToast('success', 'Szkic czeka w „Nowe zgłoszenie”')
    else showToast('error', 'Nie udało się cofnąć', NOT_STORED)
  }
  showToast('success', 'Odrzucono szkic', undefined, { label: 'Cofnij', onClick: () => void bringBack() })
  return redirect('/reports')
}
