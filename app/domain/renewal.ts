import { certificateStatus, isExpiredOrExpiresWithin, type Certificate } from './certificate'
import { compareText, groupBy } from './collection'
import type { Day } from './day'

/** A certificate that a newer one may have replaced. */
export type Renewable = {
  /** The id of the next one of its chain. */
  replacedBy?: string
  /** Whether that one, or a later one of the chain, is confirmed. */
  isRenewalConfirmed?: boolean
}

/**
 * Tells each certificate which newer one has replaced it: the next of the same person and type that was
 * issued later and lasts longer. A revoked one replaces none and is not replaced.
 */
export function withRenewals<T extends Certificate>(certificates: readonly T[]): (T & Renewable)[] {
  const chains = groupBy(
    certificates.filter(({ status }) => status !== 'revoked'),
    ({ userId, type }) => `${userId} ${type}`,
  )
  const renewals = new Map<string, Renewable>()
  for (const chain of chains.values()) {
    // The newest first, so that what is known of a successor is known before it is asked for.
    const newestFirst = chain.toSorted((a, b) => compareAge(b, a))
    for (const [place, certificate] of newestFirst.entries()) {
      const successor = newestFirst
        .slice(0, place)
        .findLast(
          (later) => later.issueDate > certificate.issueDate && later.expiryDate > certificate.expiryDate,
        )
      if (!successor) continue
      const isRenewalConfirmed =
        successor.status !== 'pending' || Boolean(renewals.get(successor.id)?.isRenewalConfirmed)
      renewals.set(certificate.id, { replacedBy: successor.id, isRenewalConfirmed })
    }
  }
  return certificates.map((certificate) => {
    const renewal = renewals.get(certificate.id)
    return renewal ? { ...certificate, ...renewal } : certificate
  })
}

/** Whether a certificate has been replaced only by ones that still wait to be confirmed. */
export function isRenewedButUnconfirmed({ replacedBy, isRenewalConfirmed }: Renewable): boolean {
  return replacedBy !== undefined && !isRenewalConfirmed
}

/**
 * Whether the last day of a certificate is one to keep: it is active, and no confirmed certificate has replaced
 * it. Nobody may work on a renewal that waits to be confirmed, so that stops no deadline (product rule).
 */
export function hasOpenDeadline(
  certificate: Pick<Certificate, 'status' | 'expiryDate'> & Renewable,
  today: Day,
): boolean {
  return certificateStatus(certificate, today) === 'active' && !certificate.isRenewalConfirmed
}

/** The newer certificate that has replaced one. */
export function successorOf<T extends Certificate>(
  { id, userId, type }: Pick<Certificate, 'id' | 'userId' | 'type'>,
  certificates: readonly T[],
): T | undefined {
  const related = certificates.filter((known) => known.userId === userId && known.type === type)
  const replacedBy = withRenewals(related).find((known) => known.id === id)?.replacedBy
  return related.find((known) => known.id === replacedBy)
}

/** The certificates before and after one of its chain, itself included, the newest first. */
export function renewalChain<T extends Certificate & Renewable>(
  certificate: T,
  certificates: readonly T[],
): T[] {
  const predecessors = groupBy(certificates, ({ replacedBy }) => replacedBy)
  const byId = new Map(certificates.map((known) => [known.id, known]))
  const chain = new Set<T>()
  const collect = (known: T | undefined) => {
    if (!known || chain.has(known)) return
    chain.add(known)
    if (known.replacedBy !== undefined) collect(byId.get(known.replacedBy))
    for (const predecessor of predecessors.get(known.id) ?? []) collect(predecessor)
  }
  collect(certificate)
  return [...chain].toSorted((a, b) => compareAge(b, a))
}

/** A whole order, so that nothing depends on the order in which the certificates come. */
function compareAge(a: Certificate, b: Certificate): number {
  return (
    compareText(a.issueDate, b.issueDate) ||
    compareText(a.expiryDate, b.expiryDate) ||
    compareText(a.id, b.id)
  )
}

/**
 * Whether a certificate is active, has at most so many days left, and nobody has added a newer one yet: alerts
 * tell what is still to be done, so a renewal ends them even before it is confirmed, and is counted apart.
 */
export function isExpiring(certificate: Certificate & Renewable, today: Day, withinDays: number): boolean {
  return (
    certificate.replacedBy === undefined &&
    certificateStatus(certificate, today) === 'active' &&
    isExpiredOrExpiresWithin(certificate, today, withinDays)
  )
}
