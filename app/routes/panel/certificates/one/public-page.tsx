import type { ComponentProps } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { hasPublicPage, type CertificateRecord } from '~/domain/certificates/certificate-record'
import { REVOKED_ONLY_HERE } from '~/domain/certificates/revocation'
import { signedPath } from '~/domain/signing/certificate-token'
import { formatDay } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { VerificationLink } from '~/routes/panel/certificates/certificate-links'
import { UnknownKey } from '~/routes/panel/certificates/signing/unknown-key'
import { trustAddress } from '~/routes/panel/issuers/trust-address'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { Note } from '~/ui/note'

/**
 * True if a code leads to a page that says the same as this screen. It would not if the certificate is revoked only
 * here.
 */
export function hasCode(certificate: CertificateRecord): boolean {
  return certificate.status !== 'revoked' && hasPublicPage(certificate)
}

/** Returns the path to which the code of a certificate leads, or undefined if the server does not know it and nobody has signed it. */
export function codePath({ id, isOwn, token }: CertificateRecord): string | undefined {
  if (token !== undefined) return signedPath(token)
  return isOwn ? undefined : href('/certificates/verify/:id', { id })
}

/** Shows the ways to the certificate's public page, or why it has none. */
export function PublicPage({
  certificate,
  origin,
  isTaken,
  hasNextStep,
  knownKeys,
  canTrust,
}: {
  certificate: CertificateRecord
  origin: string
  /** True for the certificate of another issuer. */
  isTaken: boolean
  /** True if something else has to be done before the link is handed over. */
  hasNextStep: boolean
  /** Set for a certificate that the viewer has signed. */
  knownKeys: ComponentProps<typeof UnknownKey>['known']
  /** True if the viewer's register may trust issuers. */
  canTrust: boolean
}) {
  const { id, isOwn, token, events } = certificate
  if (token !== undefined) {
    return (
      <SignedLink
        certificate={certificate}
        token={token}
        origin={origin}
        isTaken={isTaken}
        hasNextStep={hasNextStep}
        knownKeys={knownKeys}
      />
    )
  }
  if (certificate.link) return <KeptLink certificate={certificate} origin={origin} canTrust={canTrust} />
  if (isOwn) {
    return (
      <div className="border-t border-line pt-4">
        <Note>Bez podpisu wystawcy certyfikat nie ma strony weryfikacji ani kodu QR.</Note>
      </div>
    )
  }
  return (
    <div className="-mb-3 flex flex-col items-start border-t border-line pt-3 print:hidden">
      {events.length > 0 && (
        <Note>
          Zmianę widać tylko w&nbsp;tej przeglądarce. Publiczna strona weryfikacji nadal pokazuje stan
          zapisany na serwerze.
        </Note>
      )}
      <VerificationLink path={href('/certificates/verify/:id', { id })} />
    </div>
  )
}

/** Keeps the link of an issuer whom the server does not know at hand, and leads to trusting the issuer. */
function KeptLink({
  certificate: { link, isTrustedHere },
  origin,
  canTrust,
}: Pick<ComponentProps<typeof PublicPage>, 'certificate' | 'origin' | 'canTrust'>) {
  if (!link) return null
  const path = signedPath(link.token)
  return (
    <div className="-mb-3 flex flex-col items-start gap-3 border-t border-line pt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        {canTrust && !isTrustedHere && (
          <ButtonLink to={trustAddress(link.token)} variant="primary">
            Zaufaj wystawcy
          </ButtonLink>
        )}
        <CopyButton text={new URL(path, origin).href} label="Link do certyfikatu" variant="secondary" />
      </div>
      <VerificationLink path={path} />
    </div>
  )
}

/** Hands over a signed certificate: its link and its code lead to the page that checks the signature. */
function SignedLink({
  certificate,
  token,
  origin,
  isTaken,
  hasNextStep,
  knownKeys,
}: Omit<ComponentProps<typeof PublicPage>, 'canTrust'> & { token: string }) {
  const signature = certificate.events.find(
    (event) => event.kind === 'certificate-signed' && event.token === token,
  )
  const path = signedPath(token)
  if (certificate.status === 'revoked') {
    return (
      <div className="-mb-3 flex flex-col items-start border-t border-line pt-4 print:hidden">
        <Note>{REVOKED_ONLY_HERE}</Note>
        <VerificationLink path={path} />
      </div>
    )
  }
  return (
    <div className="-mb-3 flex flex-col items-start border-t border-line pt-4 print:hidden">
      <div className="pb-3 empty:hidden">
        <UnknownKey tokens={[token]} known={knownKeys} canReport />
      </div>
      <CopyButton
        text={new URL(path, origin).href}
        label="Link do certyfikatu"
        variant={hasNextStep ? 'secondary' : 'primary'}
      />
      {certificate.isNamedInFull && (
        <p className="pt-3 text-sm text-muted">
          {keepTogether('Link podaje pełne nazwisko, za zgodą tej osoby.')}
        </p>
      )}
      {isTaken && signature && (
        <p className="pt-3 text-sm text-muted">
          {keepTogether(
            `Podpis sprawdzono ${formatDay(signature.day)}. Jeśli wystawca odwoła certyfikat później, pokaże to strona weryfikacji.`,
          )}
        </p>
      )}
      <VerificationLink path={path} />
    </div>
  )
}
