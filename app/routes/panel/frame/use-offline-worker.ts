import { useEffect } from 'react'

import { showToast } from '~/ui/ark/toaster'
import { whenIdle } from '~/ui/when-idle'

/** Starts the service worker once the screen stands, and tells of a new version of the app. */
export function useOfflineWorker(): void {
  // An effect, because it waits until the browser is idle.
  // Without its code the next tab tries again.
  useEffect(() => whenIdle(() => void start().catch(() => undefined)), [])
}

async function start(): Promise<void> {
  const { keepAppOffline } = await import('~/browser/device/worker.client')
  await keepAppOffline(tellOfUpdate)
}

function tellOfUpdate(takeOver: () => void): void {
  showToast('success', 'Jest nowa wersja Pewnika', 'Możesz ją włączyć teraz albo później.', {
    id: 'new-version',
    label: 'Odśwież',
    onClick: takeOver,
  })
}
