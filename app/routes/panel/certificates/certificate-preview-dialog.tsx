import History from 'lucide-react/icons/history'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { CertificateStateBadge, ExpiryBadge } from '~/components/certificate-badges'
import { CertificateMarks } from '~/components/certificate-marks'
import { CERTIFICATE_TYPE_LABELS } from '~/domain/certificate'
import { recordMarks } from '~/domain/certificate-record'
import { formatDay, type Day } from '~/domain/day'
import { hasOpenDeadline } from '~/domain/renewal'
import { Dialog } from '~/ui/ark/dialog'
import { Detail, Details } from '~/ui/details'

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
  return (
    <Dialog title="Podgląd certyfikatu" onClose={onClose}>
      <p className="text-lg font-semibold">{CERTIFICATE_TYPE_LABELS[certificate.type]}</p>
      <div className="flex flex-wrap gap-2">
        <CertificateStateBadge certificate={certificate} today={today} />
        {hasOpenDeadline(certificate, today) && (
          <ExpiryBadge expiryDate={certificate.expiryDate} today={today} />
        )}
      </div>
      <CertificateMarks marks={recordMarks(certificate)} />
      <Details className="border-t border-line pt-4">
        <Detail name="Numer">{certificate.number}</Detail>
        {certificate.holder && <Detail name="Posiadacz">{certificate.holder}</Detail>}
        <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
        <Detail name="Wystawca">{certificate.issuedBy ?? '—'}</Detail>
      </Details>
      <ButtonLink to={href('/certificates/:id', { id: certificate.id })}>
        <History aria-hidden="true" className="size-4" />
        Cały certyfikat i&nbsp;historia
      </ButtonLink>
    </Dialog>
  )
}
