import { endOf } from '~/domain/certificates/certificate'
import { WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import {
  canTakeSignature,
  correctableFacts,
  type CertificateRecord,
} from '~/domain/certificates/certificate-record'
import { findDuplicate, type CertificateFacts } from '~/domain/certificates/new-certificate'

import { correctionLines } from './correction-text'
import type { Taker } from './taker'
import type { KnownBy, Taking, TakingLine } from './taking-line'

/** Decides what a link does to the entries of its holder. `earlier` are the lines above it. */
export function planFor(
  holder: Taker,
  { facts, knownBy }: { facts: CertificateFacts; knownBy: KnownBy },
  earlier: readonly TakingLine[],
  certificates: readonly CertificateRecord[],
): Taking {
  const twin = earlier.findIndex(({ taking }) => isTakenFor(holder, facts, taking))
  if (twin !== -1) return { kind: 'repeated', place: twin + 1 }
  const own = certificates.filter(({ userId }) => userId === holder.id)
  const unsigned = own.filter(canTakeSignature)
  const settled = own.filter((record) => !canTakeSignature(record))
  const present = findDuplicate(facts, settled)
  if (present) {
    // The issuer may have signed the same again, and ended the link that the record holds.
    const isDifferent = present.token !== undefined || correctionsOf(present, facts).length > 0
    return { kind: 'present', record: present, isDifferent }
  }
  const record = findDuplicate(facts, unsigned) ?? findWithoutNumber(facts, unsigned, earlier)
  if (!record) return { kind: 'added', holder, facts, knownBy }
  const stated = { ...facts, issuedBy: facts.issuedBy ?? record.issuedBy }
  const corrections = correctionsOf(record, stated)
  if (knownBy !== 'server' && mustStay(record, { stated, corrections, knownBy })) {
    const isDifferent = corrections.length > 0
    return { kind: 'present', record, isDifferent, isOfTrusted: knownBy === 'register' }
  }
  return { kind: 'confirmed', holder, facts: stated, record, corrections, knownBy }
}

/**
 * True if an entry stays as it is, because the server does not confirm the link: a forged one could put off an end, or take
 * the place of a link that counts, and a correction would outlast the trust in an issuer.
 */
function mustStay(
  record: CertificateRecord,
  { stated, corrections, knownBy }: { stated: CertificateFacts; corrections: string[]; knownBy: KnownBy },
): boolean {
  if (record.isTrustedHere && knownBy === 'nobody') return true
  const countsByItself = record.status === 'active' && !record.countsByTrust
  if (!countsByItself || corrections.length === 0) return false
  const isVouchedFor = !record.isUnconfirmed
  return (isVouchedFor && knownBy === 'nobody') || endOf(stated) > endOf(record)
}

function isTakenFor(holder: Taker, facts: CertificateFacts, taking: Taking): boolean {
  if (taking.kind !== 'added' && taking.kind !== 'confirmed') return false
  const taken = { ...taking.facts, id: '', userId: holder.id, status: 'active' as const }
  return taking.holder.id === holder.id && findDuplicate(facts, [taken]) !== undefined
}

/** An imported certificate may lack its number. Then the qualification and the last day tell which one it is. */
function findWithoutNumber(
  { type, scope, expiryDate }: CertificateFacts,
  records: readonly CertificateRecord[],
  earlier: readonly TakingLine[],
): CertificateRecord | undefined {
  const isUsed = (record: CertificateRecord) =>
    earlier.some(({ taking }) => taking.kind === 'confirmed' && taking.record === record)
  return records.find(
    (record) =>
      record.number === WITHOUT_NUMBER &&
      record.type === type &&
      record.scope === scope &&
      record.expiryDate === expiryDate &&
      !isUsed(record),
  )
}

function correctionsOf(record: CertificateRecord, facts: CertificateFacts): string[] {
  return correctionLines({ former: correctableFacts(record), facts })
}
