import type { ReactNode } from 'react'

import { formatDay, type Day } from '~/domain/words/day'
import type { PaperChoice } from '~/domain/words/paper-choice'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'

// The parts of an official form. The browser prints it, or saves it as a PDF, so that no form needs a library or a server.
// A fact that is not known is an empty line to be filled in by hand.

/** A form, which begins a page of its own in print. */
export function Sheet({
  label,
  isPrintOnly = false,
  children,
}: {
  label: string
  isPrintOnly?: boolean
  children: ReactNode
}) {
  return (
    <article
      aria-label={label}
      className={`paper ${CARD} max-w-3xl flex-col gap-4 p-4 sm:p-8 print:flex print:max-w-none print:break-after-page print:gap-2 print:border-0 print:p-0 print:last:break-after-auto ${isPrintOnly ? 'hidden' : 'flex'}`}
    >
      {children}
    </article>
  )
}

/** A point of the form, which no page divides. `title` is its fixed text. A part of a point has neither. */
export function Point({
  number,
  title,
  children,
}: {
  number?: string
  title?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex break-inside-avoid-page gap-2">
      <span className="w-7 shrink-0 font-semibold tabular-nums">{number}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 print:gap-1.5">
        {title && <p className="font-semibold">{typeof title === 'string' ? keepTogether(title) : title}</p>}
        {children}
      </div>
    </div>
  )
}

/** A value over its caption, or an empty line. */
export function Entry({
  caption,
  className = 'flex-1',
  children,
}: {
  caption: string
  className?: string
  children?: string | undefined
}) {
  return (
    <div className={`flex min-w-0 flex-col ${className}`}>
      <p className="flex min-h-7 items-end border-b border-dotted border-muted leading-snug font-medium wrap-anywhere tabular-nums">
        {children}
      </p>
      <p className="text-xs text-muted">{caption}</p>
    </div>
  )
}

/** A day over its caption, or an empty line. */
export function DayEntry({ caption, day }: { caption: string; day: Day | undefined }) {
  return <Entry caption={caption}>{day && formatDay(day)}</Entry>
}

/** Several entries side by side, on a phone one below the other. */
export function Entries({ children }: { children: ReactNode }) {
  return <div className="flex gap-x-5 gap-y-1 max-sm:flex-col print:flex-row">{children}</div>
}

/** Text, or empty lines to be filled in by hand. `more` lines follow the text. */
export function Lines({
  count = 0,
  more = 0,
  children,
}: {
  count?: number
  more?: number
  children?: string | undefined
}) {
  return (
    <div>
      {children && <p className="whitespace-pre-line wrap-anywhere">{keepTogether(children)}</p>}
      {Array.from({ length: children ? more : count }, (_, line) => (
        <div key={line} className="h-7 border-b border-dotted border-muted" />
      ))}
    </div>
  )
}

/** Boxes for the digits of a number that the app never knows. */
export function Boxes({ count, caption }: { count: number; caption: string }) {
  return (
    <div className="flex min-w-0 flex-col">
      <div aria-hidden="true" className="flex">
        {Array.from({ length: count }, (_, box) => (
          <span key={box} className="-ml-px h-7 w-5 border border-muted first:ml-0" />
        ))}
      </div>
      <p className="text-xs text-muted">{caption}</p>
    </div>
  )
}

/** Words of which those that do not apply are crossed out. */
export function Choices({ of }: { of: readonly PaperChoice[] }) {
  return of.map(({ label, isCrossedOut }, place) => (
    <span key={label}>
      {place > 0 && ' / '}
      {isCrossedOut ? (
        <s className="text-muted">
          <span className="sr-only">skreślone: </span>
          {label}
        </s>
      ) : (
        label
      )}
    </span>
  ))
}
