import type { LucideIcon } from 'lucide-react'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HardHat from 'lucide-react/icons/hard-hat'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserIcon from 'lucide-react/icons/user'
import type { ComponentProps } from 'react'
import { href, Link } from 'react-router'

import { keepTogether } from '~/domain/polish'
import type { SearchEntry, SearchKind } from '~/domain/search'

type KindLook = { heading: string; icon: LucideIcon; addressOf: (target: string) => string }

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
  const { icon: Icon, addressOf } = KIND_LOOKS[kind]
  return (
    <Link {...props} to={addressOf(target)}>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="line-clamp-2 font-semibold">{keepTogether(title)}</span>
        {detail && <span className="line-clamp-2 text-sm text-muted">{keepTogether(detail)}</span>}
      </span>
    </Link>
  )
}
