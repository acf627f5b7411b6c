import { memo } from 'react'

import { CertificateSummary } from '~/components/certificate-summary'
import { recordMarks } from '~/domain/certificates/certificate-record'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'

import { CertificateActions, type CertificateRow, type OpenDialog } from './certificate-row'

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
  onOpen: OpenDialog
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
      <CertificateActions certificate={certificate} onOpen={onOpen} />
    </CertificateSummary>
  )
}

/** Rendered again only for another certificate or day: a letter in the search leaves most cards as they are. */
export const CertificateCard = memo(Card)
