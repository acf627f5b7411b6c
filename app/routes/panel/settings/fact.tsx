import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import type { ReactNode } from 'react'

import { Icon } from '~/ui/icon'

/** Shows a fact with an icon: all right, or worth a look. */
export function Fact({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const icon = isGood ? ShieldCheck : ShieldAlert
  return (
    <div className="flex gap-2.5">
      <Icon of={icon} className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-success' : 'text-warning'}`} />
      <div className="flex min-w-0 flex-col items-start gap-2">{children}</div>
    </div>
  )
}
