import { canDecideOn, fixedIssuer, holdersFor } from '~/domain/access/access'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { levelOf } from '~/domain/certificates/remaining-time'
import type { Person } from '~/domain/people/user'
import type { Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

export const CERTIFICATE_DECISIONS = ['confirm', 'revoke', 'restore'] as const

export type CertificateDecision = (typeof CERTIFICATE_DECISIONS)[number]

/** True if the certificate's status allows the decision. The rights of the viewer are checked elsewhere. */
export function isDecisionPossible(
  decision: CertificateDecision,
  { status }: Pick<CertificateRecord, 'status'>,
): boolean {
  switch (decision) {
    case 'confirm':
      return status === 'pending'
    case 'revoke':
      return status !== 'revoked'
    case 'restore':
      return status === 'revoked'
  }
}

/** Returns the certificates that wait for the viewer to confirm them, the longest waiting first. */
export function listUnconfirmed(
  viewer: Person,
  visibleCertificates: readonly CertificateRecord[],
): CertificateRecord[] {
  return visibleCertificates
    .filter((certificate) => isDecisionPossible('confirm', certificate) && canDecideOn(viewer, certificate))
    .toSorted((a, b) => compareText(a.issueDate ?? '', b.issueDate ?? ''))
}

export type CertificateAction = CertificateDecision | 'sign' | 'correct' | 'remove' | 'renew'

/** Returns what the viewer can do with the certificate now. */
export function certificateActions(
  viewer: Person,
  certificate: CertificateRecord,
  sample: {
    users: readonly Person[]
    certificates: readonly CertificateRecord[]
    trainings: readonly Training[]
  },
): CertificateAction[] {
  const decisions = canDecideOn(viewer, certificate)
    ? CERTIFICATE_DECISIONS.filter((decision) => isDecisionPossible(decision, certificate))
    : []
  return [
    ...(canBeRenewed(certificate) && holdersFor(viewer, sample).some(({ id }) => id === certificate.userId)
      ? (['renew'] as const)
      : []),
    ...decisions,
    ...(canBeSigned(viewer, { ...certificate, token: undefined }) ? (['sign'] as const) : []),
    ...(canBeCorrected(viewer, certificate) ? (['correct'] as const) : []),
    ...(canBeRemoved(viewer, certificate) ? (['remove'] as const) : []),
  ]
}

/**
 * True for a certificate that was added in this browser, because its number or a day may be mistyped. Only the issuer
 * corrects a signed one.
 */
export function canBeCorrected(viewer: Person, certificate: CertificateRecord): boolean {
  const { isOwn, status, token } = certificate
  return isOwn && status !== 'revoked' && (token === undefined || isIssuedBy(viewer, certificate))
}

/** True for certificates that were added in this browser. A signed one may be in use, so it is revoked instead. */
export function canBeRemoved(viewer: Person, certificate: CertificateRecord): boolean {
  const wasSigned = certificate.events.some(({ kind }) => kind === 'certificate-signed')
  return certificate.isOwn && !(wasSigned && isIssuedBy(viewer, certificate))
}

/** True for a certificate that the viewer issues in this browser and that is not signed yet. */
export function canBeSigned(
  viewer: Person,
  certificate: Pick<CertificateRecord, 'isOwn' | 'status' | 'scope' | 'token' | 'userId' | 'issuedBy'>,
): boolean {
  const { isOwn, status, scope, token } = certificate
  return (
    isOwn &&
    status === 'active' &&
    scope !== undefined &&
    token === undefined &&
    isIssuedBy(viewer, certificate)
  )
}

function isIssuedBy(viewer: Person, certificate: Pick<CertificateRecord, 'userId' | 'issuedBy'>): boolean {
  const issuer = fixedIssuer(viewer)
  return issuer !== undefined && issuer === certificate.issuedBy && canDecideOn(viewer, certificate)
}

/** Only a certificate that was in force can be renewed, and only the newest of its chain. */
function canBeRenewed({ status, replacedBy, awaits }: CertificateRecord): boolean {
  return replacedBy === undefined && awaits === undefined && (status === 'active' || status === 'expired')
}

/** The first of them that is possible is the next one. */
const AWAITED_ACTIONS = ['confirm', 'sign', 'renew'] as const satisfies CertificateAction[]

/**
 * Returns the action that the certificate waits for, which its page offers beside the verdict: renewing if there is
 * something to do, or deciding on what is pending or not signed yet.
 */
export function awaitedAction(
  actions: readonly CertificateAction[],
  certificate: Parameters<typeof levelOf>[0] & Pick<CertificateRecord, 'token'>,
  today: Day,
): CertificateAction | undefined {
  const isAwaited = {
    confirm: true,
    sign: certificate.token === undefined,
    renew: levelOf(certificate, today) !== 'reference',
  }
  return AWAITED_ACTIONS.find((step) => actions.includes(step) && isAwaited[step])
}
