import LogOut from 'lucide/dist/esm/icons/log-out.mjs'
import { href, useNavigate } from 'react-router'

import { endSession } from '~/browser/session/session.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { forgetPanelData } from '~/routes/panel/panel-data'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/**
 * Returns a function that signs out in all tabs, even without a network, and opens the login page. Kept answers
 * of the server are deleted, own records stay. If the browser refuses, the person stays signed in and is told so.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    if (!(await trySave(endSession))) return showToast('error', 'Nie udało się wylogować', NOT_STORED)
    void forgetPanelData()
    await navigate(href('/login'))
  }
}

export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button variant="ghost" onClick={() => void signOut()}>
      <Icon of={LogOut} className="size-4" />
      Wyloguj
    </Button>
  )
}
