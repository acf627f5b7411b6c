import type { ReactNode } from 'react'

import { formatDay, type Day } from '~/domain/words/day'

/** Helps to tell this page from a copy of it or from an old picture. `children` says how else it was checked. */
export function Check({
  checked,
  address: { protocol, host, pathname },
  hasHolder = true,
  isNamedInFull = false,
  children,
}: {
  checked: { today: Day; time: string }
  /** The address to compare with the one in the browser. */
  address: Pick<URL, 'protocol' | 'host' | 'pathname'>
  /** False if the page names nobody. */
  hasHolder?: boolean
  /** False if the page shows the surname by its first letter only. */
  isNamedInFull?: boolean | undefined
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 text-sm text-muted">
      <p>
        Porównaj adres tej strony z&nbsp;adresem w&nbsp;przeglądarce:{' '}
        <span className="mt-2 block rounded-control border border-control bg-canvas p-3 [overflow-wrap:anywhere]">
          {`${protocol}//`}
          <strong className="text-xl font-bold text-ink">{host}</strong>
          {pathname}
        </span>
      </p>
      {hasHolder && (
        <p>
          {isNamedInFull
            ? 'Imię i\u00a0nazwisko porównaj z\u00a0dokumentem tożsamości.'
            : 'Nazwisko jest skrócone. Imię i\u00a0pierwszą literę nazwiska porównaj z\u00a0dokumentem tożsamości.'}
        </p>
      )}
      <p>
        Sprawdzono {formatDay(checked.today)} o&nbsp;{checked.time} czasu polskiego.
      </p>
      {children}
    </div>
  )
}
