import { useNavigate } from 'react-router'

import { endSession } from '~/browser/session.client'

/** Returns a function that signs out in all tabs, even without a network, and opens the login page. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    endSession()
    void navigate('/login')
  }
}
