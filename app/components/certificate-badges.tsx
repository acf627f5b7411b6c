import { Ban, Check, Clock, Hourglass, X, type LucideIcon } from 'lucide-react'

import {
  CERTIFICATE_STATUS_BADGES,
  expiryLabel,
  expiryTone,
  type CertificateStatus,
} from '~/domain/certificate'
import type { Day } from '~/domain/day'
import { Badge } from '~/ui/badge'

export const CERTIFICATE_STATUS_ICONS = {
  active: Check,
  expired: X,
  revoked: Ban,
  pending: Hourglass,
} satisfies Record<CertificateStatus, LucideIcon>

export function CertificateStatusBadge({ status }: { status: CertificateStatus }) {
  const { label, tone } = CERTIFICATE_STATUS_BADGES[status]
  return (
    <Badge tone={tone} icon={CERTIFICATE_STATUS_ICONS[status]}>
      {label}
    </Badge>
  )
}

/** The remaining time in the colour of its urgency. */
export function ExpiryBadge({ expiryDate, today }: { expiryDate: Day; today: Day }) {
  return (
    <Badge tone={expiryTone(expiryDate, today)} icon={Clock}>
      {expiryLabel(expiryDate, today)}
    </Badge>
  )
}
