import type { ReactNode } from 'react'

/** The screen's heading with a line under it and its actions beside it; the same place on screen and fallback. */
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
        {/* As high as a button: the heading does not move when the actions come beside it. */}
        <h1 className="flex min-h-11 items-center text-2xl font-bold tracking-tight sm:text-[1.75rem]">
          {heading}
        </h1>
        {text && <p className="-mt-1 text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>}
    </div>
  )
}
