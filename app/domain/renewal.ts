import { certificateStatus, isExpiredOrExpiresWithin, type Certificate } from './certificate'
import { compareText, groupBy, indexById } from './collection'
import type { Day } from './day'

/** `replacedBy` is the id of the next newer certificate, where there is one. */
export type Renewable = { replacedBy?: string }

/**
 * Adds `replacedBy` to each certificate that has a renewal: the next one of the same person and type that
 * was issued later and expires later. Revoked certificates take no part.
 */
export function withRenewals<T extends Certificate>(certificates: readonly T[]): (T & Renewable)[] {
  const chains = groupBy(
    certificates.filter(({ status }) => status !== 'revoked'),
    ({ userId, type }) => `${userId} ${type}`,
  )
  const successors = new Map<string, string>()
  for (const chain of chains.values()) {
    const byIssue = chain.toSorted(compareAge)
    for (const [place, certificate] of byIssue.entries()) {
      const successor = byIssue
        .slice(place + 1)
        .find((later) => later.issueDate > certificate.issueDate && later.expiryDate > certificate.expiryDate)
      if (successor) successors.set(certificate.id, successor.id)
    }
  }
  return certificates.map((certificate) => {
    const replacedBy = successors.get(certificate.id)
    return replacedBy === undefined ? certificate : { ...certificate, replacedBy }
  })
}

/** Returns certificates whose renewal is not confirmed yet. */
export function findRenewedButUnconfirmed<T extends Certificate & Renewable>(
  certificates: readonly T[],
): T[] {
  const byId = indexById(certificates)
  const successorsOf = (certificate: T): T[] => {
    const next = certificate.replacedBy === undefined ? undefined : byId.get(certificate.replacedBy)
    return next ? [next, ...successorsOf(next)] : []
  }
  return certificates.filter((certificate) => {
    const successors = successorsOf(certificate)
    return successors.length > 0 && successors.every(({ status }) => status === 'pending')
  })
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

/** True for an active certificate that is not replaced and has at most `withinDays` days left. */
export function isExpiring(certificate: Certificate & Renewable, today: Day, withinDays: number): boolean {
  return (
    certificate.replacedBy === undefined &&
    certificateStatus(certificate, today) === 'active' &&
    isExpiredOrExpiresWithin(certificate, today, withinDays)
  )
}
