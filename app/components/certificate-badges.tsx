import type { IconNode } from 'lucide'
import Ban from 'lucide/dist/esm/icons/ban.mjs'
import Check from 'lucide/dist/esm/icons/check.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  expiryTone,
  type Certificate,
  type CertificateStatus,
} from '~/domain/certificates/certificate'
import { dayToAct, deadlineLabel } from '~/domain/certificates/deadline'
import { toneOf } from '~/domain/certificates/remaining-time'
import type { Day } from '~/domain/words/day'
import { Badge, type Tone } from '~/ui/badge'

export const CERTIFICATE_STATUS_ICONS = {
  active: Check,
  expired: X,
  revoked: Ban,
  pending: Hourglass,
} satisfies Record<CertificateStatus, IconNode>

export function CertificateStatusBadge({
  status,
  tone,
  isQuiet,
}: {
  status: CertificateStatus
  /** Set if something beside it has another colour than the status. */
  tone?: Tone
  isQuiet?: boolean
}) {
  const badge = CERTIFICATE_STATUS_BADGES[status]
  return (
    // A tick beside an end that is near would soothe.
    <Badge tone={tone ?? badge.tone} icon={tone ? Clock : CERTIFICATE_STATUS_ICONS[status]} isQuiet={isQuiet}>
      {badge.label}
    </Badge>
  )
}

/**
 * Shows the status of the day, which the filters use, too, in the colour of the remaining time, and whether a newer
 * certificate has replaced it. It is quiet if the remaining time is beside it, which is the louder one.
 */
export function CertificateStateBadge({
  certificate,
  today,
  isQuiet,
}: {
  certificate: Parameters<typeof toneOf>[0]
  today: Day
  isQuiet?: boolean
}) {
  const status = certificateStatus(certificate, today)
  const tone = toneOf(certificate, today)
  return (
    <span className="flex flex-wrap gap-2">
      <CertificateStatusBadge
        status={status}
        tone={status === 'active' && tone !== 'neutral' ? tone : undefined}
        isQuiet={isQuiet}
      />
      {certificate.replacedBy !== undefined && <ReplacedBadge isQuiet={isQuiet} />}
    </span>
  )
}

/** Says nothing about validity, so it is shown beside the status. */
export function ReplacedBadge({ isQuiet }: { isQuiet?: boolean }) {
  return (
    <Badge tone="neutral" icon={History} isQuiet={isQuiet}>
      Zastąpiony
    </Badge>
  )
}

/**
 * Shows the next thing to do and its day, or the remaining time, in the colour of its urgency. `isLater` is true if
 * the day is later than today.
 */
export function DeadlineBadge({
  certificate,
  today,
  isLater,
}: {
  certificate: Pick<Certificate, 'type' | 'scope' | 'expiryDate'>
  today: Day
  isLater?: boolean
}) {
  const day = dayToAct(certificate)
  return (
    <Badge tone={day === undefined ? 'neutral' : expiryTone(day, today)} icon={Clock} isLong>
      {deadlineLabel(certificate, today, isLater)}
    </Badge>
  )
}
