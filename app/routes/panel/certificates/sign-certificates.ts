import { createId } from '~/browser/create-id.client'
import {
  issuerKeyOf,
  LockedKeyError,
  NO_KEY,
  reasonNotToSignHere,
  signCertificate,
} from '~/browser/issuer-key.client'
import { StorageError } from '~/browser/storage.client'
import { certificateName } from '~/domain/certificate'
import type { CertificateRecord } from '~/domain/certificate-record'
import type { Change } from '~/domain/change'
import { reasonNotToSign, type SignedCertificate } from '~/domain/signed-certificate'
import { publicName, type User } from '~/domain/user'
import { recordAndTell } from '~/routes/panel/shell/record-and-tell'
import { showToast } from '~/ui/ark/toaster'

import {
  endingSignatures,
  signaturesFor,
  type Signatures,
  type SigningContext,
  type ToSign,
} from './signatures'

/** Signs certificates. Where the browser cannot sign, issuing goes on and the reason is told. */
export async function sign(
  viewer: User,
  issued: readonly ToSign[],
  { sampleIssuer, today }: SigningContext,
): Promise<Signatures> {
  const insecure = reasonNotToSignHere()
  if (insecure !== undefined) return { recordings: [], unsigned: unsignedWords(insecure) }
  try {
    const key = await issuerKeyOf(viewer, sampleIssuer)
    const signed = await Promise.all(
      issued.map(async ({ certificate, holder }) => {
        const claims = claimsOf(certificate, publicName(holder))
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
      ...(reason !== undefined && { unsigned: unsignedWords(reason) }),
    }
  } catch (error) {
    if (error instanceof StorageError) return { recordings: [], unsigned: unsignedWords(NO_KEY) }
    if (error instanceof LockedKeyError) return { recordings: [], unsigned: unsignedWords(LOCKED_KEY) }
    throw error
  }
}

const LOCKED_KEY = 'Klucz z\u00a0kopii czeka na hasło: Ustawienia → Konto → Podpis wystawcy.'

/** Each signature has an id of its own, by which it can be revoked alone. */
function claimsOf(
  { type, scope, number, issueDate, expiryDate }: ToSign['certificate'],
  holder: string,
): SignedCertificate {
  return { id: createId(), type, scope, number, issueDate, expiryDate, holder }
}

/** Signs certificates that have no signature, or anew, and tells by a toast that can undo it. */
export async function signCertificates(
  viewer: User,
  issued: readonly { certificate: CertificateRecord; holder: ToSign['holder'] }[],
  {
    sampleIssuer,
    today,
    isNeeded,
  }: SigningContext & {
    /** Asked of the changes that count when no other tab or tap is writing. */
    isNeeded: (changes: readonly Change[]) => boolean
  },
): Promise<void> {
  const { recordings, unsigned } = await signaturesFor(viewer, issued, { sampleIssuer, today })
  if (unsigned !== undefined)
    showToast('error', recordings.length === 0 ? 'Nie podpisano' : 'Nie wszystko jest podpisane', unsigned)
  if (recordings.length === 0) return
  const [{ certificate } = {}, ...others] = issued
  const former = endingSignatures(
    issued.map((subject) => subject.certificate),
    today,
  )
  await recordAndTell(viewer.id, [...former, ...recordings], {
    isNeeded,
    done: () =>
      others.length === 0 && certificate
        ? { title: 'Podpisano certyfikat', description: certificateName(certificate) }
        : { title: `Podpisano certyfikaty: ${recordings.length}` },
    refused: 'Nie udało się zapisać',
  })
}

function unsignedWords(reason: string): string {
  return `Bez podpisu, więc bez linku. ${reason}`
}
