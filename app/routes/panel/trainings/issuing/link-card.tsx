import { href, Link } from 'react-router'

import { qrCode } from '~/documents/qr-code'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { QrCodeButton } from '~/routes/panel/certificates/one/qr-code-button'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { CARD } from '~/ui/card'
import { QrCode } from '~/ui/qr-code'
import { TEXT_LINK } from '~/ui/text-link'

/** A participant's certificate with its code, to be cut out of the printed page. On a phone a dialog shows the code. */
export function LinkCard({
  certificate,
  name,
  holder,
  today,
  address,
}: {
  certificate: CertificateRecord
  /** Tells the participant from namesakes. */
  name: string
  /** The name alone, as the page of the link knows it. */
  holder: string
  today: Day
  address: string
}) {
  return (
    <article className={`${CARD} flex h-full flex-col items-center gap-3 p-4 text-center`}>
      <div className="[overflow-wrap:anywhere]">
        <h2 className="font-semibold">
          <Link to={href('/certificates/:id', { id: certificate.id })} className={TEXT_LINK}>
            {name}
          </Link>
        </h2>
        <p className="text-sm">{qualificationLabel(certificate)}</p>
        <p className="text-sm text-muted tabular-nums">{certificate.number}</p>
      </div>
      <div className="mt-auto hidden rounded-card border border-line bg-[#fff] p-1 sm:block print:block print:border-0 print:p-0">
        <QrCode {...qrCode(address, 'L')} width="wide" label={`Kod QR certyfikatu, ${name}`} />
      </div>
      <div className="flex flex-wrap items-start justify-center gap-3 print:hidden">
        <CopyButton
          text={address}
          label={`Link do certyfikatu, ${name}`}
          of={name}
          variant="secondary"
          size="sm"
        />
        <QrCodeButton
          certificate={certificate}
          holder={holder}
          today={today}
          origin={new URL(address).origin}
          of={name}
          size="sm"
          className="sm:hidden"
        />
      </div>
    </article>
  )
}
