import { useId, type ReactNode } from 'react'

import { CARD } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

/** The classes of a link or button that covers its whole row, which is `relative`, and shows the focus around the row. */
export const COVERS_ROW =
  'outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary'

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

/** The classes that the lists of the dashboard's cards share. */
export const CARD_LIST = 'flex flex-col divide-y divide-line'
/** A row whose link or button covers it. */
export const CARD_ROW =
  'relative -mx-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2 py-3 hover:bg-canvas print:break-inside-avoid'
/** Covers the row with the link or button that has it. */
export const ROW_OVERLAY = 'after:absolute after:inset-0'
export const ROW_LINK = `font-semibold underline-offset-4 hover:underline ${ROW_OVERLAY}`
export const MORE_LINK = `${TEXT_LINK} self-start print:hidden`
