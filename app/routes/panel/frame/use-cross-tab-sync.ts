import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { onRecordsChange } from '~/browser/records/records.client'
import { findSessionUser, onSessionChange } from '~/browser/session/session.client'
import { forgetPanelData } from '~/routes/panel/panel-data'

/**
 * Runs the client loaders again when the session or the records change outside of the screen: in another tab,
 * or by undoing from a toast.
 */
export function useCrossTabSync(shownUserId: string | undefined): void {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces changes by events. The first check finds a change before them.
  useEffect(() => {
    if (shownUserId === undefined) return
    const reload = () => void revalidate()
    if (findSessionUser()?.id !== shownUserId) reload()
    const endSessionWatch = onSessionChange(() => {
      if (!findSessionUser()) void forgetPanelData()
      reload()
    })
    const endRecordsWatch = onRecordsChange(reload)
    // A page that Back brings from the browser's memory has heard no event meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reload()
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
      endSessionWatch()
      endRecordsWatch()
    }
  }, [revalidate, shownUserId])
}
