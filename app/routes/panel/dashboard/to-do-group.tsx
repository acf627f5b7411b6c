import { useId, type ReactNode } from 'react'

import type { PrivateMatter } from '~/domain/access/disclosure'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { CARD } from '~/ui/card'

const LOOKS = {
  danger: { bar: 'border-l-danger', heading: 'text-xl text-danger' },
  warning: { bar: 'border-l-hazard', heading: 'text-lg' },
  primary: { bar: 'border-l-primary', heading: 'text-lg' },
  success: { bar: 'border-l-success', heading: 'text-xl text-success' },
}

/** A box of lines under one heading. The bar says how urgent they are; the heading says it in words. */
export function ToDoGroup({
  heading,
  aside,
  tone,
  matter,
  children,
}: {
  heading: string
  aside?: ReactNode
  tone: keyof typeof LOOKS
  /** Set if all lines are about it. */
  matter?: PrivateMatter
  children: ReactNode
}) {
  const headingId = useId()
  const look = LOOKS[tone]
  return (
    <section
      aria-labelledby={headingId}
      className={`${CARD} overflow-hidden border-l-[6px] ${look.bar} divide-y divide-line ${onPaper('print of the dashboard', matter)}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 sm:px-5">
        <h2 id={headingId} className={`font-semibold ${look.heading}`}>
          {keepTogether(heading)}
        </h2>
        {aside && <div className="text-sm text-muted tabular-nums">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
