import Eye from 'lucide-react/icons/eye'
import QrCode from 'lucide-react/icons/qr-code'
import { href } from 'react-router'

import { CertificateSummary } from '~/components/certificate-summary'
import { recordMarks, type CertificateRecord } from '~/domain/certificate-record'
import type { Day } from '~/domain/day'
import { Button } from '~/ui/button'

import { CertificatePdfButton } from './certificate-pdf-button'

/** A certificate in a list. `holder` is set where the list may show certificates of several people. */
export type CertificateRow = CertificateRecord & { holder?: string }

export function CertificateCard({
  certificate,
  today,
  onPreview,
  onShowQr,
}: {
  certificate: CertificateRow
  today: Day
  onPreview: () => void
  onShowQr: () => void
}) {
  return (
    <CertificateSummary
      certificate={certificate}
      holder={certificate.holder}
      marks={recordMarks(certificate)}
      today={today}
      to={href('/certificates/:id', { id: certificate.id })}
    >
      <Button size="sm" onClick={onPreview}>
        <Eye aria-hidden="true" className="size-4 @max-[20rem]:hidden" />
        Podgląd<span className="sr-only"> certyfikatu {certificate.number}</span>
      </Button>
      <CertificatePdfButton certificate={certificate} size="sm" />
      <Button size="sm" onClick={onShowQr}>
        <QrCode aria-hidden="true" className="size-4 @max-[20rem]:hidden" />
        Kod QR<span className="sr-only"> certyfikatu {certificate.number}</span>
      </Button>
    </CertificateSummary>
  )
}
