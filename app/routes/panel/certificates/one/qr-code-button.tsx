import QrCode from 'lucide/dist/esm/icons/qr-code.mjs'
import { useState, type ComponentProps } from 'react'

import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Day } from '~/domain/words/day'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

const QrDialog = onDemand(
  async () => (await import('~/routes/panel/certificates/one/certificate-qr-dialog')).CertificateQrDialog,
)

/** Shows the code of a certificate in a dialog. `service` draws it, unless the certificate is signed (product rule). */
export function QrCodeButton({
  certificate,
  service,
  holder,
  today,
  origin,
  label = 'Kod QR',
  of,
  ...look
}: {
  certificate: CertificateRecord
  service?: string
  holder: string
  today: Day
  origin: string
  label?: string
  /** Names the owner of the code, if a screen has several buttons. */
  of?: string
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" {...look} onClick={() => setIsOpen(true)}>
        <Icon of={QrCode} className="size-4" />
        {label}
        {of !== undefined && <span className="sr-only"> – {of}</span>}
      </Button>
      <QrDialog
        props={
          isOpen
            ? { certificate, holder, today, service, origin, onClose: () => setIsOpen(false) }
            : undefined
        }
      />
    </>
  )
}
