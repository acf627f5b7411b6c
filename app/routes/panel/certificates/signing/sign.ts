import {
  issuerKeyOf,
  LockedKeyError,
  NO_KEY,
  reasonNotToSignHere,
  signCertificate,
} from '~/browser/keys/issuer-key.client'
import type { Recording } from '~/browser/records/record-changes.client'
import { createId } from '~/browser/store/create-id.client'
import { StorageError } from '~/browser/store/storage.client'
import type { Certificate } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import { publicName, type Person, type User } from '~/domain/people/user'
import type { Scope } from '~/domain/qualifications/qualification'
import { reasonNotToSign, signedName, type SignedCertificate } from '~/domain/signing/signed-certificate'
import type { SampleIssuer } from '~/domain/signing/signing-key'
import type { Day } from '~/domain/words/day'

/** A certificate that is recorded, with its holder. */
export type Recorded = {
  certificate: CertificateFacts &
    Pick<Certificate, 'id' | 'userId' | 'status'> &
    Pick<CertificateRecord, 'isNamedInFull'>
  holder: Pick<Person, 'firstName' | 'lastName'>
}

/** A certificate that the viewer issues. */
export type ToSign = Recorded & { certificate: { scope: Scope } }

/** The day of the signature, and the key that the sample's centre signs with. */
export type SigningContext = { sampleIssuer: SampleIssuer | undefined; today: Day }

/** The signatures to be recorded after their certificates, and what to tell if a certificate stays without one. */
export type Signatures = { recordings: Recording[]; unsigned?: string }

/** Signs certificates. If the browser cannot sign, issuing goes on and the reason is told. */
export async function sign(
  viewer: User,
  issued: readonly ToSign[],
  { sampleIssuer, today }: SigningContext,
): Promise<Signatures> {
  const insecure = reasonNotToSignHere()
  if (insecure !== undefined) return { recordings: [], unsigned: unsignedText(insecure) }
  try {
    const key = await issuerKeyOf(viewer, sampleIssuer)
    const signed = await Promise.all(
      issued.map(async ({ certificate, holder }) => {
        const claims = claimsOf(certificate, holder)
        if (!claims) return { reason: `${publicName(holder)}: ${NOTHING_TO_SIGN}` }
        const reason = reasonNotToSign(claims)
        if (reason !== undefined) return { reason: `${publicName(holder)}: ${reason}` }
        const token = await signCertificate(key, claims)
        const build = (id: string, certificateId = certificate.id) => ({
          kind: 'certificate-signed' as const,
          id,
          day: today,
          certificateId,
          token,
        })
        return { recording: { id: claims.id, partOf: certificate.id, build } }
      }),
    )
    const [reason] = signed.flatMap((outcome) => outcome.reason ?? [])
    return {
      recordings: signed.flatMap(({ recording }) => recording ?? []),
      ...(reason !== undefined && { unsigned: unsignedText(reason) }),
    }
  } catch (error) {
    if (error instanceof StorageError) return { recordings: [], unsigned: unsignedText(NO_KEY) }
    if (error instanceof LockedKeyError) return { recordings: [], unsigned: unsignedText(LOCKED_KEY) }
    throw error
  }
}

const LOCKED_KEY = 'Klucz z\u00a0kopii czeka na hasło. Odblokuj go: Ustawienia → Konto → Podpis wystawcy.'

const NOTHING_TO_SIGN =
  'Nie można podpisać certyfikatu bez daty wydania ani certyfikatu rodzaju „Inne uprawnienie”.'

/** Each signature has an id of its own, by which it can be revoked alone. Own kinds mean nothing to other registers. */
function claimsOf(
  { type, scope, number, issueDate, expiryDate, isNamedInFull }: ToSign['certificate'],
  holder: Recorded['holder'],
): SignedCertificate | undefined {
  if (type === 'own' || issueDate === undefined) return undefined
  const facts = { id: createId(), type, scope, number, issueDate, expiryDate }
  const name = signedName(holder, isNamedInFull === true)
  return { ...facts, holder: name, ...(isNamedInFull && { isNamedInFull }) }
}

function unsignedText(reason: string): string {
  return `Brak podpisu, więc nie ma linku. ${reason}`
}
