import type { Recording } from '~/browser/records/record-changes.client'
import { correctableFacts, type CertificateRecord } from '~/domain/certificates/certificate-record'
import { canBeSigned } from '~/domain/decisions/certificate-decision'
import type { User } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import type { Recorded, Signatures, SigningContext } from './sign'

/**
 * Returns the signatures of the certificates that the viewer issues. Others have none: claims, and those that an
 * employer enters from paper. The code that signs is fetched only if there is something to sign.
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
  const { sign } = await import('./sign')
  return sign(viewer, issued, context)
}

/**
 * Ends the signatures of certificates by a correction that changes nothing else. Their new ones are recorded after it.
 */
export function endingSignatures(certificates: readonly CertificateRecord[], day: Day): Recording[] {
  return certificates
    .filter(({ token }) => token !== undefined)
    .map((certificate) => ({
      build: (id) => ({
        kind: 'certificate-corrected',
        id,
        day,
        certificateId: certificate.id,
        facts: correctableFacts(certificate),
      }),
    }))
}
