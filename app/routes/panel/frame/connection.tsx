import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

import { formatInstant } from '~/domain/words/day'
import {
  isDisconnected,
  isPanelDataStale,
  onConnectionChange,
  panelDataFetchedAt,
} from '~/routes/panel/panel-data'
import { Icon } from '~/ui/icon'
import { whenIdle } from '~/ui/when-idle'

/** True while the server cannot be reached. */
function useIsDisconnected(): boolean {
  return useSyncExternalStore(onConnectionChange, isDisconnected, () => false)
}

/**
 * Loads newer data once the screen is shown, and when the connection is back. The first data may have come from
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

/** Says that there is no connection, how old the data is, and what still works. */
export function OfflineNote() {
  const isShown = useIsDisconnected()
  const fetchedAt = useSyncExternalStore(onConnectionChange, panelDataFetchedAt, () => undefined)
  const text = isShown ? textOf(fetchedAt) : undefined
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {text}
      </p>
      {text && (
        <p className="flex gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning print:hidden">
          <Icon of={CloudOff} className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="font-semibold">{text}</strong>. To, co dodasz, zapisze się w&nbsp;tej
            przeglądarce.
          </span>
        </p>
      )}
    </>
  )
}

function textOf(fetchedAt: Date | undefined): string {
  return fetchedAt ? `Brak połączenia – dane z ${formatInstant(fetchedAt)}` : 'Brak połączenia'
}
