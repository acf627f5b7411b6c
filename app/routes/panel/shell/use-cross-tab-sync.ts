import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { onRecordsChange } from '~/browser/records.client'
import { findUser, onSessionChange } from '~/browser/session.client'

/**
 * What happens outside of the screen takes effect on it at once: signing in or out and records written in
 * another tab, and undoing from a toast. The client loaders look again.
 */
export function useCrossTabSync(shownUserId: string | undefined): void {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces it by events; the first look is for what came before that.
  useEffect(() => {
    if (shownUserId === undefined) return
    const lookAgain = () => void revalidate()
    if (findUser()?.id !== shownUserId) lookAgain()
    const endSessionWatch = onSessionChange(lookAgain)
    const endRecordsWatch = onRecordsChange(lookAgain)
    return () => {
      endSessionWatch()
      endRecordsWatch()
    }
  }, [revalidate, shownUserId])
}
