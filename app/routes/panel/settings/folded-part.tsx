import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useState, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

/** A part of a card behind its heading, for what few people look for. `isOpen` says that it is in use: then it opens. */
export function FoldedPart({
  title,
  isOpen = false,
  children,
}: {
  title: string
  isOpen?: boolean
  children: ReactNode
}) {
  // Later it stays as the person has left it.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details open={isOpenAtFirst || undefined} className="group border-t border-line pt-1 -mb-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 underline-offset-4 hover:underline">
        <h3 className="font-semibold">{keepTogether(title)}</h3>
        <Icon of={ChevronDown} className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <section aria-label={title} className="flex flex-col gap-4 pt-1 pb-4">
        {children}
      </section>
    </details>
  )
}
