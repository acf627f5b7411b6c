import LogOut from 'lucide/dist/esm/icons/log-out.mjs'

import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { useSignOut } from './use-sign-out'

export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button variant="ghost" onClick={() => void signOut()}>
      <Icon of={LogOut} className="size-4" />
      Wyloguj
    </Button>
  )
}
