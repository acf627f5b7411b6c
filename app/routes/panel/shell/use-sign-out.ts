import { useNavigate } from 'react-router'

import { endSession } from '~/browser/session.client'

/** Signs out at once, in all tabs and without a network too, and leads to the sign-in page. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    endSession()
    void navigate('/login')
  }
}
