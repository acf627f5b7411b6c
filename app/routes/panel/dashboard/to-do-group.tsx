import { useId, type ReactNode } from 'react'

import { keepTogether } from '~/domain/polish'
import { CARD } from '~/ui/card'

const BARS = {
  danger: 'border-l-danger',
  warning: 'border-l-hazard',
  primary: 'border-l-primary',
}

/** A box of lines under one heading. The bar says how urgent they are; the heading says it in words. */
export function ToDoGroup({
  heading,
  aside,
  tone,
  children,
}: {
  heading: string
  aside?: string
  tone: keyof typeof BARS
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`${CARD} overflow-hidden border-l-[6px] ${BARS[tone]} divide-y divide-line`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:px-5">
        <h2
          id={headingId}
          className={`font-semibold ${tone === 'danger' ? 'text-xl text-danger' : 'text-lg'}`}
        >
          {keepTogether(heading)}
        </h2>
        {aside && <p className="text-sm text-muted tabular-nums">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
