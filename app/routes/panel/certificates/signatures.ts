import type { Recording } from '~/browser/record-changes.client'
import type { Certificate } from '~/domain/certificate'
import { canBeSigned } from '~/domain/certificate-decision'
import { factsOf, type CertificateRecord } from '~/domain/certificate-record'
import type { Day } from '~/domain/day'
import type { CertificateFacts } from '~/domain/new-certificate'
import type { Scope } from '~/domain/qualification'
import type { SampleIssuer } from '~/domain/sample-issuer'
import type { Person, User } from '~/domain/user'

/** A certificate that is recorded, and whose it is. */
type Recorded = {
  certificate: CertificateFacts & Pick<Certificate, 'id' | 'userId' | 'status'>
  holder: Pick<Person, 'firstName' | 'lastName'>
}

/** A certificate that the viewer issues. */
export type ToSign = Recorded & { certificate: { scope: Scope } }

/** The day of the signature, and the key that the sample's centre signs with. */
export type SigningContext = { sampleIssuer: SampleIssuer | undefined; today: Day }

/** The signatures to be recorded after what they sign, and what to tell where something stays without one. */
export type Signatures = { recordings: Recording[]; unsigned?: string }

/**
 * Returns the signatures of what the viewer issues. Other certificates have none: a claim, or what an employer enters
 * from paper. The code that signs is fetched only where there is something to sign.
 */
export async function signaturesFor(
  viewer: User,
  recorded: readonly Recorded[],
  context: SigningContext,
): Promise<Signatures> {
  const issued = recorded.flatMap(({ certificate, holder }) => {
    const { scope } = certificate
    const isIssued = canBeSigned(viewer, { ...certificate, isOwn: true, token: undefined })
    return scope !== undefined && isIssued ? [{ certificate: { ...certificate, scope }, holder }] : []
  })
  if (issued.length === 0) return { recordings: [] }
  const { sign } = await import('./sign-certificates')
  return sign(viewer, issued, context)
}

/** Ends the signatures of certificates by a correction that changes nothing else. Their new ones are recorded after it. */
export function endingSignatures(certificates: readonly CertificateRecord[], day: Day): Recording[] {
  return certificates
    .filter(({ token }) => token !== undefined)
    .map((certificate) => ({
      build: (id) => ({
        kind: 'certificate-corrected',
        id,
        day,
        certificateId: certificate.id,
        facts: factsOf(certificate),
      }),
    }))
}
