import { useState } from 'react'

import { fetchKnownKeys } from '~/browser/keys/known-keys.client'
import { CERTIFICATE_STATUS_ICONS } from '~/components/certificate-badges'
import { qrCode } from '~/documents/qr-code'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { REVOKED_ONLY_HERE } from '~/domain/certificates/revocation'
import { verdictOf, type Verdict } from '~/domain/certificates/verdict'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { VerificationLink } from '~/routes/panel/certificates/certificate-links'
import { UnknownKey } from '~/routes/panel/certificates/signing/unknown-key'
import { Dialog } from '~/ui/ark/dialog'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { QrCode } from '~/ui/qr-code'

import { codePath } from './public-page'

const QR_LABEL = 'Kod QR prowadzący do strony weryfikacji certyfikatu'

type Held = {
  certificate: CertificateRecord
  holder: string
  today: Day
}

/** Shows the code to be scanned from the holder's phone, and below it the data that the scan must show as well. */
export function CertificateQrDialog({
  service,
  origin,
  onClose,
  ...held
}: Held & {
  service: string | undefined
  origin: string
  onClose: () => void
}) {
  const { token, status } = held.certificate
  const [known] = useState(() => (token === undefined ? undefined : fetchKnownKeys()))
  const path = codePath(held.certificate)
  return (
    <Dialog title="Kod QR certyfikatu" size="paper" onClose={onClose}>
      {path !== undefined && (
        <Code address={new URL(path, origin).href} service={service} isSigned={token !== undefined} />
      )}
      <Validity {...held} />
      {path !== undefined && (
        <>
          <p className="text-center text-muted">Zeskanuj kod, aby zweryfikować autentyczność certyfikatu.</p>
          {token !== undefined && <UnknownKey tokens={[token]} known={known} />}
          {token !== undefined && status === 'revoked' && <Note>{REVOKED_ONLY_HERE}</Note>}
          <VerificationLink path={path} className="justify-center" />
        </>
      )}
    </Dialog>
  )
}

const VERDICT_COLOURS = {
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} satisfies Record<Verdict['tone'], string>

function Validity({ certificate, holder, today }: Held) {
  const { status, tone, words } = verdictOf(certificate, today)
  const icon = CERTIFICATE_STATUS_ICONS[status]
  return (
    <div className="text-center [overflow-wrap:anywhere]">
      <p className="text-2xl leading-tight font-bold">{holder}</p>
      <p
        className={`mt-1 flex items-center justify-center gap-1.5 text-xl leading-tight font-bold tabular-nums ${VERDICT_COLOURS[tone]}`}
      >
        <Icon of={icon} className="size-5 shrink-0 stroke-3" />
        {words}
      </p>
      <p className="mt-2">{qualificationLabel(certificate)}</p>
      <p className="text-muted tabular-nums">{certificate.number}</p>
    </div>
  )
}

/** The code of a signed certificate is the certificate itself, so no service may draw it. */
function Code({
  address,
  service,
  isSigned,
}: {
  address: string
  service: string | undefined
  isSigned: boolean
}) {
  return isSigned ? (
    <div className="-mx-4 shrink-0 sm:self-center sm:w-[280px]">
      <QrCode {...qrCode(address, 'L')} width="fill" label={QR_LABEL} />
    </div>
  ) : (
    <ServiceQrCode service={service} address={address} />
  )
}

/**
 * Shows the QR code of the service, if the operator has set one (product rule). The app's own code is shown
 * in its place until the image has arrived. So there is never a broken image or an empty place. A phone draws the
 * image of 200 px larger, with sharp edges.
 */
function ServiceQrCode({ service, address }: { service: string | undefined; address: string }) {
  const [hasArrived, setHasArrived] = useState(false)
  return (
    <div className="-mx-4 grid aspect-square shrink-0 sm:self-center sm:w-[200px]">
      {!hasArrived && (
        <div className="col-start-1 row-start-1">
          <QrCode {...qrCode(address)} width="fill" label={QR_LABEL} />
        </div>
      )}
      {service && (
        <img
          src={qrImageUrl(service, address)}
          width={200}
          height={200}
          alt={hasArrived ? QR_LABEL : ''}
          onLoad={() => setHasArrived(true)}
          className={`col-start-1 row-start-1 size-full [image-rendering:pixelated] ${hasArrived ? '' : 'invisible'}`}
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
