import { isOutgoing } from '~/domain/qualifications/qualification'
import { compareText, groupBy, indexById } from '~/domain/words/collection'
import { keepTogether } from '~/domain/words/polish'

import { endOf, lastDayOf, type Certificate } from './certificate'

/** A certificate that a newer one may have replaced. */
export type Renewable = {
  /** The id of the newer certificate that has replaced it. That one is confirmed. */
  replacedBy?: string
  /** The newer certificate that would replace it, but waits to be confirmed. */
  awaits?: Pick<Certificate, 'id' | 'number' | 'issuedBy' | 'link'>
}

/**
 * Adds the renewal to each certificate that has one: the next confirmed certificate of the same person, type and
 * scope that was issued later and expires later. A permit for a forklift is replaced by a certificate of UDT for one. A
 * periodic training that names no group is of whichever group the other one is.
 * Revoked certificates take no part. A pending one replaces nothing, because nobody may work on the basis of a claim; it
 * is only named.
 */
export function withRenewals<T extends Certificate>(certificates: readonly T[]): (T & Renewable)[] {
  const chains = groupBy(
    certificates.filter(({ status }) => status !== 'revoked'),
    chainOf,
  )
  const renewals = new Map<string, Renewable>()
  for (const chain of chains.values()) {
    const oldestFirst = chain.toSorted(compareAge)
    for (const certificate of oldestFirst) {
      const others = isOutgoing(certificate) ? forkliftsOf(chains, certificate) : oldestFirst
      const newer = others.filter((candidate) => isRenewalOf(candidate, certificate))
      const [waiting] = newer
      const successor = newer.find((candidate) => canReplace(candidate, certificate))
      if (successor) renewals.set(certificate.id, { replacedBy: successor.id })
      else if (waiting) renewals.set(certificate.id, { awaits: toAwaited(waiting) })
    }
  }
  return certificates.map((certificate) => {
    const renewal = renewals.get(certificate.id)
    return renewal ? { ...certificate, ...renewal } : certificate
  })
}

/** The link of an issuer whom nobody knows may be forged, so it never ends the alarm of a confirmed certificate. */
function canReplace(newer: Certificate, older: Certificate): boolean {
  const isOfUnknown = newer.isUnconfirmed && newer.link !== undefined
  return newer.status !== 'pending' && (!isOfUnknown || older.isUnconfirmed === true)
}

function chainOf({ userId, type, scope }: Pick<Certificate, 'userId' | 'type' | 'scope'>): string {
  return type === 'bhp' ? `${userId} ${type}` : `${userId} ${type} ${scope}`
}

function isOfOtherGroup(a: Certificate, b: Certificate): boolean {
  return a.type === 'bhp' && a.scope !== undefined && b.scope !== undefined && a.scope !== b.scope
}

/** Returns the certificates of UDT with which the person may drive the forklift of their permit, oldest first. */
function forkliftsOf<T extends Certificate>(chains: ReadonlyMap<string, T[]>, permit: Certificate): T[] {
  return (['forklift', 'forklift_with_boom'] as const)
    .flatMap((scope) => chains.get(chainOf({ ...permit, scope })) ?? [])
    .toSorted(compareAge)
}

/**
 * Of two certificates without a term, the one that was issued later is the newer one. If a day of issue is unknown, only
 * a later end tells that one is newer.
 */
function isRenewalOf(later: Certificate, earlier: Certificate): boolean {
  // The right above 1 kV ends even if the one below goes on.
  if (earlier.voltage === 'above_1_kv' && later.voltage === 'up_to_1_kv') return false
  if (isOfOtherGroup(later, earlier)) return false
  const { issueDate } = later
  if (issueDate === undefined || earlier.issueDate === undefined) {
    const lastDay = lastDayOf(later)
    return lastDay !== undefined && lastDay > endOf(earlier)
  }
  return issueDate > earlier.issueDate && (lastDayOf(later) === undefined || endOf(later) > endOf(earlier))
}

function toAwaited({ id, number, issuedBy, link }: Certificate): Renewable['awaits'] {
  return { id, number, issuedBy, ...(link && { link }) }
}

/** Says who has to confirm the newer certificate. Until then the alarm of the old one goes on. */
export function awaitedText(awaited: NonNullable<Renewable['awaits']>): string {
  return keepTogether(
    `Nowszy certyfikat ${awaited.number} czeka na potwierdzenie przez: ${confirmerOf(awaited)}.`,
  )
}

/**
 * Returns who may confirm the certificate: its issuer; an administrator if it names none. A link is confirmed by whoever
 * knows its issuer.
 */
export function confirmerOf({ issuedBy, link }: Pick<Certificate, 'issuedBy' | 'link'>): string {
  return link ? 'firma, która zaufa wystawcy, albo ten serwer' : (issuedBy ?? 'administrator')
}

/** Finds the certificate that has replaced this one, or else the one that waits to. */
export function successorOf<T extends Certificate>(
  { id, userId, type, scope }: Pick<Certificate, 'id' | 'userId' | 'type' | 'scope'>,
  certificates: readonly T[],
): T | undefined {
  const related = certificates.filter(
    (certificate) =>
      certificate.userId === userId &&
      certificate.type === type &&
      (certificate.scope === scope || type === 'bhp' || isOutgoing({ type, scope })),
  )
  const renewed = withRenewals(related).find((certificate) => certificate.id === id)
  return renewed && related.find((certificate) => certificate.id === newerId(renewed))
}

function newerId({ replacedBy, awaits }: Renewable): string | undefined {
  return replacedBy ?? awaits?.id
}

/** Returns the certificate with all that it renews and all that renew it or wait to, the newest first. */
export function renewalChain<T extends Certificate & Renewable>(
  certificate: T,
  certificates: readonly T[],
): T[] {
  const predecessors = groupBy(certificates, newerId)
  const byId = indexById(certificates)
  const chain = new Set<T>()
  const collect = (link: T | undefined) => {
    if (!link || chain.has(link)) return
    chain.add(link)
    const newer = newerId(link)
    if (newer !== undefined) collect(byId.get(newer))
    for (const predecessor of predecessors.get(link.id) ?? []) collect(predecessor)
  }
  collect(certificate)
  return [...chain].toSorted((a, b) => compareAge(b, a))
}

/** Compares by issue, expiry and id, so that the order of the list makes no difference. An unknown day of issue is first. */
function compareAge(a: Certificate, b: Certificate): number {
  return (
    compareText(a.issueDate ?? '', b.issueDate ?? '') ||
    compareText(endOf(a), endOf(b)) ||
    compareText(a.id, b.id)
  )
}
