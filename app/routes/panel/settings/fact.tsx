import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'

/** Says something that is as it should be, or something to look at. */
export function Fact({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? ShieldCheck : ShieldAlert
  return (
    <div className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-success' : 'text-warning'}`}
      />
      <div className="flex min-w-0 flex-col items-start gap-2">{children}</div>
    </div>
  )
}
