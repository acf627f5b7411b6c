import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'

import { formatDay, warsawDay, warsawTime } from '~/domain/day'
import { onConnectionChange, panelDataFetchedAt } from '~/routes/panel/panel-data'

import { useIsDisconnected } from './use-connection'

/** Says that there is no connection, how old the data is, and what still works. */
export function OfflineNote() {
  const isShown = useIsDisconnected()
  const fetchedAt = useSyncExternalStore(onConnectionChange, panelDataFetchedAt, () => undefined)
  const text = fetchedAt ? `Brak połączenia – dane z ${formatMoment(fetchedAt)}` : 'Brak połączenia'
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isShown && text}
      </p>
      {isShown && (
        <p className="flex gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning print:hidden">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="font-semibold">{text}</strong>. To, co dodasz, zapisze się w&nbsp;tej
            przeglądarce.
          </span>
        </p>
      )}
    </>
  )
}

/** `21.11.2026, 10:05`, Warsaw time. */
function formatMoment(instant: Date): string {
  return `${formatDay(warsawDay(instant))}, ${warsawTime(instant)}`
}
