import { useCallback, useState } from 'react'

import type { Day } from '~/domain/words/day'
import { useShownAtFirst } from '~/routes/panel/lists/use-shown-at-first'
import { onDemand } from '~/ui/ark/on-demand'

import { CertificateCard, type CertificateDialog, type CertificateRow } from './certificate-card'

const PreviewDialog = onDemand(
  async () => (await import('./certificate-preview-dialog')).CertificatePreviewDialog,
)
const QrDialog = onDemand(
  async () => (await import('~/routes/panel/certificates/one/certificate-qr-dialog')).CertificateQrDialog,
)

/** The service that draws QR codes, if there is one beside the app itself, and the site the codes lead to. */
type QrSource = { service: string | undefined; origin: string }

/** Shows certificates as cards, with the preview and the QR code of each. */
export function CertificateGrid({
  certificates,
  today,
  on,
  qr,
}: {
  certificates: readonly CertificateRow[]
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on?: Day
  qr: QrSource
}) {
  const [opened, setOpened] = useState<{ dialog: CertificateDialog; certificate: CertificateRow }>()
  const open = useCallback(
    (dialog: CertificateDialog, certificate: CertificateRow) => setOpened({ dialog, certificate }),
    [],
  )
  const shown = useShownAtFirst(cardsInSight)
  const closeDialog = () => setOpened(undefined)
  return (
    <>
      <ul className="items-in-sight grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {certificates.slice(0, shown).map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard certificate={certificate} today={today} on={on} onOpen={open} />
          </li>
        ))}
      </ul>
      <PreviewDialog
        props={
          opened?.dialog === 'preview'
            ? { certificate: opened.certificate, today, on, onClose: closeDialog }
            : undefined
        }
      />
      <QrDialog
        props={
          opened?.dialog === 'qr'
            ? {
                certificate: opened.certificate,
                holder: opened.certificate.registeredHolder,
                today,
                ...qr,
                onClose: closeDialog,
              }
            : undefined
        }
      />
    </>
  )
}

/** The area of a card with its gap, in square pixels. On all screens cards have about this size. */
const CARD_SIZE = 340 * 440

/** Returns how many cards would fill the window, which shows other things as well. */
function cardsInSight(): number {
  return Math.ceil((window.innerWidth * window.innerHeight) / CARD_SIZE)
}
