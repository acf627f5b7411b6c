import type { LucideIcon } from 'lucide-react'
import Flame from 'lucide-react/icons/flame'
import Forklift from 'lucide-react/icons/forklift'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Zap from 'lucide-react/icons/zap'

import type { CertificateType } from '~/domain/qualification'

const ICONS = {
  bhp: ShieldCheck,
  first_aid: HeartPulse,
  fire_protection: Flame,
  electrical: Zap,
  machine_operator: Forklift,
} satisfies Record<CertificateType, LucideIcon>

/** Shows the type as an icon. It is decorative, because the type stands in words beside it. */
export function CertificateTypeIcon({ type }: { type: CertificateType }) {
  const Icon = ICONS[type]
  return (
    <span className="inline-grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
