import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

import { isDisconnected, isPanelDataStale, onConnectionChange } from '~/routes/panel/panel-data'
import { whenIdle } from '~/ui/when-idle'

/** True while the screen has to do without the server. */
export function useIsDisconnected(): boolean {
  return useSyncExternalStore(onConnectionChange, isDisconnected, () => false)
}

/**
 * Brings the screen up to date once it stands, and when the connection is back. The first look may have come from
 * the service worker, without a request to the server.
 */
export function useFreshData(): void {
  const { revalidate } = useRevalidator()
  const isOffline = useIsDisconnected()
  // An effect, because it waits until the browser is idle.
  useEffect(() => {
    if (isOffline) return undefined
    return whenIdle(() => {
      if (isPanelDataStale()) void revalidate()
    })
  }, [isOffline, revalidate])
}
