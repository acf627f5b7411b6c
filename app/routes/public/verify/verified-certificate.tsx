import type { ReactNode } from 'react'
import { href } from 'react-router'

import { CERTIFICATE_STATUS_ICONS, CertificateStatusBadge } from '~/components/certificate-badges'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import { issueDayLabel, type PublicCertificate } from '~/domain/certificates/certificate'
import { statedEndLabel, type Verdict } from '~/domain/certificates/verdict'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

import { Check, Suspicion, VerdictHeading } from './verdict-parts'

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
      <VerdictHeading
        icon={CERTIFICATE_STATUS_ICONS[verdict.status]}
        tone={verdict.tone}
        words={verdict.words}
        holder={holder}
      />
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        {verdict.explanation && <p>{verdict.explanation}</p>}
        <VerifiedFacts certificate={certificate}>
          <CertificateStatusBadge status={verdict.status} />
        </VerifiedFacts>
        {newer && <NewerCertificate {...newer} />}
        <Check checked={checked} address={new URL(address)} />
        <Suspicion issuer={certificate.issuedBy} />
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

/** Shows the data of a certificate. `children` is under its title: the badge of its status. */
export function VerifiedFacts({
  certificate,
  children,
}: {
  certificate: Omit<PublicCertificate, 'id' | 'status'>
  children?: ReactNode
}) {
  return (
    <>
      <div className="flex gap-3">
        <CertificateTypeIcon type={certificate.type} />
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h2 className="text-lg leading-snug font-semibold">{qualificationTitle(certificate)}</h2>
          {scopeLabel(certificate) && <p>{scopeLabel(certificate)}</p>}
          {children}
        </div>
      </div>
      <Details>
        <Detail name="Numer" className="col-span-2">
          {certificate.number}
        </Detail>
        <Detail name="Data wydania">{issueDayLabel(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{statedEndLabel(certificate)}</Detail>
        {certificate.issuedBy && (
          <Detail name="Wystawca" className="col-span-2">
            {keepTogether(certificate.issuedBy)}
          </Detail>
        )}
      </Details>
    </>
  )
}
