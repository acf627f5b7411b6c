import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import type { Change } from '~/domain/changes/change'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import { findTrusted } from '~/domain/records/issuer-changes'
import type { TrustedHere } from '~/domain/signing/issuer-trust'
import { isSampleKey } from '~/domain/signing/sample-key'
import { readToken, type SignedCertificate } from '~/domain/signing/signed-certificate'
import type { TypedLink } from '~/domain/signing/signed-link'
import { isTakeable, type CheckedAnswer } from '~/domain/signing/signed-status'
import type { Day } from '~/domain/words/day'

import { findNamed, type Taker } from './taker'
import { planFor } from './taking-entry'
import type { Taking, TakingLine } from './taking-line'

// The holder takes what an issuer has signed, or the employer does so for the staff: the server confirms the link, and
// the browser keeps it with the certificate. A link of an issuer whom the server does not know is kept, too, with the
// key that has signed it. It counts once the register trusts that key, or the server knows it.

/** A link, and what the server has said of it so far. */
export type CheckedLink = TypedLink & { answer?: CheckedAnswer | 'altered' | undefined }

export type TakingContext = {
  viewer: Person
  takers: readonly Taker[]
  archivedPeople: readonly Taker[]
  /** All that the viewer may see, also of archived people. */
  certificates: readonly CertificateRecord[]
  /** True if nothing of the sample counts. */
  isOwnRegister: boolean
  /** Those whom the register trusts. */
  issuers: readonly TrustedHere[]
  today: Day
  /** The holder of a token's certificate, if the name alone does not tell. */
  chosen: ReadonlyMap<string, string>
}

/** The answer that it is none of the people with that name. */
export const NONE_OF_THEM = 'none'

/** Plans the result of each link. A planned certificate counts for the links after it. */
export function planTaking(links: readonly CheckedLink[], context: TakingContext): TakingLine[] {
  const lines: TakingLine[] = []
  for (const link of links) lines.push(planLine(link, lines, context))
  return lines
}

function planLine(
  { text, token, answer }: CheckedLink,
  earlier: readonly TakingLine[],
  context: TakingContext,
): TakingLine {
  const certificate = token === undefined ? undefined : readToken(token)?.certificate
  if (token === undefined || !certificate || answer === 'altered')
    return { text, taking: { kind: 'altered' } }
  const place = earlier.findIndex((line) => line.token === token)
  if (place !== -1) return { text, token, taking: { kind: 'repeated', place: place + 1 } }
  if (!answer) return { text, token, taking: { kind: 'unchecked' } }
  const outcome = planChecked({ token, certificate, answer }, earlier, context)
  return { text, token, certificate, answer, ...outcome }
}

function planChecked(
  {
    token,
    certificate,
    answer: { verdict, signer, key },
  }: { token: string; certificate: SignedCertificate; answer: CheckedAnswer },
  earlier: readonly TakingLine[],
  context: TakingContext,
): Pick<TakingLine, 'taking' | 'candidates'> {
  const signed = context.certificates.find((record) => record.token === token)
  if (signed) return { taking: { kind: 'present', record: signed, isDifferent: false } }
  // The server has the last word on the issuers that it knows, whatever the register says of them.
  const isUnknown = verdict.status === 'unknown_issuer' && key !== undefined
  const kept = context.certificates.find(({ link }) => link?.token === token)
  if (kept && isUnknown) return { taking: { kind: 'present', record: kept, isDifferent: false } }
  if (isUnknown && certificate.issueDate > context.today) return { taking: { kind: 'not-yet' } }
  if (!isUnknown && (!signer || !isTakeable(verdict))) return { taking: { kind: 'refused' } }
  const isSample = signer ? signer.isSample : key !== undefined && isSampleKey(key)
  if (isSample && context.isOwnRegister) return { taking: { kind: 'sample' } }
  const trusted = isUnknown ? findTrusted(context.issuers, key) : undefined
  const candidates = findNamed(context.takers, certificate.holder)
  const [only, ...others] = candidates
  if (!only) return { taking: nobodyNamed(certificate.holder, context) }
  const facts = statedBy(certificate, signer?.name)
  const knownBy = signer ? 'server' : trusted ? 'register' : 'nobody'
  const planWith = (holder: Taker) => planFor(holder, { facts, knownBy }, earlier, context.certificates)
  if (others.length === 0) return { taking: planWith(only) }
  const choice = context.chosen.get(token)
  const holder = candidates.find(({ id }) => id === choice)
  if (holder) return { candidates, taking: planWith(holder) }
  return { candidates, taking: { kind: choice === NONE_OF_THEM ? 'left-out' : 'unclear' } }
}

/**
 * Returns the facts of a certificate as a record has them. The issuer's name is that of the server's list: a link has none,
 * and the name that the register has given is shown only as long as the trust lasts.
 */
function statedBy(
  { type, scope, number, issueDate, expiryDate }: SignedCertificate,
  issuedBy: string | undefined,
): CertificateFacts {
  return { type, scope, number, issueDate, ...(expiryDate && { expiryDate }), ...(issuedBy && { issuedBy }) }
}

function nobodyNamed(name: string, { viewer, archivedPeople }: TakingContext): Taking {
  if (!hasRole(viewer, 'employer')) return { kind: 'other-name' }
  const [person] = findNamed(archivedPeople, name)
  return person ? { kind: 'archived', person } : { kind: 'nobody' }
}

/**
 * Returns what builds the changes of a line, in their order; nothing if it brings no certificate. `newId` is the id
 * of a new one.
 */
export function takingChanges(
  { token, taking, answer }: TakingLine,
  { day, newId }: { day: Day; newId: string },
): ((id: string) => Change)[] {
  if (token === undefined || (taking.kind !== 'added' && taking.kind !== 'confirmed')) return []
  const { facts, holder } = taking
  const certificateId = taking.kind === 'added' ? newId : taking.record.id
  const isSigned = taking.knownBy === 'server'
  const sign = (id: string): Change =>
    isSigned
      ? { kind: 'certificate-signed', id, day, certificateId, token }
      : { kind: 'certificate-link-kept', id, day, certificateId, token, key: answer?.key }
  if (taking.kind === 'added') {
    const status = isSigned ? ('active' as const) : ('pending' as const)
    const certificate = { id: newId, userId: holder.id, ...facts, status }
    return [(id) => ({ kind: 'certificate-added', id, day, certificate }), sign]
  }
  if (taking.corrections.length === 0) return [sign]
  return [(id) => ({ kind: 'certificate-corrected', id, day, certificateId, facts }), sign]
}
