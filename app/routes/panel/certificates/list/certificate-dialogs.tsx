import { useCallback, useState } from 'react'

import type { Day } from '~/domain/words/day'
import { onDemand } from '~/ui/ark/on-demand'

import type { CertificateDialog, CertificateRow, OpenDialog } from './certificate-row'

const PreviewDialog = onDemand(
  async () => (await import('./certificate-preview-dialog')).CertificatePreviewDialog,
)
const QrDialog = onDemand(
  async () => (await import('~/routes/panel/certificates/one/certificate-qr-dialog')).CertificateQrDialog,
)

/** The service that draws QR codes, if there is one beside the app itself, and the site the codes lead to. */
export type QrSource = { service: string | undefined; origin: string }

/** Returns the preview and the code of the certificates of a list, and the function that opens one of them. */
export function useCertificateDialogs({
  today,
  on,
  qr,
  onShowCode,
}: {
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on: Day | undefined
  qr: QrSource
  /** Stable. Gets the id of a certificate whose code is opened. */
  onShowCode?: ((id: string) => void) | undefined
}) {
  const [opened, setOpened] = useState<{ dialog: CertificateDialog; certificate: CertificateRow }>()
  const open: OpenDialog = useCallback(
    (dialog, certificate) => {
      if (dialog === 'qr') onShowCode?.(certificate.id)
      setOpened({ dialog, certificate })
    },
    [onShowCode],
  )
  const onClose = () => setOpened(undefined)
  const certificate = opened?.certificate
  const dialogs = (
    <>
      <PreviewDialog
        props={certificate && opened.dialog === 'preview' ? { certificate, today, on, onClose } : undefined}
      />
      <QrDialog
        props={
          certificate && opened.dialog === 'qr'
            ? { certificate, holder: certificate.registeredHolder, today, ...qr, onClose }
            : undefined
        }
      />
    </>
  )
  return { open, dialogs }
}
