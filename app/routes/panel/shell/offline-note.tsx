import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'

/** Says that there is no network and what still works. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(watchNetwork, hasNetwork, hasNetworkOnServer)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {!isOnline && 'Brak połączenia z internetem'}
      </p>
      {!isOnline && (
        <p className="flex gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning print:hidden">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="font-semibold">Brak połączenia.</strong> Widać dane pobrane wcześniej,
            a&nbsp;to, co dodasz, zapisze się tutaj. Nie odświeżaj strony.
          </span>
        </p>
      )}
    </>
  )
}

function watchNetwork(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

function hasNetwork(): boolean {
  return navigator.onLine
}

function hasNetworkOnServer(): boolean {
  return true
}
