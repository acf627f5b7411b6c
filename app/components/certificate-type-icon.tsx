import type { IconNode } from 'lucide'
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs'
import Flame from 'lucide/dist/esm/icons/flame.mjs'
import Forklift from 'lucide/dist/esm/icons/forklift.mjs'
import HeartPulse from 'lucide/dist/esm/icons/heart-pulse.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Zap from 'lucide/dist/esm/icons/zap.mjs'

import type { QualificationType } from '~/domain/qualifications/qualification'
import { Icon } from '~/ui/icon'

const ICONS = {
  bhp: ShieldCheck,
  first_aid: HeartPulse,
  fire_protection: Flame,
  electrical: Zap,
  machine_operator: Forklift,
  own: BadgeCheck,
} satisfies Record<QualificationType, IconNode>

/** Shows the type as an icon. It is decorative, because the type is in words beside it. */
export function CertificateTypeIcon({ type }: { type: QualificationType }) {
  const icon = ICONS[type]
  return (
    <span className="inline-grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
      <Icon of={icon} className="size-5" />
    </span>
  )
}
