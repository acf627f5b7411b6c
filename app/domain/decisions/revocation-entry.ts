import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Day } from '~/domain/words/day'

/** An entry of the operator's list, under `revoked` of the issuer. */
type RevocationEntry = { id: string; since: Day; reason: string }

const CORRECTED = 'zastąpiony poprawionym certyfikatem'
const SIGNED_TWICE = 'zastąpiony innym podpisem'

/**
 * Returns what the server's operator has to know of a certificate: which of its links count no more. A revocation in
 * this browser ends its link, a correction ends the one before, and of two signatures the first one counts.
 */
export function revocationEntries({
  token,
  status,
  events,
}: Pick<CertificateRecord, 'token' | 'status' | 'events'>): RevocationEntry[] {
  const revocation =
    status === 'revoked' ? events.findLast(({ kind }) => kind === 'certificate-revoked') : undefined
  return events.flatMap((event, place) => {
    if (event.kind !== 'certificate-signed') return []
    const correction = events.slice(place).find(({ kind }) => kind === 'certificate-corrected')
    if (correction) return [{ id: event.id, since: correction.day, reason: CORRECTED }]
    if (revocation?.kind === 'certificate-revoked') {
      return [{ id: event.id, since: revocation.day, reason: lineOf(revocation.reason) }]
    }
    // Without a signature that counts, this one came after the correction that ends it.
    const reason = token === undefined ? CORRECTED : SIGNED_TWICE
    return event.token === token ? [] : [{ id: event.id, since: event.day, reason }]
  })
}

/** Returns the id of a link that counts again, and that the operator may have on the list, or undefined. */
export function restoredLink({
  token,
  status,
  events,
}: Pick<CertificateRecord, 'token' | 'status' | 'events'>) {
  const place = events.findIndex((event) => event.kind === 'certificate-signed' && event.token === token)
  const isRestored =
    status !== 'revoked' && events.slice(place).some(({ kind }) => kind === 'certificate-restored')
  return place !== -1 && isRestored ? events[place]?.id : undefined
}

/** Returns the entries as the operator pastes them. */
export function entryLines(entries: readonly RevocationEntry[]): string {
  return entries.map((entry) => JSON.stringify(entry, null, 2)).join(',\n')
}

function lineOf(reason: string): string {
  return reason.replace(/\s+/g, ' ')
}
