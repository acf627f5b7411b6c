import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { ApplicationLine, CERTIFICATE_STATUS_ICONS, ReplacedBadge } from '~/components/certificate-badges'
import { CertificateMarks } from '~/components/certificate-marks'
import { RemainingTimeText } from '~/components/remaining-time-text'
import { VERDICT, VerdictBand } from '~/components/verdict-band'
import { issueDayLabel } from '~/domain/certificates/certificate'
import {
  reasonOfRevocation,
  recordMarks,
  type CertificateRecord,
} from '~/domain/certificates/certificate-record'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import { deadlineText } from '~/domain/certificates/deadline-text'
import { remainingTime } from '~/domain/certificates/remaining-time'
import { confirmerOf } from '~/domain/certificates/renewal'
import { statedEndLabel, verdictOf } from '~/domain/certificates/verdict'
import { scopeLabel } from '~/domain/qualifications/qualification-label'
import { type Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Note } from '~/ui/note'

import { LawDetails } from './law-details'

/** Shows a certificate with the changes made in this browser: the verdict first, then its data. */
export function CertificateVerdict({
  certificate,
  newer,
  holder,
  isInVain,
  isOwnRegister,
  today,
  on,
  beside,
  children,
}: {
  certificate: CertificateRecord
  /** The certificate that has replaced this one or waits to, if the viewer may see it. */
  newer: CertificateRecord | undefined
  holder: string
  /** True for a periodic training that never counts, because the holder's own company has run it. */
  isInVain: boolean
  isOwnRegister: boolean
  today: Day
  /** Set if `today` is a later day, which the link to the newer certificate keeps. */
  on: Day | undefined
  /** The next step and the code, beside the verdict. */
  beside: ReactNode
  /** Shown below the data: the ways to hand the certificate over. */
  children: ReactNode
}) {
  const isLater = on !== undefined
  const verdict = verdictOf(certificate, today, isLater)
  const reason = reasonOfRevocation(certificate)
  const hasDeadline = hasOpenDeadline(certificate, today)
  const note = hasDeadline ? deadlineText(certificate, today) : undefined
  const time = remainingTime(certificate, today, isLater)
  return (
    <article className={`${CARD} overflow-hidden`}>
      <VerdictBand icon={CERTIFICATE_STATUS_ICONS[verdict.status]} tone={verdict.tone} beside={beside}>
        <p className={VERDICT}>{verdict.words}</p>
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">{holder}</p>
        {time && (
          <>
            <RemainingTimeText time={time} look="verdict" />
            <ApplicationLine certificate={certificate} today={today} isLater={isLater} />
          </>
        )}
      </VerdictBand>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
          {certificate.replacedBy !== undefined && <ReplacedBadge />}
          <CertificateMarks marks={recordMarks(certificate, isOwnRegister)} />
        </div>
        {newer && (
          <NewerCertificate newer={newer} isReplacing={certificate.replacedBy !== undefined} on={on} />
        )}
        {verdict.explanation && <p className="max-w-prose">{verdict.explanation}</p>}
        {note && <Note>{note}</Note>}
        {certificate.scope === undefined && <Note>{certificate.type === 'bhp' ? NO_GROUP : NO_SCOPE}</Note>}
        {isInVain && <Note>{TRAINED_IN_VAIN}</Note>}
        <Details className="[overflow-wrap:anywhere]">
          <Detail name="Numer">{certificate.number}</Detail>
          <Detail name="Wystawca">{certificate.issuedBy ?? '—'}</Detail>
          <Detail name="Data wydania">{issueDayLabel(certificate.issueDate)}</Detail>
          <Detail name="Data ważności">{statedEndLabel(certificate)}</Detail>
          <Law certificate={certificate} />
          {reason !== undefined && (
            <Detail name="Powód odwołania" className="col-span-full">
              <span className="whitespace-pre-line">{reason}</span>
            </Detail>
          )}
        </Details>
        {children}
      </div>
    </article>
  )
}

const TRAINED_IN_VAIN =
  'To szkolenie nie liczy się przy dopuszczeniu do pracy: szkolenia służby BHP i\u00a0pracodawcy prowadzi jednostka z\u00a0zewnątrz, a\u00a0nie własna firma (rozporządzenie z\u00a027.07.2004 w\u00a0sprawie szkolenia BHP, §\u00a04 ust.\u00a02).'

const NO_SCOPE =
  'Ten wpis nie ma zakresu, więc nowszy certyfikat z\u00a0zakresem go nie zastąpi. Zakres można dopisać: „Popraw”.'

const NO_GROUP =
  'Ten wpis nie ma grupy szkolenia, więc liczy się dla stanowiska, które posiadacz miał w\u00a0dniu szkolenia. Grupę można dopisać: „Popraw”.'

/** Shows the scope and the law that sets its term. */
function Law({ certificate }: { certificate: CertificateRecord }) {
  const scope = scopeLabel(certificate)
  if (scope === undefined) return null
  return (
    <>
      <Detail name="Zakres" className="col-span-full">
        {scope}
      </Detail>
      <LawDetails qualification={certificate} />
    </>
  )
}

/** Links to the newer certificate. While that one waits, the text says who confirms it. */
function NewerCertificate({
  newer,
  isReplacing,
  on,
}: {
  newer: CertificateRecord
  isReplacing: boolean
  on: Day | undefined
}) {
  const { id, number } = newer
  return (
    <p className="max-w-prose">
      {isReplacing ? 'Zastąpił go nowszy certyfikat ' : 'Nowszy certyfikat '}
      <Link
        to={certificateAddress(id, on)}
        className="font-semibold text-primary tabular-nums underline underline-offset-4"
      >
        {number}
      </Link>
      {isReplacing
        ? '.'
        : ` czeka na potwierdzenie przez: ${confirmerOf(newer)}. Do tego czasu termin biegnie dalej.`}
    </p>
  )
}
