import { certificateStatus, isExpiredOrExpiresWithin, type Certificate } from './certificate'
import { compareText, groupBy } from './collection'
import type { Day } from './day'

/** A certificate that may have been replaced; `replacedBy` is the id of the next one of its chain. */
export type Renewable = { replacedBy?: string }

/**
 * Tells each certificate which newer one has replaced it: the next of the same person and type that was
 * issued later and lasts longer. A revoked one replaces none and is not replaced.
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

/** Those that only certificates have replaced which still wait to be confirmed: what they leave open, nobody has closed yet. */
export function findRenewedButUnconfirmed<T extends Certificate & Renewable>(
  certificates: readonly T[],
): T[] {
  const byId = new Map(certificates.map((known) => [known.id, known]))
  const successorsOf = (certificate: T): T[] => {
    const next = certificate.replacedBy === undefined ? undefined : byId.get(certificate.replacedBy)
    return next ? [next, ...successorsOf(next)] : []
  }
  return certificates.filter((certificate) => {
    const successors = successorsOf(certificate)
    return successors.length > 0 && successors.every(({ status }) => status === 'pending')
  })
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

/** Whether a certificate is active, not replaced, and has at most so many days left. */
export function isExpiring(certificate: Certificate & Renewable, today: Day, withinDays: number): boolean {
  return (
    certificate.replacedBy === undefined &&
    certificateStatus(certificate, today) === 'active' &&
    isExpiredOrExpiresWithin(certificate, today, withinDays)
  )
}
