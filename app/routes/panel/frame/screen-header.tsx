import type { ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

/** Shows the screen's heading, a line under it and the actions beside it. The fallback shows it, too. */
export function ScreenHeader({
  heading,
  text,
  children,
}: {
  heading: string
  text?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {/* As high as a button, so that the heading does not move when the actions appear. */}
        <h1 className="flex min-h-11 items-center text-2xl font-bold tracking-tight sm:text-[1.75rem]">
          {keepTogether(heading)}
        </h1>
        {text && <p className="-mt-1 text-muted">{typeof text === 'string' ? keepTogether(text) : text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>}
    </div>
  )
}
