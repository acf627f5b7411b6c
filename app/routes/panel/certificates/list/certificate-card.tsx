import { memo } from 'react'

import { CertificateSummary } from '~/components/certificate-summary'
import { hasPublicPage, recordMarks, type CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { CertificatePdfButton } from '~/routes/panel/certificates/one/certificate-pdf-button'
import { Button } from '~/ui/button'

/** A certificate in a list. `holder` is set if the list may show certificates of several people. */
export type CertificateRow = CertificateRecord & { holder?: string; registeredHolder: string }

export type CertificateDialog = 'preview' | 'qr'

function Card({
  certificate,
  today,
  on,
  onOpen,
}: {
  certificate: CertificateRow
  today: Day
  /** Set if `today` is a later day, which the link keeps. */
  on: Day | undefined
  onOpen: (dialog: CertificateDialog, certificate: CertificateRow) => void
}) {
  return (
    <CertificateSummary
      certificate={certificate}
      holder={certificate.holder}
      marks={recordMarks(certificate)}
      today={today}
      isLater={on !== undefined}
      to={certificateAddress(certificate.id, on)}
    >
      <Button size="sm" onClick={() => onOpen('preview', certificate)}>
        Podgląd<span className="sr-only"> certyfikatu {certificate.number}</span>
      </Button>
      <CertificatePdfButton
        certificate={certificate}
        registeredHolder={certificate.registeredHolder}
        size="sm"
      />
      {hasPublicPage(certificate) && (
        <Button size="sm" onClick={() => onOpen('qr', certificate)}>
          Kod QR<span className="sr-only"> certyfikatu {certificate.number}</span>
        </Button>
      )}
    </CertificateSummary>
  )
}

/** Rendered again only for another certificate or day: a letter in the search leaves most cards as they are. */
export const CertificateCard = memo(Card)
