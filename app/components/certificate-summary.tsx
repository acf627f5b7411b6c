import type { ReactNode } from 'react'

import { CertificateStatusBadge } from '~/components/certificate-badges'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import {
  CERTIFICATE_TYPE_LABELS,
  certificateStatus,
  elapsedShare,
  expiryLabel,
  expiryTone,
  type CertificateFace,
} from '~/domain/certificate'
import { formatDay, type Day } from '~/domain/day'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Meter } from '~/ui/meter'

/** A certificate as a card; `children` are what can be done with it. */
export function CertificateSummary({
  certificate,
  holder,
  today,
  headingLevel: Heading = 'h2',
  children,
}: {
  certificate: CertificateFace
  holder?: string
  today: Day
  headingLevel?: 'h2' | 'h3'
  children: ReactNode
}) {
  const status = certificateStatus(certificate, today)
  return (
    <article className={`${CARD} flex h-full flex-col gap-4 p-4 sm:p-5 print:break-inside-avoid`}>
      <div className="flex gap-3">
        <CertificateTypeIcon type={certificate.type} />
        <div className="min-w-0 flex-1">
          <Heading className="leading-snug font-semibold">
            {CERTIFICATE_TYPE_LABELS[certificate.type]}
          </Heading>
          <p className="text-sm text-muted tabular-nums">{certificate.number}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {holder ? <p className="min-w-0 font-medium">{holder}</p> : null}
        <CertificateStatusBadge status={status} />
      </div>
      <Details>
        <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
      </Details>
      {status === 'active' && (
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
      <div className="mt-auto flex flex-wrap gap-2 pt-1 print:hidden">{children}</div>
    </article>
  )
}

function meterTone(expiryDate: Day, today: Day) {
  const tone = expiryTone(expiryDate, today)
  return tone === 'neutral' ? 'success' : tone
}
