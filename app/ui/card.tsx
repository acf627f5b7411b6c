import { useId, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

export const CARD = 'rounded-card border border-line bg-surface'

/** The edge that shows how urgent a card or a row is. It has no words, so the text beside it says the same. */
export const TONE_EDGES = {
  danger: 'border-l-[6px] border-l-danger',
  warning: 'border-l-[6px] border-l-hazard',
  neutral: '',
}

/** A box with a title. `aside` is beside the title. */
export function Card({
  title,
  aside,
  className = '',
  children,
}: {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`${CARD} flex flex-col gap-3 p-4 sm:p-5 ${className}`}>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={headingId} className="text-lg font-semibold">
          {keepTogether(title)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
