import { href } from 'react-router'

import { CERTIFICATE_STATUS_ICONS, CertificateStatusBadge } from '~/components/certificate-badges'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import { VERDICT, VerdictBand } from '~/components/verdict-band'
import { CERTIFICATE_TYPE_LABELS, type PublicCertificate } from '~/domain/certificate'
import { formatDay, type Day } from '~/domain/day'
import type { Verdict } from '~/domain/verdict'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

/** Shows a certificate to somebody who checks it at a gate: the verdict first, then the details. */
export function VerifiedCertificate({
  certificate,
  verdict,
  holder,
  newer,
  checked,
  address,
}: {
  certificate: PublicCertificate
  verdict: Verdict
  holder: string | undefined
  newer: { id: string; number: string; words: string } | undefined
  checked: { today: Day; time: string }
  address: string
}) {
  return (
    <article className={`${CARD} overflow-hidden`}>
      <VerdictBand icon={CERTIFICATE_STATUS_ICONS[verdict.status]} tone={verdict.tone} holder={holder}>
        <h1 className={VERDICT}>{verdict.words}</h1>
      </VerdictBand>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        {verdict.explanation && <p>{verdict.explanation}</p>}
        <div className="flex gap-3">
          <CertificateTypeIcon type={certificate.type} />
          <div className="flex min-w-0 flex-col items-start gap-2">
            <h2 className="text-lg leading-snug font-semibold">
              {CERTIFICATE_TYPE_LABELS[certificate.type]}
            </h2>
            <CertificateStatusBadge status={verdict.status} />
          </div>
        </div>
        <Details>
          <Detail name="Numer" className="col-span-2">
            {certificate.number}
          </Detail>
          <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
          <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
          {certificate.issuedBy && (
            <Detail name="Wystawca" className="col-span-2">
              {certificate.issuedBy}
            </Detail>
          )}
        </Details>
        {newer && <NewerCertificate {...newer} />}
        <Check checked={checked} address={address} />
      </div>
    </article>
  )
}

function NewerCertificate({ id, number, words }: { id: string; number: string; words: string }) {
  return (
    <p className="border-t border-line pt-4">
      <span className="block text-sm text-muted">Nowszy certyfikat</span>
      <a
        href={href('/certificates/verify/:id', { id })}
        className="inline-flex min-h-11 items-center font-semibold text-primary tabular-nums underline underline-offset-4"
      >
        {number}: {words.toLocaleLowerCase('pl')}
      </a>
    </p>
  )
}

/** Helps to tell this page from a copy of it or from an old picture. */
function Check({ checked, address }: { checked: { today: Day; time: string }; address: string }) {
  const { protocol, host, pathname } = new URL(address)
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
      <p>
        Sprawdzono {formatDay(checked.today)} o&nbsp;{checked.time} czasu polskiego.
      </p>
      <p>
        Porównaj adres tej strony z&nbsp;adresem w&nbsp;przeglądarce:{' '}
        <span className="[overflow-wrap:anywhere]">
          {`${protocol}//`}
          <strong className="font-semibold text-ink">{host}</strong>
          {pathname}
        </span>
      </p>
      <p>Imię i&nbsp;pierwszą literę nazwiska porównaj z&nbsp;dokumentem tożsamości.</p>
    </div>
  )
}
