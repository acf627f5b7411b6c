import { memo } from 'react'

import { CertificateSummary } from '~/components/certificate-summary'
import { matterOfQualification } from '~/domain/access/disclosure'
import { recordMarks } from '~/domain/certificates/certificate-record'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { onPaper } from '~/routes/panel/lists/printing'
import { useShownAtFirst } from '~/routes/panel/lists/use-shown-at-first'

import { useCertificateDialogs, type QrSource } from './certificate-dialogs'
import { CertificateActions, type CertificateRow, type OpenDialog } from './certificate-row'

/** Shows certificates as cards, with the preview and the QR code of each. */
export function CertificateGrid({
  certificates,
  today,
  on,
  isOwnRegister,
  qr,
  onShowCode,
}: {
  certificates: readonly CertificateRow[]
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on?: Day
  isOwnRegister: boolean
  qr: QrSource
  onShowCode?: ((id: string) => void) | undefined
}) {
  const { open, dialogs } = useCertificateDialogs({ today, on, qr, onShowCode })
  const shown = useShownAtFirst(cardsInSight)
  return (
    <>
      <ul className="items-in-sight grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {certificates.slice(0, shown).map((certificate) => (
          <li
            key={certificate.id}
            className={onPaper('print of certificates', matterOfQualification(certificate))}
          >
            <CertificateCard
              certificate={certificate}
              today={today}
              on={on}
              isOwnRegister={isOwnRegister}
              onOpen={open}
            />
          </li>
        ))}
      </ul>
      {dialogs}
    </>
  )
}

/** The area of a card with its gap, in square pixels. On all screens cards have about this size. */
const CARD_SIZE = 340 * 440

/** Returns how many cards would fill the window, which shows other things as well. */
function cardsInSight(): number {
  return Math.ceil((window.innerWidth * window.innerHeight) / CARD_SIZE)
}

function Card({
  certificate,
  today,
  on,
  isOwnRegister,
  onOpen,
}: {
  certificate: CertificateRow
  today: Day
  /** Set if `today` is a later day, which the link keeps. */
  on: Day | undefined
  isOwnRegister: boolean
  onOpen: OpenDialog
}) {
  return (
    <CertificateSummary
      certificate={certificate}
      holder={certificate.holder}
      marks={recordMarks(certificate, isOwnRegister)}
      today={today}
      isLater={on !== undefined}
      to={certificateAddress(certificate.id, on)}
    >
      <CertificateActions certificate={certificate} onOpen={onOpen} />
    </CertificateSummary>
  )
}

/** Rendered again only for another certificate or day: a letter in the search leaves most cards as they are. */
const CertificateCard = memo(Card)
