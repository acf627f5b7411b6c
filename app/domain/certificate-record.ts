import type { Certificate } from './certificate'
import type { Change, ChangeOf } from './change'
import { groupBy } from './collection'
import type { Day } from './day'
import { withRenewals, type Renewable } from './renewal'

/** Something that happened to a certificate in this browser. */
export type CertificateEvent =
  | { id: string; day: Day; kind: 'added' | 'confirmed' | 'restored' }
  | { id: string; day: Day; kind: 'revoked'; reason: string; former: Certificate['status'] }

/** A certificate as the panel shows it: the sample's or an own record, with what was done to it in this browser. */
export type CertificateRecord = Certificate &
  Renewable & {
    /** It was added in this browser, and nobody else knows it. */
    isOwn: boolean
    /** Oldest first. */
    events: readonly CertificateEvent[]
  }

/** The certificates with a person's own changes applied, and each told which newer one has replaced it. */
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
  const known: CertificateRecord[] = [
    ...certificates.map((certificate) => ({ ...certificate, isOwn: false, events: [] })),
    ...added
      // An id of the sample is the sample's, whatever a file that was taken in says.
      .filter(({ certificate }) => !removed.has(certificate.id) && !sampleIds.has(certificate.id))
      .map(({ id, day, certificate }) => ({
        ...certificate,
        isOwn: true,
        events: [{ id, day, kind: 'added' as const }],
      })),
  ]
  return withRenewals(
    known.map((certificate) => (decisions.get(certificate.id) ?? []).reduce(decide, certificate)),
  )
}

/** Where a certificate comes from and what was done to it here, in words that stand beside its status. */
export function recordMarks({ isOwn, status, events }: CertificateRecord): string[] {
  if (!isOwn) return events.length > 0 ? ['zmieniony w tej przeglądarce'] : []
  return ['tylko w tej przeglądarce', ...(status === 'pending' ? ['niepotwierdzony przez wystawcę'] : [])]
}

/** Why a certificate is revoked, where that was done in this browser. */
export function reasonOfRevocation({ status, events }: CertificateRecord): string | undefined {
  return status === 'revoked' ? lastRevocation(events)?.reason : undefined
}

type Decision = ChangeOf<'certificate-confirmed' | 'certificate-revoked' | 'certificate-restored'>

function isDecision(change: Change): change is Decision {
  return (
    change.kind === 'certificate-confirmed' ||
    change.kind === 'certificate-revoked' ||
    change.kind === 'certificate-restored'
  )
}

/** What waited to be confirmed when it was revoked here waits again; all else was in force. */
function statusBeforeRevocation({ events }: CertificateRecord): Certificate['status'] {
  return lastRevocation(events)?.former ?? 'active'
}

function lastRevocation(events: CertificateRecord['events']) {
  return events.findLast((event) => event.kind === 'revoked')
}

/** What a decision makes of a certificate; one that no longer fits its status changes nothing. */
function decide(certificate: CertificateRecord, decision: Decision): CertificateRecord {
  const { id, day } = decision
  const noted = (event: CertificateEvent, status: Certificate['status']) => ({
    ...certificate,
    status,
    events: [...certificate.events, event],
  })
  switch (decision.kind) {
    case 'certificate-confirmed':
      return certificate.status === 'pending' ? noted({ id, day, kind: 'confirmed' }, 'active') : certificate
    case 'certificate-revoked':
      return certificate.status === 'revoked'
        ? certificate
        : noted({ id, day, kind: 'revoked', reason: decision.reason, former: certificate.status }, 'revoked')
    case 'certificate-restored':
      return certificate.status === 'revoked'
        ? noted({ id, day, kind: 'restored' }, statusBeforeRevocation(certificate))
        : certificate
  }
}
