import Info from 'lucide/dist/esm/icons/info.mjs'

import { keepTogether } from '~/domain/words/polish'

import { Icon } from './icon'

/** Shows something worth knowing that is neither a success nor an error. */
export function Note({ children }: { children: string }) {
  return (
    <p className="flex max-w-prose gap-2.5">
      <Icon of={Info} className="mt-0.5 size-5 shrink-0 text-primary" />
      {keepTogether(children)}
    </p>
  )
}
