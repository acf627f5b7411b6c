import type { ReactNode } from 'react'
import { Link } from 'react-router'

import {
  CERTIFICATE_TYPE_LABELS,
  elapsedShare,
  expiryLabel,
  expiryTone,
  type PublicCertificate,
} from '~/domain/certificate'
import { formatDay, type Day } from '~/domain/day'
import { hasOpenDeadline, type Renewable } from '~/domain/renewal'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Meter } from '~/ui/meter'

import { CertificateStateBadge } from './certificate-badges'
import { CertificateMarks } from './certificate-marks'
import { CertificateTypeIcon } from './certificate-type-icon'

/** A certificate as a card; `children` are what can be done with it, its title leads `to` its screen. */
export function CertificateSummary({
  certificate,
  holder,
  marks = [],
  today,
  to,
  children,
}: {
  certificate: PublicCertificate & Renewable
  holder?: string
  /** What stands beside the status, in words. */
  marks?: readonly string[]
  today: Day
  to?: string
  children: ReactNode
}) {
  const label = CERTIFICATE_TYPE_LABELS[certificate.type]
  return (
    <article className={`${CARD} flex h-full flex-col gap-4 p-4 sm:p-5 print:break-inside-avoid`}>
      <div className="relative flex gap-3">
        <CertificateTypeIcon type={certificate.type} />
        <div className="min-w-0 flex-1">
          <h2 className="leading-snug font-semibold">
            {to ? (
              <Link
                to={to}
                prefetch="intent"
                // A finger finds it on the icon and the number, too.
                className="underline-offset-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </h2>
          <p className="text-sm text-muted tabular-nums">{certificate.number}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {holder ? <p className="min-w-0 font-medium">{holder}</p> : null}
        <CertificateStateBadge certificate={certificate} today={today} />
        <CertificateMarks marks={marks} />
      </div>
      <Details>
        <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
      </Details>
      {hasOpenDeadline(certificate, today) && (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm text-muted">{expiryLabel(certificate.expiryDate, today)}</p>
          <Meter share={elapsedShare(certificate, today)} tone={meterTone(certificate.expiryDate, today)} />
        </div>
      )}
      {certificate.issuedBy && (
        <p className="text-sm text-muted">
          <span className="sr-only">Wystawca: </span>
          {certificate.issuedBy}
        </p>
      )}
      <div className="@container mt-auto flex flex-wrap gap-2 pt-1 print:hidden">{children}</div>
    </article>
  )
}

function meterTone(expiryDate: Day, today: Day) {
  const tone = expiryTone(expiryDate, today)
  return tone === 'neutral' ? 'success' : tone
}
