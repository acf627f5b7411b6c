import type { Certificate } from '~/domain/certificates/certificate'
import {
  canTakeSignature,
  factsOf,
  lastRevocation,
  type CertificateEvent,
  type CertificateRecord,
} from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import { withRenewals } from '~/domain/certificates/renewal'
import type { Change, ChangeOf } from '~/domain/changes/change'
import { isSaidBy } from '~/domain/signing/signed-certificate'
import { groupBy } from '~/domain/words/collection'

import { untouched } from './untouched'

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
  const ownerId = changes.find((change) => change.kind === 'register-begun')?.id
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
    records.map((certificate) =>
      countedFor(ownerId, (decisions.get(certificate.id) ?? []).reduce(applyDecision, certificate)),
    ),
  )
}

/**
 * Lets an entry of the owner of a register about themselves count, with a mark: no issuer can answer there, and the
 * dates must warn. Elsewhere it waits to be confirmed.
 */
function countedFor(ownerId: string | undefined, certificate: CertificateRecord): CertificateRecord {
  const { userId, status } = certificate
  return userId === ownerId && status === 'pending'
    ? { ...certificate, status: 'active', isUnconfirmed: true }
    : certificate
}

/** Each kind that names a certificate, so that the compiler asks `applyDecision` for a new one. */
type Decision = Exclude<Extract<Change, { certificateId: string }>, ChangeOf<'certificate-removed'>>

function isDecision(change: Change): change is Decision {
  return 'certificateId' in change && change.kind !== 'certificate-removed'
}

/** Returns the status to restore. The sample data keeps no earlier status, so there it is `active`. */
function statusBeforeRevocation({ events }: CertificateRecord): Certificate['status'] {
  return lastRevocation(events)?.former ?? 'active'
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

/**
 * Applies a signature that says what the certificate says. One that comes too late, or says what was corrected since,
 * stays in the history: its link may be in use. One that says anything else belongs to another certificate.
 */
function applySignature(
  certificate: CertificateRecord,
  { id, day, token }: ChangeOf<'certificate-signed'>,
): CertificateRecord {
  if (!certificate.isOwn) return certificate
  const isSaid = isSaidBy(token, certificate)
  const wasSaid = () =>
    certificate.events.some((event) => event.kind === 'corrected' && isSaidBy(token, event.former))
  if (!isSaid && !wasSaid()) return certificate
  const signed = {
    ...certificate,
    events: [...certificate.events, { id, day, kind: 'signed' as const, token }],
  }
  return isSaid && canTakeSignature(certificate) ? { ...signed, status: 'active', token } : signed
}

function applyCorrection(
  certificate: CertificateRecord,
  { id, day, facts, renamed }: ChangeOf<'certificate-corrected'>,
): CertificateRecord {
  const { own }: CertificateFacts = facts
  const corrected = {
    ...certificate,
    ...facts,
    // A fact that the correction leaves out is gone.
    scope: facts.scope,
    own,
    voltage: facts.voltage,
    issueDate: facts.issueDate,
    expiryDate: facts.expiryDate,
    issuedBy: facts.issuedBy,
    token: undefined,
  }
  const former = factsOf(certificate)
  const event = { id, day, kind: 'corrected' as const, former, facts, ...(renamed && { renamed }) }
  return { ...corrected, events: [...certificate.events, event] }
}
