import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

import type { Verdict } from '~/domain/certificates/verdict'
import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

const GROUNDS = {
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} satisfies Record<Verdict['tone'], string>

/**
 * Shows the verdict and the holder as the heading of the page, to be read from an arm's length: at a gate, on a phone
 * that somebody else holds. `children` says who answers for it.
 */
export function VerdictHeading({
  icon,
  tone,
  words,
  holder,
  children,
}: {
  icon: IconNode
  tone: Verdict['tone']
  words: string
  holder: string | undefined
  children?: ReactNode
}) {
  return (
    // A printer would leave out the background, and the text is light.
    <div
      className={`flex flex-col gap-3 p-5 text-on-primary [print-color-adjust:exact] sm:flex-row sm:gap-4 sm:p-6 ${GROUNDS[tone]}`}
    >
      <Icon of={icon} className="size-11 shrink-0 stroke-[2.75]" />
      <div className="min-w-0">
        <h1 className="text-4xl leading-[1.1] font-bold tracking-tight tabular-nums">
          {keepTogether(words)}
        </h1>
        {holder && (
          <p className="mt-2 text-3xl leading-tight font-semibold [overflow-wrap:anywhere]">{holder}</p>
        )}
        {children}
      </div>
    </div>
  )
}
