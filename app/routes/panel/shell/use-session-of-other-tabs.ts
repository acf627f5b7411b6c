import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { findUser, onSessionChange } from '~/browser/session.client'

/** Signing in or out elsewhere takes effect here at once: the client loaders look at the session again. */
export function useSessionOfOtherTabs(shownUserId: string | undefined): void {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces it by an event; the first look is for what came before that.
  useEffect(() => {
    if (shownUserId === undefined) return
    if (findUser()?.id !== shownUserId) void revalidate()
    return onSessionChange(() => void revalidate())
  }, [revalidate, shownUserId])
}
