import { LogOut } from 'lucide-react'

import { useSignOut } from '~/components/use-sign-out'
import { Button } from '~/ui/button'

export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button onClick={signOut}>
      <LogOut aria-hidden="true" className="size-4" />
      Wyloguj
    </Button>
  )
}
