import { findSessionUser } from '~/browser/session/session.client'
import type { SharedFolderState } from '~/browser/sharing/look-into-folder.client'
import { reconnectFolder, syncFolder } from '~/browser/sharing/shared-folder.client'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { shownPanelData } from '~/routes/panel/panel-data'
import { showToast } from '~/ui/ark/toaster'

/**
 * Looks into the folder that a person shares and tells which changes came in. `isAsked` is true if the person has
 * pressed a button: the browser may then ask for the folder. `today` is that of the shown screen, unless a screen that is
 * not shown yet gives it.
 */
export async function syncAndTell(
  userId: string,
  { isAsked = false, today: given }: { isAsked?: boolean; today?: Day } = {},
): Promise<SharedFolderState> {
  const owner = findSessionUser()
  if (owner?.id !== userId) return {}
  const today = given ?? shownPanelData(owner).today
  const state = await (isAsked ? reconnectFolder(owner, today) : syncFolder(owner, today))
  if (state.news) {
    const { changes, words } = state.news
    showToast('success', `Z folderu wspólnego: ${countOf(changes, 'change')}`, words.join(', '))
  }
  if (state.strangers && state.strangers.length > 0) {
    showToast(
      'error',
      `Pliki bez hasła w\u00a0folderze wspólnym: ${state.strangers.length}`,
      `Nie wczytano: ${state.strangers.join(', ')}`,
    )
  }
  return state
}
