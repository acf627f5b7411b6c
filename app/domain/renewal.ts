import { certificateStatus, isExpiredOrExpiresWithin, type Certificate } from './certificate'
import { compareText, groupBy, indexById } from './collection'
import type { Day } from './day'

/** A certificate that a newer one may have replaced. */
export type Renewable = {
  /** The id of the next newer certificate. */
  replacedBy?: string
  /** True where a newer certificate is confirmed, whether that one or another. */
  isRenewalConfirmed?: boolean
}

/**
 * Adds the renewal to each certificate that has one: the next certificate of the same person and type that
 * was issued later and expires later. Revoked certificates take no part.
 */
export function withRenewals<T extends Certificate>(certificates: readonly T[]): (T & Renewable)[] {
  const chains = groupBy(
    certificates.filter(({ status }) => status !== 'revoked'),
    ({ userId, type }) => `${userId} ${type}`,
  )
  const renewals = new Map<string, Renewable>()
  for (const chain of chains.values()) {
    const oldestFirst = chain.toSorted(compareAge)
    for (const [place, certificate] of oldestFirst.entries()) {
      const newer = oldestFirst
        .slice(place + 1)
        .filter(
          (later) => later.issueDate > certificate.issueDate && later.expiryDate > certificate.expiryDate,
        )
      const [successor] = newer
      if (!successor) continue
      // Any of them, because a claim without proof must not hide a confirmed renewal.
      const isRenewalConfirmed = newer.some(({ status }) => status !== 'pending')
      renewals.set(certificate.id, { replacedBy: successor.id, isRenewalConfirmed })
    }
  }
  return certificates.map((certificate) => {
    const renewal = renewals.get(certificate.id)
    return renewal ? { ...certificate, ...renewal } : certificate
  })
}

/** True for a replaced certificate whose renewal is not confirmed yet. */
export function isRenewedButUnconfirmed({ replacedBy, isRenewalConfirmed }: Renewable): boolean {
  return replacedBy !== undefined && !isRenewalConfirmed
}

/**
 * True for an active certificate without a confirmed renewal. Nobody may work on the basis of a pending
 * renewal, so the deadline of the older certificate stays (product rule).
 */
export function hasOpenDeadline(
  certificate: Pick<Certificate, 'status' | 'expiryDate'> & Renewable,
  today: Day,
): boolean {
  return certificateStatus(certificate, today) === 'active' && !certificate.isRenewalConfirmed
}

/** Finds the renewal of a certificate. */
export function successorOf<T extends Certificate>(
  { id, userId, type }: Pick<Certificate, 'id' | 'userId' | 'type'>,
  certificates: readonly T[],
): T | undefined {
  const related = certificates.filter(
    (certificate) => certificate.userId === userId && certificate.type === type,
  )
  const replacedBy = withRenewals(related).find((certificate) => certificate.id === id)?.replacedBy
  return related.find((certificate) => certificate.id === replacedBy)
}

/** Returns the certificate with all that it renews and all that renew it, the newest first. */
export function renewalChain<T extends Certificate & Renewable>(
  certificate: T,
  certificates: readonly T[],
): T[] {
  const predecessors = groupBy(certificates, ({ replacedBy }) => replacedBy)
  const byId = indexById(certificates)
  const chain = new Set<T>()
  const collect = (link: T | undefined) => {
    if (!link || chain.has(link)) return
    chain.add(link)
    if (link.replacedBy !== undefined) collect(byId.get(link.replacedBy))
    for (const predecessor of predecessors.get(link.id) ?? []) collect(predecessor)
  }
  collect(certificate)
  return [...chain].toSorted((a, b) => compareAge(b, a))
}

/** Compares by issue, expiry and id, so that the order of the list makes no difference. */
function compareAge(a: Certificate, b: Certificate): number {
  return (
    compareText(a.issueDate, b.issueDate) ||
    compareText(a.expiryDate, b.expiryDate) ||
    compareText(a.id, b.id)
  )
}

/**
 * True for an active certificate that is not replaced and has at most `withinDays` days left. Even a pending
 * renewal ends the alert, because nothing is left to do; those certificates are counted separately.
 */
export function isExpiring(certificate: Certificate & Renewable, today: Day, withinDays: number): boolean {
  return (
    certificate.replacedBy === undefined &&
    certificateStatus(certificate, today) === 'active' &&
    isExpiredOrExpiresWithin(certificate, today, withinDays)
  )
}
