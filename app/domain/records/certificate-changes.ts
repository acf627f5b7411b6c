import type { Certificate } from '~/domain/certificates/certificate'
import {
  canTakeSignature,
  correctableFacts,
  lastRevocation,
  type CertificateEvent,
  type CertificateRecord,
} from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import { withRenewals } from '~/domain/certificates/renewal'
import type { Change, ChangeOf } from '~/domain/changes/change'
import type { TrustedHere } from '~/domain/signing/issuer-trust'
import { isSaidBy, readToken, signedNamesOf } from '~/domain/signing/signed-certificate'
import { groupBy } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

import { findTrusted, trustedIssuersOf } from './issuer-changes'
import { untouched } from './untouched'

/** Returns the certificates with a person's own changes and the renewals that follow from them. */
export function withCertificateChanges(
  certificates: readonly Certificate[],
  changes: readonly Change[],
  users: readonly Named[] = [],
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
      .map((addition) => ({ ...addition.certificate, isOwn: true, events: [addition] })),
  ]
  const issuers = trustedIssuersOf(changes)
  const isNamed = issuers.length > 0 ? signedHolders(users, changes) : () => false
  return withRenewals(
    records.map((certificate) => {
      const decided = withDecisions(certificate, decisions.get(certificate.id) ?? [])
      const issuer = findTrusted(issuers, decided.link?.key)
      const counted = countedFor(ownerId, decided)
      return issuer && isNamed(decided) ? withTrust(issuer, counted) : counted
    }),
  )
}

type Named = Parameters<typeof signedNamesOf>[0] & { id: string }

/**
 * Returns the test whether the link of a certificate is signed for its holder, by any name that they have had here. A
 * file may tie the link of one person to another one.
 */
function signedHolders(
  users: readonly Named[],
  changes: readonly Change[],
): (certificate: CertificateRecord) => boolean {
  const ownerId = changes.find(({ kind }) => kind === 'register-begun')?.id
  const people: readonly Named[] = [
    ...users,
    ...changes.flatMap((change) => {
      if (change.kind === 'person-saved') return [change.person]
      return 'owner' in change && ownerId !== undefined ? [{ ...change.owner, id: ownerId }] : []
    }),
  ]
  const names = groupBy(people, ({ id }) => id)
  return ({ userId, link }) => {
    const holder = link && readToken(link.token)?.certificate.holder
    if (holder === undefined) return false
    const folded = foldText(holder)
    return (names.get(userId) ?? []).some((named) => signedNamesOf(named).includes(folded))
  }
}

/**
 * Lets a link count whose issuer the register trusts, under the name that the register has given the issuer. It lasts as
 * long as the trust: nothing of it is stored with the certificate.
 */
function withTrust(issuer: TrustedHere, certificate: CertificateRecord): CertificateRecord {
  if (certificate.token !== undefined || certificate.status === 'revoked') return certificate
  const { isUnconfirmed: _, ...counted } = certificate
  const isWaiting = certificate.status === 'pending'
  return {
    ...counted,
    status: 'active',
    issuedBy: issuer.name,
    isTrustedHere: true,
    ...(isWaiting && { countsByTrust: true as const }),
  }
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

/** One list takes all events: to copy it for each decision takes the square of their number. */
function withDecisions(certificate: CertificateRecord, decisions: readonly Decision[]): CertificateRecord {
  if (decisions.length === 0) return certificate
  const events = [...certificate.events]
  return decisions.reduce<CertificateRecord>((decided, decision) => {
    const { event, ...changed } = applyDecision(decided, decision)
    if (event) events.push(event)
    return { ...decided, ...changed, events }
  }, certificate)
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

/** The facts that a decision changes, and the event that it makes. */
type Decided = Partial<CertificateRecord> & { event?: CertificateEvent }

/** Returns the effect of a decision. One that the status no longer allows changes nothing. */
function applyDecision(certificate: CertificateRecord, decision: Decision): Decided {
  switch (decision.kind) {
    case 'certificate-corrected':
      return certificate.isOwn ? applyCorrection(certificate, decision) : {}
    case 'certificate-signed':
      return applySignature(certificate, decision)
    case 'certificate-link-kept': {
      const { token, key } = decision
      const isKept = canTakeSignature(certificate) && isSaidBy(token, certificate)
      return isKept ? { link: { token, key }, event: decision } : {}
    }
    case 'programme-answered': {
      const { group, covers } = decision
      return {
        programmeAnswers: [...(certificate.programmeAnswers ?? []), { group, covers }],
        event: decision,
      }
    }
    case 'certificate-confirmed':
      return certificate.status === 'pending' ? { status: 'active', event: decision } : {}
    case 'certificate-revoked':
      return certificate.status === 'revoked'
        ? {}
        : { status: 'revoked', event: { ...decision, former: certificate.status } }
    case 'certificate-restored':
      return certificate.status === 'revoked'
        ? { status: statusBeforeRevocation(certificate), event: decision }
        : {}
  }
}

/**
 * Applies a signature that says what the certificate says. One that comes too late, or says what was corrected since,
 * stays in the history: its link may be in use. One that says anything else belongs to another certificate.
 */
function applySignature(certificate: CertificateRecord, event: ChangeOf<'certificate-signed'>): Decided {
  const { token } = event
  if (!certificate.isOwn) return {}
  const isSaid = isSaidBy(token, certificate)
  const wasSaid = () =>
    certificate.events.some((past) => past.kind === 'certificate-corrected' && isSaidBy(token, past.former))
  if (!isSaid && !wasSaid()) return {}
  return isSaid && canTakeSignature(certificate)
    ? { status: 'active', token, link: undefined, event }
    : { event }
}

function applyCorrection(
  certificate: CertificateRecord,
  correction: ChangeOf<'certificate-corrected'>,
): Decided {
  const facts: CertificateFacts = correction.facts
  const isSameTraining =
    facts.type === certificate.type &&
    facts.scope === certificate.scope &&
    facts.issueDate === certificate.issueDate &&
    // Naming the issuer of a kept link makes it no other training.
    (facts.issuedBy === certificate.issuedBy || certificate.issuedBy === undefined)
  return {
    ...facts,
    // A fact that the correction leaves out is gone.
    scope: facts.scope,
    own: facts.own,
    voltage: facts.voltage,
    issueDate: facts.issueDate,
    expiryDate: facts.expiryDate,
    issuedBy: facts.issuedBy,
    token: undefined,
    link: undefined,
    ...(!isSameTraining && { programmeAnswers: undefined }),
    event: { ...correction, former: correctableFacts(certificate) },
  }
}
