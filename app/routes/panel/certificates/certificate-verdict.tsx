import { href, Link } from 'react-router'

import { CERTIFICATE_STATUS_ICONS, ExpiryBadge, ReplacedBadge } from '~/components/certificate-badges'
import { CertificateMarks } from '~/components/certificate-marks'
import { VERDICT, VerdictBand } from '~/components/verdict-band'
import { reasonOfRevocation, recordMarks, type CertificateRecord } from '~/domain/certificate-record'
import { formatDay, type Day } from '~/domain/day'
import { hasOpenDeadline } from '~/domain/renewal'
import { filingNote } from '~/domain/validity'
import { verdictOf } from '~/domain/verdict'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

/** A certificate as this browser knows it: the verdict first, then what it stands on. */
export function CertificateVerdict({
  certificate,
  newer,
  holder,
  today,
}: {
  certificate: CertificateRecord
  /** The one that has replaced it, where the viewer may see that. */
  newer: CertificateRecord | undefined
  holder: string
  today: Day
}) {
  const verdict = verdictOf(certificate, today)
  const reason = reasonOfRevocation(certificate)
  const hasDeadline = hasOpenDeadline(certificate, today)
  const filing = hasDeadline ? filingNote(certificate, today) : undefined
  return (
    <article className={`${CARD} overflow-hidden`}>
      <VerdictBand icon={CERTIFICATE_STATUS_ICONS[verdict.status]} tone={verdict.tone} holder={holder}>
        <p className={VERDICT}>{verdict.words}</p>
      </VerdictBand>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
          {certificate.replacedBy !== undefined && <ReplacedBadge />}
          {hasDeadline && <ExpiryBadge expiryDate={certificate.expiryDate} today={today} />}
          <CertificateMarks marks={recordMarks(certificate)} />
        </div>
        {newer && <NewerCertificate newer={newer} />}
        {verdict.explanation && <p className="max-w-prose">{verdict.explanation}</p>}
        {filing && <Note>{filing}</Note>}
        <Details className="[overflow-wrap:anywhere]">
          <Detail name="Numer">{certificate.number}</Detail>
          <Detail name="Wystawca">{certificate.issuedBy ?? '—'}</Detail>
          <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
          <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
          {reason !== undefined && (
            <Detail name="Powód odwołania" className="col-span-full">
              <span className="whitespace-pre-line">{reason}</span>
            </Detail>
          )}
        </Details>
        <PublicPage certificate={certificate} />
      </div>
    </article>
  )
}

/** One that waits to be confirmed may come to nothing, so that is said. */
function NewerCertificate({ newer: { id, number, status } }: { newer: CertificateRecord }) {
  return (
    <p className="max-w-prose">
      Zastąpił go nowszy certyfikat{' '}
      <Link
        to={href('/certificates/:id', { id })}
        className="font-semibold text-primary tabular-nums underline underline-offset-4"
      >
        {number}
      </Link>
      {status === 'pending' ? ', który czeka na potwierdzenie wystawcy.' : '.'}
    </p>
  )
}

/** What everybody else sees of the certificate: as much as the server knows. */
function PublicPage({ certificate: { id, isOwn, events } }: { certificate: CertificateRecord }) {
  if (isOwn) {
    return (
      <div className="border-t border-line pt-4">
        <Note>Ten certyfikat zna tylko ta przeglądarka, dlatego nie ma strony weryfikacji ani kodu QR.</Note>
      </div>
    )
  }
  return (
    <div className="-mb-3 flex flex-col items-start border-t border-line pt-3 print:hidden">
      {events.length > 0 && (
        <Note>
          Zmianę widać tylko w tej przeglądarce. Publiczna strona weryfikacji nadal pokazuje to, co wie
          serwer.
        </Note>
      )}
      <a
        href={href('/certificates/verify/:id', { id })}
        target="_blank"
        rel="noreferrer"
        className={TEXT_LINK}
      >
        Otwórz stronę weryfikacji
        <span className="sr-only"> (w nowej karcie)</span>
      </a>
    </div>
  )
}
