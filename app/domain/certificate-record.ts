import type { Certificate } from './certificate'
import type { Change, ChangeOf } from './change'
import { groupBy } from './collection'
import type { Day } from './day'
import type { CertificateFacts } from './new-certificate'
import { withRenewals, type Renewable } from './renewal'
import { untouched } from './untouched'

/** Something that happened to a certificate in this browser. */
export type CertificateEvent =
  | { id: string; day: Day; kind: 'added' | 'confirmed' | 'restored' }
  | { id: string; day: Day; kind: 'signed'; token: string }
  | { id: string; day: Day; kind: 'revoked'; reason: string; former: Certificate['status'] }
  | {
      id: string
      day: Day
      kind: 'corrected'
      former: CertificateFacts
      facts: CertificateFacts
      renamed?: Renaming
    }

/** The name of the holder before and after a correction. */
export type Renaming = { from: string; to: string }

/** A certificate with the changes that this browser keeps. It comes from the sample data or was added here. */
export type CertificateRecord = Certificate &
  Renewable & {
    /** True where it was added in this browser and exists nowhere else. */
    isOwn: boolean
    /** The name of the employer who has copied it from the document, and vouches for it. */
    enteredBy?: string
    /** The certificate as its issuer has signed it, which its link carries. */
    token?: string | undefined
    /** Oldest first. */
    events: readonly CertificateEvent[]
  }

/** Returns the certificates with a person's own changes and the renewals that follow from them. */
export function withCertificateChanges(
  certificates: readonly Certificate[],
  changes: readonly Change[],
): CertificateRecord[] {
  const sampleIds = new Set(certificates.map(({ id }) => id))
  const added = changes.filter((change) => change.kind === 'certificate-added')
  const removed = new Set(
    changes.flatMap((change) => (change.kind === 'certificate-removed' ? [change.certificateId] : [])),
  )
  const decisions = groupBy(changes.filter(isDecision), ({ certificateId }) => certificateId)
  const records: CertificateRecord[] = [
    ...certificates.map(untouched),
    ...added
      // An imported file may repeat an id of the sample data: the sample data wins.
      .filter(({ certificate }) => !removed.has(certificate.id) && !sampleIds.has(certificate.id))
      .map(({ id, day, certificate }) => ({
        ...certificate,
        isOwn: true,
        events: [{ id, day, kind: 'added' as const }],
      })),
  ]
  return withRenewals(
    records.map((certificate) => (decisions.get(certificate.id) ?? []).reduce(applyDecision, certificate)),
  )
}

/** Returns labels that stand beside the status: where a certificate comes from and that it was changed here. */
export function recordMarks({
  isOwn,
  status,
  enteredBy,
  issuedBy,
  token,
  events,
}: CertificateRecord): string[] {
  if (token !== undefined && issuedBy !== undefined) return [`podpisał: ${issuedBy}`]
  if (enteredBy !== undefined && status !== 'pending') return [`wpisany z\u00a0dokumentu przez: ${enteredBy}`]
  if (!isOwn) return events.length > 0 ? ['zmieniony w tej przeglądarce'] : []
  return ['tylko w tej przeglądarce', ...(status === 'pending' ? ['niepotwierdzony przez wystawcę'] : [])]
}

/** Returns why a certificate is revoked, or undefined where this browser did not revoke it. */
export function reasonOfRevocation({ status, events }: CertificateRecord): string | undefined {
  return status === 'revoked' ? lastRevocation(events)?.reason : undefined
}

type Decision = ChangeOf<
  | 'certificate-corrected'
  | 'certificate-signed'
  | 'certificate-confirmed'
  | 'certificate-revoked'
  | 'certificate-restored'
>

function isDecision(change: Change): change is Decision {
  return (
    change.kind === 'certificate-corrected' ||
    change.kind === 'certificate-signed' ||
    change.kind === 'certificate-confirmed' ||
    change.kind === 'certificate-revoked' ||
    change.kind === 'certificate-restored'
  )
}

/** Returns the status to restore. The sample data keeps no earlier status, so there it is `active`. */
function statusBeforeRevocation({ events }: CertificateRecord): Certificate['status'] {
  return lastRevocation(events)?.former ?? 'active'
}

function lastRevocation(events: CertificateRecord['events']) {
  return events.findLast((event) => event.kind === 'revoked')
}

/** Applies a decision. One that the status no longer allows changes nothing. */
function applyDecision(certificate: CertificateRecord, decision: Decision): CertificateRecord {
  const { id, day } = decision
  const withEvent = (event: CertificateEvent, status: Certificate['status']) => ({
    ...certificate,
    status,
    events: [...certificate.events, event],
  })
  switch (decision.kind) {
    case 'certificate-corrected':
      return certificate.isOwn ? applyCorrection(certificate, decision) : certificate
    case 'certificate-signed':
      return applySignature(certificate, decision)
    case 'certificate-confirmed':
      return certificate.status === 'pending'
        ? withEvent({ id, day, kind: 'confirmed' }, 'active')
        : certificate
    case 'certificate-revoked':
      return certificate.status === 'revoked'
        ? certificate
        : withEvent(
            { id, day, kind: 'revoked', reason: decision.reason, former: certificate.status },
            'revoked',
          )
    case 'certificate-restored':
      return certificate.status === 'revoked'
        ? withEvent({ id, day, kind: 'restored' }, statusBeforeRevocation(certificate))
        : certificate
  }
}

/** The sample's certificates have pages of their own, and one signature is enough: a form may be sent twice. */
export function canTakeSignature({ isOwn, status, token }: CertificateRecord): boolean {
  return isOwn && token === undefined && status !== 'revoked'
}

/** A signature that comes too late stays in the history: its link may be in use. */
function applySignature(
  certificate: CertificateRecord,
  { id, day, token }: ChangeOf<'certificate-signed'>,
): CertificateRecord {
  if (!certificate.isOwn) return certificate
  const signed = {
    ...certificate,
    events: [...certificate.events, { id, day, kind: 'signed' as const, token }],
  }
  return canTakeSignature(certificate) ? { ...signed, status: 'active', token } : signed
}

function applyCorrection(
  certificate: CertificateRecord,
  { id, day, facts, renamed }: ChangeOf<'certificate-corrected'>,
): CertificateRecord {
  const corrected = {
    ...certificate,
    ...facts,
    // What the correction leaves out is gone.
    scope: facts.scope,
    expiryDate: facts.expiryDate,
    issuedBy: facts.issuedBy,
    token: undefined,
  }
  const former = factsOf(certificate)
  const event = { id, day, kind: 'corrected' as const, former, facts, ...(renamed && { renamed }) }
  return { ...corrected, events: [...certificate.events, event] }
}

/** Returns what can be corrected about a certificate. */
export function factsOf({
  type,
  scope,
  number,
  issueDate,
  expiryDate,
  issuedBy,
}: CertificateFacts): CertificateFacts {
  return { type, scope, number, issueDate, expiryDate, issuedBy }
}
