import type { Certificate } from './certificate'
import type { Change, ChangeOf } from './change'
import { groupBy } from './collection'
import type { Day } from './day'
import { withRenewals, type Renewable } from './renewal'

/** Something that happened to a certificate in this browser. */
export type CertificateEvent =
  | { id: string; day: Day; kind: 'added' | 'confirmed' | 'restored' }
  | { id: string; day: Day; kind: 'revoked'; reason: string; former: Certificate['status'] }

/** A certificate with the changes that this browser keeps. It comes from the sample data or was added here. */
export type CertificateRecord = Certificate &
  Renewable & {
    /** True where it was added in this browser and exists nowhere else. */
    isOwn: boolean
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
    ...certificates.map((certificate) => ({ ...certificate, isOwn: false, events: [] })),
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
export function recordMarks({ isOwn, status, events }: CertificateRecord): string[] {
  if (!isOwn) return events.length > 0 ? ['zmieniony w tej przeglądarce'] : []
  return ['tylko w tej przeglądarce', ...(status === 'pending' ? ['niepotwierdzony przez wystawcę'] : [])]
}

/** Returns why a certificate is revoked, or undefined where this browser did not revoke it. */
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
