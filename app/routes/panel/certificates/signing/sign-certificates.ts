import { certificateName } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, tryRecord } from '~/routes/panel/recording/record-and-tell'

import type { SigningContext, ToSign } from './sign'
import { endingSignatures, signaturesFor } from './signatures'

/** Signs certificates, also those that are signed already, and tells by a toast that can undo it. */
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
): Promise<Outcome> {
  const { recordings, unsigned } = await signaturesFor(viewer, issued, { sampleIssuer, today })
  const title = recordings.length === 0 ? 'Nie podpisano' : 'Nie wszystko jest podpisane'
  const left = unsigned === undefined ? [] : [errorToast(title, unsigned)]
  if (recordings.length === 0) return { toast: left }
  const [{ certificate } = {}, ...others] = issued
  const former = endingSignatures(
    issued.map((subject) => subject.certificate),
    today,
  )
  const { toast = [], ...outcome } = await tryRecord(viewer.id, [...former, ...recordings], {
    isNeeded,
    done: () =>
      others.length === 0 && certificate
        ? { title: 'Podpisano certyfikat', description: certificateName(certificate) }
        : { title: `Podpisano certyfikaty: ${recordings.length}` },
    refused: 'Nie udało się zapisać',
  })
  return { ...outcome, toast: [...left, ...[toast].flat()] }
}
