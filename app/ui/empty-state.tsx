import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

import { Icon } from './icon'

/** Says why a list is empty. `children` say what to do about it. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon: IconNode
  title: string
  text?: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-4 py-12 text-center">
      <Icon of={icon} className="size-8 text-muted" />
      <p className="text-lg font-semibold">{keepTogether(title)}</p>
      {text && <p className="max-w-prose text-muted">{keepTogether(text)}</p>}
      {children}
    </div>
  )
}
