import type { IconNode } from 'lucide'
import CornerDownRight from 'lucide/dist/esm/icons/corner-down-right.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import HardHat from 'lucide/dist/esm/icons/hard-hat.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import UserIcon from 'lucide/dist/esm/icons/user.mjs'
import type { ComponentProps } from 'react'
import { href, Link } from 'react-router'

import type { SearchEntry, SearchKind } from '~/domain/search/search'
import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

type KindLook = { heading: string; icon: IconNode; addressOf: (target: string) => string }

export const KIND_LOOKS = {
  screen: { heading: 'Ekrany', icon: CornerDownRight, addressOf: (path) => path },
  action: { heading: 'Działania', icon: Plus, addressOf: (path) => path },
  person: { heading: 'Osoby', icon: UserIcon, addressOf: (id) => href('/employees/:id', { id }) },
  position: {
    heading: 'Stanowiska',
    icon: HardHat,
    addressOf: (id) => href('/employer/positions/:id', { id }),
  },
  certificate: {
    heading: 'Certyfikaty',
    icon: ShieldCheck,
    addressOf: (id) => href('/certificates/:id', { id }),
  },
  training: {
    heading: 'Szkolenia',
    icon: GraduationCap,
    addressOf: (id) => href('/trainings/:id', { id }),
  },
  report: { heading: 'Zgłoszenia', icon: TriangleAlert, addressOf: (id) => href('/reports/:id', { id }) },
} satisfies Record<SearchKind, KindLook>

type Props = { entry: SearchEntry } & Omit<ComponentProps<typeof Link>, 'to' | 'children'>

/** Leads to a result. The search box adds props and the look of its row. */
export function ResultLink({ entry: { kind, target, title, detail }, ...props }: Props) {
  const { icon, addressOf } = KIND_LOOKS[kind]
  return (
    <Link {...props} to={addressOf(target)}>
      <Icon of={icon} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="line-clamp-2 font-semibold">{keepTogether(title)}</span>
        {detail && <span className="line-clamp-2 text-sm text-muted">{keepTogether(detail)}</span>}
      </span>
    </Link>
  )
}
