import { useState } from 'react'
import { href } from 'react-router'

import { qrCode } from '~/documents/qr-code'
import { CERTIFICATE_TYPE_LABELS } from '~/domain/certificate'
import { Dialog } from '~/ui/ark/dialog'
import { Note } from '~/ui/note'
import { QrCode } from '~/ui/qr-code'
import { TEXT_LINK } from '~/ui/text-link'

import type { CertificateRow } from './certificate-card'

const QR_LABEL = 'Kod QR prowadzący do strony weryfikacji certyfikatu'

export function CertificateQrDialog({
  certificate,
  service,
  origin,
  onClose,
}: {
  certificate: CertificateRow
  service: string | undefined
  origin: string
  onClose: () => void
}) {
  return (
    <Dialog title="Kod QR certyfikatu" onClose={onClose}>
      <p>
        <span className="font-semibold">{CERTIFICATE_TYPE_LABELS[certificate.type]}</span>
        <br />
        <span className="text-muted tabular-nums">{certificate.number}</span>
      </p>
      {certificate.isOwn ? (
        <Note>
          Ten certyfikat jest tylko w tej przeglądarce. Nie ma jeszcze strony weryfikacji, do której mógłby
          prowadzić kod.
        </Note>
      ) : (
        <VerificationCode id={certificate.id} service={service} origin={origin} />
      )}
    </Dialog>
  )
}

function VerificationCode({
  id,
  service,
  origin,
}: {
  id: string
  service: string | undefined
  origin: string
}) {
  const path = href('/certificates/verify/:id', { id })
  const address = new URL(path, origin).href
  return (
    <>
      <div className="mx-auto rounded-card border border-line bg-[#fff] p-3">
        <ServiceQrCode service={service} address={address} />
      </div>
      <p className="text-center text-muted">Zeskanuj kod, aby zweryfikować autentyczność certyfikatu.</p>
      <a href={path} target="_blank" rel="noreferrer" className={`${TEXT_LINK} justify-center`}>
        Otwórz stronę weryfikacji
        <span className="sr-only"> (w nowej karcie)</span>
      </a>
    </>
  )
}

/**
 * Shows the QR code of the service, where the operator has set one (product rule). The app's own code stands
 * in its place until the image has arrived. So there is never a broken image or an empty place.
 */
function ServiceQrCode({ service, address }: { service: string | undefined; address: string }) {
  const [hasArrived, setHasArrived] = useState(false)
  return (
    <div className="grid size-[200px]">
      {!hasArrived && (
        <div className="col-start-1 row-start-1">
          <QrCode {...qrCode(address)} label={QR_LABEL} />
        </div>
      )}
      {service && (
        <img
          src={qrImageUrl(service, address)}
          width={200}
          height={200}
          alt={hasArrived ? QR_LABEL : ''}
          onLoad={() => setHasArrived(true)}
          className={`col-start-1 row-start-1 ${hasArrived ? '' : 'invisible'}`}
        />
      )}
    </div>
  )
}

function qrImageUrl(service: string, address: string): string {
  const url = new URL(service)
  url.searchParams.set('size', '200x200')
  url.searchParams.set('data', address)
  return url.href
}
