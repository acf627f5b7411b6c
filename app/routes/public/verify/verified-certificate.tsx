import { href } from 'react-router'

import { CERTIFICATE_STATUS_ICONS, CertificateStatusBadge } from '~/components/certificate-badges'
import type { PublicCertificate } from '~/domain/certificates/certificate'
import type { Verdict } from '~/domain/certificates/verdict'
import type { Day } from '~/domain/words/day'
import { CARD } from '~/ui/card'

import { Check } from './check'
import { Suspicion } from './suspicion'
import { VerdictHeading } from './verdict-heading'
import { VerifiedFacts } from './verified-facts'

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
