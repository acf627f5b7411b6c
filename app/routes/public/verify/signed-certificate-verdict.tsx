import type { ComponentProps } from 'react'

import { CertificateStatusBadge } from '~/components/certificate-badges'
import { SIGNED_VERDICT_ICONS } from '~/components/signed-verdict-icons'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'
import { SAMPLE_SIGNER } from '~/domain/signing/signed-status'
import { isCertificateStatus, type SignedVerdict, type Signer } from '~/domain/signing/signed-verdict'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'
import { Note } from '~/ui/note'

import { Check, Suspicion, VerdictHeading } from './verdict-parts'
import { VerifiedFacts } from './verified-certificate'

/** Shows a certificate that proves itself: the verdict and who signed it first, then the details. */
export function SignedCertificateVerdict({
  certificate: { holder, ...certificate },
  verdict,
  signer,
  listed,
  ...check
}: {
  certificate: SignedCertificate
  verdict: SignedVerdict
  signer: Pick<Signer, 'name' | 'isSample'> | undefined
  listed: Day
} & Pick<ComponentProps<typeof Check>, 'checked' | 'address'>) {
  return (
    <article className={`${CARD} overflow-hidden`}>
      <VerdictHeading
        icon={SIGNED_VERDICT_ICONS[verdict.status]}
        tone={verdict.tone}
        words={verdict.words}
        holder={signer && holder}
      >
        {signer && <SignedBy {...signer} />}
      </VerdictHeading>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        {verdict.explanation && <p>{keepTogether(verdict.explanation)}</p>}
        {signer?.isSample && (
          <Note>
            Dane przykładowe: klucz tego wystawcy jest publiczny, więc podpisać nim może każdy. Ta strona
            niczego nie potwierdza.
          </Note>
        )}
        {!signer && <UnconfirmedHolder name={holder} />}
        <VerifiedFacts certificate={certificate}>
          {isCertificateStatus(verdict.status) && <CertificateStatusBadge status={verdict.status} />}
        </VerifiedFacts>
        <Check {...check} isNamedInFull={certificate.isNamedInFull}>
          {/* A list that does not know the issuer says nothing of its certificates. */}
          {signer && <p>Odwołania według listy z&nbsp;dnia {formatDay(listed)}.</p>}
          <p className="[overflow-wrap:anywhere]">Identyfikator certyfikatu: {certificate.id}</p>
        </Check>
        <Suspicion issuer={signer?.name} />
      </div>
    </article>
  )
}

function SignedBy({ name, isSample }: Pick<Signer, 'name' | 'isSample'>) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">podpisał: {keepTogether(name)}</p>
      {isSample && <p className="font-semibold">{SAMPLE_SIGNER}</p>}
    </>
  )
}

/** Kept apart from the verdict: if the signer is unknown, the verdict names no person. */
function UnconfirmedHolder({ name }: { name: string }) {
  return (
    <div className="border-t border-line pt-4">
      <p className="text-sm text-muted">Link podaje, a&nbsp;nikt tego nie potwierdza:</p>
      <p className="text-lg font-semibold [overflow-wrap:anywhere]">{name}</p>
    </div>
  )
}
