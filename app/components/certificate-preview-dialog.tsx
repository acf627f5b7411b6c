import { CertificateStatusBadge, ExpiryBadge } from '~/components/certificate-badges'
import { CERTIFICATE_TYPE_LABELS, certificateStatus } from '~/domain/certificate'
import { formatDay, type Day } from '~/domain/day'
import { Detail, Details } from '~/ui/details'
import { Dialog } from '~/ui/dialog'

import type { CertificateRow } from './certificate-card'

export function CertificatePreviewDialog({
  certificate,
  today,
  onClose,
}: {
  certificate: CertificateRow
  today: Day
  onClose: () => void
}) {
  const status = certificateStatus(certificate, today)
  return (
    <Dialog title="Podgląd certyfikatu" onClose={onClose}>
      <p className="text-lg font-semibold">{CERTIFICATE_TYPE_LABELS[certificate.type]}</p>
      <div className="flex flex-wrap gap-2">
        <CertificateStatusBadge status={status} />
        {status === 'active' && <ExpiryBadge expiryDate={certificate.expiryDate} today={today} />}
      </div>
      <Details className="border-t border-line pt-4">
        <Detail name="Numer">{certificate.number}</Detail>
        {certificate.holder && <Detail name="Posiadacz">{certificate.holder}</Detail>}
        <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
        <Detail name="Wystawca">{certificate.issuedBy ?? '—'}</Detail>
      </Details>
    </Dialog>
  )
}
