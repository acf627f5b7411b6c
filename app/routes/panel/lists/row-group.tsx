import { useId, type ReactNode } from 'react'

import { CARD } from '~/ui/card'

/** Shows rows in a card under a heading. `children` are list items. */
export function RowGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-lg font-semibold">
        {heading}
      </h2>
      <ul className={`${CARD} divide-y divide-line px-4 sm:px-5`}>{children}</ul>
    </section>
  )
}
