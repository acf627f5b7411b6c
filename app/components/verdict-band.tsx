import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { TONES, type Tone } from '~/ui/badge'

/** Shows the verdict on a certificate and its holder. `children` is the verdict, a heading or a paragraph. */
export function VerdictBand({
  icon: Icon,
  tone,
  holder,
  children,
}: {
  icon: LucideIcon
  tone: Tone
  holder: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={`flex items-center gap-3 px-5 py-5 sm:gap-4 sm:px-6 print:border-b-2 print:border-current ${TONES[tone]}`}
    >
      <Icon aria-hidden="true" className="size-8 shrink-0 sm:size-10" strokeWidth={2.75} />
      <div className="min-w-0">
        {children}
        {holder && <p className="text-lg font-semibold [overflow-wrap:anywhere]">{holder}</p>}
      </div>
    </div>
  )
}

/** The classes of the verdict's words. */
export const VERDICT = 'text-2xl leading-tight font-bold tracking-tight tabular-nums'
