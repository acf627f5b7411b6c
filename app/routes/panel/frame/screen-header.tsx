import type { ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { MoreMenu } from '~/ui/more-menu'

/**
 * Shows the screen's heading, a line under it and the actions beside it: `children` come first, and `more` are links that
 * a menu holds if there is no room for them. The fallback shows it, too.
 */
export function ScreenHeader({
  heading,
  text,
  more,
  children,
}: {
  heading: string
  text?: ReactNode
  more?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-6 sm:gap-y-3">
      <div className="min-w-0">
        {/* As high as a button, so that the heading does not move when the actions appear. */}
        <h1 className="flex min-h-11 items-center text-2xl font-bold tracking-tight sm:text-[1.75rem]">
          {keepTogether(heading)}
        </h1>
        {text && <p className="-mt-1 text-muted">{typeof text === 'string' ? keepTogether(text) : text}</p>}
      </div>
      {(children || more) && (
        <div className="flex flex-wrap items-center gap-2 sm:gap-3 print:hidden">
          {more && <div className="contents max-xl:hidden">{more}</div>}
          {children}
          {more && (
            <div className="xl:hidden">
              <MoreMenu
                label="Więcej czynności"
                windowClassName="flex min-w-60 flex-col p-1.5 *:justify-start *:border-transparent"
              >
                {() => more}
              </MoreMenu>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
