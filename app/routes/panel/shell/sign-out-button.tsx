import LogOut from 'lucide-react/icons/log-out'

import { Button } from '~/ui/button'

import { useSignOut } from './use-sign-out'

export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button variant="ghost" onClick={() => void signOut()}>
      <LogOut aria-hidden="true" className="size-4" />
      Wyloguj
    </Button>
  )
}
