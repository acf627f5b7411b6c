import { useEffect } from 'react'

import { keepAppOffline } from '~/browser/worker.client'
import { showToast } from '~/ui/ark/toaster'
import { whenIdle } from '~/ui/when-idle'

/** Starts the service worker once the screen stands, and tells of a new version of the app. */
export function useOfflineWorker(): void {
  // An effect, because it waits until the browser is idle.
  useEffect(() => whenIdle(() => void keepAppOffline(tellOfUpdate)), [])
}

function tellOfUpdate(takeOver: () => void): void {
  showToast('success', 'Jest nowa wersja Pewnika', 'Możesz ją włączyć teraz albo później.', {
    id: 'new-version',
    label: 'Odśwież',
    onClick: takeOver,
  })
}
