import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import type { Person } from '~/domain/people/user'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'
import type { TypedLink } from '~/domain/signing/signed-link'
import type { CheckedAnswer } from '~/domain/signing/signed-status'

import type { Taker } from './taker'

/** Who knows the issuer of a link: the server, the register, or nobody. */
export type KnownBy = 'server' | 'register' | 'nobody'

/** The result of a link, and the reason. */
export type Taking =
  | { kind: 'added'; holder: Taker; facts: CertificateFacts; knownBy: KnownBy }
  /** The holder's own entry gets the signature. `corrections` say what changes with it, a line for each fact. */
  | {
      kind: 'confirmed'
      holder: Taker
      facts: CertificateFacts
      record: CertificateRecord
      corrections: string[]
      knownBy: KnownBy
    }
  /** It is on the list already. `isDifferent` says that the entry has other facts. */
  | { kind: 'present'; record: CertificateRecord; isDifferent: boolean; isOfTrusted?: boolean }
  /** The same certificate is further up. The first place is 1. */
  | { kind: 'repeated'; place: number }
  | { kind: 'archived'; person: Person }
  /** `refused` by the server's verdict. `not-yet`: the day of issue is later, and the server does not know the issuer. */
  | { kind: 'unchecked' | 'altered' | 'refused' | 'not-yet' }
  /** The reason is whose the certificate is, or who has signed it. */
  | { kind: 'sample' | 'other-name' | 'nobody' | 'unclear' | 'left-out' }

/** A link on the screen. Nothing is known of one that is altered. */
export type TakingLine = TypedLink & {
  taking: Taking
  certificate?: SignedCertificate
  answer?: CheckedAnswer
  /** All people with that public name, if there are several. */
  candidates?: Taker[]
}

/** True if the link brings a certificate. */
export function isTaken({ taking: { kind } }: TakingLine): boolean {
  return kind === 'added' || kind === 'confirmed'
}

/** True if something is still to be done for the link, for example checking it again or adding its person. */
export function isUnsettled({ taking: { kind } }: TakingLine): boolean {
  return kind === 'unchecked' || kind === 'unclear' || kind === 'archived' || kind === 'nobody'
}
