import type { IconNode } from 'lucide'
import Ban from 'lucide/dist/esm/icons/ban.mjs'
import Check from 'lucide/dist/esm/icons/check.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import FileClock from 'lucide/dist/esm/icons/file-clock.mjs'
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

import {
  type Certificate,
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  type CertificateStatus,
  expiryLabel,
  expiryTone,
  lastDayOf,
  type StatedTerm,
} from '~/domain/certificates/certificate'
import { dueApplicationLabel, type Dated } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import type { Day } from '~/domain/words/day'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'

export const CERTIFICATE_STATUS_ICONS = {
  active: Check,
  expired: X,
  revoked: Ban,
  pending: Hourglass,
} satisfies Record<CertificateStatus, IconNode>

export function CertificateStatusBadge({
  status,
  isQuiet,
}: {
  status: CertificateStatus
  isQuiet?: boolean
}) {
  const badge = CERTIFICATE_STATUS_BADGES[status]
  return (
    <Badge tone={badge.tone} icon={CERTIFICATE_STATUS_ICONS[status]} isQuiet={isQuiet}>
      {badge.label}
    </Badge>
  )
}

/**
 * Shows the status of the day, which the filters use, too, and whether a newer certificate has replaced it. It is quiet
 * if the remaining time is beside it, which is the louder one and has a colour of its own.
 */
export function CertificateStateBadge({
  certificate,
  today,
  isQuiet,
}: {
  certificate: Pick<Certificate, 'status'> & StatedTerm & Renewable
  today: Day
  isQuiet?: boolean
}) {
  return (
    <span className="flex flex-wrap gap-2">
      <CertificateStatusBadge status={certificateStatus(certificate, today)} isQuiet={isQuiet} />
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
 * Shows how long a certificate lasts, in the colour of its expiry, and below it the application that is due. `isLater` is
 * true if the day is later than today.
 */
export function DeadlineBadge({
  certificate,
  today,
  isLater,
}: {
  certificate: Dated
  today: Day
  isLater?: boolean
}) {
  const lastDay = lastDayOf(certificate)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Badge tone={lastDay === undefined ? 'neutral' : expiryTone(lastDay, today)} icon={Clock} isLong>
        {lastDay === undefined ? 'Bezterminowo' : expiryLabel(lastDay, today, isLater)}
      </Badge>
      <ApplicationLine certificate={certificate} today={today} isLater={isLater} />
    </div>
  )
}

/** Shows the last day to apply to UDT, if it is in sight. It is not the end of the certificate, so it is never red. */
export function ApplicationLine({
  certificate,
  today,
  isLater,
}: {
  certificate: Dated
  today: Day
  isLater?: boolean | undefined
}) {
  const label = dueApplicationLabel(certificate, today, isLater)
  if (label === undefined) return null
  return (
    <p className="flex gap-1.5 text-sm font-semibold text-warning tabular-nums">
      <Icon of={FileClock} className="mt-0.5 size-4 shrink-0" />
      {label}
    </p>
  )
}
