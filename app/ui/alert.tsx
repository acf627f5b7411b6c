import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import type { ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

import { Icon } from './icon'

/** Shows an error that concerns the whole form or screen. Screen readers announce it at once. */
export function Alert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control border border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{keepTogether(title)}</p>
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  )
}
