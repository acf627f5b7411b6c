import { isMedical, type Scope } from '~/domain/qualifications/qualification'
import { formatDay, type Day } from '~/domain/words/day'

import { proofMark, TRUSTED_HERE, type Certificate } from './certificate'
import type { CertificateFacts } from './new-certificate'
import type { Renewable } from './renewal'

/** Stands for the name of a file if a table was pasted. */
export const PASTED_TABLE = 'wklejona tabela'

/** Something that happened to a certificate in this browser: the change itself, with `former` for what it has replaced. */
export type CertificateEvent = { id: string; day: Day } & (
  | { kind: 'certificate-added' | 'certificate-confirmed' | 'certificate-restored' }
  | { kind: 'certificate-signed' | 'certificate-link-kept'; token: string }
  | { kind: 'programme-answered'; group: Scope; covers: boolean; by: string }
  | { kind: 'certificate-revoked'; reason: string; former: Certificate['status'] }
  | {
      kind: 'certificate-corrected'
      former: CertificateFacts
      facts: CertificateFacts
      renamed?: Renaming | undefined
    }
)

/** The name of the holder before and after a correction. */
export type Renaming = { from: string; to: string }

/** A certificate with the changes that this browser keeps. It comes from the sample data or was added here. */
export type CertificateRecord = Certificate &
  Renewable & {
    /** True if it was added in this browser and exists nowhere else. */
    isOwn: boolean
    /** The name of the employer who has copied it from the document, and vouches for it. */
    enteredBy?: string
    /** The name of the file or table from which it was imported: nobody has had the document in hand. */
    fromFile?: string
    /** The holder has agreed that a signed link says their full name. */
    isNamedInFull?: true | undefined
    /** The certificate as its issuer has signed it, which its link carries. */
    token?: string | undefined
    /** Oldest first. */
    events: readonly CertificateEvent[]
  }

/** True if others can open a page of the certificate: the server knows it, or its issuer has signed it. */
export function hasPublicPage({ isOwn, token }: Pick<CertificateRecord, 'isOwn' | 'token'>): boolean {
  return token !== undefined || !isOwn
}

/**
 * Returns labels to show beside the status: where a certificate comes from, that it was changed here, and who sees it.
 * In an own register none says that it is only in this browser: all are, or none if other devices share it.
 */
export function recordMarks(certificate: CertificateRecord, isOwnRegister: boolean): string[] {
  const origin = originMarks(certificate).filter((mark) => !isOwnRegister || mark !== ONLY_HERE)
  return isMedical(certificate) ? [...origin, 'widzą go tylko ta osoba i\u00a0jej pracodawca'] : origin
}

const ONLY_HERE = 'tylko w tej przeglądarce'

function originMarks({
  isOwn,
  status,
  enteredBy,
  fromFile,
  issuedBy,
  token,
  events,
  ...proof
}: CertificateRecord): string[] {
  if (token !== undefined && issuedBy !== undefined) return [`podpisał: ${issuedBy}`]
  const mark = proofMark({ status, ...proof })
  if (mark !== undefined) return [mark === TRUSTED_HERE ? `podpisał: ${issuedBy}, ${mark}` : mark]
  const [added] = events
  if (fromFile !== undefined && status !== 'pending' && added) {
    const source = fromFile === PASTED_TABLE ? 'wklejonej tabeli' : `pliku ${fromFile}`
    return [`z\u00a0${source}, ${formatDay(added.day)}`]
  }
  if (enteredBy !== undefined && status !== 'pending') return [`wpisany z\u00a0dokumentu przez: ${enteredBy}`]
  if (!isOwn) return events.length > 0 ? ['zmieniony w tej przeglądarce'] : []
  return [ONLY_HERE, ...(status === 'pending' ? ['niepotwierdzony przez wystawcę'] : [])]
}

/** Returns why a certificate is revoked, or undefined if this browser did not revoke it. */
export function reasonOfRevocation({ status, events }: CertificateRecord): string | undefined {
  return status === 'revoked' ? lastRevocation(events)?.reason : undefined
}

/** Returns the revocation that came last, also if it was taken back. */
export function lastRevocation(events: CertificateRecord['events']) {
  return events.findLast((event) => event.kind === 'certificate-revoked')
}

/** The sample's certificates have pages of their own, and one signature is enough: a form may be sent twice. */
export function canTakeSignature({ isOwn, status, token }: CertificateRecord): boolean {
  return isOwn && token === undefined && status !== 'revoked'
}

/** Returns what can be corrected about a certificate. */
export function correctableFacts({
  type,
  scope,
  own,
  voltage,
  number,
  issueDate,
  expiryDate,
  issuedBy,
}: CertificateFacts): CertificateFacts {
  return { type, scope, own, voltage, number, issueDate, expiryDate, issuedBy }
}
