import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

import { TONES, type Tone } from '~/ui/badge'
import { Icon } from '~/ui/icon'

/** Shows a verdict, which is `children`. `beside` are the steps that follow from it. */
export function VerdictBand({
  icon,
  tone,
  beside,
  children,
}: {
  icon: IconNode
  tone: Tone
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`items-center sm:flex ${TONES[tone]}`}>
      <div className="flex min-w-0 flex-1 items-center gap-3 px-5 py-5 sm:gap-4 sm:px-6 print:border-b-2 print:border-current">
        <Icon of={icon} className="size-8 shrink-0 sm:size-10 stroke-[2.75]" />
        <div className="min-w-0">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2 px-5 pb-5 empty:hidden sm:flex-col sm:p-5 print:hidden">
        {beside}
      </div>
    </div>
  )
}

/** The classes of the verdict's words. */
export const VERDICT = 'text-2xl leading-tight font-bold tracking-tight tabular-nums'
