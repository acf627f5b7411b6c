import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import type { ComponentProps } from 'react'

import { Dropdown } from './dropdown'
import { Icon } from './icon'

const LOOKS = {
  framed: 'border border-line bg-surface',
  plain: 'text-muted hover:bg-neutral-soft hover:text-ink',
}

/** A menu behind three dots. In a row it is plain. */
export function MoreMenu({
  look = 'framed',
  ...dropdown
}: { look?: keyof typeof LOOKS } & Pick<
  ComponentProps<typeof Dropdown>,
  'label' | 'tabIndex' | 'windowClassName' | 'children'
>) {
  return (
    <Dropdown
      {...dropdown}
      buttonClassName={`inline-grid size-11 place-items-center rounded-control ${LOOKS[look]}`}
      button={<Icon of={Ellipsis} className="size-5" />}
    />
  )
}
