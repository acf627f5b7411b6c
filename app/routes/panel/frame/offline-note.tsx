import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { useSyncExternalStore } from 'react'

import { formatInstant } from '~/domain/words/day'
import { onConnectionChange, panelDataFetchedAt } from '~/routes/panel/panel-data'
import { Icon } from '~/ui/icon'

import { useIsDisconnected } from './use-connection'

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
