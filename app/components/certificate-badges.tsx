import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import History from 'lucide-react/icons/history'
import Hourglass from 'lucide-react/icons/hourglass'
import X from 'lucide-react/icons/x'

import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  expiryLabel,
  expiryTone,
  type Certificate,
  type CertificateStatus,
} from '~/domain/certificate'
import type { Day } from '~/domain/day'
import type { Renewable } from '~/domain/renewal'
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

/** Shows the status of the day, which the filters use, too, and whether a newer certificate has replaced it. */
export function CertificateStateBadge({
  certificate,
  today,
}: {
  certificate: Pick<Certificate, 'status' | 'expiryDate'> & Renewable
  today: Day
}) {
  return (
    <span className="flex flex-wrap gap-2">
      <CertificateStatusBadge status={certificateStatus(certificate, today)} />
      {certificate.replacedBy !== undefined && <ReplacedBadge />}
    </span>
  )
}

/** Says nothing about validity, so it stands beside the status. */
export function ReplacedBadge() {
  return (
    <Badge tone="neutral" icon={History}>
      Zastąpiony
    </Badge>
  )
}

/** Shows the remaining time in the colour of its urgency. */
export function ExpiryBadge({ expiryDate, today }: { expiryDate: Day; today: Day }) {
  return (
    <Badge tone={expiryTone(expiryDate, today)} icon={Clock}>
      {expiryLabel(expiryDate, today)}
    </Badge>
  )
}
